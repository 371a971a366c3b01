import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { LessonDetail } from '#contract/learning.ts';
import { canBeMarked, isMarked, isPlayed } from '#domain/lesson-completion.ts';
import { lessonPath } from '#web/lib/page-paths.ts';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ArrowRight, CircleCheck } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { type CompletionRule, completionRule } from './completion-rule.ts';
import { EarningNote, MissingTimeNote } from './earning-note.tsx';

/** What completes this lesson and what is missing, in one line. */
export function useRuleText(): (rule: CompletionRule) => string {
  const { t } = useTranslation();
  return (rule) => {
    switch (rule.kind) {
      case 'done':
        return t('learning.rule.done');
      case 'read':
        return t('learning.rule.read');
      case 'watched':
      case 'listened':
        return rule.enough
          ? t('learning.rule.playedEnough')
          : t(`learning.rule.${rule.kind}`, { percent: rule.percent });
      case 'opened':
        return rule.enough ? t('learning.rule.openedEnough') : t('learning.rule.opened');
      case 'passed':
      case 'graded':
        return t(`learning.rule.${rule.kind}`, { mark: rule.passMark });
      case 'none':
        return '';
    }
  };
}

interface CompletionBarProps {
  content: LessonDetail;
  percent: number;
  busy: boolean;
  /** The lesson is completed automatically once the server has counted enough. */
  waits: boolean;
  /** It was completed too fast: what is yet to be spent on the page; null: nothing. */
  missingSeconds: number | null;
  onComplete: () => void;
}

/** The footer of a lesson: the progress towards completing it, and the button. */
export function CompletionBar({
  content,
  percent,
  busy,
  waits,
  missingSeconds,
  onComplete,
}: CompletionBarProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const here = useLocation();
  const ruleText = useRuleText();
  const rule = completionRule(content, percent);
  const { type, next_content_id: nextId } = content;

  if (user === null) {
    return (
      <Bar>
        <p className="min-w-[min(14rem,100%)] grow basis-0">{t('learning.guestText')}</p>
        <LinkButton to={loginPath(here)}>{t('layout.login')}</LinkButton>
      </Bar>
    );
  }
  if (rule.kind === 'done') {
    return (
      <Bar>
        <div className="min-w-[min(12rem,100%)] grow basis-0">
          <p className="flex items-center gap-3 font-medium text-jade">
            <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
            {ruleText(rule)}
          </p>
          {missingSeconds !== null && <MissingTimeNote seconds={missingSeconds} />}
        </div>
        {nextId === null ? (
          <LinkButton to={`/courses/${content.course_id}`} variant="secondary">
            {t('learning.backToCourse')}
          </LinkButton>
        ) : (
          <LinkButton to={lessonPath(content.course_id, nextId)}>
            <span className="inline-flex items-center gap-2">
              {t('learning.nextContent')}
              <ArrowRight aria-hidden="true" className="size-5" />
            </span>
          </LinkButton>
        )}
      </Bar>
    );
  }
  if (!isMarked(type)) {
    return content.earning && <EarningNote key={content.content_id} earning={content.earning} />;
  }
  return (
    <Bar>
      <div className="min-w-[min(14rem,100%)] grow basis-0">
        <p role={waits ? 'status' : undefined}>
          {waits ? t('learning.rule.counting') : ruleText(rule)}
        </p>
        {content.earning && <EarningNote key={content.content_id} earning={content.earning} />}
        {isPlayed(type) && (
          <ProgressBar percent={percent} label={t('learning.progress')} className="mt-3" />
        )}
      </div>
      <Button
        busy={busy}
        disabled={waits || (!canBeMarked(type, percent) && !content.completable)}
        onClick={onComplete}
      >
        {t('learning.complete')}
      </Button>
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-sunk p-5 sm:p-6 print:hidden">
      {children}
    </div>
  );
}
