import type { GroupChoice } from '#contract/groups-admin.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';

interface GroupFilterProps {
  groups: readonly GroupChoice[];
  value: number | null;
}

/** Narrows a list of the administration to a group of learners; without groups there is no field. */
export function GroupFilter({ groups, value }: GroupFilterProps) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <FilterSelect name="group_id" label={t('admin.groups.filter')} value={String(value ?? '')}>
      <option value="">{t('admin.groups.anyGroup')}</option>
      {groups.map(({ group_id: id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  );
}
