import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCourseContent, AdminCourseContents } from '#contract/courses-admin.ts';
import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ContentLine } from './content-line.tsx';
import { useContentOrder } from './use-content-order.ts';

interface ContentOrderProps {
  courseId: number;
  contents: AdminCourseContents;
  /** What can be done with a content, beside moving it. */
  actionsOf: (content: AdminCourseContent) => ReactNode;
}

/** Contents that are moved by dragging, by the keyboard, and by two buttons each. */
export function ContentOrder({ courseId, contents, actionsOf }: ContentOrderProps) {
  const { t } = useTranslation();
  const text = usePick();
  const { list, move, busy } = useContentOrder(courseId, contents);
  const [said, setSaid] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  /** The button to go on with: moving its row took the focus away. */
  const pressed = useRef<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  useEffect(() => {
    if (pressed.current === null) return;
    buttons.current.get(pressed.current)?.focus();
    pressed.current = null;
  });

  const ids = list.map((content) => content.content_id);
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id));
  const nameOf = (content: AdminCourseContent) => text(content.title, content.title_zh).text;
  const wordsOf = (id: UniqueIdentifier, place: number) => {
    const content = list[placeOf(id)];
    return {
      name: content ? nameOf(content) : '',
      position: place + 1,
      count: list.length,
    };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('desk.courses.contents.picked', wordsOf(active.id, placeOf(active.id))),
    onDragOver: ({ active, over }) => {
      if (over === null) return undefined;
      const words = wordsOf(active.id, placeOf(over.id));
      // Right after it was picked up it is over its own place.
      return over.id === active.id
        ? t('desk.courses.contents.picked', words)
        : t('desk.courses.contents.over', words);
    },
    onDragEnd: ({ active, over }) =>
      t('desk.courses.contents.dropped', wordsOf(active.id, placeOf(over?.id ?? active.id))),
    onDragCancel: ({ active }) =>
      t('desk.courses.contents.cancelled', wordsOf(active.id, placeOf(active.id))),
  };

  function step(content: AdminCourseContent, from: number, by: 1 | -1) {
    const to = from + by;
    if (to < 0 || to >= list.length) return;
    pressed.current = `${content.content_id}:${by}`;
    move(from, to);
    setSaid(t('desk.courses.contents.dropped', wordsOf(content.content_id, to)));
  }

  return (
    <DndContext
      id="content-order"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('desk.courses.contents.dragHelp') },
      }}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={t('desk.courses.contents.list')} className="grid gap-2">
          {list.map((content, place) => {
            const name = nameOf(content);
            const button = (by: 1 | -1) => ({
              ref: (element: HTMLButtonElement | null) => {
                const key = `${content.content_id}:${by}`;
                if (element === null) buttons.current.delete(key);
                else buttons.current.set(key, element);
              },
              // Not `disabled`: the focus stays where it was pressed last.
              'aria-disabled': by === -1 ? place === 0 : place === list.length - 1,
              onClick: () => step(content, place, by),
            });
            return (
              <SortableRow
                key={content.content_id}
                id={content.content_id}
                handleLabel={t('desk.courses.contents.drag', {
                  name,
                  position: place + 1,
                  count: list.length,
                })}
              >
                <ContentLine content={content} number={place + 1} />
                <div className="ml-auto flex flex-wrap justify-end">
                  <IconButton
                    label={t('desk.courses.contents.up', { name })}
                    icon={<ArrowUp aria-hidden="true" className="size-5" />}
                    {...button(-1)}
                  />
                  <IconButton
                    label={t('desk.courses.contents.down', { name })}
                    icon={<ArrowDown aria-hidden="true" className="size-5" />}
                    {...button(1)}
                  />
                  {actionsOf(content)}
                </div>
              </SortableRow>
            );
          })}
        </ol>
      </SortableContext>
      <p role="status" className="mt-3 flex min-h-6 items-center gap-2 text-sm text-soft">
        {busy && <Spinner />}
        {busy && said === '' ? t('desk.courses.contents.saving') : said}
      </p>
    </DndContext>
  );
}

interface SortableRowProps {
  id: number;
  handleLabel: string;
  children: ReactNode;
}

function SortableRow({ id, handleLabel, children }: SortableRowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
        transition,
      }}
      className={cx(
        'flex flex-wrap items-center gap-2 rounded-lg bg-raised p-2 ring-1 ring-line sm:flex-nowrap',
        isDragging && 'relative z-10 shadow-float ring-porcelain',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={handleLabel}
        aria-roledescription={undefined}
        className={cx(
          buttonClass('quiet', 'sm'),
          'min-h-11 min-w-11 cursor-grab touch-none text-soft active:cursor-grabbing',
        )}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      {children}
    </li>
  );
}
