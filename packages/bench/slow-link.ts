import type { Http2Session, ServerHttp2Stream } from 'node:http2';

/** Lighthouse's slow mobile network: 150 ms round trip, 1.6 Mbit/s. */
const roundTrip = 150;
const bytesPerMillisecond = 1_600_000 / 8 / 1000;
/**
 * TCP's initial window: ten packets (RFC 6928). Each acknowledged byte
 * increases it by one byte (slow start).
 */
const packet = 1460;
const firstWindow = 10 * packet;
/**
 * Milliseconds between two looks at the waiting answers, and how late a look
 * may be. A later one loses bytes.
 */
const tick = 4;
const latest = 50;

type Connection = { opened: number; window: number; inFlight: number };
type Answer = {
  stream: ServerHttp2Stream;
  connection: Connection;
  /** The earliest time of its first byte. */
  from: number;
  urgency: number;
  /** Whether it shares the network with others of the same urgency. */
  incremental: boolean;
  headerBytes: number;
  body: Buffer;
  sent: number;
  start: () => void;
};

/**
 * Simulates a slow mobile network in the server. Responses leave at its speed,
 * urgent ones first (RFC 9218), as on a CDN. The browser's own throttling is
 * not enough: it gives every response an equal share, so scripts slow down a
 * picture, which they do not do on a real network. It also has no slow start.
 */
export class SlowLink {
  #connections = new WeakMap<Http2Session, Connection>();
  #answers: Answer[] = [];
  /** When the network has sent all bytes so far. */
  #freeAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Sends a response over the network. `start` writes its headers. */
  send(
    stream: ServerHttp2Stream,
    priority: string,
    headerBytes: number,
    body: Buffer,
    start: () => void,
  ) {
    const now = performance.now();
    const { session } = stream;
    if (!session) return;
    const connection = this.#connections.get(session) ?? {
      opened: now,
      window: firstWindow,
      inFlight: 0,
    };
    this.#connections.set(session, connection);
    this.#answers.push({
      stream,
      connection,
      // A new connection needs two round trips (TCP, TLS) before the request.
      from: Math.max(now, connection.opened + 2 * roundTrip) + roundTrip,
      urgency: Number(/u=(\d)/.exec(priority)?.[1] ?? 3),
      incremental: /\bi\b/.test(priority),
      headerBytes,
      body,
      sent: 0,
      start,
    });
    this.#timer ??= setInterval(() => this.#tick(), tick);
  }

  #tick(): void {
    const now = performance.now();
    this.#freeAt = Math.max(this.#freeAt, now - latest);
    while (this.#freeAt < now) {
      const answer = this.#next(now);
      // An idle network saves no bytes for later.
      if (answer)
        this.#freeAt += this.#sendPacket(answer) / bytesPerMillisecond;
      else this.#freeAt = now;
    }
    if (this.#answers.length) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /**
   * The most urgent response that may send. Incremental responses take turns.
   */
  #next(now: number): Answer | undefined {
    this.#answers = this.#answers.filter(({ stream }) => !stream.destroyed);
    const ready = this.#answers.filter(
      ({ from, connection }) =>
        from <= now && connection.inFlight < connection.window,
    );
    const next = ready.sort((a, b) => a.urgency - b.urgency)[0];
    if (next?.incremental) {
      this.#answers.splice(this.#answers.indexOf(next), 1);
      this.#answers.push(next);
    }
    return next;
  }

  /** Sends the next packet of a response. Returns its size. */
  #sendPacket(answer: Answer): number {
    const { connection, body, stream } = answer;
    const head = answer.sent === 0 ? answer.headerBytes : 0;
    if (answer.sent === 0) answer.start();
    const part = body.subarray(answer.sent, answer.sent + packet);
    answer.sent += part.length;
    if (answer.sent >= body.length) {
      stream.end(part);
      this.#answers.splice(this.#answers.indexOf(answer), 1);
    } else stream.write(part);

    const bytes = head + part.length;
    connection.inFlight += bytes;
    setTimeout(() => {
      connection.inFlight -= bytes;
      connection.window += bytes;
    }, roundTrip);
    return bytes;
  }
}
