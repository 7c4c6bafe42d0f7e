import { accept, type Result } from '@club/shared';
import type { Written } from './handler';

/** What a call answers that has written one record: the record as `present` shows it; a refusal goes through as it is. */
export const written = <T, Data>(
  id: string,
  msg: string,
  done: Result<T>,
  present: (value: T) => Data,
): Result<Written<Data>> => (done.ok ? accept({ id, msg, data: present(done.value) }) : done);
