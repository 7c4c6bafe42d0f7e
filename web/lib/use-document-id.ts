import { useParams } from 'react-router-dom';

/** What the server gives out as ids (`idSchema` in shared), here without its parser. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether it can be the id of a document: anything else names none and would break its path. */
export const isDocumentId = (id: string | undefined): id is string =>
  id !== undefined && ID.test(id);

/** The id in the address when it can be one. */
export function useDocumentId(): string | undefined {
  const { id } = useParams();
  return isDocumentId(id) ? id : undefined;
}
