import { useEffect, useState } from 'react';
import { type PushDevice, type PushState, pushCalls } from '#contract/push.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useDeviceName } from '#web/lib/device-name.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { readOwnEndpoint, subscribeBrowser, unsubscribeBrowser } from './push-subscription.ts';
import { type PushSupport, readPushSupport } from './push-support.ts';

/** Push notifications on this device, and the person’s other devices. */
export function PushDevices({ state: { public_key, devices } }: { state: PushState }) {
  const { t } = useTranslation();
  const [support, setSupport] = useState<PushSupport | 'failed' | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    const found = readPushSupport();
    if (found !== 'ready') return setSupport(found);
    // A subscription that cannot be read counts as none.
    const read = readOwnEndpoint().catch(() => null);
    void read.then((own) => {
      setEndpoint(own);
      setSupport(found);
    });
  }, []);
  const own = devices.find((device) => device.is_current && device.endpoint === endpoint);
  const others = devices.filter((device) => device !== own && !device.is_current);
  const isReady = support === 'ready' || support === 'failed';
  return (
    <section aria-labelledby="push">
      <h2 id="push" className="font-serif text-xl">
        {t('push.title')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('push.text')}</p>
      <div className="mt-4 grid justify-items-start gap-3">
        {support !== null && support !== 'ready' && (
          <Notice live tone={support === 'failed' ? 'error' : 'warning'}>
            {t(`push.hints.${support}`)}
          </Notice>
        )}
        {(isReady || support === null) &&
          (own === undefined ? (
            <TurnOn
              publicKey={public_key}
              isKnown={isReady}
              onEnd={(outcome, address) => {
                setSupport(outcome);
                setEndpoint(address);
              }}
            />
          ) : (
            <TurnOff device={own} />
          ))}
        {isReady && <p className="text-sm text-soft">{t('push.hints.logout')}</p>}
      </div>
      {others.length > 0 && (
        <>
          <h3 className="mt-6 text-base font-medium">{t('push.others')}</h3>
          <ul className="mt-2 divide-y divide-line rounded-lg bg-raised ring-1 ring-line">
            {others.map((device) => (
              <OtherDevice key={device.subscription_id} device={device} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TurnOnProps {
  publicKey: string;
  /** Whether it is known yet what the browser supports. */
  isKnown: boolean;
  onEnd: (outcome: PushSupport | 'failed', endpoint: string | null) => void;
}

function TurnOn({ publicKey, isKnown, onEnd }: TurnOnProps) {
  const { t } = useTranslation();
  const api = useApi();
  const turnOn = useAction(
    async () => {
      const body = await subscribeBrowser(publicKey);
      // Somebody who dismissed the browser’s prompt can be asked again.
      if (body === null) return onEnd(readPushSupport(), null);
      const { msg } = await api.send(pushCalls.subscribe, { body });
      onEnd('ready', body.endpoint);
      toast({ text: msg });
    },
    {
      onError: (error) => {
        // Errors of the API or the network are shown as usual; any other is the browser’s.
        if (error instanceof ApiError || error instanceof TypeError) return false;
        onEnd('failed', null);
        return true;
      },
    },
  );
  return (
    <Button busy={turnOn.busy || !isKnown} onClick={() => turnOn.run()}>
      {t('push.turnOn')}
    </Button>
  );
}

function useTurnOff({ subscription_id, is_current }: PushDevice) {
  const api = useApi();
  return useAction(async () => {
    const { msg } = await api.send(pushCalls.unsubscribe, { params: { id: subscription_id } });
    // The server no longer sends anything, even where the browser’s subscription stays.
    if (is_current) await unsubscribeBrowser().catch(() => {});
    toast({ text: msg });
  });
}

function TurnOff({ device }: { device: PushDevice }) {
  const { t } = useTranslation();
  const turnOff = useTurnOff(device);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge tone="jade">{t('push.on')}</Badge>
      <Button variant="secondary" busy={turnOff.busy} onClick={() => turnOff.run()}>
        {t('push.turnOff')}
      </Button>
    </div>
  );
}

function OtherDevice({ device }: { device: PushDevice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useDeviceName(device.user_agent);
  const turnOff = useTurnOff(device);
  const date = format.day(device.created_at);
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 grow">
        <p>{name}</p>
        <p className="text-sm text-soft">
          {device.failing_since === null
            ? t('push.since', { date })
            : t('push.failing', { date: format.day(device.failing_since) })}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        busy={turnOff.busy}
        aria-label={t('push.turnOffNamed', { device: name, date })}
        onClick={() => turnOff.run()}
      >
        {t('push.turnOff')}
      </Button>
    </li>
  );
}
