import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';

interface SoalMenuProps {
  nomor: number;
  acts: readonly { label: string; run: () => void }[];
}

/** Further acts on one question. */
export function SoalMenu({ nomor, acts }: SoalMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        aria-label={`Tindakan lain soal ${nomor}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {acts.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(undefined);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
