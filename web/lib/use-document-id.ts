import { useParams } from 'react-router-dom';

/** What the server gives out as ids (`idSchema` in shared), here without its parser. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id in the address when it can be one: anything else names no document and would break its path. */
export function useDocumentId(): string | undefined {
  const { id } = useParams();
  return id !== undefined && ID.test(id) ? id : undefined;
}
