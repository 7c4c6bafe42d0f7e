import net from 'node:net';

/** Result of a request whose body is sent one byte per second. */
export interface Trickled {
  /** Everything received. */
  readonly text: string;
  /** Milliseconds until the server closed the connection. */
  readonly ms: number;
}

/** Sends a small body one byte per second, until the server closes the connection. */
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
    const told = { host: hostname, 'content-type': 'application/json', 'content-length': '1000' };
    const head = Object.entries({ ...told, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
    const beat = setInterval(() => socket.write(' '), 1_000);
    const close = () => {
      clearInterval(beat);
      resolve({ text, ms: performance.now() - startedAt });
    };
    socket.on('data', (chunk) => (text += chunk.toString()));
    // A write after the server has closed the connection.
    socket.on('error', () => undefined);
    socket.on('close', close);
  });
}
