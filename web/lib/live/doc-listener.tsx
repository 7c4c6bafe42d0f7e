import { dequal } from 'dequal/lite';
import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import { type Listening, listeningTo } from './listenings';
import type { LiveDoc } from './live-store';

interface DocListenerProps {
  readonly path: string;
  /** What it is listened to for: two purposes are two listenings. */
  readonly purpose: string;
  /** Called with what the server says, first and whenever it changes; `end` when that was all that was wanted. */
  readonly onDoc: (doc: LiveDoc<unknown>, listening: Listening) => void;
  readonly onError: () => void;
}

function Listener({ path, purpose, onDoc }: DocListenerProps) {
  const firestore = useFirestore();
  const [listening] = useState(() => listeningTo(firestore, path, purpose));
  const { data: snapshot } = useObservable(listening.id, listening.snapshots);
  const told = useRef<LiveDoc<unknown>>(undefined);
  useEffect(() => listening.hold(), [listening]);
  useEffect(() => {
    // Absent until the first snapshot has arrived.
    const arrived = snapshot as typeof snapshot | undefined;
    // What a client knows by itself is no news: without a connection it says of what it has not got that it does not exist.
    if (!arrived || arrived.metadata.fromCache) return;
    const state: LiveDoc<unknown> = arrived.exists()
      ? { status: 'ready', data: arrived.data() }
      : { status: 'missing' };
    if (dequal(state, told.current)) return;
    told.current = state;
    performance.mark(`lectura:${path}`);
    onDoc(state, listening);
  }, [listening, onDoc, path, snapshot]);
  return null;
}

/** reactfire throws when a listener fails. */
class ListenerBoundary extends Component<
  { readonly onError: () => void; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Listens to a document as long as it is mounted, and some seconds more; shows nothing. */
export function DocListener(props: DocListenerProps) {
  return (
    <ListenerBoundary onError={props.onError}>
      <Listener {...props} />
    </ListenerBoundary>
  );
}
