import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Link } from "react-router-dom";
import Mui from "../dialogs/Mui.tsx";
import type { RowAction } from "./RowMenu.tsx";

type Props = { anchor: HTMLElement; actions: readonly RowAction[]; onClose: () => void };

/** The open menu of a `RowMenu`, loaded when it is first opened. */
export default function RowMenuItems({ anchor, actions, onClose }: Props) {
	return (
		<Mui>
			<Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { dense: true } }}>
				{actions.map((action) => {
					const color = action.danger ? "var(--red-ink)" : undefined;
					if ("href" in action) {
						return (
							<MenuItem
								key={action.label}
								component="a"
								href={action.href}
								{...(action.opens ? { target: "_blank", rel: "noreferrer" } : { download: true })}
								onClick={onClose}
							>
								{action.label}
							</MenuItem>
						);
					}
					return "to" in action ? (
						<MenuItem
							key={action.label}
							component={Link}
							to={action.to}
							sx={{ color }}
							onClick={onClose}
						>
							{action.label}
						</MenuItem>
					) : (
						<MenuItem
							key={action.label}
							disabled={action.disabled}
							sx={{ color }}
							onClick={() => {
								onClose();
								action.onSelect();
							}}
						>
							{action.label}
						</MenuItem>
					);
				})}
			</Menu>
		</Mui>
	);
}
