import type { Result } from '@club/shared';
import type { Reader } from './reader';
import type { UnitOfWork } from './unit-of-work';

/** An operation on a record by its id; of one that is not there it says what `find` says. */
export const onFound =
  <Found, Given extends readonly unknown[], Done>(
    find: (reader: Reader, id: string) => Promise<Result<Found>>,
    operate: (uow: UnitOfWork, found: Found, ...given: Given) => Promise<Result<Done>>,
  ) =>
  async (uow: UnitOfWork, id: string, ...given: Given): Promise<Result<Done>> => {
    const found = await find(uow, id);
    return found.ok ? operate(uow, found.value, ...given) : found;
  };
