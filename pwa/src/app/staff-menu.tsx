import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import MonitorOutlined from '@mui/icons-material/MonitorOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { z } from 'zod';
import { useAll } from '../crud/use-list.ts';

/** An entry of `api/menus`; one without a route heads those that follow it. */
const menuContract = z.object({ route: z.string().nullish(), icon: z.string().nullish(), title: z.string() });
export type Menu = z.output<typeof menuContract>;

/** The menu of the signed-in account: the server knows what it may do. */
export const useMenu = () => useAll('/api/menus', menuContract);

const icons: Partial<Record<string, SvgIconComponent>> = {
  dashboard: DashboardOutlined,
  school: SchoolOutlined,
  people: PeopleOutlined,
  percent: PercentOutlined,
  quiz: QuizOutlined,
  schedule: ScheduleOutlined,
  event: EventOutlined,
  groups: GroupsOutlined,
  monitor: MonitorOutlined,
  accounts: ManageAccountsOutlined,
  key: KeyOutlined,
  shield: ShieldOutlined,
};

/** The icon that the server names. */
export function MenuIcon({ name }: { name: string | null | undefined }) {
  const Icon = icons[name ?? ''] ?? RadioButtonUncheckedOutlined;
  return <Icon fontSize="small" />;
}
