/** The id of the part of the desk's header that the desk fills: its search field, once the list is loaded. */
export const DESK_TOOLS_ID = 'desk-tools';
