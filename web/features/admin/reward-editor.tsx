import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useBlocker, useNavigate } from 'react-router';
import {
  type AdminReward,
  adminReward,
  type RewardCategory,
  rewardAdminCalls,
  rewardCreateBody,
} from '#contract/rewards.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useCallForm } from '#web/lib/call-form.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { RewardConditions } from './reward-conditions.tsx';
import type { RewardInput, RewardOutput } from './reward-form.ts';
import {
  isChanged,
  newRewardValues,
  type RewardFormField,
  rewardFormFields,
  rewardFormValues,
} from './reward-form-values.ts';
import { RewardPreview } from './reward-preview.tsx';
import { RewardTexts } from './reward-texts.tsx';
import { StalePanel } from './stale-panel.tsx';
import { useRewardWords } from './use-reward-words.ts';
import { useStale } from './use-stale.ts';

interface RewardEditorProps {
  /** null: a new one. */
  reward: AdminReward | null;
  categories: readonly RewardCategory[];
  /** The list that it was opened from. */
  backTo: string;
}

/** A reward in both languages side by side, and everything about offering it. */
export function RewardEditor({ reward, categories, backTo }: RewardEditorProps) {
  const { t } = useTranslation();
  const api = useApi();
  const navigate = useNavigate();
  const words = useRewardWords(categories);
  const opened = reward === null ? newRewardValues : rewardFormValues(reward);
  /** Saved: leaving needs no question. */
  const isSaved = useRef(false);

  const { form, onSubmit, errorOf, failure, busy } = useCallForm<RewardInput, RewardOutput>(
    rewardCreateBody,
    async (values) => {
      const save = () => {
        if (reward === null) return api.send(rewardAdminCalls.createReward, { body: values });
        const version = stale.version();
        const body = { ...values, ...(version !== undefined && { version }) };
        const params = { id: reward.reward_id };
        return api.send(rewardAdminCalls.updateReward, { params, body });
      };
      try {
        const { msg } = await save();
        isSaved.current = true;
        await navigate(backTo);
        toast({ text: msg });
      } catch (error) {
        if (!stale.take(error, form.getValues())) throw error;
        window.scrollTo({ top: 0 });
      }
    },
    { defaults: opened },
  );
  const stale = useStale<RewardFormField, AdminReward>({
    opened: reward,
    fields: rewardFormFields,
    valuesOf: rewardFormValues,
    read: (data) => adminReward.safeParse(data).data ?? null,
    put: (field, value) => form.setValue(field, value as never, { shouldValidate: true }),
  });
  const values = useWatch({ control: form.control });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaved.current &&
      isChanged(opened, form.getValues()) &&
      (currentLocation.pathname !== nextLocation.pathname ||
        !new URLSearchParams(nextLocation.search).has('edit')),
  );
  const parts = { form, values, errorOf };
  const theirs = stale.stale && rewardFormValues(stale.stale.theirs);

  return (
    <Form onSubmit={onSubmit} className="gap-8">
      <header className="grid gap-2">
        <Link
          to={backTo}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('admin.rewards.form.back')}
        </Link>
        <h1 className="text-2xl sm:text-3xl">
          {t(reward === null ? 'admin.rewards.form.addTitle' : 'admin.rewards.form.editTitle')}
        </h1>
      </header>
      {stale.stale !== null && theirs !== null && (
        <StalePanel
          takenOver={stale.stale.takeOver.map((field) => ({
            field,
            label: words.labels[field],
            theirs: words.wordOf(field, theirs[field]),
          }))}
          conflicts={stale.stale.conflicts.map((field) => ({
            field,
            label: words.labels[field],
            theirs: words.wordOf(field, theirs[field]),
            yours: words.wordOf(field, values[field]),
          }))}
          onUseTheirs={(field) => stale.takeTheirs(field as RewardFormField)}
        />
      )}
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-10">
          <RewardTexts {...parts} />
          <RewardConditions {...parts} categories={categories} />
        </div>
        <aside aria-label={t('admin.rewards.form.preview')} className="w-full max-w-sm">
          <RewardPreview
            rewardId={reward?.reward_id ?? 0}
            values={values}
            category={categories.find(
              (one) => one.reward_category_id === values.reward_category_id,
            )}
          />
        </aside>
      </div>
      <footer className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm lg:-mx-10 lg:px-10">
        {failure !== null && (
          <Notice live tone="error" title={t('admin.rewards.form.failed')} className="mr-auto">
            {failure}
          </Notice>
        )}
        <LinkButton to={backTo} variant="secondary">
          {t('common.cancel')}
        </LinkButton>
        <Button type="submit" busy={busy}>
          {t(reward === null ? 'admin.rewards.form.create' : 'admin.rewards.form.save')}
        </Button>
      </footer>
      <ConfirmDialog
        danger
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        title={t('admin.rewards.form.leaveTitle')}
        description={t('admin.rewards.form.leaveText')}
        confirmLabel={t('admin.rewards.form.leave')}
        cancelLabel={t('admin.rewards.form.stay')}
        closeLabel={t('common.close')}
      />
    </Form>
  );
}
