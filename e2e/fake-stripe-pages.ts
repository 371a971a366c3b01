import { FakeStripe } from '../server/testing/fake-stripe.ts';

/**
 * A stand-in for Stripe with a page on which one can pay: it tells the academy, as Stripe does, and
 * leads back.
 * @param port where the academy listens
 */
export async function openFakeStripe(port: string): Promise<FakeStripe> {
  const stripe = new FakeStripe();
  await stripe.open();
  stripe.page = async (path) => {
    const [, what, id = ''] = path.split('/');
    const session = stripe.sessions.get(id);
    if (session === undefined) return null;
    if (what === 'pay') return { html: `<h1>${session.name}</h1><a href="/done/${id}">Pay</a>` };
    const object = { ...session, payment_status: 'paid' };
    const event = { type: 'checkout.session.completed', object, at: new Date() };
    const { text, signature } = stripe.sign(event);
    await fetch(`http://127.0.0.1:${port}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: text,
    });
    return { location: session.success_url };
  };
  return stripe;
}
