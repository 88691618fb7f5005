import type { Http2Session, ServerHttp2Stream } from 'node:http2';

/** A weak mobile signal, the one Lighthouse simulates: 150 ms there and back, 1.6 Mbit/s. */
const roundTrip = 150;
const bytesPerMillisecond = 1_600_000 / 8 / 1000;
/** TCP's first window, ten packets (RFC 6928); each byte that is acknowledged lets one more out (slow start). */
const firstWindow = 10 * 1460;
const packet = 1460;
const tick = 4;

type Connection = { opened: number; window: number; inFlight: number };
type Answer = {
  stream: ServerHttp2Stream;
  connection: Connection;
  /** When its first byte can come at the earliest. */
  from: number;
  urgency: number;
  /** Whether it may share its turn with others as urgent. */
  incremental: boolean;
  headerBytes: number;
  body: Buffer;
  sent: number;
  start: () => void;
};

/**
 * The last mile of a phone, in the server: answers leave at its pace, the urgent ones first (RFC 9218), as a CDN sends them.
 * The browser's own throttling would not do: it gives every answer an equal share of the link, whatever its priority, so
 * that a page's scripts slow down its picture, which on a real link they do not; and it knows no slow start.
 */
export class SlowLink {
  #connections = new Map<Http2Session, Connection>();
  #answers: Answer[] = [];
  #credit = 0;
  #last = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Sends an answer over the link; `start` writes its headers. */
  send(stream: ServerHttp2Stream, priority: string, headerBytes: number, body: Buffer, start: () => void) {
    const now = performance.now();
    const connection = this.#connection(stream, now);
    this.#answers.push({
      stream,
      connection,
      // A new connection costs two round trips (TCP, TLS) before the request can be on its way.
      from: Math.max(now, connection.opened + 2 * roundTrip) + roundTrip,
      urgency: Number(/u=(\d)/.exec(priority)?.[1] ?? 3),
      incremental: /\bi\b/.test(priority),
      headerBytes,
      body,
      sent: 0,
      start,
    });
    if (this.#timer) return;
    this.#last = now;
    this.#timer = setInterval(() => this.#tick(), tick);
  }

  /** Hangs up: what is still to be sent is not. */
  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#answers = [];
  }

  #connection({ session }: ServerHttp2Stream, now: number): Connection {
    const connection = (session && this.#connections.get(session)) ?? {
      opened: now,
      window: firstWindow,
      inFlight: 0,
    };
    if (session) this.#connections.set(session, connection);
    return connection;
  }

  #tick(): void {
    const now = performance.now();
    // What a late timer has missed is made up for, but an idle link saves nothing.
    this.#credit = Math.min(
      this.#credit + (now - this.#last) * bytesPerMillisecond,
      50 * bytesPerMillisecond,
    );
    this.#last = now;
    while (this.#credit > 0) {
      const answer = this.#next(now);
      if (!answer) {
        this.#credit = Math.min(this.#credit, tick * bytesPerMillisecond);
        break;
      }
      this.#credit -= this.#sendPacket(answer);
    }
    if (!this.#answers.length) this.close();
  }

  /** The most urgent answer whose connection may send; those that share take turns. */
  #next(now: number): Answer | undefined {
    this.#answers = this.#answers.filter(({ stream }) => !stream.destroyed);
    const ready = this.#answers.filter(
      ({ from, connection }) => from <= now && connection.inFlight < connection.window,
    );
    const next = ready.sort((a, b) => a.urgency - b.urgency)[0];
    if (next?.incremental) {
      this.#answers.splice(this.#answers.indexOf(next), 1);
      this.#answers.push(next);
    }
    return next;
  }

  #sendPacket(answer: Answer): number {
    const { connection, body, stream } = answer;
    const head = answer.sent === 0 ? answer.headerBytes : 0;
    if (answer.sent === 0) answer.start();
    const part = body.subarray(answer.sent, answer.sent + packet);
    answer.sent += part.length;
    const whole = answer.sent >= body.length;
    if (whole) {
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
