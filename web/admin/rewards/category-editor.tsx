import type { z } from 'zod';
import { rewardCategoryKind } from '#contract/rewards.ts';
import {
  type AdminRewardCategory,
  adminRewardCategory,
  rewardAdminCalls,
  rewardCategoryCreateBody,
} from '#contract/rewards-admin.ts';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select } from '#web/ui/field.tsx';

type CategoryInput = z.input<typeof rewardCategoryCreateBody>;
type CategoryOutput = z.output<typeof rewardCategoryCreateBody>;

const fields = ['name_zh', 'name', 'kind', 'position'] as const;
type CategoryField = (typeof fields)[number];

const valuesOf = ({ name_zh, name, kind, position }: AdminRewardCategory) => ({
  name_zh,
  name,
  kind,
  position,
});

interface CategoryEditorProps {
  /** null: a new one. */
  category: AdminRewardCategory | null;
  /** The list that it was opened from. */
  backTo: string;
}

/** A category of rewards: its name in both languages, its kind and its place. */
export function CategoryEditor({ category, backTo }: CategoryEditorProps) {
  const { t } = useTranslation();
  const api = useApi();
  const record = useRecordForm<CategoryInput, CategoryOutput, AdminRewardCategory, CategoryField>({
    schema: rewardCategoryCreateBody,
    state: category,
    fields,
    valuesOf,
    newValues: { name_zh: '', name: '', kind: 'merchandise', position: 1 },
    stateSchema: adminRewardCategory,
    leadsTo: () => backTo,
    save: (values, version) => {
      if (category === null) return api.send(rewardAdminCalls.createCategory, { body: values });
      const body = { ...values, ...(version !== undefined && { version }) };
      const params = { id: category.reward_category_id };
      return api.send(rewardAdminCalls.updateCategory, { params, body });
    },
  });
  const { form, errorOf, values } = record;
  const name = t('admin.economy.categories.name');
  const words = {
    labels: {
      name_zh: `${name} · ${t('admin.languages.zh')}`,
      name: `${name} · ${t('admin.languages.en')}`,
      kind: t('admin.economy.categories.kind'),
      position: t('admin.economy.categories.columns.position'),
    },
    wordOf: (field: CategoryField, value: unknown) => {
      const kind = field === 'kind' && rewardCategoryKind.options.find((one) => one === value);
      return kind ? t(`admin.economy.kinds.${kind}`) : String(value ?? '');
    },
  };
  return (
    <RecordFrame
      record={record}
      title={t(
        category === null
          ? 'admin.economy.categories.addTitle'
          : 'admin.economy.categories.editTitle',
      )}
      back={{ to: backTo, label: t('admin.economy.categories.back') }}
      words={words}
      submitLabel={t(category === null ? 'admin.economy.categories.create' : 'controls.save')}
    >
      <BothLanguages
        id="names"
        title={t('admin.economy.categories.names')}
        pairs={[{ name: 'name', label: name, maxLength: 60 }]}
        form={form}
        values={values}
        errorOf={errorOf}
      />
      <section aria-labelledby="conditions">
        <h2 id="conditions" className="mb-4 text-xl">
          {t('admin.economy.categories.conditions')}
        </h2>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={words.labels.kind}
            hint={t('admin.economy.categories.kindHint')}
            error={errorOf('kind')}
            required
          >
            <Select {...form.register('kind')}>
              {rewardCategoryKind.options.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`admin.economy.kinds.${kind}`)}
                </option>
              ))}
            </Select>
          </Field>
          <WholeNumberField
            form={form}
            name="position"
            label={words.labels.position}
            hint={t('admin.economy.categories.positionHint')}
            error={errorOf('position')}
          />
        </div>
      </section>
    </RecordFrame>
  );
}
