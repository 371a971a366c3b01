import { type Payment, paymentCalls } from '#contract/payments-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DecideAccessProps {
  payment: Payment;
  onClose: () => void;
}

/** Asks whether the access that a payment opened ends, after its dispute was lost. */
export function DecideAccess({ payment, onClose }: DecideAccessProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const decide = useAction(async (end_access: boolean) => {
    const params = { id: payment.payment_id };
    const { msg } = await api.send(paymentCalls.decideAccess, { params, body: { end_access } });
    toast({ text: msg });
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.payments.decideTitle')}
      description={t('admin.payments.decideText', {
        money: format.price(payment.disputed, payment.currency),
      })}
      footer={
        <>
          <Button variant="secondary" busy={decide.busy} onClick={() => decide.run(false)}>
            {t('admin.payments.keepAccess')}
          </Button>
          <Button variant="danger" busy={decide.busy} onClick={() => decide.run(true)}>
            {t('admin.payments.endNow')}
          </Button>
        </>
      }
    />
  );
}
