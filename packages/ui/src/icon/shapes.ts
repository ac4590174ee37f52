/** A line drawing on a 24 by 24 grid with a stroke width of 2. */
export type IconShape = {
  path: string;
  /** Whether the icon points left or right, so that it has to be mirrored in right-to-left text. */
  mirrors?: true;
};

// A dot is a line of zero length, drawn as its round line cap.
export const bellIcon: IconShape = {
  path: "M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 7H4c0-.5 2-2 2-7m4 10.5a2.2 2.2 0 0 0 4 0",
};
export const cardIcon: IconShape = { path: "M3 6h18v12H3zm0 4.5h18M7 15h3" };
export const chartIcon: IconShape = { path: "M4 4v16h16M9 16v-4m4 4V8m4 8v-6" };
export const checkIcon: IconShape = { path: "m5 12.5 5 5 9-11" };
export const chevronDownIcon: IconShape = { path: "m6 9.5 6 6 6-6" };
export const chevronLeftIcon: IconShape = { path: "m14.5 6-6 6 6 6", mirrors: true };
export const chevronUpIcon: IconShape = { path: "m6 14.5 6-6 6 6" };
export const clockIcon: IconShape = { path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v5l3.5 2" };
export const closeIcon: IconShape = { path: "m6 6 12 12M18 6 6 18" };
export const editIcon: IconShape = { path: "m4 20 1-4L16.5 4.5l3 3L8 19zM14 7l3 3" };
export const errorIcon: IconShape = { path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5v5.5m0 3.5v0" };
export const externalIcon: IconShape = { path: "M14 4h6v6m0-6-9 9m7 1v6H4V6h6", mirrors: true };
export const eyeIcon: IconShape = {
  path: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
};
export const eyeOffIcon: IconShape = {
  path: "m4 4 16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.6-.8M9.9 10a3 3 0 0 0 4.1 4.1",
};
export const homeIcon: IconShape = { path: "m3 11.5 9-7.5 9 7.5M5.5 10v10h13V10M10 20v-6h4v6" };
export const infoIcon: IconShape = { path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.5m0-9v0" };
export const lockIcon: IconShape = { path: "M5 11h14v10H5zm3 0V8a4 4 0 0 1 8 0v3m-4 4v2" };
export const logOutIcon: IconShape = { path: "M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4", mirrors: true };
export const mailIcon: IconShape = { path: "M3 5.5h18v13H3zm0 1.5 9 6.5 9-6.5" };
export const menuIcon: IconShape = { path: "M4 6.5h16M4 12h16M4 17.5h16" };
export const minusIcon: IconShape = { path: "M5 12h14" };
export const moneyIcon: IconShape = {
  path: "M2.5 6.5h19v11h-19zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 12v0m12 0v0",
};
export const phoneIcon: IconShape = { path: "M7.5 2.5h9v19h-9zm3.5 16h2" };
export const printIcon: IconShape = { path: "M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z" };
export const qrIcon: IconShape = { path: "M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0v3m3-3h3m-3 6v-3m3 3v0m-6 0v0" };
export const refreshIcon: IconShape = { path: "M20 5v5h-5M4 19v-5h5m10.5-4A8 8 0 0 0 6 7M4.5 14A8 8 0 0 0 18 17" };
export const roadIcon: IconShape = { path: "M8.5 3 4 21M15.5 3 20 21M12 4v2.5m0 4v3m0 4V20" };
export const searchIcon: IconShape = { path: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 4.5 4.5" };
export const settingsIcon: IconShape = { path: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5m-6 5v5" };
export const shareIcon: IconShape = { path: "M12 15V3.5M7.5 8 12 3.5 16.5 8M8 11.5H5v9h14v-9h-3" };
export const shieldIcon: IconShape = {
  path: "M12 3 4.5 6v5.5c0 5 3.3 8.2 7.5 9.5 4.2-1.3 7.5-4.5 7.5-9.5V6zm-3.5 9 2.5 2.5L15.5 10",
};
export const successIcon: IconShape = { path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-4 9.5 3 3 5-6" };
export const trashIcon: IconShape = { path: "M4 6.5h16M9 6.5v-3h6v3m-8.5 0 1 14h9l1-14M10 10.5v6m4-6v6" };
export const userIcon: IconShape = {
  path: "M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4M4 21c.5-4 3.5-6 8-6s7.5 2 8 6",
};
export const usersIcon: IconShape = {
  path: "M9 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4M2.5 20c.4-3.5 2.7-5.2 6.5-5.2s6.1 1.7 6.5 5.2m0-15.3a3.7 3.7 0 0 1 0 7m3 8.3h3.5c-.4-3-1.8-4.5-4-5.1",
};
export const warningIcon: IconShape = { path: "M12 3.5 2.5 20h19zM12 10v4.5m0 2.7v0" };
export const wifiOffIcon: IconShape = {
  path: "m3.5 3.5 17 17M5 12.5a10 10 0 0 1 5-2.7m4.5.300a10 10 0 0 1 4.5 2.4M2 9a15 15 0 0 1 4-2.6M10 5.1A15 15 0 0 1 22 9M8.5 16a5 5 0 0 1 7 0M12 19.5v0",
};
export const arrowDownIcon: IconShape = { path: "M12 4v16m-6-6 6 6 6-6" };
export const arrowLeftIcon: IconShape = { path: "M20 12H4m7-7-7 7 7 7", mirrors: true };
export const arrowRightIcon: IconShape = { path: "M4 12h16m-7-7 7 7-7 7", mirrors: true };
export const arrowUpIcon: IconShape = { path: "M12 20V4m-6 6 6-6 6 6" };
export const calendarIcon: IconShape = { path: "M5 5h14v15H5zM5 10h14M9 3v4m6-4v4" };
export const documentIcon: IconShape = { path: "M6 3h8l4 4v14H6zm8 0v4h4M9.5 12h5m-5 4h5" };
export const downloadIcon: IconShape = { path: "M12 4v11m-5-5 5 5 5-5M5 20h14" };
export const filterIcon: IconShape = { path: "M3 6h18M6.5 12h11M10 18h4" };
export const plusIcon: IconShape = { path: "M12 5v14M5 12h14" };
export const sortIcon: IconShape = { path: "M8 9.5 12 5l4 4.5m-8 5 4 4.5 4-4.5" };
export const chevronRightIcon: IconShape = { path: "m9.5 6 6 6-6 6", mirrors: true };
