import { useState } from 'react';
import type { GroupMessage } from '#contract/group-messages.ts';
import { htmlLang } from '#domain/locale.ts';
import { useFormat } from '#web/lib/format.ts';
import { Bilingual, usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { Moment } from '#web/lists/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Table } from '#web/ui/table.tsx';

interface SentMessagesProps {
  messages: { list: readonly GroupMessage[]; count: number; page: number; limit: number };
  hrefFor: (page: number) => string;
}

/** What was sent to a group, the latest first; each can be read as it was sent. */
export function SentMessages({ messages, hrefFor }: SentMessagesProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const pagerLabels = usePagerLabels();
  const [read, setRead] = useState<GroupMessage | null>(null);
  return (
    <section aria-labelledby="messages" className="mt-10">
      <h2 id="messages" className="mb-4 text-xl">
        {t('admin.groups.messages')}
      </h2>
      <Table
        caption={t('admin.groups.messages')}
        rows={messages.list}
        keyOf={({ message_id }) => message_id}
        empty={<p className="text-soft">{t('admin.groups.noMessages')}</p>}
        columns={[
          {
            id: 'subject',
            header: t('admin.groups.subject'),
            lead: true,
            cell: (message) => (
              <button
                type="button"
                className="link min-h-11 text-left font-medium break-words"
                onClick={() => setRead(message)}
              >
                <Bilingual en={message.subject} zh={message.subject_zh} />
              </button>
            ),
          },
          {
            id: 'sent',
            header: t('admin.groups.sentAt'),
            cell: ({ sent_at: at }) => <Moment at={at} />,
          },
          {
            id: 'by',
            header: t('admin.groups.sentBy'),
            cell: ({ sent_by: name }) => name,
          },
          {
            id: 'recipients',
            header: t('admin.groups.recipients'),
            align: 'end',
            cell: ({ recipient_count: count }) => number(count),
          },
        ]}
      />
      <Pager
        className="mt-6"
        page={messages.page}
        pageCount={Math.ceil(messages.count / messages.limit)}
        hrefFor={hrefFor}
        labels={pagerLabels}
      />
      {read !== null && <SentMessage message={read} onClose={() => setRead(null)} />}
    </section>
  );
}

/** A message as it was sent, in each language that it was written in. */
function SentMessage({ message, onClose }: { message: GroupMessage; onClose: () => void }) {
  const { t } = useTranslation();
  const { subject, subject_zh, text, text_zh } = message;
  const title = usePick()(subject, subject_zh);
  const written = (
    [
      ['zh', subject_zh, text_zh],
      ['en', subject, text],
    ] as const
  ).filter(([, heading, body]) => heading !== '' || body !== '');
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={title.text}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div className="grid gap-6">
        {written.map(([language, heading, body]) => (
          <section key={language}>
            {written.length > 1 && (
              <p className="text-sm text-soft">{t(`admin.languages.${language}`)}</p>
            )}
            <div lang={htmlLang[language]}>
              {heading !== title.text && <h3 className="text-lg break-words">{heading}</h3>}
              <p className="mt-2 break-words whitespace-pre-line">{body}</p>
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
