import { ChevronDown } from '#web/ui/page-icons.tsx';

interface FaqEntryProps {
  question: string;
  answer: string;
  /** The answer is open at first. */
  open?: boolean;
}

/** A question; clicking it opens the answer. */
export function FaqEntry({ question, answer, open = false }: FaqEntryProps) {
  return (
    <details open={open} className="group border-b border-line first:border-t">
      <summary className="flex min-h-16 items-center gap-4 py-4 hover:text-porcelain">
        <h2 className="grow text-lg leading-snug text-inherit">{question}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-porcelain transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="measure pr-9 pb-6 whitespace-pre-line text-soft">{answer}</p>
    </details>
  );
}
