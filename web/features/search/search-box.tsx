import type { KeyboardEvent, Ref } from 'react';
import { maxLengths } from '#domain/limits.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Search, X } from '#web/ui/icons.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The API's limit (contract/search.ts), which must not be loaded for one number. */
export const MAX_LENGTH = maxLengths.search;

interface SearchBoxProps {
  field: Ref<HTMLInputElement>;
  text: string;
  isSearching: boolean;
  /** The list of the field, and its active entry. */
  listId: string;
  hasChoices: boolean;
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

/** The field of the search; the focus stays in it. */
export function SearchBox({
  field,
  text,
  isSearching,
  listId,
  hasChoices,
  activeId,
  onType,
  onKeyDown,
  onClose,
}: SearchBoxProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
      {isSearching ? (
        <Spinner className="w-5 justify-center text-porcelain" />
      ) : (
        <Search aria-hidden="true" className="size-5 shrink-0 text-faint" />
      )}
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={hasChoices}
        aria-controls={listId}
        aria-activedescendant={activeId}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={t('search.placeholder')}
        maxLength={MAX_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="min-h-12 min-w-0 grow bg-transparent px-2 text-lg outline-none max-sm:placeholder:text-base"
      />
      <IconButton
        label={t('common.close')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClose}
      />
    </div>
  );
}
