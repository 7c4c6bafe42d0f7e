import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface TickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** Labelled checkbox with a large touch target. */
export function TickBox({ label, isTicked, onChange }: TickBoxProps) {
  return (
    <FormControlLabel
      label={label}
      sx={{ minHeight: 44 }}
      control={
        <Checkbox
          checked={isTicked}
          onChange={(_event, checked) => {
            onChange(checked);
          }}
        />
      }
    />
  );
}
