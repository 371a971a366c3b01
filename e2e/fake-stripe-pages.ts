import { FakeStripe } from '../server/testing/fake-stripe.ts';

/**
 * A stand-in for Stripe with a page on which one can pay, at once or through a bank that takes days:
 * it tells the academy, as Stripe does, and leads back. `/failed/:session`, `/disputed/:session` and
 * `/lost/:session` are what the payer's bank does later.
 * @param port where the academy listens
 */
export async function openFakeStripe(port: string): Promise<FakeStripe> {
  const stripe = new FakeStripe();
  await stripe.open();
  const sendEvent = async (type: string, object: object) => {
    const { text, signature } = stripe.sign({ type, object, at: new Date() });
    await fetch(`http://127.0.0.1:${port}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: text,
    });
  };
  stripe.page = async (path) => {
    const [, what, id = ''] = path.split('/');
    const session = stripe.sessions.get(id);
    if (session === undefined) return null;
    if (what === 'pay') {
      const ways = `<a href="/done/${id}">Pay</a> <a href="/settling/${id}">By bank</a>`;
      return { html: `<h1>${session.name}</h1>${ways}` };
    }
    if (what === 'failed') {
      await sendEvent('checkout.session.async_payment_failed', {
        ...session,
        payment_status: 'unpaid',
      });
      return { html: '<h1>Failed</h1>' };
    }
    if (what === 'disputed') {
      await sendEvent('charge.dispute.created', stripe.addDispute(session, { at: new Date() }));
      return { html: '<h1>Disputed</h1>' };
    }
    if (what === 'lost') {
      for (const dispute of stripe.disputes.values()) {
        if (dispute.payment_intent !== session.payment_intent) continue;
        dispute.status = 'lost';
        await sendEvent('charge.dispute.closed', dispute);
      }
      return { html: '<h1>Lost</h1>' };
    }
    const payment_status = what === 'settling' ? 'unpaid' : 'paid';
    await sendEvent('checkout.session.completed', { ...session, payment_status });
    return { location: session.success_url };
  };
  return stripe;
}
