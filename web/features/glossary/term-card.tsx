import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Term } from '#contract/glossary.ts';
import { htmlLang } from '#domain/locale.ts';
import { useLocale } from '#web/lib/language.tsx';
import { glossaryPath } from '#web/lib/page-paths.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArrowRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { boxOfWord, placeCard } from './place-card.ts';

/** A term as lessons explain it. */
export type LessonTerm = Pick<Term, 'term_id' | 'en' | 'zh' | 'meaning' | 'meaning_zh'>;

interface OpenTerm {
  mark: HTMLElement;
  term: LessonTerm;
  /** Opened by a click: it stays until it is closed. Else it closes when the pointer leaves. */
  pinned: boolean;
}

/** The pointer has to rest on a word before its card opens. */
const REST_MS = 120;
/** Long enough to move from the word to the card. */
const LEAVE_MS = 220;

interface TermCardsProps {
  /** The element with the marked lesson. */
  within: RefObject<HTMLElement | null>;
  terms: readonly LessonTerm[];
}

/**
 * Explains the marked terms of a lesson on hover, focus or click, in both languages. Without
 * scripts a mark is a link to the glossary.
 */
export function TermCards({ within, terms }: TermCardsProps) {
  const [open, setOpen] = useState<OpenTerm | null>(null);
  const now = useRef<OpenTerm | null>(null);
  const card = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    const box = within.current;
    if (box === null || terms.length === 0) return;
    const byId = new Map(terms.map((term) => [String(term.term_id), term]));
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(next: OpenTerm | null) {
      clearTimeout(timer);
      now.current = next;
      setOpen(next);
    }
    function showLater(next: OpenTerm | null, ms: number) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (now.current?.pinned !== true) show(next);
      }, ms);
    }
    const markedAt = (target: EventTarget | null) => {
      const mark = target instanceof Element ? target.closest<HTMLElement>('a.term') : null;
      const term = byId.get(mark?.dataset.term ?? '');
      return mark && box.contains(mark) && term ? { mark, term } : null;
    };
    const isInCard = (target: EventTarget | null) =>
      target instanceof Node && card.current?.contains(target) === true;

    const listeners = {
      pointerover: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        const found = markedAt(event.target);
        if (found && now.current?.mark === found.mark) clearTimeout(timer);
        else if (found) showLater({ ...found, pinned: false }, REST_MS);
        else if (isInCard(event.target)) clearTimeout(timer);
        else showLater(null, LEAVE_MS);
      },
      focusin: (event: FocusEvent) => {
        const found = markedAt(event.target);
        if (found?.mark.matches(':focus-visible')) show({ ...found, pinned: false });
      },
      focusout: (event: FocusEvent) => {
        if (markedAt(event.target) && !isInCard(event.relatedTarget)) showLater(null, LEAVE_MS);
      },
      click: (event: MouseEvent) => {
        const found = markedAt(event.target);
        if (found === null) {
          if (!isInCard(event.target)) show(null);
          return;
        }
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const isSecondPress = now.current?.pinned === true && now.current.mark === found.mark;
        show(isSecondPress ? null : { ...found, pinned: true });
        // Tab does not reach the card by itself: it is after the lesson.
        const isByKey = event.detail === 0;
        if (isByKey) requestAnimationFrame(() => card.current?.querySelector('a')?.focus());
      },
      keydown: (event: KeyboardEvent) => {
        const isInside = isInCard(document.activeElement);
        if (event.key !== 'Escape' && !(event.key === 'Tab' && isInside)) return;
        // From its mark, Tab continues in the lesson.
        if (isInside) now.current?.mark.focus();
        show(null);
      },
    };

    // With scripts a mark leads nowhere: it opens its card.
    for (const mark of box.querySelectorAll('a.term')) {
      mark.setAttribute('role', 'button');
      mark.setAttribute('aria-expanded', 'false');
    }
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) document.addEventListener(name, listeners[name] as EventListener);
    return () => {
      for (const name of names)
        document.removeEventListener(name, listeners[name] as EventListener);
      show(null);
    };
  }, [within, terms]);

  // The mark describes its card as long as there is one.
  useEffect(() => {
    if (open === null) return;
    const { mark } = open;
    mark.setAttribute('aria-expanded', 'true');
    mark.setAttribute('aria-describedby', id);
    return () => {
      mark.setAttribute('aria-expanded', 'false');
      mark.removeAttribute('aria-describedby');
    };
  }, [open, id]);

  if (open === null) return null;
  return <TermCard ref={card} id={id} term={open.term} mark={open.mark} />;
}

interface TermCardProps {
  ref: RefObject<HTMLElement | null>;
  /** The id of the explanation, which the mark references. */
  id: string;
  term: LessonTerm;
  mark: HTMLElement;
}

function TermCard({ ref, id, term, mark }: TermCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const other = locale === 'zh' ? 'en' : 'zh';
  const names = { en: term.en, zh: term.zh };
  const meanings = { en: term.meaning, zh: term.meaning_zh };

  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const place = () => {
      const [first = mark.getBoundingClientRect(), ...others] = mark.getClientRects();
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      const { left, top } = placeCard(boxOfWord([first, ...others]), size, view);
      card.style.translate = `${left}px ${top}px`;
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [ref, mark]);

  return (
    <section
      ref={ref}
      aria-label={t('glossary.meaningOf', { term: names[locale] })}
      className="menu-in fixed top-0 left-0 z-20 max-h-[calc(100dvh-9rem)] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-raised p-4 pb-2 shadow-float"
    >
      <div id={id}>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-serif text-lg">{names[locale]}</span>
          <span lang={htmlLang[other]} className="text-sm text-soft">
            {names[other]}
          </span>
        </p>
        {meanings[locale] && <p className="mt-1 text-base">{meanings[locale]}</p>}
        {meanings[other] && (
          <p className="mt-1.5 text-sm text-soft" lang={htmlLang[other]}>
            {meanings[other]}
          </p>
        )}
      </div>
      <Link
        to={glossaryPath(term.term_id)}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-porcelain no-underline hover:underline"
      >
        {t('glossary.open')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  );
}
