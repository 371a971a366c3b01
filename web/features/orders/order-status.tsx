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

interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** The course is open to the learner already: an order that waits needs no payment. */
  isCourseOpen?: boolean;
}

/** The status of an order. */
export function OrderStatusBadge({ status, isCourseOpen = false }: OrderStatusBadgeProps) {
  const { t } = useTranslation();
  const isWaived = isCourseOpen && status === 'pending';
  const { tone, Icon } = looks[isWaived ? 'paid' : status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {t(isWaived ? 'orders.openAlready' : `orders.status.${status}`)}
    </Badge>
  );
}
