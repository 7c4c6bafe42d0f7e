import { type DirectoDoc, directoDocSchema, pickFields } from '@club/shared';

/** A live match as it leaves the API. */
export const presentDirecto = (directo: DirectoDoc): DirectoDoc =>
  pickFields(directoDocSchema, directo);
