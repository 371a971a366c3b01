import { passageSectionNames } from '#domain/passage-sections.ts';
import { MissingMarks } from '#web/forms/both-languages.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { SortableList } from '#web/lists/sortable-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Link } from '#web/ui/link.tsx';
import {
  callsOf,
  type EditedSiteBlock,
  idIn,
  type SiteBlockTab,
  type SiteBlockTabName,
  siteBlockTabs,
  siteBlockTexts,
  textIn,
} from './site-block-tabs.ts';

interface SiteBlockListProps {
  tab: SiteBlockTabName;
  blocks: readonly EditedSiteBlock[];
  /** They are in the manual order, and complete. */
  isArranged: boolean;
  label: string;
  hrefFor: (id: number) => string;
}

/** The site blocks of a tab: in manual order where visitors see them in it. */
export function SiteBlockList(props: SiteBlockListProps) {
  const { t } = useTranslation();
  const { tab, blocks, isArranged } = props;
  if (!siteBlockTabs[tab].isGrouped || !isArranged) return <SiteBlockRows {...props} />;
  const groups = passageSectionNames
    .map((section) => ({ section, found: blocks.filter((block) => block.section === section) }))
    .filter(({ found }) => found.length > 0);
  return groups.map(({ section, found }) => {
    const label = t(`admin.marketing.sections.${section}`);
    return (
      <section key={section} className="mt-6 first:mt-0">
        <h2 className="mb-1 text-base text-soft">{label}</h2>
        {/* A heading is the only block of its section: there is no order to change. */}
        <SiteBlockRows {...props} label={label} blocks={found} isArranged={found.length > 1} />
      </section>
    );
  });
}

function SiteBlockRows({ tab, blocks, isArranged, label, hrefFor }: SiteBlockListProps) {
  const api = useApi();
  const text = usePick();
  const kind = siteBlockTabs[tab];
  const idOf = (block: EditedSiteBlock) => idIn(tab, block);
  const nameOf = (block: EditedSiteBlock) =>
    text(textIn(block, kind.title), textIn(block, `${kind.title}_zh`)).text;
  const row = (block: EditedSiteBlock) => (
    <SiteBlockRow
      tab={tab}
      kind={kind}
      block={block}
      id={idOf(block)}
      name={nameOf(block)}
      href={hrefFor(idOf(block))}
    />
  );
  const { order } = callsOf(tab);
  if (isArranged && order !== null) {
    return (
      <SortableList
        label={label}
        items={blocks}
        idOf={idOf}
        nameOf={nameOf}
        onOrder={(ids) => api.call(order, { body: { ids } })}
      >
        {row}
      </SortableList>
    );
  }
  return (
    <ul aria-label={label} className="grid border-t border-line">
      {blocks.map((block) => (
        <li key={idOf(block)} className="border-b border-line">
          {row(block)}
        </li>
      ))}
    </ul>
  );
}

interface SiteBlockRowProps {
  tab: SiteBlockTabName;
  kind: SiteBlockTab;
  block: EditedSiteBlock;
  id: number;
  name: string;
  href: string;
}

function SiteBlockRow({ tab, kind, block, id, name, href }: SiteBlockRowProps) {
  const { t } = useTranslation();
  const api = useApi();
  const text = usePick();
  const title = text(textIn(block, kind.title), textIn(block, `${kind.title}_zh`));
  const subtitle = text(textIn(block, kind.subtitle), textIn(block, `${kind.subtitle}_zh`));
  const params = { id };
  return (
    <div className="flex items-center gap-4 py-2 xl:py-0.5">
      {kind.pictures.length > 0 && <Thumb kind={kind} block={block} id={id} />}
      <div className="min-w-0 grow xl:flex xl:items-center xl:gap-3">
        <div className="min-w-0 xl:grow">
          {block.archived_at === null ? (
            <Link
              to={href}
              lang={title.lang}
              className="inline-flex min-h-11 items-center font-medium text-ink no-underline hover:underline xl:block xl:min-h-0 xl:truncate xl:leading-5"
            >
              {title.text}
            </Link>
          ) : (
            <p lang={title.lang} className="font-medium xl:truncate xl:leading-5">
              {title.text}
            </p>
          )}
          <p
            className="line-clamp-2 text-sm text-soft xl:line-clamp-1 xl:leading-5"
            lang={subtitle.lang}
          >
            {subtitle.text}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-1.5 xl:shrink-0 xl:[&_*]:mt-0">
          <State block={block} />
          <MissingMarks texts={siteBlockTexts(tab, block)} />
        </div>
      </div>
      <ArchiveButton
        name={name}
        text={t(`admin.marketing.archiveTexts.${tab}`)}
        isArchived={block.archived_at !== null}
        archive={() => api.send(callsOf(tab).calls.archive, { params })}
        restore={() => api.send(callsOf(tab).calls.restore, { params })}
      />
    </div>
  );
}

/** Why visitors do not see it, or not yet. */
function State({ block }: { block: EditedSiteBlock }) {
  const { t } = useTranslation();
  const format = useFormat();
  const marks = [
    block.archived_at !== null && t('admin.marketing.archived'),
    block.is_active === false && t('admin.marketing.inactive'),
    block.is_published === false &&
      t('admin.marketing.scheduled', {
        day: format.day(`${textIn(block, 'published_on')}T12:00:00Z`),
      }),
  ].filter((mark) => mark !== false);
  return marks.map((mark) => (
    <span key={mark} className="mt-1">
      <Badge>{mark}</Badge>
    </span>
  ));
}

function Thumb({ kind, block, id }: Pick<SiteBlockRowProps, 'kind' | 'block' | 'id'>) {
  const image = kind.pictures.map((name) => textIn(block, name)).find((path) => path !== '');
  const shape = 'aspect-[8/5] w-20 shrink-0 rounded-md bg-wash object-cover max-sm:hidden xl:w-14';
  if (image !== undefined) {
    return <img src={image} alt="" loading="lazy" decoding="async" className={shape} />;
  }
  return <Landscape seed={id + 40} level={3} className={shape} />;
}
