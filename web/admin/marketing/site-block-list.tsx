import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { MissingMarks } from '../../forms/both-languages.tsx';
import { ArchiveButton } from '../../lists/archive-button.tsx';
import { SortableList } from '../../lists/sortable-list.tsx';
import {
  type Piece,
  type PieceTab,
  type PieceTabName,
  pieceTabs,
  textIn,
  textsOf,
} from './site-block-tabs.ts';

interface PieceListProps {
  tab: PieceTabName;
  pieces: readonly Piece[];
  /** They are in the academy's own order, and all of them. */
  isArranged: boolean;
  label: string;
  hrefFor: (id: number) => string;
}

/** The pieces of a tab: arranged by hand where that is how visitors see them. */
export function PieceList({ tab, pieces, isArranged, label, hrefFor }: PieceListProps) {
  const api = useApi();
  const text = usePick();
  const kind = pieceTabs[tab];
  const idOf = (piece: Piece) => Number(piece[kind.id]);
  const nameOf = (piece: Piece) =>
    text(textIn(piece, kind.title), textIn(piece, `${kind.title}_zh`)).text;
  const row = (piece: Piece) => (
    <PieceRow
      tab={tab}
      kind={kind}
      piece={piece}
      id={idOf(piece)}
      name={nameOf(piece)}
      href={hrefFor(idOf(piece))}
    />
  );
  const { order } = kind;
  if (isArranged && order !== null) {
    return (
      <SortableList
        label={label}
        items={pieces}
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
      {pieces.map((piece) => (
        <li key={idOf(piece)} className="border-b border-line">
          {row(piece)}
        </li>
      ))}
    </ul>
  );
}

interface PieceRowProps {
  tab: PieceTabName;
  kind: PieceTab;
  piece: Piece;
  id: number;
  name: string;
  href: string;
}

function PieceRow({ tab, kind, piece, id, name, href }: PieceRowProps) {
  const { t } = useTranslation();
  const api = useApi();
  const text = usePick();
  const title = text(textIn(piece, kind.title), textIn(piece, `${kind.title}_zh`));
  const subtitle = text(textIn(piece, kind.subtitle), textIn(piece, `${kind.subtitle}_zh`));
  const params = { id };
  return (
    <div className="flex items-center gap-4 py-2">
      {kind.pictures.length > 0 && <Thumb kind={kind} piece={piece} id={id} />}
      <div className="min-w-0 grow">
        {piece.archived_at === null ? (
          <Link
            to={href}
            lang={title.lang}
            className="inline-flex min-h-11 items-center font-medium text-ink no-underline hover:underline"
          >
            {title.text}
          </Link>
        ) : (
          <p lang={title.lang} className="font-medium">
            {title.text}
          </p>
        )}
        <p className="line-clamp-2 text-sm text-soft" lang={subtitle.lang}>
          {subtitle.text}
        </p>
        <div className="flex flex-wrap items-center gap-x-1.5">
          <State piece={piece} />
          <MissingMarks texts={textsOf(kind, piece)} />
        </div>
      </div>
      <ArchiveButton
        name={name}
        text={t(`admin.marketing.archiveTexts.${tab}`)}
        isArchived={piece.archived_at !== null}
        archive={() => api.send(kind.calls.archive, { params })}
        restore={() => api.send(kind.calls.restore, { params })}
      />
    </div>
  );
}

/** What visitors do not see of it, or not yet. */
function State({ piece }: { piece: Piece }) {
  const { t } = useTranslation();
  const format = useFormat();
  const marks = [
    piece.archived_at !== null && t('admin.marketing.archived'),
    piece.is_active === false && t('admin.marketing.inactive'),
    piece.is_published === false &&
      t('admin.marketing.scheduled', {
        day: format.day(`${textIn(piece, 'published_on')}T12:00:00Z`),
      }),
  ].filter((mark) => mark !== false);
  return marks.map((mark) => (
    <span key={mark} className="mt-1">
      <Badge>{mark}</Badge>
    </span>
  ));
}

function Thumb({ kind, piece, id }: Pick<PieceRowProps, 'kind' | 'piece' | 'id'>) {
  const image = kind.pictures.map((name) => textIn(piece, name)).find((path) => path !== '');
  const shape = 'aspect-[8/5] w-20 shrink-0 rounded-md bg-wash object-cover max-sm:hidden';
  if (image !== undefined) {
    return <img src={image} alt="" loading="lazy" decoding="async" className={shape} />;
  }
  return <Landscape seed={id + 40} level={3} className={shape} />;
}
