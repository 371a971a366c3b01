import { academyDay } from '#domain/academy-day.ts';
import { missingLanguages } from '#domain/bilingual.ts';
import { htmlLang } from '#domain/locale.ts';
import { openPassageSections } from '#domain/passage-sections.ts';
import { UploadField } from '#web/admin/media/upload-field.tsx';
import { RichTextField } from '#web/admin/rich-text/rich-text-field.tsx';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, DayInput, Field, TextInput } from '#web/ui/field.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { SectionField } from './section-field.tsx';
import { siteBlockPreviews } from './site-block-preview.tsx';
import {
  callsOf,
  type EditedSiteBlock,
  idIn,
  type SiteBlockTab,
  type SiteBlockTabName,
  siteBlockFields,
  siteBlockTabs,
  textFields,
  textIn,
} from './site-block-tabs.ts';

type Values = Record<string, unknown>;

interface SiteBlockEditorProps {
  tab: SiteBlockTabName;
  /** null: a new one. */
  block: EditedSiteBlock | null;
  /** The list that it was opened from. */
  backTo: string;
}

/** The initial values of a new one. */
function newValues(tab: SiteBlockTabName, today: string): Values {
  const start: Values = {
    is_active: true,
    published_on: today,
    section: openPassageSections[0],
  };
  for (const name of siteBlockTabs[tab].pictures) start[name] = null;
  return Object.fromEntries(siteBlockFields(tab).map((name) => [name, start[name] ?? '']));
}

/** A banner, event, article, FAQ or learner story in both languages, with a preview. */
export function SiteBlockEditor({ tab, block, backTo }: SiteBlockEditorProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { site } = useSiteData();
  const kind = siteBlockTabs[tab];
  const { calls } = callsOf(tab);
  const { plain, rich } = textFields(tab);
  const id = block === null ? 0 : idIn(tab, block);
  const fields = siteBlockFields(tab);
  const words = useSiteBlockTexts(fields);
  const record = useRecordForm<Values, Values, EditedSiteBlock, string>({
    schema: block === null ? kind.schema : (kind.editSchema ?? kind.schema),
    state: block,
    fields,
    valuesOf: (state) => Object.fromEntries(fields.map((name) => [name, state[name] ?? ''])),
    newValues: newValues(tab, academyDay(new Date(), site.time_zone)),
    stateSchema: calls.get.data,
    leadsTo: () => backTo,
    save: (values, version) => {
      if (block === null) return api.send(calls.create, { body: values });
      const body = { ...values, ...(version !== undefined && { version }) };
      return api.send(calls.update, { params: { id }, body });
    },
  });
  const { form, values, errorOf } = record;
  const Preview = siteBlockPreviews[tab];

  return (
    <RecordFrame
      record={record}
      title={t(`admin.marketing.${block === null ? 'addTitles' : 'editTitles'}.${tab}`)}
      back={{ to: backTo, label: t(`admin.marketing.backTo.${tab}`) }}
      words={words}
      submitLabel={t(block === null ? 'admin.marketing.create' : 'admin.marketing.save')}
    >
      <BothLanguages
        id="texts"
        title={t('admin.marketing.texts')}
        pairs={plain.map((name) => {
          const rows = kind.rows[name];
          const label = t(`admin.marketing.fields.${name}`);
          return { name, label, ...(rows !== undefined && { rows }) };
        })}
        tabsOnPhones={rich.length > 0}
        below={(side) =>
          rich.map((name) => {
            const field = side === 'zh' ? `${name}_zh` : name;
            const texts = { en: textIn(values, name), zh: textIn(values, `${name}_zh`) };
            return (
              <RichTextField
                key={name}
                label={t(`admin.marketing.fields.${name}`)}
                missing={missingLanguages([texts]).includes(side) ? side : null}
                lang={htmlLang[side]}
                value={texts[side]}
                onChange={(html) => form.setValue(field, html, { shouldDirty: true })}
                error={errorOf(field)}
              />
            );
          })
        }
        form={form}
        values={values}
        errorOf={errorOf}
      />
      {(kind.pictures.length > 0 || kind.further.length > 0) && (
        <section aria-labelledby="shown">
          <h2 id="shown" className="mb-4 text-xl">
            {t('admin.marketing.shown')}
          </h2>
          <div className="grid items-start gap-5 md:grid-cols-2 md:gap-x-6">
            {kind.pictures.map((name) => (
              <UploadField
                key={name}
                label={t(`admin.marketing.fields.${name}`)}
                hint={t('admin.marketing.pictureHint')}
                kinds={['image']}
                value={textIn(values, name) || null}
                onChange={(path) => form.setValue(name, path ?? '', { shouldDirty: true })}
                error={errorOf(name)}
              />
            ))}
            {kind.further.includes('link') && (
              <Field
                label={t('admin.marketing.fields.link')}
                hint={t('admin.marketing.linkHint')}
                error={errorOf('link')}
              >
                <TextInput
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  {...form.register('link')}
                />
              </Field>
            )}
            {kind.further.includes('section') && (
              <SectionField block={block} form={form} error={errorOf('section')} />
            )}
            {kind.further.includes('published_on') && (
              <Field
                label={t('admin.marketing.fields.published_on')}
                hint={t('admin.marketing.publishedHint')}
                error={errorOf('published_on')}
                required
              >
                <DayInput {...form.register('published_on')} />
              </Field>
            )}
            {kind.further.includes('is_active') && (
              <Checkbox
                className="self-center"
                label={t('admin.marketing.fields.is_active')}
                error={errorOf('is_active')}
                {...form.register('is_active')}
              />
            )}
          </div>
        </section>
      )}
      <PreviewFrame>
        <Preview id={id} values={values} />
      </PreviewFrame>
    </RecordFrame>
  );
}

/** The labels of a site block's fields and their values, for comparing two states of it. */
function useSiteBlockTexts(fields: readonly string[]) {
  const { t } = useTranslation();
  const labelOf = (field: string) => {
    const bare = field.replace(/_zh$/, '') as keyof SiteBlockTab['rows'];
    const isPair = fields.includes(bare) && fields.includes(`${bare}_zh`);
    if (!isPair || field.startsWith('image')) {
      return t(`admin.marketing.fields.${field as SiteBlockTab['further'][number]}`);
    }
    const language = t(`admin.languages.${field === bare ? 'en' : 'zh'}`);
    return `${t(`admin.marketing.fields.${bare}`)} · ${language}`;
  };
  return {
    labels: Object.fromEntries(fields.map((field) => [field, labelOf(field)])),
    wordOf: (_field: string, value: unknown) => {
      if (typeof value === 'boolean')
        return t(value ? 'admin.marketing.yes' : 'admin.marketing.no');
      return typeof value === 'string' ? value.replace(/<[^<>]*>/g, ' ').trim() : '';
    },
  };
}
