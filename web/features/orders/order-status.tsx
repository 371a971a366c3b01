import type { OrderStatus } from '#domain/order-methods.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { CircleCheck, Clock, type Icon } from '#web/ui/icons.tsx';
import { Ban, CircleX } from '#web/ui/page-icons.tsx';

const looks: Record<OrderStatus, { tone: BadgeTone; Icon: Icon }> = {
  pending: { tone: 'clay', Icon: Clock },
  paid: { tone: 'jade', Icon: CircleCheck },
  partly_refunded: { tone: 'porcelain', Icon: CircleCheck },
  refunded: { tone: 'plain', Icon: CircleX },
  cancelled: { tone: 'plain', Icon: Ban },
  expired: { tone: 'plain', Icon: Ban },
};

/** The status of an order. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {t(`orders.status.${status}`)}
    </Badge>
  );
}
