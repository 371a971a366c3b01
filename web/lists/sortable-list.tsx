import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useFailureText } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArrowDown, ArrowUp, GripVertical } from '#web/ui/page-icons.tsx';

interface SortableListProps<Item> {
  /** The list's label for screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => number;
  /** The name of an item in announcements of its move. */
  nameOf: (item: Item) => string;
  /** Stores an order with all ids of the list. The page’s data is reloaded after it. */
  onOrder: (ids: number[]) => Promise<unknown>;
  /** The actions on an item, besides moving it. */
  actionsOf?: (item: Item) => ReactNode;
  /** @param place counted from 1 */
  children: (item: Item, place: number) => ReactNode;
}

/**
 * A list that is ordered by dragging, by the arrow keys on the handle, or by two buttons. Each move
 * is stored at once; one that could not be stored is undone.
 */
export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  onOrder,
  actionsOf,
  children,
}: SortableListProps<Item>) {
  const { t } = useTranslation();
  const revalidate = useRevalidate();
  const failureText = useFailureText();
  /** The order that is shown until the stored one has been reloaded. */
  const [moved, setMoved] = useState<number[] | null>(null);
  const [said, setSaid] = useState('');
  const next = useRef<number[] | null>(null);
  const isSaving = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const contextId = useId();

  const byId = new Map(items.map((item) => [idOf(item), item]));
  const ids = (moved ?? [...byId.keys()]).filter((id) => byId.has(id));
  const nameOfId = (id: number | string) => {
    const item = byId.get(Number(id));
    return item === undefined ? '' : nameOf(item);
  };

  /** Stores the last requested order; moves meanwhile wait for it. */
  async function store(order: number[]) {
    setMoved(order);
    next.current = order;
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (next.current !== null) {
        const wanted: number[] = next.current;
        next.current = null;
        await onOrder(wanted);
      }
    } catch (error) {
      next.current = null;
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      toast({ tone: 'error', text: isStale ? t('admin.lists.stale') : failureText(error) });
    }
    isSaving.current = false;
    await revalidate();
    // A move that began while this was loading shows its own order until it is stored.
    if (!isSaving.current) setMoved(null);
  }

  function move(id: number, to: number) {
    const from = ids.indexOf(id);
    if (from === -1 || from === to || to < 0 || to >= ids.length) return;
    setSaid(t('admin.lists.moved', { name: nameOfId(id), place: to + 1, total: ids.length }));
    void store(arrayMove(ids, from, to));
  }

  const placeOf = (id: number | string) => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('admin.lists.lifted', { name: nameOfId(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null
        ? undefined
        : t('admin.lists.moved', {
            name: nameOfId(active.id),
            place: placeOf(over.id),
            total: ids.length,
          }),
    onDragEnd: ({ active, over }) =>
      t('admin.lists.dropped', {
        name: nameOfId(active.id),
        place: placeOf(over?.id ?? active.id),
        total: ids.length,
      }),
    onDragCancel: ({ active }) => t('admin.lists.cancelled', { name: nameOfId(active.id) }),
  };

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('admin.lists.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        if (over !== null) move(Number(active.id), ids.indexOf(Number(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="grid border-t border-line">
          {ids.map((id, index) => {
            const item = byId.get(id);
            if (item === undefined) return null;
            return (
              <SortableRow
                key={id}
                id={id}
                name={nameOf(item)}
                isFirst={index === 0}
                isLast={index === ids.length - 1}
                onMove={(by) => move(id, index + by)}
                actions={actionsOf?.(item)}
              >
                {children(item, index + 1)}
              </SortableRow>
            );
          })}
        </ol>
      </SortableContext>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </DndContext>
  );
}

interface SortableRowProps {
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  actions: ReactNode;
  children: ReactNode;
}

const control =
  'grid size-11 shrink-0 place-items-center rounded-md text-porcelain hover:bg-wash aria-disabled:opacity-40';

function SortableRow({ id, name, isFirst, isLast, onMove, actions, children }: SortableRowProps) {
  const { t } = useTranslation();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  // A moved row loses the focus: the clicked button gets it back.
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (pressed.current !== null && document.activeElement === document.body) {
      pressed.current.focus({ preventScroll: true });
    }
  });
  const hasActions = actions !== undefined;
  const steps = [
    { by: -1, end: isFirst, Icon: ArrowUp, label: t('admin.lists.up', { name }) },
    { by: 1, end: isLast, Icon: ArrowDown, label: t('admin.lists.down', { name }) },
  ] as const;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'flex items-center gap-1 border-b border-line bg-paper sm:gap-2',
        // Five buttons and a title do not fit beside each other on a phone.
        hasActions && 'max-sm:flex-wrap max-sm:pb-1',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        // The library's text is in English.
        aria-roledescription={undefined}
        aria-label={t('admin.lists.handle', { name })}
        title={t('admin.lists.handle', { name })}
        className={cx(
          control,
          'cursor-grab touch-none max-sm:w-8',
          isDragging && 'cursor-grabbing',
        )}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <div className={cx('min-w-0 grow', hasActions && 'max-sm:basis-3/4')}>{children}</div>
      <div className={hasActions ? 'ml-auto flex' : 'flex max-sm:flex-col'}>
        {steps.map(({ by, end, Icon, label }) => (
          <button
            key={by}
            type="button"
            aria-label={label}
            title={label}
            aria-disabled={end || undefined}
            className={control}
            onClick={(event) => {
              pressed.current = event.currentTarget;
              if (!end) onMove(by);
            }}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget !== null) pressed.current = null;
            }}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        ))}
        {actions}
      </div>
    </li>
  );
}
