/** Something that the person at the keyboard can mend: shown as one Spanish sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
