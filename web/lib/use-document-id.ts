import { useParams } from 'react-router-dom';

/** Format of document ids (`idSchema` in shared), without zod. Firestore refuses ids like `__x__`. */
const ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;

/** Whether a string can be a document id; anything else would break the document's path. */
export const isDocumentId = (id: string | undefined): id is string =>
  id !== undefined && ID.test(id);

/** The id in the URL; `undefined` if it is not a valid document id. */
export function useDocumentId(): string | undefined {
  const { id } = useParams();
  return isDocumentId(id) ? id : undefined;
}
