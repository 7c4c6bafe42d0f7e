import { TouchlineScreen } from '../touchline/touchline-screen';
import { LiveRoot } from '../../lib/live/live-root';
import { NotFound } from '../../components/page-states';
import { useDocumentId } from '../../lib/use-document-id';

/**
 * «Desde la banda», outside the panel's frame. It opens without a session if this device has a notebook of the match, so that its steps can be seen and sent later. The server still requires a token.
 */
export function TouchlineRoute() {
  const id = useDocumentId();
  if (id === undefined) return <NotFound />;
  return (
    <>
      <TouchlineScreen key={id} partidoId={id} />
      <LiveRoot />
    </>
  );
}
