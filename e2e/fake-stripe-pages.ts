import { FakeStripe } from '../server/testing/fake-stripe.ts';

/**
 * A stand-in for Stripe with a page on which one can pay: it tells the academy, as Stripe does, and
 * leads back. `/disputed/:session` and `/lost/:session` are what the payer's bank does later.
 * @param port where the academy listens
 */
export async function openFakeStripe(port: string): Promise<FakeStripe> {
  const stripe = new FakeStripe();
  await stripe.open();
  const tell = async (type: string, object: object) => {
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
    if (what === 'pay') return { html: `<h1>${session.name}</h1><a href="/done/${id}">Pay</a>` };
    if (what === 'disputed') {
      await tell('charge.dispute.created', stripe.addDispute(session, { at: new Date() }));
      return { html: '<h1>Disputed</h1>' };
    }
    if (what === 'lost') {
      for (const dispute of stripe.disputes.values()) {
        if (dispute.payment_intent !== session.payment_intent) continue;
        dispute.status = 'lost';
        await tell('charge.dispute.closed', dispute);
      }
      return { html: '<h1>Lost</h1>' };
    }
    await tell('checkout.session.completed', { ...session, payment_status: 'paid' });
    return { location: session.success_url };
  };
  return stripe;
}
