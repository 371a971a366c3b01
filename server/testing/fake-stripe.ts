import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeSettings } from '#server/settings.ts';

/** A page on which something is paid, as far as tests look at it. */
export interface FakeSession {
  id: string;
  url: string;
  payment_intent: string;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  client_reference_id: string;
  locale: string;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  status: string;
  /** The name of what is sold. */
  name: string;
}

/** A refund. */
export interface FakeRefund {
  id: string;
  payment_intent: string;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  metadata: Record<string, string>;
  created: number;
}

/** What a payer has disputed with their bank. */
export interface FakeDispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: string;
  created: number;
  evidence_details: { due_by: number | null };
}

interface FakeResponse {
  status: number;
  body: object;
}

const invalid = (message: string, code?: string): FakeResponse => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, ...(code && { code }) } },
});

let numbers = 0;

/** A fake of Stripe's API: a local server that Stripe's client is pointed at. */
export class FakeStripe {
  readonly sessions = new Map<string, FakeSession>();
  readonly refunds = new Map<string, FakeRefund>();
  readonly disputes = new Map<string, FakeDispute>();
  /** Every request that was answered, the oldest first. */
  readonly requests: { path: string; idempotencyKey: string }[] = [];
  /** How it responds to requests: it answers, fails, or never answers. */
  behaviour: 'fine' | 'broken' | 'silent' = 'fine';
  /** The status of refunds that are made next. */
  refundStatus: FakeRefund['status'] = 'succeeded';
  readonly #given = new Map<string, { body: string; response: FakeResponse }>();
  readonly #server = http.createServer((request, response) => this.#receive(request, response));
  /** Serves payment pages for people to look at; absent: there are none. */
  page: ((path: string) => Promise<{ location: string } | { html: string } | null>) | null = null;

  readonly settings: StripeSettings = {
    secretKey: 'sk_test_fakefakefake',
    webhookSecret: 'whsec_fakefakefake',
    apiUrl: '',
  };

  async open(port = 0): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done));
    const { port: taken } = this.#server.address() as AddressInfo;
    this.settings.apiUrl = `http://127.0.0.1:${taken}`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  /** An event as Stripe sends it: its text and the signature in its header. */
  sign(event: { type: string; object: object; id?: string; at: Date; secret?: string }) {
    const created = Math.floor(event.at.getTime() / 1000);
    const text = JSON.stringify({
      id: event.id ?? `evt_${++numbers}`,
      object: 'event',
      type: event.type,
      created,
      livemode: false,
      data: { object: event.object },
    });
    const secret = event.secret ?? this.settings.webhookSecret;
    const { webhooks } = new Stripe(this.settings.secretKey);
    const signature = webhooks.generateTestHeaderString({
      payload: text,
      secret,
      timestamp: created,
    });
    return { text, signature };
  }

  #receive(request: http.IncomingMessage, response: http.ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (this.behaviour === 'silent') return;
      const path = request.url ?? '/';
      const isPage = request.method === 'GET' && !path.startsWith('/v1/');
      if (isPage) return void this.#show(path, response);
      const { status, body } = this.#respond(request, Buffer.concat(chunks).toString());
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  }

  async #show(path: string, response: http.ServerResponse): Promise<void> {
    const shown = (await this.page?.(path)) ?? null;
    if (shown === null) {
      response.writeHead(404).end();
    } else if ('location' in shown) {
      response.writeHead(302, { location: shown.location }).end();
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
    }
  }

  #respond({ method, url = '', headers }: http.IncomingMessage, body: string): FakeResponse {
    const idempotencyKey = String(headers['idempotency-key'] ?? '');
    this.requests.push({ path: `${method} ${url.split('?')[0]}`, idempotencyKey });
    if (this.behaviour === 'broken') {
      return { status: 500, body: { error: { type: 'api_error', message: 'broken' } } };
    }
    const before = this.#given.get(idempotencyKey);
    if (before !== undefined && method === 'POST') {
      if (before.body === body) return before.response;
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'other' } } };
    }
    const made = this.#do(`${method} ${url}`, new URLSearchParams(body));
    if (method === 'POST') this.#given.set(idempotencyKey, { body, response: made });
    return made;
  }

  #do(call: string, form: URLSearchParams): FakeResponse {
    if (call === 'POST /v1/checkout/sessions') return this.#openSession(form);
    if (call === 'POST /v1/refunds') return this.#refund(form);
    const expired = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(call)?.[1];
    const session = this.sessions.get(expired ?? '');
    if (session !== undefined) {
      if (session.status !== 'open') return invalid('only an open page can be ended');
      session.status = 'expired';
      return { status: 200, body: session };
    }
    const listed = /^GET (\/v1\/(refunds|disputes))/.exec(call);
    if (listed !== null) {
      const query = new URLSearchParams(call.split('?')[1]);
      const all = listed[2] === 'refunds' ? this.refunds : this.disputes;
      const data = [...all.values()].filter(
        ({ payment_intent }) => payment_intent === query.get('payment_intent'),
      );
      return { status: 200, body: { object: 'list', url: listed[1], has_more: false, data } };
    }
    return { status: 404, body: { error: { type: 'invalid_request_error', message: 'unknown' } } };
  }

  #openSession(form: URLSearchParams): FakeResponse {
    const text = (name: string) => form.get(name) ?? '';
    const id = `cs_test_${++numbers}`;
    const session: FakeSession = {
      id,
      url: `${this.settings.apiUrl}/pay/${id}`,
      payment_intent: `pi_${numbers}`,
      amount_total: Number(text('line_items[0][price_data][unit_amount]')),
      currency: text('line_items[0][price_data][currency]'),
      metadata: {
        order_id: text('metadata[order_id]'),
        reference: text('metadata[reference]'),
      },
      client_reference_id: text('client_reference_id'),
      locale: text('locale'),
      expires_at: Number(text('expires_at')),
      success_url: text('success_url'),
      cancel_url: text('cancel_url'),
      status: 'open',
      name: text('line_items[0][price_data][product_data][name]'),
    };
    this.sessions.set(id, session);
    return { status: 200, body: { object: 'checkout.session', ...session } };
  }

  #refund(form: URLSearchParams): FakeResponse {
    const payment_intent = form.get('payment_intent') ?? '';
    const paid = [...this.sessions.values()].find((one) => one.payment_intent === payment_intent);
    if (paid === undefined) return invalid('no such payment');
    const amount = Number(form.get('amount'));
    const back = [...this.refunds.values()]
      .filter((one) => one.payment_intent === payment_intent && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (back + amount > paid.amount_total)
      return invalid('more than is left', 'charge_already_refunded');
    return { status: 200, body: this.addRefund(paid, amount, form.get('metadata[refund_id]')) };
  }

  /** A dispute, as a payer begins it with their bank. */
  addDispute(
    { payment_intent, currency, amount_total }: FakeSession,
    { at, status = 'needs_response' }: { at: Date; status?: string },
  ): FakeDispute {
    const created = Math.floor(at.getTime() / 1000);
    const dispute: FakeDispute = {
      id: `dp_${++numbers}`,
      object: 'dispute',
      payment_intent,
      amount: amount_total,
      currency,
      reason: 'fraudulent',
      status,
      created,
      evidence_details: { due_by: created + 7 * 86_400 },
    };
    this.disputes.set(dispute.id, dispute);
    return dispute;
  }

  /** A refund, as somebody makes it at Stripe, or as was asked for. */
  addRefund(
    { payment_intent, currency }: FakeSession,
    amount: number,
    refundId: string | null = null,
  ): FakeRefund {
    const refund: FakeRefund = {
      id: `re_${++numbers}`,
      payment_intent,
      amount,
      currency,
      status: this.refundStatus,
      created: Math.floor(Date.now() / 1000),
      metadata: refundId === null ? {} : { refund_id: refundId },
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }
}
