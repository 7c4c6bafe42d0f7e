import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Crest } from '../../components/crest';

interface AccessCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Card of the login and invitation pages: crest, title and form. */
export function AccessCard({ title, children }: AccessCardProps) {
  return (
    <Card sx={{ width: 1, maxWidth: 420, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mb: 3 }}>
        <Crest size={56} />
        <Typography
          variant="h1"
          sx={{ fontSize: { xs: '1.6rem', sm: '2rem' }, textAlign: 'center' }}
        >
          {title}
        </Typography>
      </Box>
      {children}
    </Card>
  );
}
