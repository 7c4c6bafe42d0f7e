import { type Imagen, imageUrl, type Jugador, type ImageKind } from '@club/shared';
import { useState } from 'react';
import type { ResourceForm } from '../common/use-resource-form';
import type { CreatedPhoto } from '../photos/created-photos';
import { NewPhotoField } from '../photos/new-photo-field';
import { StoredPhotoField } from '../photos/stored-photo-field';
import type { JugadorValues } from './jugador-values';

const FOTOS = [
  ['perfil', 'jugador-perfil'],
  ['banner', 'jugador-banner'],
] as const;

/** Chosen photos of a player that was just created. */
export const photosOf = (id: string, values: JugadorValues): readonly CreatedPhoto[] =>
  FOTOS.flatMap(([name, tipo]) => {
    const foto = values[name];
    return foto ? [{ tipo, id, nombre: values.nombre.trim(), foto }] : [];
  });

interface StoredFotoProps {
  readonly tipo: ImageKind;
  readonly jugadorId: string;
  readonly imagen: Imagen;
  /** Whether the photo is public. A withheld one cannot be shown here either. */
  readonly isPublished: boolean;
  readonly reload: () => void;
}

function StoredFoto({ tipo, jugadorId, imagen, isPublished, reload }: StoredFotoProps) {
  // Cache buster: the plain URL may be cached for a minute, and a new photo should show at once.
  const [src] = useState(() => imageUrl(tipo, jugadorId, crypto.randomUUID()));
  return (
    <StoredPhotoField
      tipo={tipo}
      registroId={jugadorId}
      initialSrc={imagen.disponible && isPublished ? src : undefined}
      onChange={reload}
    />
  );
}

interface FotoFieldsProps {
  readonly form: ResourceForm<JugadorValues>;
  readonly jugador: Jugador | undefined;
  readonly reload: () => void;
}

/** Profile photo and banner of a player (regla 21). */
export function PhotoFields({ form, jugador, reload }: FotoFieldsProps) {
  return FOTOS.map(([name, tipo]) =>
    jugador ? (
      <StoredFoto
        key={tipo}
        tipo={tipo}
        jugadorId={jugador._id}
        imagen={name === 'perfil' ? jugador.img_perfil : jugador.img_banner}
        isPublished={jugador.consentimiento?.foto !== false}
        reload={reload}
      />
    ) : (
      <NewPhotoField
        key={tipo}
        tipo={tipo}
        foto={form.values[name]}
        onChange={(foto) => {
          form.set(name, foto);
        }}
      />
    ),
  );
}
