export const DASHBOARD_TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'playlists', label: 'Playlists' },
  { key: 'problems', label: 'Solved Problems' },
  { key: 'submissions', label: 'Recent Submissions' },
] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number]['key'];

/** The tab that an address names; the first one when it names none. */
export function readTab(params: URLSearchParams): DashboardTab {
  const wanted = params.get('tab');
  return DASHBOARD_TABS.find(({ key }) => key === wanted)?.key ?? 'overview';
}

export function writeTab(tab: DashboardTab): URLSearchParams {
  return new URLSearchParams(tab === 'overview' ? '' : `tab=${tab}`);
}
