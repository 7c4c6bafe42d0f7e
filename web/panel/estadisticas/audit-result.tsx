import type { Auditoria } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ajusteText, diferenciaText, type Nombres } from './audit-text';

/** The auditor's result for a season, and names for its ids. */
export interface Resultado {
  readonly auditoria: Auditoria;
  readonly nombres: Nombres;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Box>
  );
}

/** 'Todo cuadra', or the differences; manual corrections are listed apart (regla 56). */
export function AuditResult({ auditoria, nombres }: Resultado) {
  const { temporada_nombre: temporada, correcta, diferencias, ajustes } = auditoria;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={correcta ? 'success' : 'error'}>
        <Typography sx={{ fontWeight: 700 }}>
          {correcta
            ? `Todo cuadra en ${temporada}.`
            : `En ${temporada} hay ${String(diferencias.length)} ${diferencias.length === 1 ? 'diferencia' : 'diferencias'}.`}
        </Typography>
        {!correcta && <Lines lines={diferencias.map((found) => diferenciaText(found, nombres))} />}
      </Alert>
      {ajustes.length > 0 && (
        <Alert severity="info">
          <Typography sx={{ fontWeight: 700 }}>Corregido a mano (no es un error)</Typography>
          <Lines lines={ajustes.map((ajuste) => ajusteText(ajuste, nombres))} />
        </Alert>
      )}
    </Box>
  );
}
