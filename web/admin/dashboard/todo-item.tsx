import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';

interface TodoItemProps {
  Icon: LucideIcon;
  to: string;
  label: string;
  count: number;
  children?: ReactNode;
}

/** One line of what waits for an admin, with how many. */
export function TodoItem({ Icon, to, label, count, children }: TodoItemProps) {
  return (
    <li className="py-3">
      <div className="relative flex min-h-11 items-center gap-3 hover:bg-wash/60">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-porcelain" />
        <Link to={to} className="min-w-0 grow text-ink no-underline after:absolute after:inset-0">
          {label}
        </Link>
        <span className="font-serif text-2xl font-semibold text-porcelain">{count}</span>
      </div>
      {children}
    </li>
  );
}
