import {
  type Partido,
  type PartidoPreview,
  partidoPreviewSchema,
  partidoRegistro,
  pickFields,
  present,
} from '@club/shared';

/** A match as it leaves the API. */
export const presentPartido = (partido: Partido): Partido => present(partidoRegistro, partido);

/** A match preview as it leaves the API. */
export const presentPartidoPreview = (preview: PartidoPreview): PartidoPreview =>
  pickFields(partidoPreviewSchema, preview);
