import EditIcon from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DangerButton } from './buttons';
import { LINE } from './rows';

/** Selection state of a row during a bulk selection. */
export interface RowSelection {
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

export interface RecordRowProps {
  readonly title: string;
  /** Completes 'Editar' and 'Borrar' for screen readers. */
  readonly name: string;
  /** Content before the title: a swatch, an arrow. */
  readonly leading?: ReactNode;
  /** Content beside the title. With it, the content below the title moves beside the buttons. */
  readonly aside?: ReactNode;
  readonly detail?: string | undefined;
  readonly children?: ReactNode;
  /** Further buttons, before 'Editar' and 'Borrar'. */
  readonly actions?: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Set during a bulk selection, which replaces all other actions. */
  readonly pick?: RowSelection | undefined;
}

export function RecordRow(props: RecordRowProps) {
  const { title, name, leading, aside, detail, children, actions, onEdit, onDelete, pick } = props;
  const heading = (
    <Typography sx={{ fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  );
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        flexWrap: aside === undefined ? 'nowrap' : { xs: 'wrap', md: 'nowrap' },
        columnGap: 1,
        minHeight: 56,
        px: { xs: 1.5, sm: 2 },
        py: 0.5,
        '&:hover': { bgcolor: 'action.hover' },
        // Above the edit button's click area.
        '& [data-encima]': { position: 'relative', zIndex: 1 },
      }}
    >
      {pick && (
        <Checkbox
          checked={pick.isPicked}
          onChange={pick.onToggle}
          slotProps={{ input: { 'aria-label': `Elegir ${name}` } }}
          sx={{ width: 44, height: 44, ml: -1 }}
        />
      )}
      {leading}
      {aside === undefined ? (
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          {heading}
          {detail && (
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
          )}
          {children}
        </Box>
      ) : (
        <>
          <Box
            sx={{
              flex: { xs: pick ? '1 1 70%' : '1 0 100%', md: '1 1 0' },
              ...LINE,
              justifyContent: 'space-between',
              columnGap: 1,
              minWidth: 0,
            }}
          >
            {heading}
            <Box data-encima="" sx={{ my: '-8px' }}>
              {aside}
            </Box>
          </Box>
          <Box sx={{ flex: { xs: '1 1 0', md: '0 0 auto' }, minWidth: 0 }}>{children}</Box>
        </>
      )}
      {!pick && (
        <Box sx={{ display: 'flex', flexShrink: 0, alignItems: 'center' }}>
          {actions && <span data-encima="">{actions}</span>}
          {/* Its click area covers the whole row. */}
          <IconButton
            disableRipple
            onClick={onEdit}
            aria-label={`Editar ${name}`}
            sx={{
              position: 'static',
              color: 'text.secondary',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            <EditIcon />
          </IconButton>
          <span data-encima="">
            <DangerButton
              variant="text"
              label="Borrar"
              fullLabel={`Borrar ${name}`}
              onClick={onDelete}
            />
          </span>
        </Box>
      )}
    </Box>
  );
}
