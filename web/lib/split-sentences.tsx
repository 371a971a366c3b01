import type { ReactNode } from 'react';
import { useLocale } from './language.tsx';

/** Sentences of one paragraph: a space between them in English, none in Chinese. */
export function Sentences({ parts }: { parts: readonly ReactNode[] }) {
  const gap = useLocale() === 'zh' ? '' : ' ';
  return parts
    .filter((part) => part !== null && part !== undefined && part !== false && part !== '')
    .map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is identified by its position.
      <span key={i}>
        {i > 0 && gap}
        <span>{part}</span>
      </span>
    ));
}
