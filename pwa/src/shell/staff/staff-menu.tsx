import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DomainOutlined from '@mui/icons-material/DomainOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MilitaryTechOutlined from '@mui/icons-material/MilitaryTechOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import MonitorOutlined from '@mui/icons-material/MonitorOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { menus } from '@spmb/shared/akun/calls.ts';
import type { MenuItem } from '@spmb/shared/akun/menu.ts';
import type { MenuIconName } from '@spmb/shared/kernel/menu.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';

/** An entry of the menu; one without a route heads those that follow it. */
export type Menu = Pick<MenuItem, 'route' | 'icon' | 'title'>;

/** The menu of the signed-in account: the server knows what it may do. */
export const useMenu = () => useAnswer(menus);

/** The menu entry to which an address leads: its screen, or the list that its screen belongs to. */
export const findPlace = (places: readonly Menu[], route: string): Menu | undefined =>
  places.find((place) => place.route && `${route.split('?')[0]}/`.startsWith(`${place.route}/`));

const icons: Readonly<Record<MenuIconName, SvgIconComponent>> = {
  dashboard: DashboardOutlined,
  domain: DomainOutlined,
  school: SchoolOutlined,
  people: PeopleOutlined,
  percent: PercentOutlined,
  quiz: QuizOutlined,
  schedule: ScheduleOutlined,
  event: EventOutlined,
  groups: GroupsOutlined,
  monitor: MonitorOutlined,
  results: QueryStatsOutlined,
  rehearsal: PlaylistAddCheckOutlined,
  print: PrintOutlined,
  publish: PublicOutlined,
  accounts: ManageAccountsOutlined,
  key: KeyOutlined,
  shield: ShieldOutlined,
  undo: UndoOutlined,
  tune: TuneOutlined,
  backup: SaveOutlined,
  history: HistoryOutlined,
  inbox: ForumOutlined,
  verify: FactCheckOutlined,
  verified: VerifiedOutlined,
  track: AltRouteOutlined,
  trophy: EmojiEventsOutlined,
  document: DescriptionOutlined,
  law: GavelOutlined,
  calendar: CalendarMonthOutlined,
  room: MeetingRoomOutlined,
  reason: RuleOutlined,
  work: WorkOutlineOutlined,
  rank: MilitaryTechOutlined,
  enroll: HowToRegOutlined,
  compare: CompareArrowsOutlined,
  education: MenuBookOutlined,
  agency: ApartmentOutlined,
  position: BadgeOutlined,
  application: AssignmentIndOutlined,
  location_city: LocationCityOutlined,
  map: MapOutlined,
  picture: PhotoLibraryOutlined,
  announcement: CampaignOutlined,
  message: SmsOutlined,
  worker: ManageHistoryOutlined,
};

/** The icon that the menu names. */
export function MenuIcon({ name }: { name: MenuItem['icon'] | null | undefined }) {
  const Icon = name && name in icons ? icons[name] : RadioButtonUncheckedOutlined;
  return <Icon fontSize="small" />;
}
