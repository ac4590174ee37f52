/** Shows the theme that the reader has chosen in the portal, before the first paint. It reads nothing else. */
export const themeScript =
  'try{var t=localStorage.getItem("kwan.theme");if(t)document.documentElement.dataset.theme=t}catch(e){}';
