
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "agreement_links": {
                  Row: {
                    "created_at": string,"expires_at": string,"hauler_id": string,"token_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"expires_at"?: string,"hauler_id": string,"token_hash": string
                  }
                  Update: {
                    "created_at"?: string,"expires_at"?: string,"hauler_id"?: string,"token_hash"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "agreement_links_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    }
                  ]
                },"agreement_versions": {
                  Row: {
                    "begins_at": string,"version": string
                  }
                  ComputedFields: never
                  Insert: {
                    "begins_at"?: string,"version": string
                  }
                  Update: {
                    "begins_at"?: string,"version"?: string
                  }
                  Relationships: [
                    
                  ]
                },"browser_faults": {
                  Row: {
                    "day": string,"first_at": string,"frequent_since": string | null,"language": Database["public"]['Enums']["language"],"last_at": string,"message": string,"name": string,"page": string,"place": string,"release": string,"times": number,"what": Database["public"]['Enums']["fault_source"]
                  }
                  ComputedFields: never
                  Insert: {
                    "day"?: string,"first_at"?: string,"frequent_since"?: string | null,"language": Database["public"]['Enums']["language"],"last_at"?: string,"message": string,"name": string,"page": string,"place": string,"release": string,"times": number,"what": Database["public"]['Enums']["fault_source"]
                  }
                  Update: {
                    "day"?: string,"first_at"?: string,"frequent_since"?: string | null,"language"?: Database["public"]['Enums']["language"],"last_at"?: string,"message"?: string,"name"?: string,"page"?: string,"place"?: string,"release"?: string,"times"?: number,"what"?: Database["public"]['Enums']["fault_source"]
                  }
                  Relationships: [
                    
                  ]
                },"contact_messages": {
                  Row: {
                    "answered_at": string | null,"application": Json | null,"created_at": string,"email": string,"flagged_because": string | null,"hauler_id": string | null,"id": string,"language": Database["public"]['Enums']["language"],"message": string,"name": string,"subject": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"application"?: Json | null,"created_at"?: string,"email": string,"flagged_because"?: string | null,"hauler_id"?: string | null,"id"?: string,"language"?: Database["public"]['Enums']["language"],"message": string,"name": string,"subject": string
                  }
                  Update: {
                    "answered_at"?: string | null,"application"?: Json | null,"created_at"?: string,"email"?: string,"flagged_because"?: string | null,"hauler_id"?: string | null,"id"?: string,"language"?: Database["public"]['Enums']["language"],"message"?: string,"name"?: string,"subject"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_messages_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_reports": {
                  Row: {
                    "created_at": string,"id": string,"lead_id": string,"reported_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"lead_id": string,"reported_at": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"lead_id"?: string,"reported_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_reports_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "contact_reports_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    }
                  ]
                },"desk_actions": {
                  Row: {
                    "action": string,"after": NonNullable<Json>,"at": string,"before": NonNullable<Json>,"by_list": boolean,"by_name": string | null,"hauler_id": string | null,"id": string,"lead_id": string | null,"link_id": string | null,"mail_kind": Database["public"]['Enums']["notification_kind"],"message_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"after"?: NonNullable<Json>,"at"?: string,"before"?: NonNullable<Json>,"by_list": boolean,"by_name"?: string | null,"hauler_id"?: string | null,"id": string,"lead_id"?: string | null,"link_id"?: string | null,"mail_kind": Database["public"]['Enums']["notification_kind"],"message_id"?: string | null
                  }
                  Update: {
                    "action"?: string,"after"?: NonNullable<Json>,"at"?: string,"before"?: NonNullable<Json>,"by_list"?: boolean,"by_name"?: string | null,"hauler_id"?: string | null,"id"?: string,"lead_id"?: string | null,"link_id"?: string | null,"mail_kind"?: Database["public"]['Enums']["notification_kind"],"message_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "desk_actions_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "desk_actions_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "desk_actions_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "desk_actions_link_id_fkey"
      columns: ["link_id"]
isOneToOne: false
      referencedRelation: "desk_links"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "desk_actions_message_id_fkey"
      columns: ["message_id"]
isOneToOne: false
      referencedRelation: "contact_messages"
      referencedColumns: ["id"]
    }
                  ]
                },"desk_links": {
                  Row: {
                    "created_at": string,"expires_at": string,"id": string,"last_used_at": string | null,"lead_id": string | null,"mail_kind": Database["public"]['Enums']["notification_kind"],"message_id": string | null,"token_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"expires_at": string,"id"?: string,"last_used_at"?: string | null,"lead_id"?: string | null,"mail_kind": Database["public"]['Enums']["notification_kind"],"message_id"?: string | null,"token_hash": string
                  }
                  Update: {
                    "created_at"?: string,"expires_at"?: string,"id"?: string,"last_used_at"?: string | null,"lead_id"?: string | null,"mail_kind"?: Database["public"]['Enums']["notification_kind"],"message_id"?: string | null,"token_hash"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "desk_links_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "desk_links_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "desk_links_message_id_fkey"
      columns: ["message_id"]
isOneToOne: false
      referencedRelation: "contact_messages"
      referencedColumns: ["id"]
    }
                  ]
                },"dispatch_settings": {
                  Row: {
                    "acceptance_notice": string,"arrival_mails_per_address_per_day": number,"arrival_texts_per_hour": number,"customer_mails_per_hour": number,"desk_ask_every": string,"desk_list_open_for": string,"desk_on": boolean,"digest_at": string | null,"dispatch_on": boolean,"fault_told_from": number,"language_head_start": string,"offer_open_for": string,"offers_per_wave": number,"only_row": boolean,"open_offers_per_hauler": number,"operator_phone": string | null,"pickup_over_after": string,"pickup_reminder_at": string,"promise": string,"proposal_days_ahead": number,"proposal_notice": string,"proposals_per_job": number,"request_mail_hold": string,"review_asks_on": boolean,"review_edit_for": string,"review_open_for": string,"site_build_every": string,"status_mail_hold": string,"stranger_texts_per_hour": number,"take_back_after": string,"text_good_for": string,"texts_from": string,"texts_on": boolean,"texts_per_hauler_per_day": number,"texts_per_hour": number,"texts_per_number_per_day": number,"texts_until": string,"uncalled_jobs_per_hauler": number
                  }
                  ComputedFields: never
                  Insert: {
                    "acceptance_notice"?: string,"arrival_mails_per_address_per_day"?: number,"arrival_texts_per_hour"?: number,"customer_mails_per_hour"?: number,"desk_ask_every"?: string,"desk_list_open_for"?: string,"desk_on"?: boolean,"digest_at"?: string | null,"dispatch_on"?: boolean,"fault_told_from"?: number,"language_head_start"?: string,"offer_open_for"?: string,"offers_per_wave"?: number,"only_row"?: boolean,"open_offers_per_hauler"?: number,"operator_phone"?: string | null,"pickup_over_after"?: string,"pickup_reminder_at"?: string,"promise"?: string,"proposal_days_ahead"?: number,"proposal_notice"?: string,"proposals_per_job"?: number,"request_mail_hold"?: string,"review_asks_on"?: boolean,"review_edit_for"?: string,"review_open_for"?: string,"site_build_every"?: string,"status_mail_hold"?: string,"stranger_texts_per_hour"?: number,"take_back_after"?: string,"text_good_for"?: string,"texts_from"?: string,"texts_on"?: boolean,"texts_per_hauler_per_day"?: number,"texts_per_hour"?: number,"texts_per_number_per_day"?: number,"texts_until"?: string,"uncalled_jobs_per_hauler"?: number
                  }
                  Update: {
                    "acceptance_notice"?: string,"arrival_mails_per_address_per_day"?: number,"arrival_texts_per_hour"?: number,"customer_mails_per_hour"?: number,"desk_ask_every"?: string,"desk_list_open_for"?: string,"desk_on"?: boolean,"digest_at"?: string | null,"dispatch_on"?: boolean,"fault_told_from"?: number,"language_head_start"?: string,"offer_open_for"?: string,"offers_per_wave"?: number,"only_row"?: boolean,"open_offers_per_hauler"?: number,"operator_phone"?: string | null,"pickup_over_after"?: string,"pickup_reminder_at"?: string,"promise"?: string,"proposal_days_ahead"?: number,"proposal_notice"?: string,"proposals_per_job"?: number,"request_mail_hold"?: string,"review_asks_on"?: boolean,"review_edit_for"?: string,"review_open_for"?: string,"site_build_every"?: string,"status_mail_hold"?: string,"stranger_texts_per_hour"?: number,"take_back_after"?: string,"text_good_for"?: string,"texts_from"?: string,"texts_on"?: boolean,"texts_per_hauler_per_day"?: number,"texts_per_hour"?: number,"texts_per_number_per_day"?: number,"texts_until"?: string,"uncalled_jobs_per_hauler"?: number
                  }
                  Relationships: [
                    
                  ]
                },"door_prices": {
                  Row: {
                    "accepted_by": Database["public"]['Enums']["proposal_accepter"] | null,"answered_at": string | null,"estimate": number | null,"id": string,"lead_id": string,"made_at": string,"offer_id": string,"pickup": unknown,"price": number,"reason": string | null,"state": Database["public"]['Enums']["proposal_state"]
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_by"?: Database["public"]['Enums']["proposal_accepter"] | null,"answered_at"?: string | null,"estimate"?: number | null,"id"?: string,"lead_id": string,"made_at"?: string,"offer_id": string,"pickup"?: unknown,"price": number,"reason"?: string | null,"state"?: Database["public"]['Enums']["proposal_state"]
                  }
                  Update: {
                    "accepted_by"?: Database["public"]['Enums']["proposal_accepter"] | null,"answered_at"?: string | null,"estimate"?: number | null,"id"?: string,"lead_id"?: string,"made_at"?: string,"offer_id"?: string,"pickup"?: unknown,"price"?: number,"reason"?: string | null,"state"?: Database["public"]['Enums']["proposal_state"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "door_prices_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "door_prices_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "door_prices_offer_id_fkey"
      columns: ["offer_id"]
isOneToOne: false
      referencedRelation: "job_offers"
      referencedColumns: ["id"]
    }
                  ]
                },"hauler_agreements": {
                  Row: {
                    "accepted_at": string,"accepted_by": string | null,"attested": NonNullable<Json>,"business_name": string,"ended_at": string | null,"hauler_id": string | null,"how": Database["public"]['Enums']["agreement_way"],"id": string,"language": Database["public"]['Enums']["language"] | null,"version": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string,"accepted_by"?: string | null,"attested"?: NonNullable<Json>,"business_name": string,"ended_at"?: string | null,"hauler_id"?: string | null,"how": Database["public"]['Enums']["agreement_way"],"id"?: string,"language"?: Database["public"]['Enums']["language"] | null,"version": string
                  }
                  Update: {
                    "accepted_at"?: string,"accepted_by"?: string | null,"attested"?: NonNullable<Json>,"business_name"?: string,"ended_at"?: string | null,"hauler_id"?: string | null,"how"?: Database["public"]['Enums']["agreement_way"],"id"?: string,"language"?: Database["public"]['Enums']["language"] | null,"version"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "hauler_agreements_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hauler_agreements_version_fkey"
      columns: ["version"]
isOneToOne: false
      referencedRelation: "agreement_versions"
      referencedColumns: ["version"]
    }
                  ]
                },"haulers": {
                  Row: {
                    "active": boolean,"agreement_accepted_at": string | null,"agreement_due_at": string | null,"agreement_version": string | null,"contact_name": string | null,"created_at": string,"email": string,"email_failed_at": string | null,"everywhere": boolean,"family_owned": boolean,"id": string,"insured_until": string | null,"languages": (Database["public"]['Enums']["language"])[],"last_offered_at": string | null,"name": string,"paused_by_hauler_at": string | null,"phone": string,"services": (string)[],"text_failed_at": string | null,"texts_on": boolean,"texts_on_since": string | null,"truck_cubic_yards": number | null,"unreachable_since": string | null,"vetted_at": string | null,"zip_prefixes": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "active"?: boolean,"agreement_accepted_at"?: string | null,"agreement_due_at"?: string | null,"agreement_version"?: string | null,"contact_name"?: string | null,"created_at"?: string,"email": string,"email_failed_at"?: string | null,"everywhere"?: boolean,"family_owned"?: boolean,"id"?: string,"insured_until"?: string | null,"languages"?: (Database["public"]['Enums']["language"])[],"last_offered_at"?: string | null,"name": string,"paused_by_hauler_at"?: string | null,"phone": string,"services"?: (string)[],"text_failed_at"?: string | null,"texts_on"?: boolean,"texts_on_since"?: string | null,"truck_cubic_yards"?: number | null,"unreachable_since"?: string | null,"vetted_at"?: string | null,"zip_prefixes"?: (string)[]
                  }
                  Update: {
                    "active"?: boolean,"agreement_accepted_at"?: string | null,"agreement_due_at"?: string | null,"agreement_version"?: string | null,"contact_name"?: string | null,"created_at"?: string,"email"?: string,"email_failed_at"?: string | null,"everywhere"?: boolean,"family_owned"?: boolean,"id"?: string,"insured_until"?: string | null,"languages"?: (Database["public"]['Enums']["language"])[],"last_offered_at"?: string | null,"name"?: string,"paused_by_hauler_at"?: string | null,"phone"?: string,"services"?: (string)[],"text_failed_at"?: string | null,"texts_on"?: boolean,"texts_on_since"?: string | null,"truck_cubic_yards"?: number | null,"unreachable_since"?: string | null,"vetted_at"?: string | null,"zip_prefixes"?: (string)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "haulers_agreement_version_fkey"
      columns: ["agreement_version"]
isOneToOne: false
      referencedRelation: "agreement_versions"
      referencedColumns: ["version"]
    }
                  ]
                },"job_offers": {
                  Row: {
                    "accepted_at": string | null,"answered_at": string | null,"contacted_at": string | null,"decline_reason": string | null,"expires_at": string,"hauler_id": string,"id": string,"lead_id": string,"no_show_at": string | null,"no_shows": number,"offered_at": string,"reported_again": boolean,"reported_at": string | null,"returned_at": string | null,"state": Database["public"]['Enums']["offer_state"],"token": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string | null,"answered_at"?: string | null,"contacted_at"?: string | null,"decline_reason"?: string | null,"expires_at"?: string,"hauler_id": string,"id"?: string,"lead_id": string,"no_show_at"?: string | null,"no_shows"?: number,"offered_at"?: string,"reported_again"?: boolean,"reported_at"?: string | null,"returned_at"?: string | null,"state"?: Database["public"]['Enums']["offer_state"],"token"?: string
                  }
                  Update: {
                    "accepted_at"?: string | null,"answered_at"?: string | null,"contacted_at"?: string | null,"decline_reason"?: string | null,"expires_at"?: string,"hauler_id"?: string,"id"?: string,"lead_id"?: string,"no_show_at"?: string | null,"no_shows"?: number,"offered_at"?: string,"reported_again"?: boolean,"reported_at"?: string | null,"returned_at"?: string | null,"state"?: Database["public"]['Enums']["offer_state"],"token"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "job_offers_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "job_offers_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "job_offers_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    }
                  ]
                },"lead_corrections": {
                  Row: {
                    "by_team": boolean,"corrected_at": string,"email_after": string | null,"email_before": string | null,"id": number,"lead_id": string,"phone_after": string,"phone_before": string
                  }
                  ComputedFields: never
                  Insert: {
                    "by_team"?: boolean,"corrected_at"?: string,"email_after"?: string | null,"email_before"?: string | null,"id"?: never,"lead_id": string,"phone_after": string,"phone_before": string
                  }
                  Update: {
                    "by_team"?: boolean,"corrected_at"?: string,"email_after"?: string | null,"email_before"?: string | null,"id"?: never,"lead_id"?: string,"phone_after"?: string,"phone_before"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lead_corrections_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lead_corrections_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    }
                  ]
                },"lead_status_changes": {
                  Row: {
                    "changed_at": string,"id": number,"lead_id": string,"new_status": Database["public"]['Enums']["lead_status"],"old_status": Database["public"]['Enums']["lead_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string,"id"?: never,"lead_id": string,"new_status": Database["public"]['Enums']["lead_status"],"old_status": Database["public"]['Enums']["lead_status"]
                  }
                  Update: {
                    "changed_at"?: string,"id"?: never,"lead_id"?: string,"new_status"?: Database["public"]['Enums']["lead_status"],"old_status"?: Database["public"]['Enums']["lead_status"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "lead_status_changes_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lead_status_changes_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    }
                  ]
                },"leads": {
                  Row: {
                    "agreed_to_messages": boolean,"agreed_to_messages_at": string | null,"agreed_to_terms": boolean,"arrives_at": string | null,"call_time": string | null,"came_back_at": string | null,"cancel_reasons": (string)[],"cancel_reasons_by_hauler": (string)[] | null,"canceled_by_customer": boolean,"city": string | null,"consent_version": string,"contacted_at": string | null,"created_at": string,"created_in_transaction": unknown,"desk_note": string | null,"email": string | null,"email_failed_at": string | null,"flagged_because": string | null,"full_name": string,"id": string,"image_urls": (string)[],"job_description": string | null,"language": Database["public"]['Enums']["language"],"load_size": Database["public"]['Enums']["load_size"] | null,"load_size_hauled": Database["public"]['Enums']["load_size"] | null,"on_my_way_at": string | null,"phone": string,"pickup_from": string | null,"pickup_set_at": string | null,"pickup_until": string | null,"price_left_out_because": string | null,"price_paid": number | null,"services": (string)[],"source_page": string,"status": Database["public"]['Enums']["lead_status"],"street_address": string,"text_failed_at": string | null,"timeframe": string | null,"timeframe_by_hauler": string | null,"tracking_id": string,"unit_number": string | null,"updated_at": string,"wanted": string | null,"zip_code": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed_to_messages"?: boolean,"agreed_to_messages_at"?: string | null,"agreed_to_terms": boolean,"arrives_at"?: string | null,"call_time"?: string | null,"came_back_at"?: string | null,"cancel_reasons"?: (string)[],"cancel_reasons_by_hauler"?: (string)[] | null,"canceled_by_customer"?: boolean,"city"?: string | null,"consent_version"?: string,"contacted_at"?: string | null,"created_at"?: string,"created_in_transaction"?: unknown,"desk_note"?: string | null,"email"?: string | null,"email_failed_at"?: string | null,"flagged_because"?: string | null,"full_name": string,"id"?: string,"image_urls"?: (string)[],"job_description"?: string | null,"language"?: Database["public"]['Enums']["language"],"load_size"?: Database["public"]['Enums']["load_size"] | null,"load_size_hauled"?: Database["public"]['Enums']["load_size"] | null,"on_my_way_at"?: string | null,"phone": string,"pickup_from"?: string | null,"pickup_set_at"?: string | null,"pickup_until"?: string | null,"price_left_out_because"?: string | null,"price_paid"?: number | null,"services": (string)[],"source_page"?: string,"status"?: Database["public"]['Enums']["lead_status"],"street_address": string,"text_failed_at"?: string | null,"timeframe"?: string | null,"timeframe_by_hauler"?: string | null,"tracking_id"?: string,"unit_number"?: string | null,"updated_at"?: string,"wanted"?: string | null,"zip_code": string
                  }
                  Update: {
                    "agreed_to_messages"?: boolean,"agreed_to_messages_at"?: string | null,"agreed_to_terms"?: boolean,"arrives_at"?: string | null,"call_time"?: string | null,"came_back_at"?: string | null,"cancel_reasons"?: (string)[],"cancel_reasons_by_hauler"?: (string)[] | null,"canceled_by_customer"?: boolean,"city"?: string | null,"consent_version"?: string,"contacted_at"?: string | null,"created_at"?: string,"created_in_transaction"?: unknown,"desk_note"?: string | null,"email"?: string | null,"email_failed_at"?: string | null,"flagged_because"?: string | null,"full_name"?: string,"id"?: string,"image_urls"?: (string)[],"job_description"?: string | null,"language"?: Database["public"]['Enums']["language"],"load_size"?: Database["public"]['Enums']["load_size"] | null,"load_size_hauled"?: Database["public"]['Enums']["load_size"] | null,"on_my_way_at"?: string | null,"phone"?: string,"pickup_from"?: string | null,"pickup_set_at"?: string | null,"pickup_until"?: string | null,"price_left_out_because"?: string | null,"price_paid"?: number | null,"services"?: (string)[],"source_page"?: string,"status"?: Database["public"]['Enums']["lead_status"],"street_address"?: string,"text_failed_at"?: string | null,"timeframe"?: string | null,"timeframe_by_hauler"?: string | null,"tracking_id"?: string,"unit_number"?: string | null,"updated_at"?: string,"wanted"?: string | null,"zip_code"?: string
                  }
                  Relationships: [
                    
                  ]
                },"mail_blocks": {
                  Row: {
                    "address_hash": string,"audience": Database["public"]['Enums']["audience"],"complained": boolean,"created_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address_hash": string,"audience": Database["public"]['Enums']["audience"],"complained"?: boolean,"created_at"?: string
                  }
                  Update: {
                    "address_hash"?: string,"audience"?: Database["public"]['Enums']["audience"],"complained"?: boolean,"created_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"notifications": {
                  Row: {
                    "action_id": string | null,"address_hash": string | null,"attempts": number,"audience": Database["public"]['Enums']["audience"],"channel": Database["public"]['Enums']["channel"] | null,"claimed_at": string | null,"correction_id": number | null,"created_at": string,"delivery": Database["public"]['Enums']["delivery"] | null,"delivery_at": string | null,"delivery_error": string | null,"door_price_id": string | null,"due_at": string,"failed_channel": Database["public"]['Enums']["channel"] | null,"filtered_at": string | null,"finished_at": string | null,"handed_over_at": string | null,"hauler_id": string | null,"id": string,"kind": Database["public"]['Enums']["notification_kind"],"last_error": string | null,"lead_id": string | null,"message_id": string | null,"offer_id": string | null,"once_key": string,"pickup_before": unknown,"proposal_id": string | null,"reply_id": string | null,"report_id": string | null,"review_id": string | null,"says_stop": boolean,"skipped_because": Database["public"]['Enums']["skip_reason"] | null,"state": Database["public"]['Enums']["notification_state"],"status_before": string | null,"timeframe_before": string | null,"tried_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "action_id"?: string | null,"address_hash"?: string | null,"attempts"?: number,"audience": Database["public"]['Enums']["audience"],"channel"?: Database["public"]['Enums']["channel"] | null,"claimed_at"?: string | null,"correction_id"?: number | null,"created_at"?: string,"delivery"?: Database["public"]['Enums']["delivery"] | null,"delivery_at"?: string | null,"delivery_error"?: string | null,"door_price_id"?: string | null,"due_at"?: string,"failed_channel"?: Database["public"]['Enums']["channel"] | null,"filtered_at"?: string | null,"finished_at"?: string | null,"handed_over_at"?: string | null,"hauler_id"?: string | null,"id"?: string,"kind": Database["public"]['Enums']["notification_kind"],"last_error"?: string | null,"lead_id"?: string | null,"message_id"?: string | null,"offer_id"?: string | null,"once_key": string,"pickup_before"?: unknown,"proposal_id"?: string | null,"reply_id"?: string | null,"report_id"?: string | null,"review_id"?: string | null,"says_stop"?: boolean,"skipped_because"?: Database["public"]['Enums']["skip_reason"] | null,"state"?: Database["public"]['Enums']["notification_state"],"status_before"?: string | null,"timeframe_before"?: string | null,"tried_at"?: string | null
                  }
                  Update: {
                    "action_id"?: string | null,"address_hash"?: string | null,"attempts"?: number,"audience"?: Database["public"]['Enums']["audience"],"channel"?: Database["public"]['Enums']["channel"] | null,"claimed_at"?: string | null,"correction_id"?: number | null,"created_at"?: string,"delivery"?: Database["public"]['Enums']["delivery"] | null,"delivery_at"?: string | null,"delivery_error"?: string | null,"door_price_id"?: string | null,"due_at"?: string,"failed_channel"?: Database["public"]['Enums']["channel"] | null,"filtered_at"?: string | null,"finished_at"?: string | null,"handed_over_at"?: string | null,"hauler_id"?: string | null,"id"?: string,"kind"?: Database["public"]['Enums']["notification_kind"],"last_error"?: string | null,"lead_id"?: string | null,"message_id"?: string | null,"offer_id"?: string | null,"once_key"?: string,"pickup_before"?: unknown,"proposal_id"?: string | null,"reply_id"?: string | null,"report_id"?: string | null,"review_id"?: string | null,"says_stop"?: boolean,"skipped_because"?: Database["public"]['Enums']["skip_reason"] | null,"state"?: Database["public"]['Enums']["notification_state"],"status_before"?: string | null,"timeframe_before"?: string | null,"tried_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_action_id_fkey"
      columns: ["action_id"]
isOneToOne: false
      referencedRelation: "desk_actions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_correction_id_fkey"
      columns: ["correction_id"]
isOneToOne: false
      referencedRelation: "lead_corrections"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_door_price_id_fkey"
      columns: ["door_price_id"]
isOneToOne: false
      referencedRelation: "door_prices"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_message_id_fkey"
      columns: ["message_id"]
isOneToOne: false
      referencedRelation: "contact_messages"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_offer_id_fkey"
      columns: ["offer_id"]
isOneToOne: false
      referencedRelation: "job_offers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_proposal_id_fkey"
      columns: ["proposal_id"]
isOneToOne: false
      referencedRelation: "proposals"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_reply_id_fkey"
      columns: ["reply_id"]
isOneToOne: false
      referencedRelation: "text_replies"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_report_id_fkey"
      columns: ["report_id"]
isOneToOne: false
      referencedRelation: "contact_reports"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_review_id_fkey"
      columns: ["review_id"]
isOneToOne: false
      referencedRelation: "reviews"
      referencedColumns: ["id"]
    }
                  ]
                },"proposals": {
                  Row: {
                    "accepted_at": string | null,"accepted_by": Database["public"]['Enums']["proposal_accepter"] | null,"asked_at": string | null,"asked_for": Database["public"]['Enums']["proposal_wish"] | null,"asked_line": string | null,"chosen": number | null,"declined_for": Database["public"]['Enums']["decline_reason"] | null,"id": string,"lead_id": string,"made_at": string,"note": string | null,"offer_id": string,"price_from": number | null,"price_to": number | null,"state": Database["public"]['Enums']["proposal_state"],"window_from": (string)[],"window_until": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string | null,"accepted_by"?: Database["public"]['Enums']["proposal_accepter"] | null,"asked_at"?: string | null,"asked_for"?: Database["public"]['Enums']["proposal_wish"] | null,"asked_line"?: string | null,"chosen"?: number | null,"declined_for"?: Database["public"]['Enums']["decline_reason"] | null,"id"?: string,"lead_id": string,"made_at"?: string,"note"?: string | null,"offer_id": string,"price_from"?: number | null,"price_to"?: number | null,"state"?: Database["public"]['Enums']["proposal_state"],"window_from": (string)[],"window_until": (string)[]
                  }
                  Update: {
                    "accepted_at"?: string | null,"accepted_by"?: Database["public"]['Enums']["proposal_accepter"] | null,"asked_at"?: string | null,"asked_for"?: Database["public"]['Enums']["proposal_wish"] | null,"asked_line"?: string | null,"chosen"?: number | null,"declined_for"?: Database["public"]['Enums']["decline_reason"] | null,"id"?: string,"lead_id"?: string,"made_at"?: string,"note"?: string | null,"offer_id"?: string,"price_from"?: number | null,"price_to"?: number | null,"state"?: Database["public"]['Enums']["proposal_state"],"window_from"?: (string)[],"window_until"?: (string)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "proposals_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "proposals_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "proposals_offer_id_fkey"
      columns: ["offer_id"]
isOneToOne: false
      referencedRelation: "job_offers"
      referencedColumns: ["id"]
    }
                  ]
                },"reviews": {
                  Row: {
                    "amount_paid": number | null,"answered_at": string | null,"asked_at": string | null,"came_in_window": boolean | null,"created_at": string,"gone": Database["public"]['Enums']["review_gone"] | null,"hauler_id": string | null,"id": string,"language": Database["public"]['Enums']["language"] | null,"lead_id": string,"left_behind": string | null,"may_publish": boolean,"moderated_at": string | null,"moderation": Database["public"]['Enums']["moderation"],"price": Database["public"]['Enums']["review_price"] | null,"shown_city": string | null,"shown_name": string | null,"stars": number | null,"token": string,"version": number,"withheld_because": Database["public"]['Enums']["withheld_reason"] | null,"words": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paid"?: number | null,"answered_at"?: string | null,"asked_at"?: string | null,"came_in_window"?: boolean | null,"created_at"?: string,"gone"?: Database["public"]['Enums']["review_gone"] | null,"hauler_id"?: string | null,"id"?: string,"language"?: Database["public"]['Enums']["language"] | null,"lead_id": string,"left_behind"?: string | null,"may_publish"?: boolean,"moderated_at"?: string | null,"moderation"?: Database["public"]['Enums']["moderation"],"price"?: Database["public"]['Enums']["review_price"] | null,"shown_city"?: string | null,"shown_name"?: string | null,"stars"?: number | null,"token"?: string,"version"?: number,"withheld_because"?: Database["public"]['Enums']["withheld_reason"] | null,"words"?: string | null
                  }
                  Update: {
                    "amount_paid"?: number | null,"answered_at"?: string | null,"asked_at"?: string | null,"came_in_window"?: boolean | null,"created_at"?: string,"gone"?: Database["public"]['Enums']["review_gone"] | null,"hauler_id"?: string | null,"id"?: string,"language"?: Database["public"]['Enums']["language"] | null,"lead_id"?: string,"left_behind"?: string | null,"may_publish"?: boolean,"moderated_at"?: string | null,"moderation"?: Database["public"]['Enums']["moderation"],"price"?: Database["public"]['Enums']["review_price"] | null,"shown_city"?: string | null,"shown_name"?: string | null,"stars"?: number | null,"token"?: string,"version"?: number,"withheld_because"?: Database["public"]['Enums']["withheld_reason"] | null,"words"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "reviews_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reviews_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: true
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reviews_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: true
      referencedRelation: "open_leads"
      referencedColumns: ["id"]
    }
                  ]
                },"stop_links": {
                  Row: {
                    "address_hash": string,"audience": Database["public"]['Enums']["audience"],"created_at": string,"hauler_id": string | null,"token_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address_hash": string,"audience": Database["public"]['Enums']["audience"],"created_at"?: string,"hauler_id"?: string | null,"token_hash": string
                  }
                  Update: {
                    "address_hash"?: string,"audience"?: Database["public"]['Enums']["audience"],"created_at"?: string,"hauler_id"?: string | null,"token_hash"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stop_links_hauler_id_fkey"
      columns: ["hauler_id"]
isOneToOne: false
      referencedRelation: "haulers"
      referencedColumns: ["id"]
    }
                  ]
                },"submission_limits": {
                  Row: {
                    "function_requests_per_minute": number,"function_requests_per_network_per_minute": number,"leads_per_email_per_hour": number,"leads_per_hour": number,"leads_per_hour_at_most": number,"leads_per_network_per_day": number,"leads_per_phone_per_hour": number,"messages_per_email_per_hour": number,"messages_per_hour": number,"messages_per_hour_at_most": number,"only_row": boolean,"photo_megabytes_per_hour": number,"photos_per_hour": number,"reports_per_hour": number,"requests_per_network_per_hour": number,"storage_origin": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "function_requests_per_minute"?: number,"function_requests_per_network_per_minute"?: number,"leads_per_email_per_hour"?: number,"leads_per_hour"?: number,"leads_per_hour_at_most"?: number,"leads_per_network_per_day"?: number,"leads_per_phone_per_hour"?: number,"messages_per_email_per_hour"?: number,"messages_per_hour"?: number,"messages_per_hour_at_most"?: number,"only_row"?: boolean,"photo_megabytes_per_hour"?: number,"photos_per_hour"?: number,"reports_per_hour"?: number,"requests_per_network_per_hour"?: number,"storage_origin"?: string | null
                  }
                  Update: {
                    "function_requests_per_minute"?: number,"function_requests_per_network_per_minute"?: number,"leads_per_email_per_hour"?: number,"leads_per_hour"?: number,"leads_per_hour_at_most"?: number,"leads_per_network_per_day"?: number,"leads_per_phone_per_hour"?: number,"messages_per_email_per_hour"?: number,"messages_per_hour"?: number,"messages_per_hour_at_most"?: number,"only_row"?: boolean,"photo_megabytes_per_hour"?: number,"photos_per_hour"?: number,"reports_per_hour"?: number,"requests_per_network_per_hour"?: number,"storage_origin"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"text_blocks": {
                  Row: {
                    "created_at": string,"number_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"number_hash": string
                  }
                  Update: {
                    "created_at"?: string,"number_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"text_replies": {
                  Row: {
                    "body": string | null,"created_at": string,"id": string,"message_sid": string,"phone": string,"wish": Database["public"]['Enums']["text_wish"] | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string | null,"created_at"?: string,"id"?: string,"message_sid": string,"phone": string,"wish"?: Database["public"]['Enums']["text_wish"] | null
                  }
                  Update: {
                    "body"?: string | null,"created_at"?: string,"id"?: string,"message_sid"?: string,"phone"?: string,"wish"?: Database["public"]['Enums']["text_wish"] | null
                  }
                  Relationships: [
                    
                  ]
                },"web_vitals": {
                  Row: {
                    "device": Database["public"]['Enums']["device"],"metric": Database["public"]['Enums']["web_vital"],"page": string,"times": number,"value": number,"week": string
                  }
                  ComputedFields: never
                  Insert: {
                    "device": Database["public"]['Enums']["device"],"metric": Database["public"]['Enums']["web_vital"],"page": string,"times"?: number,"value": number,"week"?: string
                  }
                  Update: {
                    "device"?: Database["public"]['Enums']["device"],"metric"?: Database["public"]['Enums']["web_vital"],"page"?: string,"times"?: number,"value"?: number,"week"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "hauler_figures": {
                  Row: {
                    "family_owned": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"hauler_report": {
                  Row: {
                    "answered": number | null,"average_stars": number | null,"completed": number | null,"name": string,"not_all_gone": number | null,"price_higher": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"open_leads": {
                  Row: {
                    "age": string | null,"bounced": string | null,"call_time": string | null,"city": string | null,"contacted_at": string | null,"created_at": string,"email": string | null,"flagged_because": string | null,"full_name": string,"hauler": string | null,"hauler_speaks_it": boolean | null,"id": string,"language": Database["public"]['Enums']["language"],"not_contacted_reports": number | null,"open_offers": number | null,"overdue": boolean | null,"phone": string,"photos": number | null,"pickup_from": string | null,"pickup_over": boolean | null,"pickup_until": string | null,"promised_by": string | null,"proposal": string | null,"services": (string)[],"source_page": string | null,"status": Database["public"]['Enums']["lead_status"],"timeframe": string | null,"told_by": Database["public"]['Enums']["channels"] | null,"tracking_id": string,"zip_code": string
                  }
                  ComputedFields: never
                  Insert: {
                           "age"?: never,"bounced"?: never,"call_time"?: string | null,"city"?: string | null,"contacted_at"?: string | null,"created_at"?: string | null,"email"?: string | null,"flagged_because"?: string | null,"full_name"?: string | null,"hauler"?: never,"hauler_speaks_it"?: never,"id"?: string | null,"language"?: Database["public"]['Enums']["language"] | null,"not_contacted_reports"?: never,"open_offers"?: never,"overdue"?: never,"phone"?: string | null,"photos"?: never,"pickup_from"?: string | null,"pickup_over"?: never,"pickup_until"?: string | null,"promised_by"?: never,"proposal"?: never,"services"?: (string)[] | null,"source_page"?: never,"status"?: Database["public"]['Enums']["lead_status"] | null,"timeframe"?: string | null,"told_by"?: never,"tracking_id"?: string | null,"zip_code"?: string | null
                         }
                        Update: {
                           "age"?: never,"bounced"?: never,"call_time"?: string | null,"city"?: string | null,"contacted_at"?: string | null,"created_at"?: string | null,"email"?: string | null,"flagged_because"?: string | null,"full_name"?: string | null,"hauler"?: never,"hauler_speaks_it"?: never,"id"?: string | null,"language"?: Database["public"]['Enums']["language"] | null,"not_contacted_reports"?: never,"open_offers"?: never,"overdue"?: never,"phone"?: string | null,"photos"?: never,"pickup_from"?: string | null,"pickup_over"?: never,"pickup_until"?: string | null,"promised_by"?: never,"proposal"?: never,"services"?: (string)[] | null,"source_page"?: never,"status"?: Database["public"]['Enums']["lead_status"] | null,"timeframe"?: string | null,"told_by"?: never,"tracking_id"?: string | null,"zip_code"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"pickup_figures": {
                  Row: {
                    "as_of": string,"pickups": number,"within_4_hours": number,"within_48_hours": number
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"price_figures": {
                  Row: {
                    "as_of": string | null,"load_size": Database["public"]['Enums']["load_size"] | null,"lower": number | null,"median": number | null,"pickups": number | null,"service": string | null,"upper": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"promise_figures": {
                  Row: {
                    "as_of": string,"in_time": number,"requests": number
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"promise_report": {
                  Row: {
                    "booked": number | null,"booked_by_customer": number | null,"called_in_time": number | null,"canceled": number | null,"completed": number | null,"matched": number | null,"median_to_proposal": string | null,"median_wait": string | null,"paid_above_estimate": number | null,"priced": number | null,"proposed": number | null,"requests": number | null,"spanish": number | null,"spanish_with_speaker": number | null,"week": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"published_reviews": {
                  Row: {
                    "city": string | null,"first_name": string,"language": Database["public"]['Enums']["language"],"month": string,"rank": number,"services": (string)[],"stars": number,"words": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"review_figures": {
                  Row: {
                    "all_gone": number,"answered": number,"asked": number,"average_stars": number | null,"completed": number,"may_publish": number,"published": number,"starred": number,"waiting": number,"withheld": NonNullable<Json>
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"word_figures": {
                  Row: {
                    "as_of": string,"counted": number | null,"kept": number | null,"what": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "accept_agreement":
{ Args: { "accepted_by": string,"attested": Json,"family_owned"?: boolean,"language": Database["public"]['Enums']["language"],"token": string,"version": string }; Returns: Database["public"]['Enums']["agreement_outcome"]
                           },
"accept_job":
{ Args: { "token": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"accept_proposal":
{ Args: { "choice": number,"proposal": string,"tracking_id": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"act_on_list":
{ Args: { "action": string,"action_id": string,"by_name"?: string,"detail": Json,"token": string }; Returns: Database["public"]['Enums']["desk_outcome"]
                           },
"act_on_message":
{ Args: { "action": string,"action_id": string,"by_name"?: string,"detail": Json,"message_id"?: string,"token": string }; Returns: Database["public"]['Enums']["desk_outcome"]
                           },
"act_on_request":
{ Args: { "action": string,"action_id": string,"by_name"?: string,"detail": Json,"lead_id"?: string,"token": string,"version"?: string }; Returns: Database["public"]['Enums']["desk_outcome"]
                           },
"answer_door_price":
{ Args: { "accepted": boolean,"door_price": string,"tracking_id": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"answer_review":
{ Args: { "amount_paid"?: number,"came_in_window"?: boolean,"gone": Database["public"]['Enums']["review_gone"],"language"?: Database["public"]['Enums']["language"],"left_behind"?: string,"may_publish"?: boolean,"price"?: Database["public"]['Enums']["review_price"],"shown_name"?: string,"stars"?: number,"token": string,"words"?: string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"ask_for_other":
{ Args: { "asked_for": Database["public"]['Enums']["proposal_wish"],"line"?: string,"proposal": string,"tracking_id": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"ask_for_other_hauler":
{ Args: { "tracking_id": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"attach_lead_images":
{ Args: { "image_urls": (string)[],"lead_id": string }; Returns: undefined
                           },
"begin_agreement":
{ Args: { "version": string }; Returns: number
                           },
"begin_text":
{ Args: { "attempt": number,"id": string }; Returns: boolean
                           },
"cancel_lead":
{ Args: { "reasons": (string)[],"tracking_id": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"claim_notifications":
{ Args: { "batch"?: number,"by_channel"?: Database["public"]['Enums']["channel"],"closed"?: (Database["public"]['Enums']["channel"])[],"texts"?: boolean }; Returns: {
              "action_id": string | null,
"address_hash": string | null,
"attempts": number,
"audience": Database["public"]['Enums']["audience"],
"channel": Database["public"]['Enums']["channel"] | null,
"claimed_at": string | null,
"correction_id": number | null,
"created_at": string,
"delivery": Database["public"]['Enums']["delivery"] | null,
"delivery_at": string | null,
"delivery_error": string | null,
"door_price_id": string | null,
"due_at": string,
"failed_channel": Database["public"]['Enums']["channel"] | null,
"filtered_at": string | null,
"finished_at": string | null,
"handed_over_at": string | null,
"hauler_id": string | null,
"id": string,
"kind": Database["public"]['Enums']["notification_kind"],
"last_error": string | null,
"lead_id": string | null,
"message_id": string | null,
"offer_id": string | null,
"once_key": string,
"pickup_before": unknown,
"proposal_id": string | null,
"reply_id": string | null,
"report_id": string | null,
"review_id": string | null,
"says_stop": boolean,
"skipped_because": Database["public"]['Enums']["skip_reason"] | null,
"state": Database["public"]['Enums']["notification_state"],
"status_before": string | null,
"timeframe_before": string | null,
"tried_at": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "notifications"
        isOneToOne: false
        isSetofReturn: true
      } },
"complete_job":
{ Args: { "load_size"?: Database["public"]['Enums']["load_size"],"price_paid"?: number,"token": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"correct_lead":
{ Args: { "agreed_to_messages"?: boolean,"call_time"?: string,"consent_version"?: string,"email"?: string,"language"?: Database["public"]['Enums']["language"],"load_size"?: string,"phone"?: string,"tracking_id": string,"unit_number"?: string,"wanted"?: string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"count_function_request":
{ Args: { "address": string,"secret"?: string }; Returns: boolean
                           },
"count_prices":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"count_report":
{ Args: { "address": string }; Returns: boolean
                           },
"current_agreement":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"decline_job":
{ Args: { "reason"?: string,"token": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"decline_proposal":
{ Args: { "declined_for": Database["public"]['Enums']["decline_reason"],"proposal": string,"tracking_id": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"delete_flagged":
{ Args: { "ids": (string)[] }; Returns: {
              "leads": number,"messages": number,"photo_paths": (string)[]
            }[]
                           },
"delete_person":
{ Args: { "email"?: string,"phone"?: string }; Returns: {
              "haulers": (string)[],"leads": number,"messages": number,"near_matches": (string)[],"other_contacts": (string)[],"photo_paths": (string)[],"replies": number,"reviews": number
            }[]
                           },
"find_job":
{ Args: { "token": string }; Returns: {
              "hauler": Json,"lead": Json,"paid": Json,"state": Database["public"]['Enums']["job_state"]
            }[]
                           },
"find_request":
{ Args: { "tracking_id": string }; Returns: Json
                           },
"finish_notification":
{ Args: { "error"?: string,"id": string,"outcome": Database["public"]['Enums']["mail_outcome"] }; Returns: undefined
                           },
"finish_text":
{ Args: { "attempt"?: number,"error"?: string,"id": string,"is_address"?: boolean,"outcome": Database["public"]['Enums']["text_outcome"] }; Returns: undefined
                           },
"give_back_job":
{ Args: { "reason"?: string,"token": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"list_removable_photos":
{ Args: { "closed_for_days": number,"max_requests"?: number,"passed_over"?: (string)[] }; Returns: {
              "lead_id": string,"photo_paths": (string)[]
            }[]
                           },
"make_agreement_link":
{ Args: { "notification_id": string }; Returns: string
                           },
"make_desk_link":
{ Args: { "notification_id": string }; Returns: string
                           },
"make_stop_link":
{ Args: { "email": string,"notification_id": string }; Returns: string
                           },
"mark_photos_removed":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"may_answer_help":
{ Args: { "phone": string }; Returns: boolean
                           },
"moderate_review":
{ Args: { "lead_id": string,"version": number,"withheld_because"?: Database["public"]['Enums']["withheld_reason"] }; Returns: Database["public"]['Enums']["moderation_outcome"]
                           },
"note_fault":
{ Args: { "address": string,"report": Json }; Returns: undefined
                           },
"note_vitals":
{ Args: { "report": Json }; Returns: undefined
                           },
"pause_by_link":
{ Args: { "token": string,"wish": Database["public"]['Enums']["pause_wish"] }; Returns: Database["public"]['Enums']["pause_state"]
                           },
"promised_by":
{ Args: { "created_at": string }; Returns: string
                           },
"propose":
{ Args: { "agreed"?: boolean,"based_on"?: string,"based_on_state"?: Database["public"]['Enums']["proposal_state"],"id": string,"note"?: string,"price_from"?: number,"price_to"?: number,"token": string,"windows": Json }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"read_digest":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_request":
{ Args: { "lead_id": string }; Returns: Json
                           },
"record_delivery":
{ Args: { "channel": Database["public"]['Enums']["channel"],"email"?: string,"error"?: string,"event": Database["public"]['Enums']["delivery_event"],"id": string,"is_address"?: boolean }; Returns: Database["public"]['Enums']["report_outcome"]
                           },
"record_reply":
{ Args: { "body": string,"message_sid": string,"phone": string,"wish"?: Database["public"]['Enums']["text_wish"] }; Returns: undefined
                           },
"report_call":
{ Args: { "token": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"report_no_show":
{ Args: { "tracking_id": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"report_not_contacted":
{ Args: { "reported_at": string,"tracking_id": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"request_desk_link":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"save_hauler":
{ Args: { "action_id": string,"by_name"?: string,"fields": Json,"hauler_id": string,"message_id"?: string,"token": string,"version"?: string }; Returns: Database["public"]['Enums']["desk_outcome"]
                           },
"search_desk":
{ Args: { "text": string,"token": string }; Returns: Json
                           },
"sending_health":
{ Args: Record<PropertyKey, never>; Returns: {
              "failing": number,"filtered": number,"is_stuck": boolean,"last_mail_report_at": string,"last_text_report_at": string,"operator_mail_bounced": boolean,"ticked_at": string,"unknown": number
            }[]
                           },
"set_door_price":
{ Args: { "agreed"?: boolean,"id": string,"minutes_ago"?: number,"price": number,"reason"?: string,"token": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"set_on_my_way":
{ Args: { "minutes": number,"token": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"set_texts":
{ Args: { "token": string,"wanted": boolean }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"set_truck":
{ Args: { "cubic_yards"?: number,"token": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           },
"stop_mail":
{ Args: { "token": string }; Returns: undefined
                           },
"stuck_channels":
{ Args: Record<PropertyKey, never>; Returns: {
              "channel": Database["public"]['Enums']["channel"],"error": string,"since": string
            }[]
                           },
"unpublish_review":
{ Args: { "token": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"update_job":
{ Args: { "cancel_reasons"?: (string)[],"status"?: Database["public"]['Enums']["lead_status"],"timeframe"?: string,"token": string }; Returns: Database["public"]['Enums']["action_outcome"]
                           },
"updates_for_team":
{ Args: { "lead_id": string }; Returns: Json
                           },
"view_agreement":
{ Args: { "token": string }; Returns: Json
                           },
"view_desk":
{ Args: { "token": string }; Returns: Json
                           },
"view_request":
{ Args: { "lead_id": string,"token": string }; Returns: Json
                           },
"view_review":
{ Args: { "token": string }; Returns: Json
                           },
"visitor_seen":
{ Args: Record<PropertyKey, never>; Returns: {
              "header": string,"network": string
            }[]
                           },
"withdraw_proposal":
{ Args: { "proposal": string,"token": string }; Returns: Database["public"]['Enums']["pickup_outcome"]
                           }
          }
          Enums: {
            "action_outcome": "done"|"unknown"|"refused"|"too-many"|"call-first"|"not-yet","agreement_outcome": "done"|"unknown"|"ended"|"changed","agreement_way": "link"|"by-hand","audience": "operator"|"hauler"|"customer"|"host","channel": "mail"|"text"|"hook","channels": "both"|"mail"|"text"|"none","decline_reason": "price"|"time"|"other","delivery": "unknown"|"delayed"|"delivered"|"undelivered"|"complained","delivery_event": "delayed"|"delivered"|"undelivered"|"complained"|"stopped","desk_outcome": "done"|"unknown"|"malformed"|"stale"|"closed"|"flagged"|"taken"|"paused"|"busy"|"nobody"|"no-address"|"blocked"|"too-soon"|"not-vetted"|"not-insured"|"no-area"|"no-agreement"|"accepted"|"no-way"|"not-completed"|"changed"|"no-price","device": "phone"|"desktop","fault_source": "error"|"rejection"|"boundary","job_state": "open"|"accepted"|"declined"|"taken"|"expired"|"returned"|"closed","language": "en"|"es","lead_status": "Submitted"|"Sent Proposal"|"In Progress"|"Completed"|"Canceled","load_size": "few-items"|"quarter"|"half"|"three-quarters"|"full","mail_outcome": "sent"|"skipped"|"failed"|"postponed"|"undelivered","moderation": "waiting"|"published"|"withheld","moderation_outcome": "done"|"unknown"|"refused"|"changed","notification_kind": "new-request"|"not-contacted"|"overdue"|"nobody-left"|"customer-unreachable"|"hauler-unreachable"|"text-reply"|"contact-message"|"flagged-digest"|"held-request"|"held-message"|"taken-back"|"customer-canceled"|"customer-corrected"|"hauler-canceled"|"given-back"|"insurance-ends"|"digest"|"desk-link"|"hauler-changed"|"review-problem"|"agreement-asked"|"agreement-accepted"|"hauler-paused"|"provider-down"|"no-show"|"job-offered"|"job-accepted"|"proposal-accepted"|"proposal-declined"|"customer-asked"|"pickup-reminder"|"pickup-over"|"job-taken-back"|"job-canceled"|"job-changed"|"door-answered"|"request-arrived"|"request-changed"|"still-looking"|"matched"|"status-changed"|"timeframe-changed"|"proposal-made"|"proposal-withdrawn"|"pickup-booked"|"on-my-way"|"door-price"|"link-again"|"review-asked"|"site-build","notification_state": "waiting"|"sent"|"skipped"|"dead","offer_state": "open"|"accepted"|"declined"|"taken"|"expired"|"returned","pause_state": "active"|"paused"|"stopped"|"unknown","pause_wish": "view"|"pause"|"resume","pickup_outcome": "done"|"unknown"|"closed"|"changed"|"not-yours"|"call-first"|"too-soon"|"too-late"|"too-many"|"window-wrong"|"window-passed"|"not-today","proposal_accepter": "customer"|"hauler","proposal_state": "open"|"accepted"|"declined"|"withdrawn"|"replaced"|"ended","proposal_wish": "other-time"|"other-price"|"other","report_outcome": "recorded"|"old"|"unknown","review_gone": "yes"|"partly"|"no","review_price": "as-agreed"|"lower"|"higher"|"none-agreed","skip_reason": "too-late"|"told-otherwise"|"told-today"|"changed-back"|"corrected"|"no-news"|"not-flagged"|"not-waiting"|"not-looking"|"matched-again"|"offered"|"offer-ended"|"answered"|"accepted"|"paused"|"works-again"|"date-changed"|"closed"|"canceled-by-customer"|"open-again"|"not-completed"|"asks-off"|"proposal-ended"|"other-proposal"|"other-price"|"never-told"|"not-booked"|"time-changed"|"pickup-begun"|"pickup-over"|"not-on-the-way"|"arrived"|"too-many-texts"|"wants-no-mail"|"no-way","text_outcome": "sent"|"skipped"|"failed"|"postponed"|"unknown"|"undelivered"|"stopped","text_wish": "stop"|"start"|"help","web_vital": "lcp"|"inp"|"cls","withheld_reason": "personal-data"|"abuse"|"not-about-the-pickup"|"not-a-customer"
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            "action_outcome": ["done", "unknown", "refused", "too-many", "call-first", "not-yet"],"agreement_outcome": ["done", "unknown", "ended", "changed"],"agreement_way": ["link", "by-hand"],"audience": ["operator", "hauler", "customer", "host"],"channel": ["mail", "text", "hook"],"channels": ["both", "mail", "text", "none"],"decline_reason": ["price", "time", "other"],"delivery": ["unknown", "delayed", "delivered", "undelivered", "complained"],"delivery_event": ["delayed", "delivered", "undelivered", "complained", "stopped"],"desk_outcome": ["done", "unknown", "malformed", "stale", "closed", "flagged", "taken", "paused", "busy", "nobody", "no-address", "blocked", "too-soon", "not-vetted", "not-insured", "no-area", "no-agreement", "accepted", "no-way", "not-completed", "changed", "no-price"],"device": ["phone", "desktop"],"fault_source": ["error", "rejection", "boundary"],"job_state": ["open", "accepted", "declined", "taken", "expired", "returned", "closed"],"language": ["en", "es"],"lead_status": ["Submitted", "Sent Proposal", "In Progress", "Completed", "Canceled"],"load_size": ["few-items", "quarter", "half", "three-quarters", "full"],"mail_outcome": ["sent", "skipped", "failed", "postponed", "undelivered"],"moderation": ["waiting", "published", "withheld"],"moderation_outcome": ["done", "unknown", "refused", "changed"],"notification_kind": ["new-request", "not-contacted", "overdue", "nobody-left", "customer-unreachable", "hauler-unreachable", "text-reply", "contact-message", "flagged-digest", "held-request", "held-message", "taken-back", "customer-canceled", "customer-corrected", "hauler-canceled", "given-back", "insurance-ends", "digest", "desk-link", "hauler-changed", "review-problem", "agreement-asked", "agreement-accepted", "hauler-paused", "provider-down", "no-show", "job-offered", "job-accepted", "proposal-accepted", "proposal-declined", "customer-asked", "pickup-reminder", "pickup-over", "job-taken-back", "job-canceled", "job-changed", "door-answered", "request-arrived", "request-changed", "still-looking", "matched", "status-changed", "timeframe-changed", "proposal-made", "proposal-withdrawn", "pickup-booked", "on-my-way", "door-price", "link-again", "review-asked", "site-build"],"notification_state": ["waiting", "sent", "skipped", "dead"],"offer_state": ["open", "accepted", "declined", "taken", "expired", "returned"],"pause_state": ["active", "paused", "stopped", "unknown"],"pause_wish": ["view", "pause", "resume"],"pickup_outcome": ["done", "unknown", "closed", "changed", "not-yours", "call-first", "too-soon", "too-late", "too-many", "window-wrong", "window-passed", "not-today"],"proposal_accepter": ["customer", "hauler"],"proposal_state": ["open", "accepted", "declined", "withdrawn", "replaced", "ended"],"proposal_wish": ["other-time", "other-price", "other"],"report_outcome": ["recorded", "old", "unknown"],"review_gone": ["yes", "partly", "no"],"review_price": ["as-agreed", "lower", "higher", "none-agreed"],"skip_reason": ["too-late", "told-otherwise", "told-today", "changed-back", "corrected", "no-news", "not-flagged", "not-waiting", "not-looking", "matched-again", "offered", "offer-ended", "answered", "accepted", "paused", "works-again", "date-changed", "closed", "canceled-by-customer", "open-again", "not-completed", "asks-off", "proposal-ended", "other-proposal", "other-price", "never-told", "not-booked", "time-changed", "pickup-begun", "pickup-over", "not-on-the-way", "arrived", "too-many-texts", "wants-no-mail", "no-way"],"text_outcome": ["sent", "skipped", "failed", "postponed", "unknown", "undelivered", "stopped"],"text_wish": ["stop", "start", "help"],"web_vital": ["lcp", "inp", "cls"],"withheld_reason": ["personal-data", "abuse", "not-about-the-pickup", "not-a-customer"]
          }
        }
} as const
