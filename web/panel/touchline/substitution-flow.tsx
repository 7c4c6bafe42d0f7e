import { type Apunte, campoOf, type CurrentLiveMatch, titularesOf } from '@club/shared';
import Typography from '@mui/material/Typography';
import { BigButton } from './big-button';
import type { ReactNode } from 'react';
import type { Borrador } from './notebook';
import type { JugadorEnCampo } from './jugadores';
import type { NombreOf } from './step-text';
import { PlayerPicker } from './player-picker';
import { QuestionScreen } from './question-screen';

interface CambioFlowProps {
  readonly borrador: Borrador;
  readonly actual: CurrentLiveMatch;
  /** Called-up players first, then the rest of the squad. */
  readonly jugadores: readonly JugadorEnCampo[];
  /** Score shown above the question. */
  readonly marcador?: ReactNode;
  readonly nameOf: NombreOf;
  /** Stores who goes off, so that after a reload the second question is open again. */
  readonly onSale: (jugadorId: string) => void;
  readonly onDone: (apunte: Apunte) => void;
  readonly onCancel: () => void;
}

/** Substitution in two taps: who goes off, who comes on. At half time it then asks for the next one, until «Listo». */
export function SubstitutionFlow({
  borrador: { autor_id: sale },
  actual,
  jugadores,
  marcador,
  nameOf,
  onSale,
  onDone,
  onCancel,
}: CambioFlowProps) {
  const { alineacion, eventos, minutos_parte: minutosParte, fase } = actual;
  const titulares = alineacion ? titularesOf(alineacion) : [];
  const { dentro, expulsados } = campoOf(titulares, eventos, minutosParte);
  if (dentro.size === 0) {
    return (
      <QuestionScreen title="¿Quién sale?" onClose={onCancel}>
        <Typography>
          Para apuntar un cambio hace falta saber quién está en el campo. Pon la alineación en
          «Más».
        </Typography>
        <BigButton onClick={onCancel}>Cerrar</BigButton>
      </QuestionScreen>
    );
  }
  const apuntados = eventos.filter(
    ({ sale_id, mitad }) => sale_id !== undefined && mitad === 'primera_parte',
  ).length;
  const isDescanso = fase === 'descanso';
  const cancelLabel = isDescanso ? 'Listo' : 'Cancelar';
  if (sale === undefined) {
    return (
      <PlayerPicker
        key="sale"
        title="¿Quién sale?"
        marcador={marcador}
        {...(isDescanso && {
          detail: `Cambios del descanso: se apuntan seguidos. Van ${String(apuntados)}.`,
        })}
        jugadores={jugadores.filter(({ jugador_id: id }) => dentro.has(id))}
        cancelLabel={cancelLabel}
        onPick={onSale}
        onCancel={onCancel}
      />
    );
  }
  return (
    <PlayerPicker
      key="entra"
      title="¿Quién entra?"
      marcador={marcador}
      detail={`Sale ${nameOf(sale)}`}
      jugadores={jugadores.filter(({ jugador_id: id }) => !dentro.has(id) && !expulsados.has(id))}
      cancelLabel={cancelLabel}
      onPick={(entra) => {
        onDone({ evento: 'cambio', sale_id: sale, entra_id: entra });
      }}
      onCancel={onCancel}
    />
  );
}
