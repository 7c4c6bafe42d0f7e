import { describeRefusal, type Refusal, REPLAY_HEADER, type Result } from '@club/shared';
import type { Response } from 'express';
import type { OperationAnswer } from '../firestore/run-operation';

/** Sends a refusal as `{success: false, msg}` with its status, and with what the caller needs to go on, if anything. */
export function sendRefusal(response: Response, refusal: Refusal): void {
  const { status, msg } = describeRefusal(refusal);
  const { data, retryAfterS } = refusal;
  if (retryAfterS !== undefined) response.set('Retry-After', String(retryAfterS));
  response.status(status).json({ success: false, msg, ...(data !== undefined && { data }) });
}

/** Sends what a call has come to, unless whoever made the answer has sent it himself. */
export function send(response: Response, result: Result<OperationAnswer>): void {
  if (!result.ok) {
    sendRefusal(response, result.refusal);
    return;
  }
  if (response.headersSent) return;
  const { status, body, isReplay } = result.value;
  if (isReplay) response.set(REPLAY_HEADER, 'true');
  response.status(status).json(body);
}
