import type { Point } from "@kwan/domain/places";

/** The id of the form that sends the reader's position. It is hidden until the script finds that it can be used. */
export const positionForm = "own-position";

/**
 * The inline script of the page of branches, and of no other page of the guide. It shows the form, asks for the position
 * when its button is pressed, and sends it, rounded to about a kilometre. Without it, the page has no such button.
 */
export const askForPosition = `addEventListener("load",()=>{const f=document.getElementById("${positionForm}"),g=navigator.geolocation;if(!f||!g)return;const b=f.querySelector("button"),s=f.querySelector("[role=status]");f.hidden=false;b.onclick=()=>{b.disabled=true;s.textContent="";g.getCurrentPosition(({coords:c})=>{f.lat.value=c.latitude.toFixed(2);f.lon.value=c.longitude.toFixed(2);b.disabled=false;f.submit()},()=>{b.disabled=false;s.textContent=s.dataset.failed},{maximumAge:600000,timeout:15000})}})`;

const rounded = /^-?\d{1,3}\.\d{2}$/;

/** Reads the position from a form. It comes by POST, so it is in no address and in no log, and nobody stores it. */
export function positionOf(form: URLSearchParams | undefined): Point | undefined {
  const [lat, lon] = ["lat", "lon"].map((name) => form?.get(name) ?? "");
  if (!lat || !lon || !rounded.test(lat) || !rounded.test(lon)) return undefined;
  const point = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? point : undefined;
}
