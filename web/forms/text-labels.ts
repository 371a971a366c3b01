import {
  type BilingualColumnOf,
  type BilingualEntityName,
  type BilingualFieldName,
  type BilingualFieldOf,
  bilingualEntity,
  bilingualFields,
} from '#domain/bilingual-entities.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { TextPair } from './both-languages.tsx';

const namesOf = (entity: BilingualEntityName): readonly BilingualFieldName[] =>
  bilingualFields(entity);

/** The labels of an entity's text fields, each with its language. */
export function useTextLabels() {
  const { t } = useTranslation();
  return <E extends BilingualEntityName>(entity: E): Record<BilingualColumnOf<E>, string> => {
    const labels = namesOf(entity).flatMap((name) => {
      const label = t(`admin.audit.fields.${name}`);
      return [
        [`${name}_zh`, `${label} · ${t('admin.languages.zh')}`],
        [name, `${label} · ${t('admin.languages.en')}`],
      ];
    });
    return Object.fromEntries(labels) as Record<BilingualColumnOf<E>, string>;
  };
}

/** From so many characters on a text gets a tall field. */
const LONG_TEXT = 2000;

const rowsFor = (max: number) => (max < LONG_TEXT ? 3 : 10);

/**
 * The fields of an entity's form, in the order of its descriptor.
 * @param more a hint, or another height
 */
export function useTextPairs() {
  const { t } = useTranslation();
  return <E extends BilingualEntityName>(
    entity: E,
    more: { [K in BilingualFieldOf<E>]?: Pick<TextPair<string>, 'hint' | 'rows'> } = {},
  ): TextPair<string>[] => {
    const extras: Readonly<Record<string, object | undefined>> = more;
    const { fields } = bilingualEntity(entity);
    return namesOf(entity).flatMap((name) => {
      const field = fields[name];
      if (field === undefined || field.kind === 'html') return [];
      return {
        name,
        label: t(`admin.audit.fields.${name}`),
        maxLength: field.max,
        ...(field.kind === 'text' && { rows: rowsFor(field.max) }),
        ...extras[name],
      };
    });
  };
}
