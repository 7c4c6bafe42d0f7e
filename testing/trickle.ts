import net from 'node:net';

/** Result of a request whose body is sent one byte per second. */
export interface Trickled {
  /** Everything received. */
  readonly text: string;
  /** Milliseconds until the server closed the connection. */
  readonly ms: number;
}

/** Sends a body one byte per second, without ever finishing it, until the server closes the connection. */
export function trickle(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Trickled> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(Number(port), hostname);
    const base = { host: hostname, 'content-type': 'application/json', 'content-length': '1000' };
    const head = Object.entries({ ...base, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
    const timer = setInterval(() => socket.write(' '), 1_000);
    const close = () => {
      clearInterval(timer);
      resolve({ text, ms: performance.now() - startedAt });
    };
    socket.on('data', (chunk) => (text += chunk.toString()));
    // Ignores all errors, since `close` follows each. Usual is a failed write after the server closed the connection.
    socket.on('error', () => undefined);
    socket.on('close', close);
  });
}
