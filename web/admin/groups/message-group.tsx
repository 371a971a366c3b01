import { useId } from 'react';
import { groupMessageAdminCalls, groupMessageBody } from '#contract/group-messages.ts';
import { groupMessageTexts } from '#domain/bilingual-entities.ts';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface MessageGroupProps {
  groupId: number;
  onClose: () => void;
}

/** Writes a message to the members that a group has now. */
export function MessageGroup({ groupId, onClose }: MessageGroupProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(groupMessageBody, async (body) => {
    const { msg } = await api.send(groupMessageAdminCalls.send, {
      params: { id: groupId },
      body,
    });
    toast({ text: msg });
    onClose();
    await revalidate();
  });
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.groups.message')}
      description={t('admin.groups.messageText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('admin.groups.messageRun')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <BothLanguages
          id={`${formId}-texts`}
          title={t('admin.rewards.form.texts')}
          hint={t('admin.groups.messageTextsHint')}
          pairs={[
            {
              name: 'subject',
              label: t('admin.groups.subject'),
              maxLength: groupMessageTexts.subject.max,
            },
            {
              name: 'text',
              label: t('admin.groups.text'),
              rows: 7,
              maxLength: groupMessageTexts.text.max,
            },
          ]}
          form={form}
          values={form.watch()}
          errorOf={errorOf}
        />
        {failure !== null && (
          <Notice live tone="error" title={t('admin.groups.messageFailed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
