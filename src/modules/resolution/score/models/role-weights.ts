/** Written by `npm run fit:resolution`; edit nothing by hand. Fitted on 1324 labelled and 945 synthetic sites. */
export const ROLE_CLASSES = ['operator', 'group', 'third_party', 'brand'];

/** A line for each feature: its name, then its weight for each class. */
export const ROLE_WEIGHTS = `bias	0.014	-0.362	0.787	-0.439
a1:"	0.03	-0.023	0.103	-0.111
a1:&	-0.018	0.017	-0.014	0.015
a1:(	-0.228	0.11	0.233	-0.115
a1::	0.07	-0.058	0.083	-0.095
a1:;	-0.165	-0.079	0.149	0.095
a1:BRAND	-0.023	-0.364	0.247	0.14
a1:DIGITS	0.064	-0.176	-0.029	0.14
a1:NUM	0.028	-0.002	-0.023	-0.003
a1:ORG	0.079	0.395	-0.304	-0.17
a1:SELF	0.045	-0.057	-0.006	0.018
a1:a	-0.066	0.119	-0.138	0.085
a1:about	-0.003	0.088	-0.083	-0.002
a1:accepts	-0.032	0.008	0.024	0
a1:account	-0.061	-0.005	0.004	0.062
a1:accounts	0.014	-0.001	-0.001	-0.012
a1:acts	0.057	-0.022	-0.06	0.025
a1:address	0.051	-0.016	-0.036	0
a1:all	-0.074	0.131	-0.067	0.01
a1:also	-0.309	0.35	-0.039	-0.002
a1:an	-0.022	-0.039	0.064	-0.002
a1:and	0.067	-0.181	0.279	-0.165
a1:anti	0.021	-0.001	-0.009	-0.01
a1:app	-0.098	-0.003	-0.001	0.102
a1:apply	0.137	-0.031	-0.068	-0.038
a1:are	0.112	0.079	-0.141	-0.049
a1:as	0.087	-0.07	0.012	-0.03
a1:ask	-0.049	-0.001	0.005	0.045
a1:at	0.002	-0.013	0.002	0.008
a1:because	0.15	-0.097	-0.095	0.042
a1:began	0.031	-0.088	-0.089	0.146
a1:belongs	-0.069	0.046	0.019	0.003
a1:beyond	-0.008	-0.029	0.041	-0.004
a1:bottles	-0.059	-0.001	-0.001	0.061
a1:bottom	-0.048	-0.001	0	0.049
a1:buildings	0.045	-0.001	-0.001	-0.043
a1:built	-0.051	0	0	0.052
a1:bundles	-0.026	0	0	0.026
a1:business	-0.11	0.076	0.006	0.028
a1:buy	0.022	-0.001	-0.001	-0.02
a1:by	0.057	-0.007	-0.065	0.015
a1:c	0.093	-0.039	-0.05	-0.004
a1:can	-0.079	0.022	0.069	-0.012
a1:card	0.087	-0.007	0.006	-0.087
a1:cards	-0.01	-0.008	0.027	-0.01
a1:care	0.04	0	-0.001	-0.039
a1:cares	-0.014	-0.003	-0.002	0.019
a1:cash	0.017	0	-0.001	-0.016
a1:charity	0.016	-0.013	-0.026	0.023
a1:checks	-0.015	-0.012	0.051	-0.024
a1:clear	0.022	-0.007	0.011	-0.027
a1:clearance	-0.048	-0.001	-0.001	0.05
a1:co	-0.03	-0.005	-0.007	0.042
a1:coffee	-0.056	0	0	0.057
a1:collect	0.026	-0.005	-0.012	-0.01
a1:collects	-0.047	-0.003	0.045	0.005
a1:company	-0.255	0.118	0.101	0.036
a1:conditions	-0.092	-0.008	0.061	0.038
a1:contact	0.053	-0.041	-0.04	0.027
a1:cookies	-0.017	-0.007	0.025	-0.001
a1:cottages	0.074	-0.001	-0.001	-0.072
a1:counts	-0.005	-0.008	0.014	0
a1:courses	0.021	-0.002	-0.001	-0.018
a1:cover	-0.057	-0.001	-0.001	0.059
a1:customer	-0.062	-0.008	0.114	-0.045
a1:data	-0.035	-0.028	-0.036	0.098
a1:day	-0.003	-0.02	-0.021	0.044
a1:delivery	0.019	-0.01	-0.002	-0.007
a1:designed	-0.025	0.001	0.012	0.012
a1:direct	-0.005	-0.012	0.019	-0.002
a1:disputes	0.027	-0.007	0.007	-0.027
a1:do	0.072	-0.028	-0.064	0.02
a1:does	0.039	-0.004	0.002	-0.038
a1:drive	-0.059	0	0	0.06
a1:e	-0.049	-0.009	0.009	0.05
a1:each	-0.034	-0.029	0.049	0.013
a1:email	0.086	-0.012	-0.051	-0.023
a1:established	0.021	-0.003	-0.015	-0.003
a1:et	-0.025	0.001	0.023	0
a1:every	0.079	-0.002	-0.001	-0.076
a1:expects	0.022	-0.007	-0.011	-0.003
a1:fabegeku	-0.009	-0.011	0.022	-0.003
a1:fca	0.017	-0.001	-0.016	0
a1:features	-0.127	-0.002	-0.001	0.13
a1:fees	-0.036	-0.002	-0.001	0.039
a1:filter	0.035	-0.001	-0.001	-0.034
a1:finance	-0.021	-0.001	-0.001	0.024
a1:financial	-0.008	-0.008	-0.002	0.018
a1:find	-0.072	-0.003	-0.004	0.079
a1:finds	0.023	-0.003	-0.005	-0.016
a1:first	-0.011	-0.001	-0.001	0.013
a1:for	0.044	-0.067	0.138	-0.115
a1:formed	0.019	-0.014	-0.004	-0.001
a1:free	-0.026	-0.001	-0.001	0.028
a1:freshly	0.03	0	-0.001	-0.029
a1:from	0.036	-0.046	-0.021	0.031
a1:get	0.106	-0.013	-0.007	-0.087
a1:gift	0.047	-0.004	-0.003	-0.04
a1:gives	-0.043	-0.048	0.112	-0.021
a1:gizorelzi	-0.104	0.015	0.088	0.001
a1:gonozi	-0.008	-0.004	0.013	-0.001
a1:gotene	-0.011	0	0.01	0
a1:group	-0.113	0.098	-0.182	0.197
a1:handles	-0.077	-0.028	0.126	-0.021
a1:has	0.125	-0.027	-0.045	-0.053
a1:have	-0.007	-0.022	0.04	-0.011
a1:health	-0.044	0	-0.001	0.045
a1:help	-0.09	0	-0.001	0.091
a1:here	-0.02	-0.001	-0.001	0.023
a1:home	-0.079	0.039	-0.119	0.16
a1:homes	-0.074	0	-0.001	0.075
a1:hosting	-0.05	-0.009	0.016	0.043
a1:hotels	0.03	-0.002	-0.002	-0.026
a1:house	-0.021	-0.002	-0.022	0.046
a1:how	-0.039	-0.002	0.001	0.04
a1:ico	0.022	-0.001	-0.02	-0.001
a1:if	-0.023	-0.031	0.093	-0.04
a1:in	-0.063	0.036	-0.026	0.052
a1:including	0.079	-0.013	-0.036	-0.03
a1:incorporated	-0.103	0.115	-0.019	0.006
a1:installed	-0.028	0	0	0.028
a1:insurance	0.083	-0.001	0	-0.082
a1:is	0.152	-0.167	-0.191	0.207
a1:it	-0.058	0.022	0.035	0.002
a1:its	0.047	-0.013	-0.002	-0.033
a1:keeps	-0.041	-0.002	0	0.043
a1:last	-0.03	-0.005	-0.023	0.057
a1:latest	-0.07	-0.001	0	0.071
a1:legal	-0.039	-0.001	-0.002	0.042
a1:licensed	0.041	-0.001	0.002	-0.041
a1:limited	0.01	-0.004	0.009	-0.016
a1:live	-0.032	0	0	0.033
a1:local	0.018	0	-0.001	-0.017
a1:london	-0.041	-0.025	-0.007	0.072
a1:look	0.024	-0.003	0	-0.02
a1:looks	-0.04	0.013	-0.036	0.064
a1:lottery	0.041	0.057	-0.01	-0.089
a1:made	-0.023	0	-0.001	0.025
a1:main	0.024	-0.01	0.062	-0.076
a1:may	0.016	0.12	-0.168	0.032
a1:means	-0.157	0.094	-0.045	0.108
a1:member	0.026	-0.008	0.028	-0.047
a1:mortgage	-0.078	-0.001	-0.002	0.081
a1:mortgages	-0.076	-0.001	-0.001	0.078
a1:name	-0.121	-0.018	0.063	0.076
a1:needs	0.035	-0.001	0	-0.034
a1:neither	-0.022	-0.004	0.008	0.018
a1:new	0.016	0.037	-0.044	-0.008
a1:news	0.066	-0.005	-0.001	-0.06
a1:no	-0.02	-0.002	0.001	0.021
a1:north	0.003	0.03	-0.024	-0.009
a1:number	0.02	-0.005	-0.014	0
a1:of	0.035	-0.039	0.057	-0.053
a1:offers	-0.079	0.085	-0.033	0.027
a1:office	0.044	-0.003	-0.042	0
a1:offices	-0.008	-0.011	-0.054	0.073
a1:old	-0.083	0.094	-0.006	-0.004
a1:on	0.015	0.094	-0.084	-0.024
a1:online	-0.064	-0.006	-0.003	0.072
a1:only	0.011	-0.005	-0.012	0.006
a1:open	0.101	-0.002	-0.003	-0.097
a1:operates	0.04	0.035	-0.051	-0.023
a1:or	-0.019	-0.075	0.199	-0.105
a1:our	0.011	-0.01	0.102	-0.103
a1:owns	0.043	-0.009	-0.011	-0.023
a1:part	-0.045	-0.004	-0.002	0.051
a1:partnership	-0.056	-0.007	0.107	-0.044
a1:pay	-0.026	-0.001	0	0.027
a1:payment	0.01	-0.003	0.004	-0.012
a1:payments	-0.005	-0.016	0.022	-0.001
a1:phone	0.036	-0.006	-0.049	0.019
a1:pictures	0.049	-0.001	0	-0.048
a1:places	-0.007	-0.001	-0.003	0.011
a1:platform	-0.071	-0.004	-0.001	0.077
a1:please	0.056	-0.002	0.01	-0.064
a1:po	-0.015	-0.002	0.012	0.005
a1:policies	-0.014	-0.002	-0.004	0.021
a1:powered	-0.102	-0.011	0.073	0.04
a1:prices	-0.037	-0.004	0.006	0.035
a1:pricing	-0.018	-0.002	-0.001	0.021
a1:privacy	0.068	0.081	-0.066	-0.083
a1:product	0.049	-0.001	-0.001	-0.047
a1:products	0.024	-0.001	0.016	-0.038
a1:programme	-0.023	0.034	-0.032	0.022
a1:proudly	0.029	-0.001	-0.001	-0.028
a1:provides	0.018	0.05	-0.063	-0.006
a1:pubs	0.065	0	-0.001	-0.063
a1:reg	0.088	-0.007	-0.085	0.003
a1:registered	0.005	-0.054	0.293	-0.244
a1:registration	-0.044	-0.006	-0.002	0.052
a1:release	-0.065	0.004	0.014	0.047
a1:reserves	-0.064	-0.005	0.029	0.04
a1:respects	-0.026	-0.006	-0.009	0.042
a1:returns	0.033	-0.001	-0.002	-0.031
a1:reviews	0.059	-0.027	-0.028	-0.005
a1:ring	0.013	-0.001	0	-0.012
a1:rooms	-0.036	-0.009	0.045	0
a1:royal	0.021	-0.001	-0.017	-0.004
a1:runs	-0.001	-0.008	-0.01	0.019
a1:s	0.05	-0.074	0.152	-0.128
a1:san	-0.045	0.029	0.015	0
a1:self	0.016	0	0	-0.016
a1:selling	-0.014	0	-0.001	0.015
a1:seo	0	-0.003	-0.007	0.01
a1:services	0.116	-0.005	-0.005	-0.105
a1:shop	-0.019	-0.003	-0.002	0.024
a1:site	-0.024	0	0	0.024
a1:skincare	-0.084	-0.001	-0.001	0.086
a1:small	0.087	0	-0.001	-0.086
a1:so	-0.026	-0.013	0.056	-0.018
a1:software	-0.034	-0.002	0.029	0.007
a1:spare	0.015	-0.001	0	-0.014
a1:st	0.146	-0.04	0.006	-0.112
a1:standard	0.086	-0.017	-0.056	-0.012
a1:straightforward	-0.007	-0.001	-0.002	0.01
a1:students	0	-0.003	0.023	-0.02
a1:subscribe	0.004	-0.004	-0.014	0.013
a1:suite	-0.027	0.041	-0.012	-0.002
a1:supplies	0.088	-0.002	-0.029	-0.057
a1:support	-0.012	-0.002	-0.004	0.019
a1:t	0.231	-0.06	0.027	-0.199
a1:takes	0.028	0.065	-0.004	-0.089
a1:tel	0.03	0	0.006	-0.035
a1:telephone	0.081	-0.012	-0.069	-0.001
a1:terms	-0.012	0.061	0.029	-0.077
a1:the	0.082	-0.033	-0.028	-0.021
a1:their	0.167	-0.029	-0.132	-0.006
a1:there	0.025	-0.002	-0.001	-0.022
a1:they	-0.009	-0.012	0.022	-0.001
a1:this	-0.099	0.034	-0.039	0.104
a1:thoughtful	0.01	-0.002	-0.014	0.006
a1:tickets	0.111	-0.001	-0.01	-0.1
a1:to	0.073	-0.07	0.067	-0.069
a1:trade	0.071	-0.014	-0.031	-0.027
a1:trademark	-0.022	-0.002	-0.001	0.024
a1:trades	0.04	-0.007	-0.032	-0.001
a1:trading	0.048	-0.01	0.101	-0.139
a1:trust	-0.177	-0.005	-0.001	0.183
a1:tutors	-0.049	0	-0.001	0.05
a1:uk	-0.013	-0.025	-0.044	0.082
a1:undefined	0.137	0.001	-0.146	0.008
a1:under	0.027	-0.052	0.026	-0.001
a1:understands	0.029	-0.011	-0.004	-0.014
a1:unit	-0.021	-0.04	0.054	0.006
a1:url	-0.043	-0.002	-0.008	0.053
a1:uses	0.07	0	-0.052	-0.018
a1:vat	0.069	-0.018	-0.046	-0.005
a1:via	-0.03	-0.003	-0.002	0.035
a1:views	-0.064	0	0	0.065
a1:visit	-0.069	-0.004	-0.004	0.077
a1:vouchers	-0.062	-0.006	0	0.068
a1:was	0.007	-0.001	0.069	-0.075
a1:we	-0.019	-0.036	0.024	0.031
a1:web	0.124	-0.016	0.004	-0.113
a1:website	0.077	-0.022	0.019	-0.074
a1:websites	-0.049	0	0	0.05
a1:welcome	-0.03	-0.001	0.004	0.026
a1:what	0.02	-0.03	0.092	-0.083
a1:when	0.003	0.084	-0.056	-0.03
a1:where	0.012	-0.012	-0.035	0.036
a1:which	0.032	0.108	0.078	-0.218
a1:who	-0.094	-0.039	0.041	0.092
a1:whose	0.082	0.131	-0.185	-0.028
a1:will	0.102	-0.05	-0.01	-0.042
a1:win	0.032	0	-0.001	-0.03
a1:wins	-0.023	0	0.023	0
a1:with	0.143	-0.094	-0.197	0.148
a1:work	0.04	-0.002	-0.023	-0.015
a1:you	-0.054	-0.05	0.087	0.017
a1:your	-0.034	-0.003	0.006	0.031
a1:yw	0.026	-0.005	-0.02	0
a1:©	0.024	0.009	0.108	-0.141
a1:¶	-0.079	-0.008	0.179	-0.092
a2:" "	0.054	0.042	-0.005	-0.091
a2:" and	0.054	-0.005	-0.025	-0.024
a2:" or	-0.07	-0.002	-0.01	0.082
a2:" the	0.042	-0.008	-0.003	-0.031
a2:" us	0	-0.001	-0.01	0.011
a2:" we	-0.121	0	0.171	-0.051
a2:" ¶	0.009	-0.015	-0.01	0.017
a2:( "	-0.027	0.082	-0.022	-0.033
a2:( BRAND	-0.017	-0.001	0.009	0.009
a2:( ORG	-0.038	0.06	-0.097	0.075
a2:( SELF	0.071	-0.002	-0.068	-0.001
a2:( a	0.058	-0.213	0.119	0.036
a2:( also	-0.028	-0.005	0.034	-0.001
a2:( co	-0.127	-0.025	0.169	-0.018
a2:( companies	0.032	-0.002	-0.03	0
a2:( company	-0.294	-0.051	0.403	-0.058
a2:( fca	-0.007	-0.018	0.03	-0.006
a2:( ico	-0.014	-0.036	0.057	-0.007
a2:( in	0	-0.018	0.03	-0.012
a2:( no	-0.026	0.039	-0.019	0.005
a2:( number	-0.078	0.005	0.073	0
a2:( referred	-0.014	-0.035	0.073	-0.024
a2:( reg	0.025	0.082	-0.107	0
a2:( registered	-0.178	0.252	-0.062	-0.011
a2:( t	0.016	-0.009	-0.004	-0.003
a2:( the	0.139	-0.015	-0.052	-0.072
a2:( trading	0.126	0.02	-0.11	-0.037
a2:( uk	0.059	-0.007	0.014	-0.065
a2:( we	0.06	-0.032	-0.082	0.053
a2:( with	0.039	-0.024	-0.002	-0.013
a2:( www	-0.003	-0.011	0.015	-0.002
a2:: :	0.016	0	-0.001	-0.015
a2:: a	-0.049	0.001	0.047	0.001
a2:: company	0.017	-0.001	-0.015	-0.001
a2:: home	0.079	-0.001	-0.009	-0.069
a2:: terms	0.042	-0.006	-0.009	-0.027
a2:; and	-0.039	-0.009	0.054	-0.006
a2:; our	-0.014	-0.007	0.029	-0.007
a2:; the	-0.006	-0.011	0.02	-0.003
a2:; ¶	-0.124	-0.011	0.01	0.124
a2:BRAND (	-0.054	-0.021	0.044	0.03
a2:BRAND all	-0.034	-0.001	0.001	0.034
a2:BRAND are	-0.028	-0.025	0.036	0.017
a2:BRAND company	-0.023	-0.001	0	0.024
a2:BRAND drive	-0.041	-0.001	-0.009	0.05
a2:BRAND find	-0.039	0	0.009	0.029
a2:BRAND home	-0.014	-0.016	-0.029	0.059
a2:BRAND is	-0.088	-0.07	0.154	0.004
a2:BRAND learning	-0.027	0	0	0.027
a2:BRAND software	-0.057	0.01	0.017	0.03
a2:BRAND thoughtful	-0.022	0	0.008	0.014
a2:BRAND ¶	-0.12	-0.07	0.073	0.118
a2:DIGITS BRAND	0.002	-0.001	-0.017	0.017
a2:DIGITS about	-0.049	0.006	0.01	0.032
a2:DIGITS all	0.088	-0.007	-0.029	-0.052
a2:DIGITS almoner	0.025	-0.002	-0.023	0
a2:DIGITS built	0.108	-0.001	-0.001	-0.107
a2:DIGITS cooper	0.032	-0.001	-0.031	0
a2:DIGITS drover	-0.016	0	0.017	0
a2:DIGITS introduction	-0.047	0.003	0.024	0.02
a2:DIGITS kestrel	-0.012	0	0.011	0
a2:DIGITS lantern	-0.019	-0.001	0.02	0
a2:DIGITS larkfield	-0.017	0.001	0.016	0
a2:DIGITS privacy	-0.018	0	0	0.019
a2:DIGITS registered	-0.034	-0.001	0.078	-0.043
a2:DIGITS rita	0.033	-0.016	-0.016	0
a2:DIGITS sexton	-0.02	0	0.02	0
a2:DIGITS site	0.01	-0.002	-0.016	0.007
a2:DIGITS tannery	-0.021	0.003	0.019	0
a2:DIGITS thimble	0.012	-0.001	-0.01	0
a2:DIGITS weighbridge	-0.022	0.001	0.021	0
a2:DIGITS wherry	-0.025	0.002	0.023	0
a2:DIGITS ¶	-0.166	-0.023	0.093	0.097
a2:ORG (	0.121	0.254	-0.367	-0.008
a2:ORG NUM	-0.026	-0.003	-0.001	0.03
a2:ORG a	-0.028	0.006	0.019	0.002
a2:ORG and	0.02	-0.081	0.091	-0.03
a2:ORG company	0.263	-0.028	-0.216	-0.019
a2:ORG is	-0.034	0.047	-0.04	0.027
a2:ORG the	-0.004	-0.034	0.041	-0.003
a2:ORG ¶	-0.534	0.257	0.307	-0.03
a2:SELF DIGITS	0.081	-0.009	-0.071	-0.001
a2:SELF company	-0.048	-0.017	0.065	0
a2:SELF is	0.012	-0.003	-0.007	-0.002
a2:SELF ¶	-0.02	-0.013	0.035	-0.002
a2:a charitable	-0.02	-0.009	0.031	-0.002
a2:a company	0.018	0.153	-0.202	0.031
a2:a limited	0.018	-0.006	-0.005	-0.007
a2:a private	0.018	-0.017	-0.001	-0.001
a2:a registered	-0.089	-0.011	0.007	0.092
a2:a trading	0.043	-0.003	0.002	-0.042
a2:a uk	0.051	-0.01	-0.035	-0.006
a2:a voluntary	-0.038	0	0	0.038
a2:about these	-0.011	0.001	0.009	0
a2:about us	0.086	-0.003	-0.004	-0.078
a2:about ¶	-0.054	-0.003	-0.003	0.061
a2:accounts tax	0.028	-0.001	-0.002	-0.025
a2:acts as	-0.02	-0.018	-0.005	0.044
a2:address :	-0.015	0	0.006	0.009
a2:all rights	-0.036	0.113	-0.066	-0.011
a2:and "	-0.069	-0.011	0.016	0.064
a2:and BRAND	-0.038	0.002	0.026	0.01
a2:and ORG	0.08	0.038	-0.026	-0.092
a2:and a	-0.15	0.006	0.143	0.002
a2:and any	0.035	-0.013	-0.05	0.028
a2:and are	-0.02	-0.002	0.069	-0.047
a2:and for	-0.069	-0.042	0.127	-0.016
a2:and having	-0.098	0.008	0.083	0.007
a2:and hold	0.014	-0.001	-0.001	-0.012
a2:and is	0.153	-0.049	-0.021	-0.083
a2:and its	0.047	-0.059	0.007	0.005
a2:and large	-0.055	0	0.054	0
a2:and or	0.012	-0.002	-0.005	-0.005
a2:and other	-0.002	-0.009	0.011	0
a2:and others	-0.036	-0.014	0.053	-0.003
a2:and our	0.131	-0.033	-0.084	-0.013
a2:and the	-0.194	0.166	0.026	0.003
a2:and to	-0.059	0.024	0.026	0.009
a2:and we	0.018	-0.011	0.017	-0.024
a2:and with	0.035	-0.009	-0.034	0.008
a2:and you	0.012	-0.001	-0.01	-0.001
a2:anti slavery	0.021	-0.001	-0.009	-0.01
a2:are a	0.062	-0.01	-0.047	-0.005
a2:as a	-0.035	-0.008	0.014	0.029
a2:ask for	0.018	-0.002	-0.001	-0.015
a2:ask us	-0.067	0.001	0.006	0.06
a2:at any	-0.005	-0.006	0.013	-0.002
a2:because that	0.034	-0.006	-0.028	-0.001
a2:because the	0.116	-0.092	-0.067	0.043
a2:began as	-0.031	0	0	0.031
a2:began in	0.077	-0.088	-0.088	0.099
a2:beyond that	-0.008	-0.029	0.041	-0.004
a2:bottles worth	-0.059	-0.001	-0.001	0.061
a2:bottom of	-0.048	-0.001	0	0.049
a2:buildings and	0.045	-0.001	-0.001	-0.043
a2:built for	-0.049	0	0	0.05
a2:bundles ¶	-0.026	0	0	0.026
a2:by using	0.024	-0.001	-0.022	-0.001
a2:c o	0.093	-0.038	-0.051	-0.004
a2:can be	-0.035	0.05	-0.01	-0.005
a2:can look	-0.003	-0.006	0.011	-0.002
a2:card is	0.062	-0.001	-0.002	-0.06
a2:cares about	-0.018	-0.001	-0.001	0.019
a2:charity no	0.026	-0.003	-0.022	-0.001
a2:clear advice	0.029	-0.001	-0.001	-0.026
a2:clearance ¶	-0.048	-0.001	-0.001	0.05
a2:collects and	0.06	-0.008	-0.009	-0.043
a2:collects uses	-0.011	0.007	0.006	-0.002
a2:company SELF	0.07	-0.006	-0.063	0
a2:company information	0.046	0	0	-0.045
a2:company no	0.086	-0.017	-0.05	-0.02
a2:company number	-0.226	0.035	0.206	-0.015
a2:company registered	-0.096	0.018	0.07	0.008
a2:company registration	-0.062	-0.006	0.04	0.028
a2:company ¶	0.002	0.091	-0.087	-0.006
a2:conditions of	-0.092	-0.008	0.061	0.038
a2:contact about	-0.027	-0.001	-0.001	0.03
a2:contact our	-0.013	-0.002	-0.001	0.016
a2:contact us	0.102	-0.015	-0.013	-0.075
a2:contact who	0.03	-0.001	-0.001	-0.028
a2:contact ¶	0.119	-0.015	-0.006	-0.098
a2:cover for	-0.043	-0.001	-0.001	0.044
a2:data protection	-0.016	-0.008	0.014	0.01
a2:delivery within	0.011	-0.001	0	-0.01
a2:delivery ¶	0.061	0	0	-0.06
a2:direct debits	-0.005	-0.008	0.015	-0.002
a2:disputes ¶	0.029	-0.002	-0.002	-0.025
a2:do with	0.025	-0.022	-0.028	0.026
a2:does not	0.03	-0.002	0.003	-0.031
a2:does with	0.01	-0.002	-0.001	-0.007
a2:drive away	-0.059	0	0	0.06
a2:each of	-0.012	-0.022	0.038	-0.003
a2:email address	0.086	-0.012	-0.051	-0.023
a2:et rog	-0.025	0.001	0.023	0
a2:fabegeku house	-0.009	-0.011	0.022	-0.003
a2:fca frn	0.017	-0.001	-0.016	0
a2:features ¶	-0.094	-0.002	-0.001	0.096
a2:filter blend	0.035	-0.001	-0.001	-0.034
a2:finance is	0.012	0	-0.001	-0.01
a2:find a	-0.11	-0.002	-0.002	0.114
a2:find the	-0.015	0	-0.001	0.016
a2:for marketing	0.003	-0.007	-0.015	0.018
a2:for the	-0.02	-0.02	0.04	0.001
a2:formed and	0.022	-0.004	-0.017	0
a2:formed in	-0.016	-0.008	0.025	-0.001
a2:freshly roasted	0.03	0	-0.001	-0.029
a2:from a	-0.021	-0.001	0.001	0.021
a2:gathers and	-0.038	-0.003	-0.003	0.043
a2:get in	0.106	-0.013	-0.007	-0.087
a2:gift cards	-0.056	-0.002	-0.002	0.059
a2:gift sets	0.049	-0.001	-0.001	-0.047
a2:gift vouchers	0.016	0	0	-0.016
a2:gives please	-0.015	-0.021	0.085	-0.049
a2:gives ¶	-0.004	-0.022	0.045	-0.02
a2:gizorelzi house	-0.104	0.015	0.088	0.001
a2:gonozi analytics	-0.008	-0.003	0.013	-0.001
a2:gotene house	-0.011	0	0.01	0
a2:group of	0.006	0.02	-0.023	-0.002
a2:group stuttgart	-0.083	0.062	0.021	0.001
a2:group ¶	-0.051	0.025	-0.038	0.064
a2:handles personal	-0.076	-0.027	0.127	-0.024
a2:home BRAND	0.078	-0.006	0.039	-0.111
a2:home about	-0.045	0	0	0.045
a2:home book	-0.071	-0.001	-0.001	0.074
a2:home privacy	-0.042	-0.009	0.047	0.005
a2:home services	-0.055	-0.001	-0.001	0.057
a2:home terms	-0.112	0.033	-0.021	0.099
a2:home ¶	0.066	0.056	-0.134	0.012
a2:how it	-0.037	-0.001	-0.002	0.04
a2:if we	-0.006	-0.01	0.016	0
a2:if you	-0.028	-0.019	0.074	-0.028
a2:in the	-0.023	0.055	-0.053	0.021
a2:incorporated and	-0.1	0.116	-0.018	0.003
a2:installed properly	-0.028	0	0	0.028
a2:is ORG	0.039	-0.037	-0.019	0.017
a2:is a	-0.04	0.018	-0.023	0.044
a2:is an	0.07	0.03	-0.075	-0.025
a2:is authorised	0.148	-0.036	-0.121	0.009
a2:is committed	0.004	-0.012	-0.039	0.048
a2:is made	0.015	-0.011	-0.016	0.012
a2:is not	0.014	-0.014	-0.019	0.019
a2:is one	-0.024	-0.004	0.016	0.012
a2:is operated	-0.016	0	0	0.016
a2:is owned	0.102	-0.033	-0.068	-0.001
a2:is part	0.01	-0.05	0.036	0.004
a2:is registered	-0.077	-0.028	0.101	0.004
a2:is responsible	-0.012	-0.001	0	0.014
a2:is run	-0.019	-0.002	-0.002	0.023
a2:is the	0.024	-0.028	0.07	-0.065
a2:is used	-0.012	0	0	0.012
a2:it is	-0.018	-0.012	0.033	-0.003
a2:its helpline	-0.005	-0.01	0.017	-0.002
a2:keeps your	-0.04	-0.001	-0.001	0.042
a2:last updated	-0.03	-0.005	-0.023	0.057
a2:legal name	0.046	-0.001	-0.001	-0.045
a2:legal notice	0.01	0	0	-0.009
a2:licensed by	0.041	-0.001	0.002	-0.041
a2:limited ¶	0.018	-0.002	-0.014	-0.002
a2:london ¶	-0.043	-0.023	-0.005	0.071
a2:look out	0.021	0	0	-0.02
a2:looks after	-0.04	0.013	-0.036	0.064
a2:main road	0.028	-0.007	0.064	-0.084
a2:may change	-0.013	-0.012	-0.051	0.076
a2:member of	0.026	-0.008	0.028	-0.047
a2:mortgage advice	-0.087	-0.001	-0.001	0.088
a2:name :	-0.056	-0.006	-0.009	0.072
a2:new in	-0.029	-0.008	-0.002	0.039
a2:new this	0.025	0	0	-0.025
a2:of DIGITS	0.078	-0.007	-0.047	-0.024
a2:of mivobir	-0.018	-0.036	0.054	0
a2:of onarebu	-0.005	-0.018	0.023	0
a2:offers to	0.011	-0.001	-0.001	-0.01
a2:office ¶	0.044	-0.003	-0.042	0
a2:on a	-0.049	-0.01	0.06	-0.001
a2:on the	-0.04	-0.044	0.089	-0.005
a2:or ORG	-0.027	-0.018	0.048	-0.004
a2:or any	0.005	0.029	-0.018	-0.017
a2:our apprentices	-0.002	-0.001	0.024	-0.021
a2:our opening	-0.013	0	-0.001	0.014
a2:our registered	0.042	0.007	-0.037	-0.012
a2:our story	0.048	-0.003	-0.007	-0.037
a2:our workshop	0.01	0	0	-0.009
a2:owns and	0.038	-0.005	-0.01	-0.023
a2:part of	-0.045	-0.004	-0.002	0.051
a2:payment methods	0.011	0	0	-0.011
a2:phone number	-0.018	0	0	0.019
a2:places to	-0.026	0	-0.003	0.029
a2:platform (	-0.03	-0.001	0	0.031
a2:po box	-0.015	-0.002	0.012	0.005
a2:policies are	0.028	-0.002	-0.004	-0.023
a2:powered by	-0.102	-0.011	0.073	0.04
a2:pricing ¶	0.03	-0.002	-0.001	-0.027
a2:privacy &	-0.034	-0.006	-0.007	0.046
a2:privacy notice	0.108	0.053	-0.12	-0.041
a2:privacy policy	0.065	-0.037	0.046	-0.075
a2:privacy ¶	-0.057	0.078	-0.002	-0.019
a2:products ¶	0.026	-0.001	-0.001	-0.024
a2:proudly created	0.029	-0.001	-0.001	-0.028
a2:provides the	0.009	-0.016	-0.013	0.02
a2:reg no	0.09	-0.003	-0.086	-0.001
a2:registered address	-0.115	0.056	0.062	-0.003
a2:registered at	-0.012	-0.011	0.088	-0.065
a2:registered charity	0.132	-0.064	0.087	-0.155
a2:registered in	0.083	-0.027	-0.048	-0.008
a2:registered number	-0.08	0.015	0.065	0.001
a2:registered office	-0.009	-0.016	0.061	-0.036
a2:registered with	-0.046	-0.004	-0.002	0.053
a2:registration number	-0.043	-0.004	-0.005	0.052
a2:reserves the	-0.064	-0.005	0.029	0.04
a2:respects your	-0.019	-0.006	-0.009	0.034
a2:returns policy	0.033	-0.001	-0.002	-0.031
a2:reviews are	-0.004	-0.02	0.025	-0.001
a2:ring before	0.013	-0.001	0	-0.012
a2:royal charter	0.021	-0.001	-0.017	-0.004
a2:s privacy	0.032	-0.016	-0.006	-0.01
a2:s software	-0.004	-0.01	0.018	-0.004
a2:san diego	-0.045	0.029	0.015	0
a2:self catering	0.016	0	0	-0.016
a2:selling letting	-0.045	0	-0.001	0.046
a2:seo by	0	-0.003	-0.007	0.01
a2:services ¶	0.121	-0.005	-0.005	-0.111
a2:shop ¶	-0.067	-0.001	-0.001	0.07
a2:so that	-0.026	-0.013	0.056	-0.018
a2:spare parts	0.015	-0.001	0	-0.014
a2:straightforward help	-0.007	-0.001	-0.002	0.01
a2:students and	0.008	0	0.012	-0.019
a2:subscribe to	0.004	-0.004	-0.014	0.013
a2:t a	0.165	-0.055	0.028	-0.138
a2:takes your	0.068	-0.013	0.007	-0.062
a2:tel DIGITS	0.03	0	0.006	-0.035
a2:telephone (	0.027	-0.004	-0.023	0
a2:telephone DIGITS	0.054	-0.008	-0.046	0
a2:terms &	-0.013	-0.009	0.02	0.002
a2:terms and	0.006	-0.035	0.009	0.021
a2:terms of	0.011	0.116	-0.021	-0.106
a2:terms privacy	0.03	-0.001	-0.001	-0.028
a2:terms ¶	-0.037	-0.006	-0.057	0.101
a2:the data	-0.004	-0.008	-0.016	0.028
a2:the information	-0.024	0.001	0.023	0
a2:the owner	-0.076	-0.001	-0.001	0.078
a2:the trading	-0.004	-0.006	0.027	-0.017
a2:there is	0.025	-0.002	-0.001	-0.022
a2:they are	-0.008	-0.009	0.018	-0.002
a2:this notice	-0.046	0.072	0.001	-0.028
a2:this site	-0.032	-0.002	0.002	0.032
a2:thoughtful things	0.01	-0.002	-0.014	0.006
a2:trading as	0.087	-0.036	0.068	-0.118
a2:trading name	-0.063	0.027	0.036	0
a2:trading standards	0.022	0	-0.001	-0.021
a2:trust ¶	-0.075	-0.001	-0.001	0.077
a2:under account	-0.004	-0.009	0.016	-0.002
a2:under the	0.043	-0.032	-0.009	-0.003
a2:understands that	0.029	-0.011	-0.004	-0.014
a2:unit DIGITS	-0.029	-0.034	0.057	0.006
a2:url :	-0.043	-0.002	-0.008	0.053
a2:uses and	0.021	0.016	-0.034	-0.003
a2:uses cookies	0.01	-0.001	-0.001	-0.008
a2:uses data	0.041	0	0	-0.041
a2:uses the	-0.028	-0.006	-0.002	0.036
a2:uses your	0.024	-0.008	-0.006	-0.01
a2:vat registration	0.059	-0.01	-0.045	-0.003
a2:vat ¶	0.044	-0.003	-0.039	-0.001
a2:via the	-0.03	-0.003	-0.002	0.035
a2:views my	-0.064	0	0	0.065
a2:visit us	-0.021	-0.001	-0.001	0.023
a2:visit ¶	-0.048	-0.003	-0.003	0.054
a2:was founded	0.041	-0.001	-0.001	-0.039
a2:was incorporated	-0.071	0.001	0.07	0
a2:we also	0.008	0	0.024	-0.032
a2:we are	0.062	-0.064	-0.007	0.009
a2:we have	-0.047	-0.012	0.044	0.015
a2:we take	0.002	0.083	-0.084	-0.001
a2:we us	-0.036	-0.003	-0.008	0.047
a2:we use	-0.038	-0.001	0.004	0.035
a2:we value	-0.008	0	0.017	-0.009
a2:website (	-0.011	-0.003	-0.001	0.015
a2:website by	0.085	-0.007	-0.004	-0.074
a2:website design	0.021	0	0	-0.021
a2:website is	-0.011	-0.001	0	0.011
a2:website terms	0.034	0	0	-0.034
a2:what we	0.07	-0.002	-0.003	-0.064
a2:when a	0.005	0.09	-0.068	-0.028
a2:which are	-0.013	-0.018	0.045	-0.014
a2:which decides	-0.029	0.001	0.028	0
a2:which hosts	-0.079	-0.007	0.086	0
a2:which is	0.022	0.02	0.01	-0.052
a2:which makes	-0.02	0	0.019	0
a2:which only	0.05	-0.002	-0.002	-0.046
a2:which receives	-0.058	0.002	0.056	0
a2:which runs	-0.027	0.061	-0.029	-0.005
a2:which supplies	0.014	-0.002	-0.001	-0.011
a2:which trades	0.048	-0.035	-0.009	-0.004
a2:who came	-0.008	-0.004	0.013	-0.001
a2:whose registered	0.122	-0.028	-0.067	-0.026
a2:wins an	-0.023	0	0.023	0
a2:with its	-0.073	0.069	0.004	-0.001
a2:with registered	-0.031	-0.069	-0.105	0.205
a2:with the	0.053	-0.014	-0.035	-0.004
a2:you can	-0.009	-0.019	0.01	0.018
a2:you may	-0.086	-0.007	0.094	-0.001
a2:your questions	0.056	0	0.013	-0.069
a2:yw BRAND	0.026	-0.005	-0.02	0
a2:© BRAND	-0.016	-0.027	0.045	-0.003
a2:© DIGITS	-0.004	0.037	0.075	-0.108
a2:¶ "	0.081	-0.026	-0.048	-0.007
a2:¶ BRAND	-0.127	-0.06	0.297	-0.11
a2:¶ DIGITS	0.164	-0.057	-0.153	0.045
a2:¶ ORG	-0.005	0.039	-0.024	-0.01
a2:¶ SELF	0.048	-0.018	-0.026	-0.005
a2:¶ children	-0.037	0.005	0.034	-0.002
a2:¶ company	-0.028	0	-0.004	0.032
a2:¶ cookies	-0.021	-0.024	0.048	-0.003
a2:¶ data	0.035	-0.008	-0.007	-0.021
a2:¶ home	-0.026	0	0.027	0
a2:¶ how	-0.031	-0.039	0.054	0.016
a2:¶ if	-0.023	-0.023	0.048	-0.002
a2:¶ information	-0.047	0.033	-0.015	0.029
a2:¶ our	-0.004	0.031	-0.022	-0.006
a2:¶ price	-0.003	0.068	-0.026	-0.039
a2:¶ privacy	0.024	-0.016	-0.002	-0.006
a2:¶ registered	0.034	-0.003	-0.024	-0.006
a2:¶ subscribe	0.033	-0.007	-0.024	-0.002
a2:¶ terms	-0.033	-0.01	0.049	-0.007
a2:¶ the	-0.042	0.052	-0.003	-0.007
a2:¶ they	-0.004	-0.007	0.011	-0.001
a2:¶ this	0.119	-0.005	-0.112	-0.002
a2:¶ we	0.006	-0.015	0.027	-0.019
a2:¶ what	0.093	-0.013	-0.057	-0.023
a2:¶ where	0.026	-0.001	0.023	-0.048
a2:¶ you	-0.124	-0.012	0.145	-0.008
a2:¶ your	-0.001	-0.009	0.037	-0.028
a2:¶ ©	-0.079	0.086	0.002	-0.009
a3:" " we	0.007	0.056	-0.01	-0.053
a3:" and the	0.053	-0.005	-0.025	-0.023
a3:" we "	0.032	0.011	-0.003	-0.04
a3:" we and	-0.103	-0.007	0.11	0
a3:" we or	-0.035	-0.003	0.065	-0.027
a3:( " BRAND	0.036	-0.029	-0.002	-0.005
a3:( " the	-0.049	0.065	-0.029	0.012
a3:( " us	0.035	-0.009	-0.029	0.003
a3:( " we	-0.023	-0.011	0.022	0.012
a3:( SELF ¶	0.063	-0.007	-0.056	0
a3:( a company	-0.096	-0.004	0.063	0.037
a3:( also referred	-0.029	-0.005	0.035	-0.001
a3:( co no	-0.105	0.008	0.096	0.002
a3:( companies house	0.032	-0.002	-0.03	0
a3:( company no	-0.242	-0.036	0.277	0.001
a3:( company number	-0.051	0.011	0.089	-0.049
a3:( company registration	-0.019	-0.02	0.04	-0.001
a3:( ico org	-0.005	-0.013	0.02	-0.002
a3:( ico the	-0.004	-0.015	0.022	-0.003
a3:( no SELF	-0.021	0.04	-0.018	0
a3:( number SELF	-0.078	0.005	0.073	0
a3:( referred to	-0.014	-0.035	0.073	-0.024
a3:( reg no	0.025	0.082	-0.107	0
a3:( registered charity	0.076	0.1	-0.157	-0.02
a3:( registered company	-0.034	0.046	-0.007	-0.005
a3:( registered in	-0.192	0.114	0.064	0.014
a3:( registered number	-0.029	-0.008	0.037	0
a3:( t a	0.016	-0.009	-0.004	-0.003
a3:( the "	0.091	-0.017	-0.057	-0.017
a3:( the company	-0.014	0.016	0.001	-0.003
a3:( trading as	0.126	0.02	-0.11	-0.037
a3:( we or	-0.004	-0.004	-0.028	0.036
a3:( we us	0.001	-0.013	-0.017	0.029
a3:: a new	-0.05	0.001	0.048	0.001
a3:: company number	0.017	-0.001	-0.015	0
a3:: terms and	0.08	-0.006	-0.008	-0.065
a3:; our number	-0.014	-0.007	0.029	-0.007
a3:; ¶ "	-0.002	-0.013	0.018	-0.003
a3:BRAND drive away	-0.041	-0.001	-0.009	0.05
a3:BRAND is a	-0.031	-0.026	0.064	-0.007
a3:BRAND learning that	-0.027	0	0	0.027
a3:BRAND software that	-0.035	0.01	0.017	0.007
a3:BRAND thoughtful things	-0.022	0	0.008	0.014
a3:BRAND ¶ BRAND	0.04	-0.009	0.043	-0.075
a3:BRAND ¶ evening	-0.065	-0.001	-0.001	0.067
a3:BRAND ¶ home	0.003	-0.027	0.008	0.017
a3:BRAND ¶ iso	-0.014	0	-0.001	0.016
a3:BRAND ¶ legal	0.011	0	-0.001	-0.01
a3:BRAND ¶ people	0.026	0	0.007	-0.032
a3:BRAND ¶ privacy	0.003	-0.015	0.032	-0.02
a3:BRAND ¶ we	-0.037	0	0.006	0.03
a3:DIGITS about these	-0.049	0.006	0.01	0.032
a3:DIGITS all rights	0.088	-0.007	-0.029	-0.052
a3:DIGITS built by	0.108	-0.001	-0.001	-0.107
a3:DIGITS introduction ¶	-0.047	0.003	0.024	0.02
a3:DIGITS kestrel close	-0.01	0	0.01	0
a3:DIGITS rita street	0.033	-0.016	-0.016	0
a3:DIGITS site by	0.01	-0.002	-0.016	0.007
a3:DIGITS ¶ BRAND	-0.101	-0.006	-0.033	0.14
a3:DIGITS ¶ engineer	-0.045	0.005	0.04	0.001
a3:DIGITS ¶ privacy	-0.05	-0.001	-0.001	0.052
a3:DIGITS ¶ terms	-0.016	0	-0.001	0.017
a3:ORG ( "	-0.049	0.07	-0.03	0.009
a3:ORG NUM ¶	-0.016	-0.003	-0.001	0.02
a3:ORG and ORG	-0.006	-0.041	0.061	-0.015
a3:ORG company registered	0.183	-0.046	-0.135	-0.003
a3:ORG the information	-0.001	-0.032	0.034	-0.001
a3:ORG ¶ BRAND	-0.038	-0.028	0.065	0
a3:ORG ¶ DIGITS	-0.236	0.005	0.23	0.001
a3:ORG ¶ ORG	-0.034	0.066	-0.027	-0.005
a3:ORG ¶ unit	-0.113	0.004	0.108	0
a3:SELF company registered	-0.057	-0.01	0.067	0
a3:a charitable company	0.025	-0.007	-0.016	-0.002
a3:a company incorporated	0.058	-0.019	-0.078	0.039
a3:a company registered	-0.049	0.135	-0.088	0.001
a3:a limited company	0.018	-0.005	-0.005	-0.007
a3:a private limited	0.017	-0.016	-0.001	0
a3:a registered charity	-0.083	-0.04	0.001	0.121
a3:a uk company	0.051	-0.01	-0.035	-0.006
a3:a voluntary aided	-0.038	0	0	0.038
a3:about these terms	-0.011	0.001	0.009	0
a3:accounts tax and	0.028	-0.001	-0.002	-0.025
a3:all rights reserved	-0.036	0.113	-0.066	-0.011
a3:and ORG (	0.157	-0.018	-0.099	-0.04
a3:and ORG are	-0.013	0.06	-0.041	-0.007
a3:and ORG ¶	0.065	0.066	-0.115	-0.017
a3:and a company	-0.035	0.002	0.032	0.001
a3:and a copy	-0.088	0.001	0.086	0.001
a3:and are published	-0.079	0.001	0.077	0.001
a3:and for users	-0.03	-0.024	0.054	0
a3:and having its	-0.098	0.008	0.083	0.007
a3:and hold it	0.014	-0.001	-0.001	-0.012
a3:and its subsidiaries	0.015	-0.019	0.03	-0.026
a3:and large ones	-0.055	0	0.054	0
a3:and our registered	0.132	-0.031	-0.088	-0.013
a3:and to its	-0.026	0	0.026	0
a3:anti slavery statement	0.021	-0.001	-0.009	-0.01
a3:as a self	-0.03	-0.001	0	0.03
a3:ask for references	0.018	-0.002	-0.001	-0.015
a3:ask us ¶	-0.067	0.001	0.006	0.06
a3:at any time	-0.005	-0.006	0.013	-0.002
a3:because that is	0.034	-0.006	-0.028	-0.001
a3:because the second	0.116	-0.092	-0.067	0.043
a3:began in a	0.138	-0.087	-0.088	0.037
a3:beyond that we	-0.008	-0.029	0.041	-0.004
a3:bottles worth opening	-0.059	-0.001	-0.001	0.061
a3:bottom of page	-0.048	-0.001	0	0.049
a3:buildings and kit	0.045	-0.001	-0.001	-0.043
a3:built for modern	-0.049	0	0	0.05
a3:by using this	0.024	-0.001	-0.022	-0.001
a3:c o ORG	0.098	-0.026	-0.068	-0.004
a3:card is issued	0.062	-0.001	-0.002	-0.06
a3:charity no DIGITS	0.026	-0.003	-0.022	-0.001
a3:clear advice from	0.029	-0.001	-0.001	-0.026
a3:collects uses and	-0.032	0.009	0.023	-0.001
a3:company SELF in	0.064	-0.006	-0.057	0
a3:company no :	0.011	-0.002	-0.009	0
a3:company no DIGITS	0.014	-0.001	-0.004	-0.009
a3:company no SELF	0.062	-0.013	-0.044	-0.005
a3:company number :	0.053	-0.018	-0.046	0.012
a3:company number DIGITS	0.028	-0.01	-0.005	-0.013
a3:company number NUM	-0.016	0.005	0.009	0.002
a3:company number SELF	-0.31	0.069	0.254	-0.013
a3:company registered in	-0.105	0.019	0.078	0.008
a3:company registration number	-0.063	-0.006	0.041	0.028
a3:company ¶ BRAND	-0.01	0.091	-0.088	0.008
a3:contact about us	0.018	-0.001	-0.001	-0.016
a3:contact our story	-0.013	-0.002	-0.001	0.016
a3:contact us about	0.052	-0.001	-0.001	-0.05
a3:contact us our	0.062	-0.001	0	-0.062
a3:contact us who	-0.01	-0.001	0	0.012
a3:contact us ¶	0.038	-0.008	-0.006	-0.024
a3:contact who we	0.03	-0.001	-0.001	-0.028
a3:contact ¶ BRAND	0.146	-0.006	-0.003	-0.136
a3:contact ¶ our	0.071	-0.002	-0.001	-0.068
a3:contact ¶ who	-0.061	-0.004	-0.002	0.067
a3:delivery within ten	0.011	-0.001	0	-0.01
a3:direct debits are	-0.005	-0.008	0.015	-0.002
a3:do with what	0.025	-0.022	-0.028	0.026
a3:does with personal	-0.016	-0.001	0	0.018
a3:drive away for	-0.059	0	0	0.06
a3:each of them	-0.01	-0.008	0.02	-0.002
a3:email address :	0.086	-0.012	-0.051	-0.023
a3:et rog s	-0.025	0.001	0.023	0
a3:fabegeku house nusil	-0.009	-0.011	0.022	-0.003
a3:fca frn :	0.017	-0.001	-0.016	0
a3:filter blend ¶	0.035	-0.001	-0.001	-0.034
a3:finance is offered	0.012	0	-0.001	-0.01
a3:find the gaps	-0.015	0	-0.001	0.016
a3:for marketing purposes	0.003	-0.007	-0.015	0.018
a3:formed and registered	0.022	-0.004	-0.017	0
a3:freshly roasted posted	0.03	0	-0.001	-0.029
a3:from a studio	-0.021	0	0	0.021
a3:gathers and handles	-0.038	-0.003	-0.003	0.044
a3:get in touch	0.106	-0.013	-0.007	-0.087
a3:gift cards ¶	-0.024	-0.002	-0.001	0.027
a3:gift sets ¶	0.022	-0.001	-0.001	-0.02
a3:gift vouchers can	0.028	0	0	-0.027
a3:gives please read	-0.015	-0.021	0.085	-0.049
a3:gives ¶ please	-0.004	-0.022	0.045	-0.02
a3:gizorelzi house gizorelzi	-0.104	0.015	0.088	0.001
a3:gonozi analytics counts	-0.008	-0.003	0.013	-0.001
a3:gotene house lupemi	-0.011	0	0.01	0
a3:group stuttgart germany	-0.083	0.062	0.021	0.001
a3:handles personal details	-0.076	-0.027	0.127	-0.024
a3:home book ¶	-0.071	-0.001	-0.001	0.074
a3:home privacy policy	-0.078	-0.008	0.047	0.039
a3:home terms &	-0.091	-0.002	-0.002	0.095
a3:home ¶ BRAND	-0.013	-0.001	-0.001	0.016
a3:home ¶ a	-0.19	-0.011	-0.008	0.209
a3:home ¶ about	0.024	-0.001	-0.001	-0.022
a3:home ¶ contact	0.016	-0.001	-0.001	-0.015
a3:home ¶ find	-0.066	-0.001	-0.001	0.067
a3:home ¶ get	0.026	0	0	-0.025
a3:home ¶ home	-0.042	-0.001	-0.001	0.043
a3:home ¶ hotels	-0.025	-0.001	-0.001	0.027
a3:home ¶ how	-0.08	-0.001	-0.001	0.083
a3:home ¶ menu	-0.065	-0.001	-0.001	0.067
a3:home ¶ our	0.123	-0.008	-0.003	-0.112
a3:home ¶ privacy	0.166	-0.002	-0.002	-0.162
a3:home ¶ sell	0.094	-0.001	-0.001	-0.092
a3:home ¶ services	0.027	-0.003	-0.001	-0.022
a3:home ¶ terms	0.071	-0.006	-0.004	-0.061
a3:home ¶ top	-0.068	-0.002	-0.002	0.071
a3:how it works	-0.037	-0.001	-0.002	0.04
a3:if we ever	-0.006	-0.01	0.016	0
a3:if you refuse	-0.025	0	0.024	0
a3:if you want	-0.02	-0.016	0.037	-0.001
a3:incorporated and registered	-0.1	0.116	-0.018	0.003
a3:installed properly first	-0.028	0	0	0.028
a3:is ORG san	0.055	-0.036	-0.018	-0.001
a3:is a charity	0.046	-0.004	-0.001	-0.042
a3:is a company	0.104	-0.002	-0.068	-0.034
a3:is a data	0.01	-0.004	-0.003	-0.003
a3:is a limited	0.099	-0.02	-0.063	-0.016
a3:is a private	0.028	-0.043	-0.028	0.042
a3:is a product	-0.041	-0.001	0.03	0.012
a3:is a registered	-0.028	-0.037	0.184	-0.119
a3:is a separate	-0.024	0.009	0.014	0.001
a3:is a small	-0.047	-0.001	-0.001	0.05
a3:is a trading	-0.056	-0.013	-0.034	0.103
a3:is a wholly	-0.104	0.128	-0.019	-0.004
a3:is an appointed	0.169	0.029	-0.128	-0.071
a3:is an england	-0.062	0.006	0.056	0
a3:is an independent	0.012	-0.003	-0.001	-0.007
a3:is an ordinary	-0.063	-0.001	0	0.064
a3:is authorised and	0.028	-0.022	-0.02	0.015
a3:is committed to	0.004	-0.012	-0.039	0.048
a3:is one of	-0.024	-0.004	0.016	0.012
a3:is operated by	-0.016	0	0	0.016
a3:is owned by	0.095	-0.025	-0.062	-0.007
a3:is part of	0.01	-0.05	0.036	0.004
a3:is registered in	0.005	-0.014	0.069	-0.06
a3:is registered with	-0.065	-0.009	0.009	0.065
a3:is responsible for	-0.012	-0.001	0	0.014
a3:is run by	-0.019	-0.002	-0.002	0.023
a3:is the business	-0.042	0	0	0.043
a3:is the controller	0.101	-0.01	-0.03	-0.06
a3:is the data	0.051	-0.014	0.048	-0.085
a3:is the trading	-0.049	-0.006	0.013	0.041
a3:is used by	-0.012	0	0	0.012
a3:its helpline and	-0.005	-0.01	0.017	-0.002
a3:last updated :	-0.03	-0.005	-0.023	0.057
a3:legal name :	0.046	-0.001	-0.001	-0.045
a3:look out for	0.021	0	0	-0.02
a3:may change this	-0.013	-0.012	-0.051	0.076
a3:name : BRAND	-0.056	-0.006	-0.009	0.072
a3:new in ¶	0.024	-0.007	-0.002	-0.016
a3:new this season	0.025	0	0	-0.025
a3:of mivobir georgia	-0.018	-0.036	0.054	0
a3:of onarebu georgia	-0.005	-0.018	0.023	0
a3:offers to its	0.011	-0.001	-0.001	-0.01
a3:office ¶ DIGITS	0.031	-0.002	-0.029	0
a3:on a page	-0.044	0	0.044	0
a3:our apprentices stay	-0.002	-0.001	0.024	-0.021
a3:our opening hours	-0.013	0	-0.001	0.014
a3:our registered address	0.014	0.011	-0.012	-0.012
a3:our registered office	0.029	-0.004	-0.024	0
a3:our story ¶	0.015	-0.001	-0.002	-0.012
a3:our workshop is	0.01	0	0	-0.009
a3:owns and runs	0.022	0	0	-0.022
a3:part of the	-0.018	-0.003	-0.002	0.023
a3:payment methods ¶	0.011	0	0	-0.011
a3:phone number :	-0.018	0	0	0.019
a3:places to stay	-0.026	0	-0.003	0.029
a3:po box DIGITS	-0.015	-0.002	0.012	0.005
a3:policies are underwritten	0.028	-0.002	-0.004	-0.023
a3:powered by ovekavuvu	-0.066	-0.005	0.086	-0.015
a3:powered by tafapon	-0.057	-0.005	-0.013	0.075
a3:powered by tiritvu	0.012	0	0	-0.011
a3:privacy & cookies	-0.034	-0.006	-0.007	0.046
a3:privacy notice ¶	-0.003	0.078	-0.068	-0.006
a3:privacy policy BRAND	-0.037	0	-0.001	0.038
a3:privacy policy ¶	0.178	-0.022	-0.043	-0.113
a3:privacy ¶ BRAND	-0.03	0.078	-0.002	-0.046
a3:proudly created with	0.029	-0.001	-0.001	-0.028
a3:reg no SELF	0.089	-0.003	-0.085	-0.001
a3:registered address :	-0.13	0.066	0.066	-0.003
a3:registered at DIGITS	-0.068	-0.001	0.069	0
a3:registered at unit	-0.035	0.001	0.034	0
a3:registered charity NUM	0.017	-0.005	0.062	-0.075
a3:registered charity number	0.069	-0.047	-0.019	-0.003
a3:registered in england	0.015	0.019	-0.024	-0.009
a3:registered in the	0.021	-0.009	-0.01	-0.001
a3:registered number SELF	-0.024	-0.002	0.026	0
a3:registered number ¶	0.024	-0.001	-0.024	0
a3:registered office :	-0.069	-0.023	0.13	-0.038
a3:registered office DIGITS	-0.066	0.004	0.062	0.001
a3:registration number :	-0.057	0.003	0.002	0.052
a3:reserves the right	-0.064	-0.005	0.029	0.04
a3:respects your privacy	-0.02	-0.006	-0.009	0.035
a3:reviews are gathered	-0.004	-0.02	0.025	-0.001
a3:ring before ten	0.013	-0.001	0	-0.012
a3:royal charter company	0.021	-0.001	-0.017	-0.004
a3:s software and	-0.004	-0.01	0.018	-0.004
a3:san diego california	-0.045	0.029	0.015	0
a3:selling letting and	-0.045	0	-0.001	0.046
a3:seo by ORG	-0.005	-0.003	-0.007	0.015
a3:software that takes	0.011	-0.001	-0.002	-0.009
a3:spare parts are	0.015	-0.001	0	-0.014
a3:straightforward help with	-0.007	-0.001	-0.002	0.01
a3:students and pensioners	0.008	0	0.012	-0.019
a3:subscribe to our	0.004	-0.004	-0.014	0.013
a3:t a BRAND	0.118	-0.15	0.131	-0.098
a3:takes your privacy	0.065	-0.01	0.004	-0.06
a3:telephone ( DIGITS	0.027	-0.004	-0.023	0
a3:telephone DIGITS ¶	0.043	-0.006	-0.037	0
a3:terms & conditions	-0.014	-0.009	0.02	0.002
a3:terms and conditions	0.006	-0.035	0.009	0.021
a3:terms of business	0.062	-0.003	0.004	-0.064
a3:terms of sale	-0.051	0	0	0.051
a3:terms of service	-0.026	0	0	0.027
a3:terms of use	0.063	-0.002	0.003	-0.064
a3:terms privacy ¶	0.029	-0.001	-0.001	-0.027
a3:the data controller	0.002	-0.009	-0.021	0.028
a3:the information generated	-0.024	0.001	0.023	0
a3:the owner and	-0.076	-0.001	-0.001	0.078
a3:the trading name	-0.004	-0.006	0.027	-0.017
a3:there is parking	0.025	-0.002	-0.001	-0.022
a3:they are bound	-0.008	-0.009	0.018	-0.002
a3:this site remembers	-0.031	-0.001	-0.001	0.032
a3:thoughtful things sent	0.01	-0.002	-0.014	0.006
a3:trading as BRAND	0.058	0.048	-0.059	-0.047
a3:trading name :	-0.066	0.028	0.038	0.001
a3:trading standards buy	0.022	0	-0.001	-0.021
a3:under account number	-0.004	-0.009	0.016	-0.002
a3:understands that your	0.029	-0.011	-0.004	-0.014
a3:unit DIGITS ropewalk	0.015	-0.002	-0.013	0
a3:url : https	-0.043	-0.002	-0.008	0.053
a3:uses and protects	0.021	0.016	-0.034	-0.003
a3:uses cookies and	0.01	-0.001	-0.001	-0.008
a3:uses data BRAND	0.041	0	0	-0.041
a3:uses the information	-0.028	-0.006	-0.002	0.036
a3:vat registration number	0.056	-0.01	-0.044	-0.002
a3:vat ¶ DIGITS	0.015	-0.001	-0.013	-0.001
a3:vat ¶ gb	0.029	-0.002	-0.026	-0.001
a3:views my own	-0.064	0	0	0.065
a3:visit us ¶	-0.021	-0.001	-0.001	0.023
a3:was incorporated in	-0.071	0.001	0.07	0
a3:we also work	0.011	0	0.021	-0.032
a3:we are a	0.027	-0.007	-0.017	-0.003
a3:we are registered	0.066	-0.007	-0.065	0.005
a3:we have been	-0.032	0	0.01	0.022
a3:we have chosen	-0.015	-0.012	0.034	-0.007
a3:we us and	-0.012	-0.002	-0.007	0.021
a3:we use cookies	-0.038	-0.001	0.004	0.035
a3:we value your	-0.008	0	0.017	-0.009
a3:website by ORG	0.061	-0.007	-0.004	-0.05
a3:website design &	0.021	0	0	-0.021
a3:what we do	0.067	-0.001	-0.002	-0.064
a3:which decides for	-0.029	0.001	0.028	0
a3:which hosts it	-0.078	0.002	0.076	0.001
a3:which hosts the	-0.001	-0.009	0.011	-0.001
a3:which is a	0.051	-0.088	0.055	-0.018
a3:which is authorised	0	0.109	-0.099	-0.009
a3:which makes the	-0.02	0	0.019	0
a3:which only promotes	0.05	-0.002	-0.002	-0.046
a3:which receives the	-0.058	0.002	0.056	0
a3:which runs the	-0.043	0.069	-0.023	-0.003
a3:which supplies the	0.014	-0.002	-0.001	-0.011
a3:which trades as	0.048	-0.035	-0.009	-0.004
a3:who came to	-0.008	-0.004	0.013	-0.001
a3:whose registered office	0.121	-0.028	-0.067	-0.026
a3:wins an order	-0.023	0	0.023	0
a3:with its registered	0.017	-0.003	-0.005	-0.008
a3:with registered office	0.052	-0.074	-0.156	0.178
a3:you can pay	-0.012	0	0	0.012
a3:your questions are	0.056	0	0.013	-0.069
a3:yw BRAND rhif	0.026	-0.005	-0.02	0
a3:© BRAND DIGITS	-0.008	-0.01	0.019	-0.001
a3:© BRAND ¶	-0.008	-0.016	0.026	-0.001
a3:© DIGITS BRAND	-0.027	0.053	-0.025	-0.001
a3:© DIGITS ¶	-0.035	-0.01	0.078	-0.034
a3:¶ BRAND DIGITS	-0.017	-0.025	0.05	-0.007
a3:¶ BRAND here	-0.016	0.001	0.015	0
a3:¶ BRAND is	-0.008	-0.002	-0.002	0.012
a3:¶ BRAND ¶	0.004	-0.012	0.01	-0.002
a3:¶ DIGITS about	0.017	-0.003	-0.015	0
a3:¶ DIGITS day	-0.019	-0.008	0.026	0
a3:¶ DIGITS definitions	0.028	-0.011	-0.013	-0.004
a3:¶ DIGITS information	-0.034	-0.007	0.011	0.03
a3:¶ DIGITS our	0.048	-0.005	-0.035	-0.008
a3:¶ DIGITS the	-0.047	-0.004	0.053	-0.002
a3:¶ DIGITS your	-0.032	0.005	0.027	0
a3:¶ ORG registered	0.026	-0.037	0.015	-0.005
a3:¶ children under	-0.037	0.005	0.034	-0.002
a3:¶ cookies ¶	-0.019	-0.015	0.037	-0.003
a3:¶ data we	0.035	-0.008	-0.007	-0.021
a3:¶ home BRAND	-0.009	0	0.011	-0.001
a3:¶ how long	-0.003	-0.007	0.01	-0.001
a3:¶ if we	-0.01	-0.023	0.035	-0.002
a3:¶ if you	-0.01	0	0.01	0
a3:¶ information we	-0.052	-0.005	0.028	0.029
a3:¶ information ¶	-0.002	0.039	-0.037	0
a3:¶ our store	0.022	-0.004	-0.018	-0.001
a3:¶ price and	-0.003	0.068	-0.026	-0.039
a3:¶ privacy notice	0.042	-0.002	-0.038	-0.001
a3:¶ privacy ¶	-0.026	-0.011	0.039	-0.003
a3:¶ registered office	0.014	-0.001	-0.013	0
a3:¶ subscribe to	0.033	-0.007	-0.024	-0.002
a3:¶ terms &	0.011	-0.007	0.002	-0.006
a3:¶ the data	0.035	-0.022	-0.011	-0.002
a3:¶ we are	0.003	0.017	-0.007	-0.014
a3:¶ we have	-0.005	-0.006	0.011	-0.001
a3:¶ we require	-0.007	-0.023	0.032	-0.002
a3:¶ what information	0.01	-0.005	-0.002	-0.002
a3:¶ what we	0.076	-0.005	-0.053	-0.019
a3:¶ © BRAND	-0.044	0.149	-0.101	-0.005
a3:¶ © DIGITS	-0.027	-0.048	0.077	-0.002
ab:" "	0.064	-0.018	-0.023	-0.022
ab:" :	0.015	-0.013	-0.015	0.014
ab:" BRAND	-0.027	0.063	-0.055	0.019
ab:" SELF	0.013	-0.002	-0.01	0
ab:" and	-0.087	-0.012	0.026	0.073
ab:" are	-0.033	0.04	0.007	-0.014
ab:" company	-0.021	0.028	-0.019	0.012
ab:" customer	0.027	-0.004	-0.02	-0.003
ab:" goods	0.011	0.022	-0.03	-0.003
ab:" is	0.052	-0.024	0.022	-0.051
ab:" keeps	-0.032	-0.003	0.004	0.031
ab:" means	-0.063	-0.012	0.043	0.032
ab:" operated	0.04	-0.003	-0.012	-0.025
ab:" or	0.081	-0.007	-0.126	0.052
ab:" our	0.014	0.039	-0.04	-0.014
ab:" refers	0.004	-0.004	-0.012	0.012
ab:" respects	0.011	-0.004	-0.004	-0.004
ab:" service	0.006	-0.011	-0.008	0.013
ab:" terms	0.005	-0.003	-0.014	0.012
ab:" the	0.066	0.001	-0.009	-0.059
ab:" to	0	-0.005	-0.015	0.021
ab:" us	0.042	0.057	-0.074	-0.026
ab:" we	-0.067	0.029	0.071	-0.033
ab:" website	-0.079	-0.004	0.039	0.043
ab:" you	0.019	-0.011	0.022	-0.03
ab:& conditions	0.063	-0.027	0.03	-0.066
ab:& cookies	-0.009	-0.007	0.001	0.015
ab:& cs	-0.022	-0.003	0.004	0.021
ab:& development	0.016	0	0	-0.016
ab:& wales	0.027	-0.006	-0.043	0.022
ab:( "	-0.139	-0.019	0.014	0.144
ab:( BRAND	0.08	-0.047	-0.028	-0.006
ab:( DIGITS	0.062	-0.019	0.032	-0.075
ab:( ORG	-0.027	0.012	0.004	0.011
ab:( SELF	0.089	-0.011	-0.074	-0.004
ab:( a	0.027	-0.109	0.065	0.017
ab:( also	-0.014	-0.003	0.017	-0.001
ab:( and	-0.015	-0.006	-0.002	0.023
ab:( charity	-0.001	-0.007	-0.004	0.012
ab:( co	-0.012	-0.017	0.041	-0.012
ab:( collectively	0.069	0.018	-0.088	0.001
ab:( companies	0.011	-0.001	-0.015	0.005
ab:( company	-0.106	-0.064	0.251	-0.08
ab:( fca	0.013	-0.017	0.011	-0.008
ab:( frn	0.003	-0.01	0.01	-0.003
ab:( hereinafter	-0.015	0.082	-0.08	0.013
ab:( https	-0.015	0	0.009	0.007
ab:( ico	-0.004	-0.019	0.027	-0.004
ab:( ii	0.026	-0.008	-0.012	-0.006
ab:( in	0.08	-0.021	-0.068	0.01
ab:( incorporated	0.02	-0.001	-0.019	0
ab:( no	0.015	-0.003	-0.011	-0.001
ab:( number	-0.036	0.001	0.034	0
ab:( referred	-0.006	-0.019	0.036	-0.012
ab:( reg	0.03	0.039	-0.054	-0.015
ab:( registered	-0.071	0.097	-0.017	-0.01
ab:( registration	0.01	-0.003	-0.007	0
ab:( the	0.24	-0.061	-0.11	-0.07
ab:( together	-0.104	0.111	-0.019	0.012
ab:( trading	0.041	0.008	-0.051	0.002
ab:( uk	0.052	-0.026	0.023	-0.049
ab:( vat	-0.028	-0.002	0.025	0.005
ab:( we	0.062	-0.024	-0.056	0.018
ab:( with	0.023	-0.013	-0.003	-0.007
ab:( www	-0.057	0.032	0.015	0.01
ab:1st floor	-0.041	0.011	0.02	0.01
ab:2az subject	-0.027	0	0.027	0
ab:2az which	-0.028	0.001	0.027	0
ab:2nd floor	-0.067	-0.002	0.07	0
ab:4th floor	-0.04	-0.009	0.048	0.001
ab:7jt telephone	-0.005	-0.005	0.011	-0.001
ab:8qe ¶	-0.051	0.007	0.043	0.001
ab:: :	0.018	0	0	-0.018
ab:: BRAND	0.049	-0.001	-0.046	-0.002
ab:: DIGITS	-0.145	0.074	0.004	0.067
ab:: NUM	-0.063	0.053	-0.04	0.05
ab:: ORG	-0.086	-0.028	0.069	0.045
ab:: SELF	0.278	-0.049	-0.116	-0.114
ab:: a	-0.04	-0.007	0.075	-0.028
ab:: c	-0.028	-0.001	0.028	0
ab:: company	0.01	-0.004	-0.04	0.033
ab:: five	-0.023	-0.002	0.011	0.013
ab:: hello	0.01	-0.002	-0.006	-0.002
ab:: home	0.081	-0.002	-0.015	-0.063
ab:: https	-0.055	-0.008	0.011	0.052
ab:: info	0.018	-0.054	0.011	0.024
ab:: it	0.01	-0.001	0	-0.009
ab:: norupo	0.021	0	0	-0.021
ab:: privacy	-0.01	-0.002	-0.011	0.022
ab:: terms	0.012	-0.002	0	-0.009
ab:: the	0.001	-0.01	-0.049	0.058
ab:: three	0.022	-0.002	-0.001	-0.019
ab:: unit	0.05	-0.003	-0.038	-0.008
ab:: www	-0.087	0.032	-0.004	0.058
ab:: ¶	0.151	-0.006	-0.117	-0.028
ab:; ORG	-0.071	0.063	0.032	-0.024
ab:; and	-0.048	0.005	0.046	-0.004
ab:; ask	-0.024	0	0	0.024
ab:; our	-0.007	-0.004	0.014	-0.003
ab:; the	0.018	-0.012	0.015	-0.021
ab:; there	-0.026	0	-0.001	0.027
ab:; we	-0.022	-0.012	0.036	-0.002
ab:; ¶	-0.008	-0.018	-0.032	0.058
ab:@ BRAND	-0.003	-0.035	-0.017	0.055
ab:BRAND "	0.04	-0.041	-0.023	0.024
ab:BRAND (	0.15	-0.003	-0.055	-0.091
ab:BRAND :	0.024	-0.003	0.006	-0.027
ab:BRAND DIGITS	-0.064	0.073	-0.016	0.006
ab:BRAND a	-0.122	0.041	0.009	0.071
ab:BRAND all	-0.055	0.031	0.009	0.014
ab:BRAND and	-0.01	0.067	-0.005	-0.052
ab:BRAND app	-0.017	-0.001	0	0.018
ab:BRAND are	-0.042	-0.019	0.039	0.021
ab:BRAND because	-0.005	0	0.011	-0.006
ab:BRAND began	0.018	-0.002	0	-0.016
ab:BRAND bottles	-0.02	0	0.003	0.018
ab:BRAND buildings	0.025	-0.001	0.002	-0.026
ab:BRAND built	-0.023	-0.001	0.001	0.023
ab:BRAND company	-0.008	-0.006	-0.003	0.016
ab:BRAND contact	-0.012	-0.026	0.041	-0.002
ab:BRAND drive	-0.02	-0.001	-0.004	0.025
ab:BRAND estate	0.017	-0.006	-0.007	-0.004
ab:BRAND find	-0.018	-0.001	0.005	0.014
ab:BRAND freshly	0.026	0	0	-0.026
ab:BRAND from	0.054	-0.009	-0.043	-0.002
ab:BRAND good	-0.01	0	0.01	-0.001
ab:BRAND handles	-0.009	-0.002	-0.001	0.012
ab:BRAND here	-0.043	-0.003	-0.011	0.057
ab:BRAND holidays	0.009	0.001	0.004	-0.014
ab:BRAND home	-0.069	-0.016	-0.024	0.108
ab:BRAND in	-0.01	0.006	-0.007	0.011
ab:BRAND installed	-0.017	0	0	0.017
ab:BRAND insurance	0.009	-0.004	0.014	-0.018
ab:BRAND is	-0.049	-0.061	0.164	-0.055
ab:BRAND learning	0.013	0	0	-0.013
ab:BRAND means	-0.007	-0.004	-0.002	0.012
ab:BRAND mortgage	-0.025	0	0.004	0.021
ab:BRAND offers	-0.063	0.01	0.052	0.001
ab:BRAND or	-0.041	0.061	-0.01	-0.01
ab:BRAND our	-0.028	0	-0.01	0.039
ab:BRAND personal	-0.014	0	0	0.015
ab:BRAND powered	0.001	-0.019	0.021	-0.002
ab:BRAND privacy	-0.016	-0.005	0.019	0.002
ab:BRAND registered	0.004	0.011	0.037	-0.053
ab:BRAND rhif	0.013	-0.003	-0.01	0
ab:BRAND selling	-0.022	0	0	0.023
ab:BRAND skincare	-0.041	0	0	0.042
ab:BRAND software	-0.064	0.005	0.012	0.047
ab:BRAND stay	-0.034	0	0.005	0.029
ab:BRAND stories	0.032	-0.002	-0.023	-0.007
ab:BRAND terms	-0.038	0.026	-0.001	0.013
ab:BRAND the	0.033	-0.014	-0.003	-0.016
ab:BRAND thoughtful	0.009	-0.005	0.012	-0.016
ab:BRAND trade	-0.037	0.064	0	-0.027
ab:BRAND we	0.066	0.001	-0.057	-0.009
ab:BRAND website	-0.026	-0.027	0.039	0.015
ab:BRAND which	-0.063	0.05	0.009	0.004
ab:BRAND win	-0.032	0.011	0.021	0.001
ab:BRAND you	0	-0.004	0.016	-0.012
ab:BRAND ©	-0.055	-0.028	0.09	-0.007
ab:BRAND ¶	-0.062	-0.126	0.102	0.085
ab:DIGITS (	0.07	-0.033	-0.022	-0.016
ab:DIGITS BRAND	-0.046	0.134	-0.049	-0.039
ab:DIGITS ORG	-0.029	-0.037	0.073	-0.007
ab:DIGITS SELF	0.098	-0.038	-0.057	-0.002
ab:DIGITS a	0.032	-0.041	-0.022	0.031
ab:DIGITS about	-0.012	-0.004	-0.008	0.023
ab:DIGITS all	0.047	-0.014	-0.003	-0.03
ab:DIGITS almoner	-0.015	-0.002	0.016	0
ab:DIGITS and	0.019	0.007	-0.017	-0.01
ab:DIGITS as	0.023	-0.013	-0.001	-0.009
ab:DIGITS befus	0.017	-0.007	-0.01	0
ab:DIGITS bellfounder	-0.008	0.012	-0.005	0.001
ab:DIGITS built	0.054	0	0	-0.053
ab:DIGITS by	0.005	0.022	0.018	-0.044
ab:DIGITS changes	-0.012	-0.001	0	0.012
ab:DIGITS children	0.011	0	0	-0.011
ab:DIGITS company	-0.049	-0.004	0.015	0.037
ab:DIGITS complaints	0.008	0.007	0.001	-0.016
ab:DIGITS contact	-0.011	-0.002	0.001	0.012
ab:DIGITS cooper	0.014	-0.001	-0.014	0.001
ab:DIGITS day	-0.009	-0.004	0.013	0
ab:DIGITS days	-0.003	-0.01	-0.022	0.034
ab:DIGITS definitions	0.051	-0.015	-0.036	0.001
ab:DIGITS drover	-0.037	0.002	0.035	0.001
ab:DIGITS e	-0.037	-0.01	0.014	0.033
ab:DIGITS email	-0.005	0.028	-0.023	0.001
ab:DIGITS for	0.036	-0.004	-0.002	-0.03
ab:DIGITS foundry	-0.019	0	0.018	0.001
ab:DIGITS general	0.032	-0.01	-0.019	-0.003
ab:DIGITS heron	-0.017	0	0.017	0
ab:DIGITS high	-0.01	-0.016	0.026	-0.001
ab:DIGITS how	-0.041	0.011	0.032	-0.003
ab:DIGITS if	0.016	-0.011	-0.004	0
ab:DIGITS important	-0.003	-0.005	-0.007	0.015
ab:DIGITS in	0.055	-0.01	-0.021	-0.023
ab:DIGITS introduction	0.057	-0.006	-0.011	-0.04
ab:DIGITS ireland	0.129	-0.019	-0.096	-0.014
ab:DIGITS kestrel	-0.078	0.007	0.07	0.001
ab:DIGITS lantern	-0.03	0.002	0.026	0.002
ab:DIGITS larkfield	-0.056	0.004	0.051	0.001
ab:DIGITS letters	-0.015	0	0	0.016
ab:DIGITS maltings	-0.043	-0.003	0.045	0.001
ab:DIGITS march	-0.073	0.006	-0.011	0.078
ab:DIGITS mekozam	0.011	-0.004	-0.007	-0.001
ab:DIGITS millrace	-0.013	0	0.013	0
ab:DIGITS months	-0.015	-0.001	0.002	0.014
ab:DIGITS old	0.001	-0.002	0.012	-0.012
ab:DIGITS on	-0.013	-0.001	0	0.014
ab:DIGITS or	-0.021	-0.008	0.001	0.027
ab:DIGITS orders	-0.011	0	0.002	0.01
ab:DIGITS our	-0.048	-0.03	0.065	0.013
ab:DIGITS out	0.016	-0.003	-0.009	-0.004
ab:DIGITS people	0.029	0	-0.009	-0.019
ab:DIGITS prices	-0.026	0.001	0.023	0.001
ab:DIGITS privacy	-0.02	-0.006	0.018	0.008
ab:DIGITS registered	-0.014	-0.031	0.055	-0.009
ab:DIGITS rita	0.017	-0.008	-0.008	0
ab:DIGITS robotovuro	0.009	-0.001	-0.011	0.003
ab:DIGITS rolofefe	0.052	-0.004	-0.01	-0.038
ab:DIGITS rookery	-0.008	-0.001	0.01	0
ab:DIGITS ropewalk	-0.017	-0.002	0.019	0
ab:DIGITS runs	-0.036	-0.001	0	0.037
ab:DIGITS saddler	0.014	-0.005	-0.009	0
ab:DIGITS sexton	-0.032	0.002	0.029	0.001
ab:DIGITS sluice	-0.019	0.002	0.018	0
ab:DIGITS station	-0.056	0.076	-0.016	-0.004
ab:DIGITS stockholm	0.015	0	0.007	-0.022
ab:DIGITS suvo	0.028	-0.003	-0.029	0.004
ab:DIGITS terms	0.069	-0.005	-0.046	-0.018
ab:DIGITS the	-0.077	-0.029	0.056	0.05
ab:DIGITS these	0.039	-0.014	-0.005	-0.02
ab:DIGITS this	-0.017	0.002	-0.002	0.016
ab:DIGITS to	-0.051	-0.006	0.003	0.053
ab:DIGITS under	-0.033	0	0.035	-0.002
ab:DIGITS vozato	0.012	-0.006	-0.003	-0.002
ab:DIGITS we	0.033	-0.009	-0.026	0.002
ab:DIGITS website	0.049	-0.009	-0.036	-0.004
ab:DIGITS weighbridge	-0.029	0.001	0.026	0.003
ab:DIGITS what	-0.02	-0.019	0.016	0.023
ab:DIGITS when	-0.026	-0.001	0.001	0.026
ab:DIGITS wherry	-0.025	0.001	0.024	0
ab:DIGITS who	0.036	-0.013	-0.059	0.036
ab:DIGITS whose	-0.059	0.06	-0.001	0
ab:DIGITS with	-0.023	-0.002	0.019	0.005
ab:DIGITS you	-0.022	0.044	-0.018	-0.003
ab:DIGITS your	-0.049	0.042	0.008	-0.001
ab:DIGITS ©	0.04	0	-0.035	-0.004
ab:DIGITS ¶	0.024	0.065	0.006	-0.095
ab:NUM (	0.004	-0.015	0.003	0.008
ab:NUM ORG	-0.051	0.008	0.037	0.006
ab:NUM all	-0.013	0.002	0.01	0.001
ab:NUM and	0.057	0.007	-0.019	-0.044
ab:NUM company	0.027	-0.021	-0.004	-0.003
ab:NUM for	-0.021	0	0.019	0.002
ab:NUM of	0.028	-0.007	-0.014	-0.007
ab:NUM our	-0.031	0.001	0.03	0.001
ab:NUM registered	-0.057	-0.022	0.038	0.041
ab:NUM which	0.019	0.003	-0.02	-0.002
ab:NUM whose	0.082	-0.038	-0.059	0.016
ab:NUM with	0.068	0.001	-0.063	-0.006
ab:NUM ¶	-0.021	0.012	0.112	-0.103
ab:ORG (	-0.088	0.173	-0.132	0.047
ab:ORG :	-0.027	0.002	0.025	0
ab:ORG ;	0.001	-0.013	0.019	-0.007
ab:ORG BRAND	0.024	-0.009	-0.011	-0.005
ab:ORG DIGITS	0.029	-0.047	-0.067	0.086
ab:ORG NUM	-0.015	-0.002	-0.001	0.018
ab:ORG SELF	0.031	-0.026	-0.004	-0.001
ab:ORG a	-0.025	0.031	-0.035	0.03
ab:ORG all	-0.01	-0.01	0.016	0.004
ab:ORG an	-0.03	-0.004	0.027	0.006
ab:ORG and	0.113	-0.071	0.027	-0.068
ab:ORG are	0.001	0.02	-0.014	-0.007
ab:ORG as	0.004	-0.008	0.01	-0.005
ab:ORG company	0.119	-0.052	-0.078	0.012
ab:ORG each	-0.005	-0.019	0.025	-0.001
ab:ORG for	0	-0.004	0.011	-0.006
ab:ORG is	-0.035	0.007	-0.032	0.061
ab:ORG may	0.013	-0.012	0.014	-0.015
ab:ORG on	-0.032	-0.011	0.056	-0.013
ab:ORG or	0.018	-0.014	-0.002	-0.002
ab:ORG our	-0.013	-0.02	0.032	0
ab:ORG registered	0.029	-0.039	0.077	-0.068
ab:ORG san	0.028	-0.018	-0.009	0
ab:ORG t	-0.158	0.036	0.066	0.056
ab:ORG the	0.019	-0.037	0.043	-0.025
ab:ORG trading	-0.047	0.026	0.009	0.012
ab:ORG unit	0.03	-0.002	-0.028	0
ab:ORG we	-0.015	-0.009	0.016	0.008
ab:ORG who	0.034	-0.007	-0.019	-0.007
ab:ORG with	0.016	-0.027	0.014	-0.003
ab:ORG ©	-0.008	0.033	-0.022	-0.003
ab:ORG ¶	-0.377	0.263	0.116	-0.002
ab:SELF (	0.058	0.042	-0.079	-0.02
ab:SELF ;	-0.026	0.047	-0.016	-0.006
ab:SELF BRAND	0.042	-0.012	-0.027	-0.002
ab:SELF DIGITS	-0.109	-0.002	0.116	-0.006
ab:SELF ORG	-0.011	-0.02	0.032	0
ab:SELF a	0.019	-0.005	0.008	-0.022
ab:SELF all	0.033	-0.014	-0.018	-0.001
ab:SELF an	0.028	-0.013	-0.012	-0.003
ab:SELF and	-0.125	0.043	0.094	-0.012
ab:SELF at	0.042	-0.002	-0.04	0
ab:SELF authorised	-0.043	-0.01	0.054	0
ab:SELF bought	0.053	-0.009	-0.043	-0.001
ab:SELF company	-0.016	-0.01	0.028	-0.002
ab:SELF fca	-0.009	-0.005	0.013	0
ab:SELF for	-0.018	0	0.02	-0.001
ab:SELF formed	0.027	-0.004	-0.02	-0.003
ab:SELF in	0.046	-0.009	-0.035	-0.002
ab:SELF is	0.107	0.032	-0.113	-0.027
ab:SELF its	-0.028	0	0.028	0
ab:SELF of	-0.157	0.001	0.155	0.001
ab:SELF office	0.015	-0.003	-0.012	0
ab:SELF on	0.011	-0.001	-0.01	0
ab:SELF or	-0.017	-0.001	0.03	-0.011
ab:SELF our	-0.016	0	0.016	0
ab:SELF provides	0.018	-0.012	-0.005	-0.001
ab:SELF registered	0.112	-0.016	-0.087	-0.009
ab:SELF said	-0.015	0	0.015	0
ab:SELF subject	-0.027	0	0.027	0
ab:SELF swyddfa	0.013	-0.003	-0.01	0
ab:SELF t	0.012	-0.001	-0.011	0
ab:SELF take	-0.056	0.008	0.047	0.001
ab:SELF takes	-0.01	-0.002	0.005	0.007
ab:SELF telephone	0.01	-0.004	-0.005	0
ab:SELF the	0.017	0.014	-0.03	-0.001
ab:SELF to	0.019	-0.012	-0.006	-0.001
ab:SELF trading	0.038	-0.012	-0.021	-0.004
ab:SELF unit	-0.079	0.016	0.066	-0.003
ab:SELF uses	0.11	-0.017	-0.091	-0.002
ab:SELF vat	0.089	-0.013	-0.072	-0.003
ab:SELF we	-0.062	0.003	0.059	0
ab:SELF which	-0.098	0.009	0.107	-0.018
ab:SELF whose	-0.062	0.006	0.062	-0.007
ab:SELF with	0.037	-0.009	-0.026	-0.002
ab:SELF you	0.042	-0.009	-0.032	0
ab:SELF ¶	0.232	-0.098	-0.005	-0.129
ab:a "	-0.014	-0.006	0.025	-0.005
ab:a (	0.016	-0.002	-0.013	0
ab:a BRAND	0.127	-0.089	-0.032	-0.006
ab:a DIGITS	0.054	-0.04	-0.021	0.007
ab:a ORG	0.035	-0.004	-0.013	-0.018
ab:a better	-0.022	-0.001	0.001	0.022
ab:a booking	-0.012	-0.02	0.049	-0.017
ab:a box	-0.015	0	0	0.016
ab:a business	0.013	-0.005	0	-0.009
ab:a card	-0.027	-0.002	0.001	0.028
ab:a charitable	0.003	-0.007	0.014	-0.009
ab:a charity	0.004	0.026	-0.002	-0.028
ab:a company	0.039	0.082	-0.14	0.019
ab:a complaint	-0.01	0.008	0.003	-0.001
ab:a controller	-0.014	0.016	-0.001	-0.001
ab:a cookie	-0.006	-0.012	0.02	-0.002
ab:a copy	-0.126	-0.009	0.16	-0.025
ab:a court	-0.004	-0.015	0.021	-0.002
ab:a credit	0.04	-0.014	-0.037	0.01
ab:a customer	0.021	-0.007	-0.014	0
ab:a data	0.018	-0.011	-0.006	-0.001
ab:a day	-0.013	-0.007	0.014	0.005
ab:a deposit	0.018	-0.014	0.025	-0.029
ab:a division	0.017	-0.009	0.005	-0.014
ab:a few	-0.009	-0.021	0.024	0.006
ab:a first	-0.015	-0.001	-0.021	0.038
ab:a franchise	0.076	-0.003	-0.001	-0.072
ab:a lender	-0.014	-0.003	0.002	0.015
ab:a limited	0.058	-0.017	-0.037	-0.004
ab:a list	-0.004	0.019	-0.013	-0.002
ab:a little	-0.012	-0.001	0.007	0.006
ab:a long	-0.015	0	0	0.015
ab:a member	0.036	-0.003	-0.027	-0.005
ab:a name	-0.009	-0.001	0	0.01
ab:a network	-0.028	0.115	-0.11	0.023
ab:a new	-0.038	0	0.023	0.015
ab:a not	0.022	-0.003	-0.001	-0.018
ab:a page	0.012	-0.001	0.036	-0.047
ab:a partnership	0.017	-0.002	-0.001	-0.014
ab:a payment	0.025	-0.001	-0.001	-0.023
ab:a photograph	0.011	-0.001	-0.001	-0.009
ab:a private	0.047	-0.04	-0.027	0.02
ab:a product	-0.047	-0.001	0.038	0.01
ab:a provider	0.015	-0.008	0.009	-0.017
ab:a quiet	-0.037	-0.001	0.001	0.037
ab:a registered	-0.016	-0.026	0.111	-0.069
ab:a rented	0.092	-0.045	-0.043	-0.004
ab:a second	0.014	-0.007	0	-0.006
ab:a self	-0.015	0	0	0.015
ab:a separate	-0.012	0.005	0.007	0
ab:a service	-0.021	-0.002	0.014	0.009
ab:a session	-0.003	-0.01	0.013	-0.001
ab:a sketch	0.012	0	0	-0.012
ab:a small	-0.04	-0.004	0.001	0.043
ab:a smaller	0.01	0	0	-0.01
ab:a sole	-0.048	-0.005	0.015	0.038
ab:a subsidiary	-0.042	0.003	0.035	0.004
ab:a the	0.087	-0.007	-0.055	-0.025
ab:a third	-0.017	0.005	0.013	0
ab:a trading	-0.106	0.035	0.079	-0.007
ab:a tree	0.022	-0.001	-0.001	-0.019
ab:a uk	0.009	-0.009	-0.01	0.01
ab:a voluntary	-0.019	0	0	0.019
ab:a wholly	-0.173	0.213	0	-0.04
ab:a written	0.078	-0.008	-0.013	-0.056
ab:a year	0.01	-0.008	0.024	-0.025
ab:a ¶	-0.011	0	0.008	0.002
ab:aberdeen and	0.033	0	0	-0.032
ab:aberystwyth and	-0.011	0	0	0.012
ab:abosdi garden	-0.011	-0.001	0.012	0
ab:about our	-0.084	0.139	-0.048	-0.007
ab:about the	-0.016	0.001	0.005	0.011
ab:about these	-0.012	-0.015	-0.005	0.032
ab:about us	0.156	-0.028	-0.022	-0.105
ab:about you	0.065	-0.038	-0.051	0.024
ab:about your	-0.037	-0.017	0.069	-0.015
ab:about ¶	-0.132	-0.012	0.03	0.114
ab:above ¶	-0.028	0.032	0	-0.003
ab:abroad ¶	-0.045	-0.007	0.011	0.041
ab:acceptable use	0.023	-0.002	-0.013	-0.007
ab:access to	0.014	-0.015	-0.016	0.016
ab:accessing our	-0.016	-0.014	0.016	0.014
ab:accordance with	-0.05	0.052	-0.001	-0.001
ab:account and	-0.014	-0.002	-0.003	0.019
ab:account number	0	-0.01	0.022	-0.012
ab:account to	-0.014	-0.003	-0.001	0.018
ab:account ¶	-0.014	-0.01	0.011	0.013
ab:accounts are	0.106	0.039	-0.134	-0.011
ab:accounts unpaid	-0.027	0	0	0.026
ab:acquired or	-0.008	-0.013	0.022	-0.001
ab:act DIGITS	-0.029	0.016	0.013	0.001
ab:act as	0.023	0.009	-0.003	-0.029
ab:act on	-0.012	0	0.024	-0.012
ab:acting on	-0.032	-0.004	0.033	0.002
ab:acts as	-0.011	-0.032	0.026	0.017
ab:acts only	-0.063	0.005	0.037	0.021
ab:address :	0.024	-0.021	-0.025	0.022
ab:address and	-0.022	-0.014	0.027	0.01
ab:address at	0.141	-0.025	-0.206	0.091
ab:address for	-0.015	0.018	-0.003	0.001
ab:address is	0.036	-0.014	0.007	-0.029
ab:address ¶	-0.043	-0.006	0.017	0.032
ab:adjusters ¶	-0.01	0	0.01	0
ab:admin away	-0.033	0.005	0.017	0.012
ab:advertise ¶	-0.017	-0.002	-0.001	0.021
ab:advice for	0.034	0	0	-0.034
ab:advice from	0.075	-0.003	-0.002	-0.07
ab:advice ¶	-0.074	-0.002	-0.002	0.077
ab:affiliated to	-0.038	-0.011	0.047	0.001
ab:affiliates (	-0.002	-0.007	-0.006	0.016
ab:affiliates and	0.043	-0.006	-0.034	-0.003
ab:affiliates ¶	-0.06	-0.002	0.063	-0.001
ab:after DIGITS	-0.027	0	0	0.026
ab:after by	0.01	-0.01	0.012	-0.012
ab:after campaigns	0.019	-0.001	-0.007	-0.012
ab:after hand	0.013	0	0	-0.013
ab:after menus	0.023	0	0	-0.022
ab:after slate	0.016	0	0	-0.016
ab:after the	-0.055	0.03	-0.017	0.043
ab:after treatment	0.012	0	0	-0.012
ab:after your	-0.033	0.068	-0.061	0.026
ab:again ¶	-0.01	-0.001	0	0.01
ab:against us	-0.012	0	0.012	0
ab:agency and	-0.024	-0.005	0.019	0.01
ab:agent ¶	-0.002	-0.006	0.011	-0.002
ab:agents and	-0.006	-0.004	0.025	-0.016
ab:agents in	0.023	0	0	-0.022
ab:agents who	0.005	0	0.011	-0.016
ab:agents ¶	0.06	-0.005	0.015	-0.07
ab:agree to	0.029	-0.017	-0.029	0.017
ab:agreement "	0.027	-0.007	-0.007	-0.013
ab:agreement ¶	-0.084	0.009	0.058	0.017
ab:agreements which	-0.007	-0.008	0.018	-0.002
ab:aided school	-0.019	0	0	0.019
ab:akevafifo ¶	-0.007	-0.007	0.015	-0.001
ab:all bookings	0.02	-0.011	-0.009	0
ab:all of	-0.018	-0.012	0.043	-0.013
ab:all prices	-0.012	-0.001	0.002	0.012
ab:all registered	-0.029	-0.021	0.05	0
ab:all rights	-0.005	0.053	-0.03	-0.018
ab:all third	-0.004	-0.014	0.019	-0.001
ab:also referred	-0.003	-0.009	0.013	-0.001
ab:also see	-0.033	0.046	-0.001	-0.012
ab:also send	0.029	-0.003	-0.029	0.002
ab:also work	0.014	0	0.019	-0.033
ab:american vududka	0.022	-0.001	0	-0.021
ab:an account	0.02	-0.002	-0.002	-0.016
ab:an agreement	-0.012	-0.002	0.041	-0.027
ab:an appointed	0.048	0.006	-0.014	-0.04
ab:an electronic	-0.008	-0.002	0.012	-0.001
ab:an england	-0.027	0.001	0.024	0.002
ab:an external	-0.004	-0.007	0.015	-0.004
ab:an independent	0.069	-0.012	-0.039	-0.017
ab:an insurance	-0.008	-0.004	-0.006	0.018
ab:an offer	-0.029	-0.002	-0.017	0.048
ab:an order	-0.031	-0.003	0.006	0.028
ab:an ordinary	-0.031	-0.001	0	0.032
ab:and "	-0.098	-0.013	0.059	0.053
ab:and BRAND	-0.063	0.032	0.002	0.03
ab:and ORG	0.11	-0.017	0.025	-0.118
ab:and SELF	-0.025	0.038	-0.012	-0.001
ab:and a	-0.146	-0.007	0.135	0.018
ab:and all	-0.037	-0.005	0.043	-0.001
ab:and any	0.048	-0.036	-0.063	0.051
ab:and are	-0.008	-0.011	0.049	-0.03
ab:and as	-0.008	0.013	-0.008	0.003
ab:and by	-0.041	-0.012	0.018	0.034
ab:and company	0.005	0.036	-0.015	-0.026
ab:and conditions	0.039	0.046	0	-0.086
ab:and connections	0.022	0	0	-0.021
ab:and does	-0.03	0.012	0.023	-0.005
ab:and events	-0.019	-0.001	0	0.02
ab:and files	-0.013	-0.005	0.019	-0.001
ab:and for	-0.052	-0.022	0.065	0.01
ab:and funded	0.012	-0.005	-0.007	0
ab:and give	-0.009	-0.01	-0.032	0.051
ab:and handles	-0.017	-0.009	0.002	0.024
ab:and has	0.043	-0.052	0.001	0.008
ab:and have	-0.012	-0.002	0.016	-0.002
ab:and having	-0.047	0.003	0.041	0.003
ab:and heating	-0.038	-0.003	-0.004	0.046
ab:and hold	-0.046	0.004	0.047	-0.005
ab:and in	-0.013	-0.003	0.011	0.004
ab:and include	0	0.033	-0.013	-0.02
ab:and interpretation	-0.023	-0.005	-0.008	0.035
ab:and is	0.015	0.032	-0.004	-0.043
ab:and it	0.012	-0.001	-0.005	-0.006
ab:and its	0.016	-0.014	-0.01	0.008
ab:and keep	-0.03	-0.027	0.074	-0.016
ab:and keeps	-0.006	-0.003	0.037	-0.028
ab:and kit	0.052	-0.002	0	-0.05
ab:and large	-0.047	0	0.046	0
ab:and lettings	0.013	0	0	-0.013
ab:and look	-0.026	-0.003	-0.001	0.031
ab:and managing	-0.08	-0.001	0.012	0.069
ab:and may	0.01	-0.003	-0.01	0.002
ab:and more	0.021	-0.004	0.004	-0.021
ab:and no	-0.01	-0.001	0.001	0.01
ab:and nobody	0.004	0	0.006	-0.01
ab:and not	-0.039	-0.009	0.017	0.031
ab:and operated	-0.028	0.001	0.031	-0.004
ab:and operates	0.098	-0.087	-0.006	-0.004
ab:and or	-0.005	-0.011	-0.007	0.023
ab:and other	-0.01	0	0.01	0
ab:and others	-0.023	-0.01	0.036	-0.003
ab:and our	0.067	-0.018	-0.053	0.005
ab:and passes	0.006	-0.001	0.006	-0.011
ab:and payment	-0.013	0.03	-0.009	-0.008
ab:and payroll	-0.032	-0.001	-0.001	0.033
ab:and pensioners	0.013	-0.001	0.005	-0.017
ab:and photographs	0.011	-0.002	-0.008	-0.001
ab:and protects	-0.014	0.012	-0.007	0.009
ab:and read	-0.01	-0.011	0.025	-0.004
ab:and registered	0.063	0.029	-0.083	-0.009
ab:and regulated	-0.077	0.021	0.049	0.008
ab:and related	-0.017	-0.004	0.011	0.011
ab:and respecting	-0.073	-0.026	0.08	0.019
ab:and responsible	-0.023	-0.003	-0.002	0.028
ab:and runs	0.098	-0.017	-0.083	0.003
ab:and services	-0.023	0.039	0.002	-0.018
ab:and similar	-0.009	0.067	-0.055	-0.004
ab:and that	-0.004	-0.005	-0.004	0.013
ab:and the	-0.012	0.13	-0.043	-0.075
ab:and their	-0.037	-0.001	0.019	0.019
ab:and these	0.023	-0.002	-0.021	0
ab:and this	0.038	-0.013	-0.017	-0.007
ab:and to	-0.022	0.008	0.027	-0.012
ab:and trading	-0.034	0.055	-0.019	-0.002
ab:and us	0.131	0.012	-0.15	0.007
ab:and use	0.01	-0.002	-0.006	-0.002
ab:and used	-0.018	-0.001	0.001	0.018
ab:and uses	0.033	-0.005	-0.009	-0.019
ab:and usually	0.001	-0.001	-0.021	0.021
ab:and vat	-0.035	0.024	0.011	0
ab:and visitors	0.029	-0.005	-0.009	-0.015
ab:and wales	0.054	-0.098	0.068	-0.023
ab:and we	-0.008	-0.01	0.032	-0.014
ab:and what	-0.03	-0.003	0.006	0.026
ab:and whose	-0.02	0.024	-0.004	0
ab:and why	0.006	-0.008	0.013	-0.011
ab:and with	0.006	-0.015	-0.02	0.028
ab:and you	0.053	-0.005	-0.022	-0.026
ab:and your	0.013	-0.003	0.017	-0.028
ab:and ¶	-0.011	-0.001	0.012	0
ab:answered on	0.037	-0.001	0.006	-0.043
ab:anti slavery	0.02	-0.001	-0.007	-0.012
ab:any other	0.04	-0.022	-0.017	-0.001
ab:any time	-0.012	-0.005	0.007	0.009
ab:app ¶	-0.015	-0.001	0.003	0.013
ab:applies to	0.015	0.057	-0.071	-0.001
ab:applies ¶	-0.006	-0.003	-0.001	0.01
ab:apply for	0.011	0	0	-0.01
ab:apply to	0.03	-0.015	-0.028	0.012
ab:appointed representative	0.118	-0.034	-0.041	-0.042
ab:appointment ¶	-0.021	0	0	0.021
ab:appointments are	0.014	-0.001	-0.001	-0.012
ab:apprentices stay	-0.019	-0.002	0.011	0.01
ab:apps for	0.057	0	0	-0.056
ab:are SELF	0.014	-0.001	-0.013	0
ab:are a	0.038	-0.052	0.057	-0.044
ab:are acquired	-0.008	-0.013	0.022	-0.001
ab:are all	-0.034	-0.011	0.023	0.023
ab:are always	-0.044	-0.002	-0.002	0.048
ab:are an	0.051	-0.007	-0.017	-0.027
ab:are answered	0.058	-0.001	0.006	-0.064
ab:are authorised	0.034	-0.008	0.009	-0.035
ab:are available	0.012	-0.003	-0.015	0.006
ab:are bound	-0.012	-0.013	0.027	-0.003
ab:are closed	-0.002	0.02	-0.018	0
ab:are collected	0.02	-0.006	0.009	-0.024
ab:are committed	-0.016	0.044	-0.01	-0.018
ab:are contact	0.014	0	0	-0.013
ab:are for	0.025	-0.001	-0.003	-0.021
ab:are gathered	-0.003	-0.013	0.017	-0.001
ab:are get	-0.048	0	0	0.048
ab:are governed	0.014	-0.003	-0.017	0.006
ab:are handled	-0.019	0.001	0.02	-0.002
ab:are held	0.029	-0.004	-0.026	0.001
ab:are in	0.01	0.031	-0.017	-0.023
ab:are joint	-0.005	-0.019	0.046	-0.023
ab:are kept	0.023	-0.012	0.011	-0.021
ab:are kind	-0.053	0.001	0.051	0
ab:are made	0.088	-0.021	-0.001	-0.066
ab:are not	-0.029	-0.016	0.032	0.013
ab:are on	0.107	0.035	-0.155	0.013
ab:are paid	0.011	-0.003	-0.004	-0.004
ab:are possible	0.014	-0.001	-0.001	-0.012
ab:are published	-0.069	0.001	0.068	0
ab:are read	-0.01	-0.003	0.003	0.01
ab:are referring	0.006	0.008	-0.001	-0.014
ab:are registered	0.02	0.018	-0.057	0.019
ab:are regulated	-0.027	0.025	-0.011	0.014
ab:are responsible	-0.011	-0.004	0.003	0.013
ab:are sold	-0.018	-0.004	-0.002	0.024
ab:are taken	-0.018	-0.013	0.034	-0.003
ab:are the	0.028	-0.018	-0.05	0.04
ab:are trade	0.006	-0.008	0.015	-0.013
ab:are trading	-0.019	-0.005	-0.004	0.028
ab:are underwritten	0.014	-0.001	-0.002	-0.011
ab:are used	0.038	-0.019	-0.016	-0.004
ab:are we	0.022	-0.029	-0.006	0.013
ab:are ¶	-0.009	-0.005	0	0.014
ab:arranges the	0.043	-0.023	-0.005	-0.014
ab:article DIGITS	0.012	-0.015	-0.007	0.011
ab:as "	-0.045	0.041	0.031	-0.027
ab:as BRAND	0.001	0.11	-0.063	-0.048
ab:as ORG	0.138	-0.032	-0.096	-0.01
ab:as a	0.047	-0.018	-0.011	-0.019
ab:as agent	-0.003	-0.004	-0.01	0.017
ab:as an	0.067	-0.01	0.004	-0.06
ab:as the	-0.097	-0.051	0.021	0.127
ab:as we	-0.025	0.028	0	-0.003
ab:as well	0.002	-0.012	0.011	-0.001
ab:as you	-0.011	0	0.001	0.01
ab:ask for	-0.026	-0.015	0.031	0.01
ab:ask us	0	-0.004	-0.021	0.025
ab:asked for	-0.035	-0.001	0.004	0.032
ab:asks them	0.004	0	0.006	-0.01
ab:assets are	-0.005	-0.011	0.017	-0.001
ab:association ¶	-0.037	-0.009	0.015	0.031
ab:at :	-0.009	-0.002	-0.004	0.015
ab:at BRAND	-0.02	0.05	-0.009	-0.021
ab:at DIGITS	0.098	0	-0.103	0.006
ab:at ORG	-0.013	0.002	-0.096	0.107
ab:at a	0.011	-0.001	0.001	-0.011
ab:at companies	-0.007	-0.007	0.024	-0.01
ab:at eight	-0.011	0.002	0.002	0.007
ab:at home	-0.012	-0.013	0.009	0.017
ab:at our	-0.021	-0.001	0.046	-0.024
ab:at st	-0.036	-0.004	0.027	0.013
ab:at the	-0.055	0.025	0.064	-0.034
ab:at this	-0.018	-0.001	-0.001	0.021
ab:at unit	0.005	-0.004	0.014	-0.015
ab:authorised and	-0.052	0.027	0.039	-0.014
ab:authorised by	0.043	-0.026	-0.012	-0.004
ab:authority (	0.044	-0.034	-0.002	-0.008
ab:authority as	-0.028	-0.004	0.034	-0.002
ab:authority for	-0.018	-0.01	0.014	0.014
ab:authority to	-0.015	-0.008	0.024	0
ab:authority ¶	0.105	0.045	-0.184	0.034
ab:available in	0.008	-0.002	-0.017	0.01
ab:available to	0.011	-0.002	-0.006	-0.003
ab:award for	-0.012	0	0.001	0.011
ab:away for	-0.035	-0.001	-0.005	0.041
ab:back to	0.023	-0.007	0.008	-0.024
ab:bags ¶	-0.02	-0.001	0	0.022
ab:balloon (	0.021	0	0	-0.021
ab:based in	0.055	-0.024	-0.047	0.016
ab:be collected	0.042	-0.002	-0.014	-0.025
ab:be found	-0.01	0.017	-0.007	0
ab:be held	0.013	-0.002	-0.005	-0.005
ab:be repossessed	-0.054	-0.006	0.017	0.042
ab:be seen	-0.044	0.001	0.043	0
ab:be your	0.026	-0.001	-0.001	-0.024
ab:because that	0.017	-0.003	-0.014	0
ab:because the	0.035	-0.045	-0.022	0.032
ab:because we	0.006	-0.004	-0.01	0.009
ab:become a	0.029	0	-0.001	-0.028
ab:beds and	-0.021	0	0.006	0.016
ab:been asked	-0.014	-0.002	0.004	0.012
ab:been there	0.032	0	0	-0.032
ab:before somebody	-0.028	0	0.004	0.024
ab:before ten	0.015	-0.002	0.001	-0.014
ab:before you	0.028	-0.023	0.065	-0.071
ab:befus wall	0.015	-0.002	-0.014	0.001
ab:began in	0.056	-0.046	-0.044	0.033
ab:behalf of	0.121	0.005	-0.074	-0.052
ab:behind BRAND	0.018	-0.004	-0.014	-0.001
ab:behind the	-0.032	-0.002	-0.001	0.035
ab:bellfounder business	-0.015	0.002	0.012	0.001
ab:belong to	-0.011	0	0.012	-0.002
ab:belongs to	0.01	-0.003	0	-0.007
ab:below and	0.055	-0.003	-0.011	-0.041
ab:below ¶	0.003	-0.003	0.018	-0.018
ab:best sellers	0.055	0	0	-0.055
ab:between ORG	0.014	-0.004	-0.017	0.006
ab:beyond that	-0.006	-0.017	0.026	-0.002
ab:blend ¶	0.017	0	0	-0.017
ab:book ¶	-0.049	-0.001	-0.002	0.052
ab:booking and	0.001	0.004	0.033	-0.037
ab:booking terms	0.004	-0.009	0.027	-0.022
ab:booking ¶	-0.003	-0.009	0.029	-0.017
ab:bookings are	0.048	-0.012	-0.011	-0.024
ab:both ¶	0.034	-0.015	-0.005	-0.014
ab:bottles worth	-0.08	0.001	0.007	0.072
ab:bottom of	-0.09	-0.053	0.113	0.03
ab:bought the	0.053	-0.009	-0.043	-0.001
ab:bound by	-0.023	-0.013	0.027	0.01
ab:box DIGITS	0.019	0.009	-0.045	0.018
ab:box ¶	-0.024	0	0.009	0.015
ab:brands ¶	0.06	-0.001	-0.001	-0.058
ab:brighton and	-0.019	-0.001	-0.002	0.022
ab:brighton east	-0.01	0.001	0.008	0.001
ab:bring a	0.011	-0.001	-0.001	-0.009
ab:bristol and	-0.044	-0.001	-0.001	0.047
ab:broker and	0.017	-0.008	-0.022	0.013
ab:build a	0.015	0	0	-0.015
ab:buildings and	0.052	-0.002	0	-0.05
ab:built and	-0.051	0.041	0.019	-0.01
ab:built by	0.047	0	0	-0.046
ab:built for	-0.079	0	-0.001	0.08
ab:bundles ¶	-0.024	-0.001	-0.001	0.026
ab:bus stops	0.013	-0.001	-0.001	-0.011
ab:business address	-0.006	-0.002	-0.009	0.017
ab:business and	0.061	-0.011	-0.055	0.005
ab:business centre	-0.021	-0.019	0.033	0.008
ab:business cover	0.048	-0.001	0	-0.046
ab:business in	-0.027	-0.006	0.044	-0.01
ab:business is	-0.01	0	0	0.011
ab:business name	-0.021	0	0	0.021
ab:business park	0.002	0.026	-0.021	-0.008
ab:business privacy	0.018	-0.001	-0.001	-0.016
ab:business the	-0.014	-0.008	0.022	-0.001
ab:business ¶	0.029	0.057	-0.055	-0.031
ab:businesses ¶	-0.032	0.079	-0.013	-0.033
ab:buy from	0.021	-0.004	-0.003	-0.015
ab:buyer may	-0.013	-0.006	0.02	-0.001
ab:buyers and	0.083	-0.001	-0.001	-0.082
ab:by DIGITS	0.03	0	-0.009	-0.02
ab:by ORG	0	0.069	0.016	-0.085
ab:by SELF	0.007	-0.027	0.027	-0.007
ab:by a	0.022	-0.01	-0.008	-0.003
ab:by appointment	-0.016	0	0	0.016
ab:by arrangement	-0.021	0	-0.001	0.023
ab:by card	-0.013	-0.001	-0.001	0.015
ab:by carrying	-0.011	-0.005	0.011	0.005
ab:by commission	-0.025	-0.001	0.001	0.025
ab:by fanolivofudu	-0.009	-0.004	0.013	0
ab:by guarantee	0.008	-0.018	0.022	-0.012
ab:by letter	-0.038	-0.014	0.064	-0.012
ab:by me	-0.019	0	0	0.02
ab:by one	-0.03	-0.001	0.004	0.027
ab:by our	-0.031	-0.005	0.048	-0.012
ab:by ovekavuvu	-0.012	-0.003	0.043	-0.028
ab:by personal	0.011	0.023	-0.033	-0.002
ab:by placing	-0.094	0.007	0.006	0.082
ab:by post	0.047	-0.002	-0.002	-0.043
ab:by schools	0.007	0	0.005	-0.012
ab:by shares	0.006	0.009	-0.013	-0.002
ab:by shopquay	0.013	-0.001	-0.007	-0.004
ab:by tafapon	-0.073	-0.01	0.002	0.08
ab:by telephone	-0.024	-0.019	0.055	-0.012
ab:by the	-0.078	0.028	0.042	0.009
ab:by updating	-0.004	-0.006	-0.026	0.035
ab:by us	0.028	-0.001	0.004	-0.031
ab:by using	0.003	-0.002	-0.02	0.019
ab:by written	-0.012	-0.013	0.027	-0.003
ab:c a	-0.012	0.001	0.012	0
ab:c o	0.067	0.008	-0.073	-0.002
ab:call us	0.016	-0.003	-0.019	0.006
ab:called "	0.077	-0.01	-0.053	-0.013
ab:calls lines	0.034	-0.001	-0.001	-0.032
ab:cambridge and	-0.042	-0.002	-0.002	0.045
ab:cambridge cambridgeshire	-0.019	-0.001	0.019	0.001
ab:cambridgeshire cb1	-0.018	0	0.017	0.001
ab:came when	-0.017	0	0.007	0.009
ab:can and	-0.024	0	0.003	0.022
ab:can ask	0.028	-0.005	-0.006	-0.017
ab:can be	-0.016	0.03	0.031	-0.045
ab:can complain	-0.036	0.004	0.032	0
ab:can contact	0.012	-0.018	0.003	0.003
ab:can pay	-0.022	-0.001	-0.001	0.025
ab:cancel ¶	-0.006	0.036	-0.028	-0.002
ab:card by	-0.013	0	0	0.014
ab:card is	0.032	-0.001	-0.001	-0.03
ab:card payments	-0.013	-0.012	0.032	-0.007
ab:card terms	0	0.05	-0.021	-0.029
ab:card ¶	0.022	-0.008	0.01	-0.024
ab:cardiff and	0.029	-0.003	-0.002	-0.024
ab:cards and	0.019	0	0	-0.018
ab:cards are	-0.028	-0.008	0.034	0.002
ab:cards ¶	-0.015	-0.002	0	0.017
ab:care and	-0.02	-0.011	0.028	0.003
ab:care in	0.04	-0.001	-0.002	-0.037
ab:care services	0.015	-0.012	-0.001	-0.002
ab:care ¶	-0.012	-0.001	-0.001	0.014
ab:careers ¶	-0.022	-0.001	-0.002	0.025
ab:carry interest	-0.027	0	0	0.026
ab:carry on	-0.018	-0.004	-0.005	0.026
ab:carry out	-0.063	-0.006	0.068	0.001
ab:cart (	0.019	-0.001	-0.001	-0.016
ab:cart DIGITS	0.011	-0.003	-0.023	0.016
ab:cart ¶	0.061	-0.003	-0.002	-0.056
ab:cash and	0.023	0	0	-0.022
ab:category ¶	0.02	0.053	-0.054	-0.019
ab:cb1 5qz	-0.01	0	0.01	0
ab:central london	-0.009	-0.011	-0.03	0.051
ab:certificate can	-0.057	0.001	0.055	0.001
ab:chairs outside	-0.024	-0.001	-0.001	0.025
ab:change this	-0.005	-0.01	-0.023	0.038
ab:changes to	0.06	-0.006	-0.017	-0.037
ab:changes ¶	-0.012	-0.01	0.013	0.009
ab:charitable company	0.02	-0.006	-0.015	0.001
ab:charities ¶	-0.003	0.01	-0.004	-0.004
ab:charity (	-0.004	-0.022	0.012	0.015
ab:charity DIGITS	0.043	-0.067	0.057	-0.034
ab:charity NUM	0.071	-0.019	0.041	-0.093
ab:charity commission	-0.025	0.017	0.04	-0.032
ab:charity in	0.038	0.006	0	-0.044
ab:charity no	0.008	0.083	-0.077	-0.014
ab:charity number	0.122	-0.051	-0.04	-0.031
ab:charity registered	0.015	-0.001	-0.007	-0.007
ab:charity ¶	-0.082	-0.007	0.023	0.066
ab:charter company	0.012	-0.001	-0.009	-0.003
ab:children under	-0.019	0.002	0.017	-0.001
ab:children ¶	0.009	-0.003	0.005	-0.011
ab:choose BRAND	0.002	0	0.011	-0.013
ab:choose to	0.01	-0.003	0.017	-0.024
ab:chosen one	-0.027	-0.001	0.008	0.02
ab:chosen these	-0.016	-0.016	0.039	-0.006
ab:city ¶	-0.004	0	0.014	-0.01
ab:claim against	-0.013	0	0.013	0
ab:claims ¶	-0.028	0	0.007	0.021
ab:classes ¶	0.035	-0.001	0.001	-0.035
ab:clear advice	0.054	-0.003	-0.003	-0.049
ab:clearance ¶	-0.007	-0.001	-0.016	0.024
ab:client ¶	-0.035	0.01	0.013	0.012
ab:clients ¶	0.021	-0.001	-0.002	-0.018
ab:close to	0.041	0	0.011	-0.052
ab:closed on	-0.002	0.02	-0.018	0
ab:club is	-0.03	-0.006	0.039	-0.003
ab:club ¶	0.005	-0.016	-0.01	0.021
ab:co no	-0.047	0.003	0.043	0.001
ab:co operative	0.024	0.047	-0.045	-0.026
ab:co reg	0.024	-0.001	-0.021	-0.002
ab:co uk	0.018	-0.013	-0.022	0.017
ab:cofrestru’r cwmni	0.012	-0.003	-0.01	0.001
ab:collect information	-0.014	0.001	0.013	0
ab:collect ¶	-0.007	-0.017	-0.001	0.024
ab:collected at	0.026	-0.001	-0.011	-0.015
ab:collected by	0.02	-0.006	0.009	-0.024
ab:collected through	0.017	-0.006	-0.001	-0.01
ab:collectively "	0.018	0.02	-0.04	0.002
ab:collects and	0.045	-0.004	-0.014	-0.028
ab:com ¶	0.014	-0.002	0.003	-0.014
ab:comes with	0.043	-0.003	0.001	-0.041
ab:commission so	-0.016	-0.001	0.001	0.016
ab:commission under	0.043	0.017	0.012	-0.073
ab:commissioner's office	0.001	-0.003	-0.015	0.016
ab:commissioner’s office	-0.006	0.001	0.011	-0.006
ab:committed to	-0.016	0.011	-0.019	0.023
ab:community interest	-0.056	-0.001	0.011	0.046
ab:companies act	-0.005	0.013	-0.008	0
ab:companies and	0.03	0.01	-0.013	-0.027
ab:companies house	0.026	-0.012	0.009	-0.023
ab:companies ¶	0.012	0.036	-0.014	-0.035
ab:company "	0.038	-0.034	-0.03	0.025
ab:company (	0.007	-0.007	0.012	-0.012
ab:company :	-0.056	0.053	0.003	0
ab:company SELF	0.028	-0.013	-0.014	-0.002
ab:company and	0.076	-0.018	-0.037	-0.02
ab:company behind	0.017	-0.003	-0.014	0
ab:company in	-0.01	0.011	0.009	-0.01
ab:company incorporated	0.099	-0.01	-0.097	0.007
ab:company information	0.071	-0.009	-0.028	-0.034
ab:company is	-0.004	0.048	-0.026	-0.017
ab:company limited	0.016	-0.012	0.009	-0.013
ab:company name	-0.017	-0.002	-0.003	0.022
ab:company no	-0.048	-0.042	0.099	-0.009
ab:company number	-0.115	0.042	0.16	-0.087
ab:company of	0.031	0.043	-0.069	-0.004
ab:company registered	0.008	-0.008	-0.057	0.057
ab:company registration	-0.016	-0.055	0.041	0.029
ab:company we	0.012	-0.004	-0.003	-0.005
ab:company with	0.028	-0.012	-0.015	-0.001
ab:company ¶	-0.056	0.093	-0.043	0.006
ab:competitions ¶	0.014	-0.001	0	-0.014
ab:complain to	-0.037	0.002	0.035	0
ab:complaints ¶	-0.022	0	0.006	0.016
ab:conditions (	0.017	-0.001	0	-0.016
ab:conditions :	0.015	-0.002	-0.004	-0.009
ab:conditions BRAND	-0.053	0.047	0	0.006
ab:conditions contact	-0.026	-0.001	0.001	0.027
ab:conditions for	-0.009	-0.009	-0.014	0.032
ab:conditions of	-0.012	0.012	0.055	-0.054
ab:conditions privacy	-0.004	-0.022	0.025	0.001
ab:conditions ¶	0.033	0.055	0.078	-0.165
ab:conduct authority	-0.067	0.02	0.018	0.03
ab:connections for	-0.012	0	0	0.012
ab:contact :	-0.002	-0.004	-0.008	0.013
ab:contact details	0.094	-0.05	-0.043	-0.001
ab:contact us	0.011	0.054	-0.006	-0.058
ab:contact who	0.015	-0.001	0	-0.014
ab:contact ¶	0.023	0.068	-0.097	0.006
ab:contract is	-0.017	-0.015	0.037	-0.004
ab:contract with	0.01	-0.008	-0.009	0.007
ab:contract ¶	-0.052	0.024	0.021	0.008
ab:controller :	-0.026	0.021	0.002	0.002
ab:controller and	-0.019	-0.006	-0.024	0.049
ab:controller for	0	-0.014	0.013	0
ab:controller in	0	0.022	-0.02	-0.002
ab:controller is	0.061	-0.021	-0.044	0.004
ab:controller of	0.044	-0.016	-0.025	-0.003
ab:controller ¶	0.042	-0.011	-0.006	-0.025
ab:controllers of	-0.042	-0.002	0.045	0
ab:controllers ¶	-0.007	0.015	-0.024	0.016
ab:conversation costs	0.004	-0.001	-0.021	0.018
ab:cookie about	-0.012	-0.015	0.028	0
ab:cookie is	-0.006	-0.012	0.02	-0.002
ab:cookie policy	0.043	-0.003	0.009	-0.049
ab:cookie ¶	0.037	-0.001	0.001	-0.037
ab:cookies and	-0.009	0.065	-0.053	-0.004
ab:cookies necessary	-0.037	-0.002	-0.003	0.042
ab:cookies on	0.016	0	0	-0.016
ab:cookies to	-0.014	-0.006	0.011	0.008
ab:cookies you	-0.009	-0.006	0.017	-0.001
ab:cookies ¶	-0.016	-0.042	0.052	0.006
ab:cooper terrace	0.014	-0.001	-0.013	0
ab:copy because	-0.007	-0.011	0.043	-0.025
ab:copy for	-0.034	0.018	0.004	0.012
ab:copy of	-0.132	0	0.132	0.001
ab:copyright ©	-0.019	-0.03	0.044	0.006
ab:costs nothing	0.004	-0.001	-0.021	0.018
ab:costs them	0.037	-0.046	-0.028	0.037
ab:cottages on	0.032	-0.001	-0.002	-0.029
ab:council ¶	-0.051	-0.006	0.033	0.024
ab:counter or	0.024	-0.001	-0.013	-0.01
ab:countries ¶	-0.032	0.064	-0.051	0.019
ab:country house	-0.036	0	0	0.036
ab:county award	-0.015	0	0.002	0.013
ab:course is	-0.012	0	0	0.012
ab:courses ¶	0.037	-0.001	0	-0.036
ab:court the	-0.004	-0.015	0.02	-0.002
ab:cover for	-0.043	-0.001	0.008	0.036
ab:cover ¶	0.062	-0.002	0.001	-0.061
ab:covered by	-0.014	-0.001	0.001	0.013
ab:covers ¶	-0.044	-0.005	-0.005	0.055
ab:created with	0.031	-0.002	-0.015	-0.014
ab:credit broker	0.029	-0.018	-0.02	0.009
ab:croydon ¶	-0.02	-0.005	0.033	-0.009
ab:cs ¶	-0.032	-0.001	-0.001	0.034
ab:customer DIGITS	-0.012	0	0.012	0
ab:customer ¶	0.024	-0.004	-0.002	-0.019
ab:customers have	0.034	-0.002	-0.002	-0.03
ab:customers live	-0.008	-0.001	-0.001	0.011
ab:customers said	0.004	-0.002	-0.013	0.011
ab:customers ¶	0.012	-0.004	-0.001	-0.007
ab:cwmni :	0.012	-0.003	-0.01	0.001
ab:cyber essentials	-0.02	0	0	0.021
ab:data BRAND	0.021	0	0	-0.02
ab:data about	0.023	-0.005	-0.018	0
ab:data and	-0.01	-0.013	0.037	-0.014
ab:data collected	0.041	-0.007	-0.013	-0.021
ab:data controller	0.105	-0.05	-0.047	-0.008
ab:data controllers	-0.028	0.038	-0.033	0.023
ab:data described	-0.015	0	0	0.015
ab:data for	0.035	0.035	-0.036	-0.034
ab:data in	0.06	-0.032	-0.031	0.003
ab:data is	0.034	-0.009	-0.022	-0.003
ab:data on	0.01	-0.001	0	-0.009
ab:data only	-0.01	-0.005	0.013	0.002
ab:data privacy	0.041	-0.009	-0.03	-0.002
ab:data processor	-0.023	-0.01	0.021	0.012
ab:data protection	-0.126	-0.018	0.115	0.029
ab:data that	-0.059	-0.021	0.042	0.038
ab:data we	-0.002	0.073	-0.065	-0.006
ab:data when	-0.017	-0.002	-0.002	0.02
ab:data ¶	0.048	0.033	-0.032	-0.049
ab:date :	-0.028	-0.002	0.004	0.026
ab:date of	-0.021	0.059	-0.008	-0.031
ab:day ¶	-0.028	-0.02	0.011	0.036
ab:days carry	-0.027	0	0	0.026
ab:days ¶	-0.056	-0.001	0	0.057
ab:debits are	-0.003	-0.005	0.01	-0.001
ab:decides for	-0.02	0	0.02	0
ab:decides how	0.063	-0.003	-0.074	0.015
ab:decision and	-0.05	0.001	0.049	0
ab:definitions and	-0.03	0.003	-0.009	0.035
ab:definitions ¶	0.083	-0.021	-0.043	-0.019
ab:delivered ¶	0.042	-0.001	0	-0.04
ab:delivery and	-0.011	-0.003	-0.008	0.022
ab:delivery is	0.016	0	0	-0.016
ab:delivery to	-0.022	-0.004	0.004	0.022
ab:delivery within	0.041	0	-0.018	-0.023
ab:delivery ¶	-0.027	-0.015	0.025	0.018
ab:depends on	-0.001	-0.009	0.01	-0.001
ab:deposit of	0.007	-0.011	0.032	-0.027
ab:described below	0.025	-0.001	0	-0.024
ab:design &	0.016	0	0	-0.016
ab:design :	0.016	0	0	-0.016
ab:design and	-0.013	0	0	0.013
ab:designed built	-0.037	0.002	0.019	0.016
ab:details :	-0.006	-0.009	0.017	-0.002
ab:details are	0.05	0.003	-0.044	-0.009
ab:details for	0.146	-0.044	-0.086	-0.015
ab:details given	-0.038	-0.014	0.064	-0.012
ab:details of	0.016	-0.004	-0.006	-0.006
ab:details that	-0.034	0.002	0.003	0.029
ab:details to	0.015	-0.001	-0.011	-0.003
ab:details we	0.016	-0.009	0.015	-0.022
ab:details you	-0.019	0.004	0.026	-0.011
ab:details ¶	-0.009	-0.005	0.017	-0.003
ab:detime richmond	-0.054	0.007	0.046	0.001
ab:development by	0.016	0	0	-0.016
ab:digital ¶	0.014	-0.001	0	-0.012
ab:direct debits	-0.027	-0.005	0.034	-0.001
ab:directory ¶	-0.017	-0.001	-0.001	0.018
ab:disclose it	-0.004	-0.016	0.022	-0.002
ab:disputes ¶	0.015	-0.001	-0.001	-0.013
ab:division of	0.006	-0.045	0.077	-0.038
ab:do not	0.002	-0.026	0.019	0.005
ab:do we	-0.013	-0.001	0.008	0.006
ab:do with	-0.051	0.018	-0.017	0.05
ab:do ¶	0.013	-0.003	0.034	-0.043
ab:does not	0.04	-0.015	0.014	-0.039
ab:does the	-0.013	-0.001	0	0.014
ab:does this	-0.017	-0.009	0.011	0.016
ab:drink responsibly	0.014	-0.002	0.003	-0.015
ab:drive away	-0.035	-0.001	-0.005	0.041
ab:drover row	-0.01	0.001	0.009	0.001
ab:dublin DIGITS	0.141	-0.023	-0.101	-0.017
ab:dublin under	-0.012	0.005	0.007	0
ab:dublin ¶	-0.013	-0.005	-0.001	0.02
ab:dundee and	0.014	0	0	-0.014
ab:e mail	0.004	-0.014	0.017	-0.006
ab:e mails	-0.009	-0.026	0.031	0.004
ab:each of	-0.013	-0.032	0.048	-0.003
ab:ec2a 6wq	0.021	-0.008	-0.012	0
ab:edge of	0.113	0.003	-0.093	-0.023
ab:edinburgh and	0.018	0	0	-0.018
ab:edinburgh eh3	0.031	-0.001	0	-0.03
ab:effective date	-0.028	-0.002	0.003	0.026
ab:egodiluva by	-0.009	-0.004	0.013	0
ab:else does	-0.028	0	0.004	0.024
ab:email :	-0.017	-0.048	0.029	0.036
ab:email address	0.129	-0.016	-0.098	-0.015
ab:email message	-0.067	-0.002	0.046	0.022
ab:emails ¶	-0.006	-0.004	-0.019	0.03
ab:employed sole	-0.015	0	0	0.015
ab:end of	-0.026	-0.002	-0.001	0.029
ab:end up	-0.014	0	0.001	0.013
ab:engineer ORG	-0.02	0.002	0.018	0
ab:england &	0.037	-0.006	-0.043	0.013
ab:england (	0.025	-0.003	-0.023	0
ab:england :	0.004	0.045	-0.046	-0.003
ab:england and	0	-0.08	0.098	-0.018
ab:england co	0.019	-0.001	-0.018	0
ab:england company	0.033	-0.004	-0.028	-0.001
ab:england no	-0.012	-0.016	0.078	-0.05
ab:england number	-0.009	-0.008	0.018	-0.001
ab:england under	-0.037	-0.007	0.041	0.003
ab:england with	-0.002	-0.005	-0.016	0.024
ab:england ¶	0.012	-0.002	-0.008	-0.002
ab:enterprise centre	0.04	-0.007	-0.031	-0.002
ab:established in	-0.002	-0.002	-0.009	0.013
ab:estate agents	0.018	-0.006	-0.007	-0.006
ab:et rog	-0.013	0	0.013	0
ab:evening appointments	0.014	-0.001	-0.001	-0.012
ab:evenings ¶	0.004	0.002	0.004	-0.01
ab:events ¶	-0.045	-0.001	-0.001	0.046
ab:ever sell	-0.014	-0.008	0.022	-0.001
ab:every day	-0.049	-0.001	0	0.05
ab:every installation	-0.019	0	0	0.019
ab:every order	-0.023	0	0.004	0.019
ab:everyone who	-0.021	-0.003	-0.011	0.035
ab:examples ¶	0.021	0.054	-0.056	-0.019
ab:exeter and	0.013	-0.001	-0.001	-0.011
ab:explains how	-0.004	-0.005	-0.001	0.01
ab:explains the	0.019	-0.001	-0.001	-0.018
ab:external lottery	-0.004	-0.007	0.015	-0.004
ab:fabegeku house	-0.005	-0.006	0.012	-0.001
ab:fanolivofudu ¶	-0.009	-0.004	0.013	0
ab:faq ¶	0.031	-0.001	-0.001	-0.028
ab:faqs ¶	-0.011	-0.005	0.007	0.009
ab:fca register	-0.013	-0.011	0.03	-0.006
ab:fees ¶	-0.033	-0.013	0.064	-0.017
ab:files are	-0.01	-0.001	0.01	0
ab:files ¶	-0.012	-0.005	0.017	-0.001
ab:filter blend	0.017	0	0	-0.017
ab:finance is	0.001	-0.008	-0.028	0.034
ab:finance ¶	0.016	-0.006	0.042	-0.052
ab:financial conduct	-0.032	0.011	-0.006	0.028
ab:financial services	-0.009	-0.02	0.022	0.007
ab:find a	-0.099	-0.002	-0.001	0.102
ab:find the	-0.024	-0.003	0.008	0.018
ab:find us	0.013	-0.001	0.003	-0.015
ab:fine by	-0.013	0	-0.005	0.019
ab:firm of	0.012	-0.002	0.002	-0.012
ab:firm reference	0.022	-0.012	-0.006	-0.005
ab:firm ¶	0.003	-0.021	0.021	-0.002
ab:first conversation	-0.015	-0.001	-0.021	0.038
ab:first time	-0.021	-0.001	0	0.022
ab:five of	-0.006	-0.001	0.012	-0.005
ab:floor DIGITS	-0.141	-0.017	0.157	0
ab:following :	-0.017	-0.004	0.005	0.016
ab:food no	0.03	-0.003	0.01	-0.037
ab:for BRAND	-0.022	0.003	0.048	-0.03
ab:for DIGITS	0.069	-0.001	0	-0.068
ab:for business	-0.036	-0.001	-0.001	0.038
ab:for data	-0.007	0.034	-0.03	0.002
ab:for each	0.012	0	0.005	-0.017
ab:for every	-0.035	-0.001	0.001	0.036
ab:for everyone	-0.028	-0.003	-0.011	0.042
ab:for hire	0.057	-0.004	-0.009	-0.044
ab:for hosting	-0.02	-0.002	0.023	0
ab:for information	0.011	-0.004	0.017	-0.025
ab:for its	-0.011	0.009	-0.012	0.014
ab:for itself	-0.02	0	0.02	0
ab:for landlords	0.017	0	0.019	-0.036
ab:for less	-0.035	-0.001	-0.005	0.041
ab:for marketing	0.025	-0.006	-0.025	0.006
ab:for modern	-0.079	0	-0.001	0.08
ab:for news	0.003	-0.001	-0.015	0.013
ab:for people	-0.075	-0.005	-0.003	0.083
ab:for personal	0.097	-0.01	-0.003	-0.084
ab:for profit	-0.008	-0.006	0.037	-0.024
ab:for references	0.02	-0.002	-0.002	-0.016
ab:for sale	-0.027	0	0	0.027
ab:for the	-0.03	0.022	-0.1	0.108
ab:for twenty	0.033	-0.001	-0.019	-0.013
ab:for users	-0.015	-0.012	0.027	0
ab:for years	-0.014	-0.001	-0.037	0.052
ab:for you	-0.013	0.034	0	-0.022
ab:for your	-0.028	0.014	0.003	0.012
ab:for ¶	0	-0.008	0.021	-0.013
ab:form below	0.026	-0.002	-0.012	-0.012
ab:formed and	0.017	-0.003	-0.013	-0.001
ab:formed in	0.056	-0.011	-0.012	-0.033
ab:found here	-0.005	0.017	-0.012	0
ab:fourteen days	-0.028	-0.002	0.006	0.025
ab:franchise is	-0.023	-0.006	0.036	-0.006
ab:free and	-0.014	0	0.006	0.008
ab:free ¶	0.032	0	0	-0.032
ab:freshly roasted	0.024	-0.001	-0.001	-0.022
ab:frn :	0.012	-0.001	-0.01	0
ab:frn DIGITS	-0.019	-0.005	0.02	0.004
ab:from DIGITS	0.07	-0.013	-0.018	-0.039
ab:from a	-0.04	-0.003	-0.006	0.048
ab:from our	0.029	-0.011	0.01	-0.028
ab:from people	0.038	-0.002	-0.002	-0.034
ab:from the	0.021	0.017	0.047	-0.085
ab:from time	0.035	-0.029	-0.04	0.034
ab:from which	0.01	-0.023	-0.001	0.015
ab:from you	-0.011	-0.003	-0.007	0.021
ab:from your	-0.016	-0.001	0	0.017
ab:fuss ¶	0.017	-0.003	-0.001	-0.013
ab:gallery ¶	0.059	-0.006	-0.017	-0.037
ab:gambling commission	0.01	0.016	0.036	-0.062
ab:gaps before	-0.022	0	0.004	0.019
ab:gas and	0.059	-0.005	-0.015	-0.039
ab:gather ¶	-0.032	-0.006	0.022	0.015
ab:gathered by	-0.001	-0.012	0.013	-0.001
ab:gathered through	0.015	-0.001	0.004	-0.018
ab:gathers and	-0.019	-0.001	-0.001	0.022
ab:gb DIGITS	0.035	-0.005	-0.03	-0.001
ab:general conditions	0.02	-0.003	-0.014	-0.003
ab:general data	-0.011	-0.001	-0.001	0.013
ab:general ¶	-0.009	0.028	-0.02	0.002
ab:generated by	-0.027	-0.028	0.055	-0.001
ab:georgia ¶	-0.012	-0.023	0.036	-0.001
ab:germany ¶	-0.048	0.046	0.002	0
ab:get in	-0.033	-0.004	-0.012	0.048
ab:get your	0.044	-0.003	-0.02	-0.021
ab:gift card	-0.012	0.034	-0.001	-0.02
ab:gift cards	0.014	-0.009	-0.025	0.02
ab:gift packs	0.013	0	0.002	-0.015
ab:gift sets	0.018	-0.001	-0.001	-0.017
ab:gift vouchers	0.054	-0.003	-0.014	-0.036
ab:gifts ¶	-0.043	0	0	0.044
ab:give it	-0.009	-0.01	-0.032	0.051
ab:give us	-0.01	-0.008	-0.004	0.022
ab:given through	-0.038	-0.014	0.064	-0.012
ab:given to	0.013	-0.003	0.004	-0.013
ab:gives please	-0.007	-0.011	0.043	-0.025
ab:gives ¶	-0.004	-0.011	0.022	-0.007
ab:gizorelzi detime	-0.054	0.007	0.046	0.001
ab:gizorelzi house	-0.054	0.007	0.046	0.001
ab:glamorgan sa1	-0.012	0.002	0.01	0
ab:glasgow and	0.041	0	0	-0.04
ab:go on	-0.017	-0.002	0.02	-0.001
ab:go to	-0.04	-0.009	0.054	-0.005
ab:good food	0.03	-0.003	0.01	-0.037
ab:governed by	0.014	-0.003	-0.017	0.006
ab:great britain	0.027	-0.011	0.02	-0.036
ab:green it	0.01	0	0	-0.01
ab:ground floor	0.038	-0.004	-0.026	-0.008
ab:group (	0.028	-0.009	-0.039	0.021
ab:group companies	0.027	-0.027	0.002	-0.002
ab:group of	-0.004	0.053	-0.041	-0.007
ab:group stuttgart	-0.041	0.031	0.01	0
ab:group ¶	0.024	-0.002	0.008	-0.029
ab:guarantee is	-0.004	-0.002	-0.029	0.035
ab:guarantee registered	-0.016	-0.01	0.036	-0.01
ab:guides ¶	0.012	-0.001	0	-0.011
ab:had nothing	-0.024	0.001	0.022	0.001
ab:halifax and	-0.024	-0.002	-0.002	0.028
ab:halifax west	-0.038	0.002	0.035	0.001
ab:hall for	0.026	-0.002	-0.007	-0.017
ab:hall ¶	0.01	-0.005	0.006	-0.011
ab:hand tools	0.013	0	0	-0.013
ab:handled by	-0.02	0.001	0.02	-0.001
ab:handles personal	-0.05	-0.022	0.061	0.011
ab:handles your	-0.02	0	0	0.02
ab:happens to	0.017	-0.001	-0.001	-0.015
ab:has agreed	0.028	-0.001	-0.007	-0.019
ab:has been	0.009	-0.004	-0.018	0.014
ab:has had	-0.024	0.001	0.022	0.001
ab:has its	-0.024	-0.006	0.024	0.006
ab:has no	-0.028	-0.021	0.033	0.016
ab:has to	-0.049	0.001	0.047	0.001
ab:have a	0.035	-0.016	0.036	-0.054
ab:have agreed	-0.015	-0.002	0.005	0.012
ab:have an	0.067	-0.002	-0.038	-0.027
ab:have been	0.012	-0.012	-0.036	0.036
ab:have chosen	-0.016	-0.016	0.039	-0.006
ab:have in	0.018	0	0	-0.018
ab:have less	0.013	0	0	-0.012
ab:have moved	-0.008	-0.003	0	0.01
ab:having its	0.059	-0.032	-0.03	0.003
ab:head :	-0.019	0	0	0.019
ab:heart of	0.025	-0.003	0.041	-0.064
ab:hello @	-0.007	-0.004	-0.002	0.013
ab:hello ¶	0.018	-0.003	0.014	-0.03
ab:help centre	0.014	0	0	-0.013
ab:help with	-0.043	-0.002	0.016	0.029
ab:help ¶	-0.057	-0.002	0	0.06
ab:here for	-0.028	-0.003	-0.011	0.042
ab:here is	-0.013	-0.005	0.003	0.015
ab:here still	-0.001	0	0.012	-0.011
ab:here ¶	0.044	-0.015	-0.02	-0.009
ab:hereford and	-0.067	-0.002	-0.002	0.07
ab:hereford herefordshire	-0.027	0.001	0.026	0
ab:herefordshire hr4	-0.012	0	0.011	0
ab:hereinafter called	0.049	-0.007	-0.047	0.005
ab:hereinafter referred	0.01	-0.018	-0.01	0.018
ab:high street	-0.018	-0.016	0.021	0.012
ab:hire in	0.031	0	0	-0.031
ab:hire ¶	0.057	-0.002	0.002	-0.058
ab:hold about	0.054	-0.011	-0.032	-0.011
ab:hold ¶	-0.007	-0.013	-0.006	0.025
ab:holidays put	0.013	0.001	0.004	-0.018
ab:home BRAND	0.158	-0.013	0.055	-0.2
ab:home about	-0.073	0.011	0.027	0.036
ab:home book	-0.036	-0.001	0	0.037
ab:home care	0.061	0	0	-0.06
ab:home may	-0.054	-0.014	0.026	0.042
ab:home privacy	-0.028	-0.013	0.038	0.002
ab:home services	-0.027	-0.001	0	0.028
ab:home terms	-0.062	0.013	-0.004	0.054
ab:home the	-0.021	-0.001	-0.001	0.023
ab:home ¶	0.016	0.039	-0.07	0.015
ab:homes in	0.084	0	0	-0.084
ab:homes ¶	-0.014	-0.001	-0.001	0.016
ab:hospice care	0.051	-0.007	-0.043	0
ab:hosted by	-0.034	-0.007	0.008	0.033
ab:hosted on	0.011	-0.003	-0.008	0
ab:hosting ORG	-0.019	0.001	0.019	0
ab:hosting and	-0.029	-0.003	0.004	0.028
ab:hosting is	-0.003	-0.005	0.01	-0.002
ab:hosting ¶	-0.029	-0.013	0.018	0.024
ab:hosts it	-0.064	0.001	0.062	0.001
ab:hosts the	-0.032	-0.002	0.025	0.009
ab:hotels in	0.061	-0.001	0	-0.061
ab:hotels ¶	0.036	-0.002	-0.001	-0.034
ab:hours are	-0.014	-0.002	-0.004	0.02
ab:hours ¶	0.027	-0.002	0.003	-0.028
ab:house DIGITS	-0.045	-0.001	0.033	0.013
ab:house SELF	0.016	-0.001	-0.015	-0.001
ab:house gizorelzi	-0.054	0.007	0.046	0.001
ab:house nusil	-0.005	-0.006	0.012	-0.001
ab:house we	0.017	-0.001	-0.016	0
ab:house with	-0.049	-0.006	0.062	-0.007
ab:house ¶	-0.024	0.041	-0.048	0.031
ab:houses schools	0.016	0	0	-0.016
ab:how BRAND	-0.003	-0.005	-0.008	0.017
ab:how do	-0.027	0.086	-0.016	-0.043
ab:how it	-0.09	-0.004	0.001	0.093
ab:how long	0.006	-0.018	0.055	-0.043
ab:how to	-0.035	0.041	-0.001	-0.005
ab:how we	0.054	-0.037	-0.048	0.031
ab:how your	0.068	-0.032	-0.031	-0.005
ab:https :	-0.081	0.027	-0.024	0.078
ab:i am	-0.029	-0.003	0.009	0.023
ab:i have	0.016	-0.01	0.001	-0.007
ab:ico org	-0.004	-0.009	0.016	-0.002
ab:ico registration	0.026	-0.013	-0.013	-0.001
ab:ico the	-0.002	-0.007	0.011	-0.002
ab:identity checks	0.015	-0.004	0.006	-0.017
ab:if a	-0.004	-0.015	0.022	-0.002
ab:if nobody	-0.027	0	0.027	0
ab:if we	-0.024	-0.026	0.052	-0.002
ab:if you	0.052	-0.12	0.062	0.006
ab:if your	-0.003	-0.002	-0.014	0.019
ab:important information	0.016	-0.009	0.007	-0.014
ab:important to	0.025	-0.006	-0.002	-0.018
ab:imprint ¶	-0.004	0.006	0.011	-0.012
ab:improve your	-0.011	0	0	0.011
ab:in DIGITS	0.031	-0.007	0.011	-0.036
ab:in a	0.03	-0.06	0.006	0.024
ab:in accordance	-0.05	0.052	-0.001	-0.001
ab:in dublin	-0.024	-0.001	0.006	0.02
ab:in england	-0.089	-0.064	0.199	-0.046
ab:in full	0.017	-0.002	-0.015	0
ab:in germany	-0.038	0.027	-0.006	0.017
ab:in guernsey	-0.023	0.05	-0.021	-0.006
ab:in ireland	0.121	-0.046	-0.059	-0.016
ab:in its	0.093	0.005	-0.091	-0.008
ab:in london	-0.041	-0.014	0.006	0.048
ab:in northern	0.039	-0.003	-0.017	-0.019
ab:in place	0.013	-0.001	0.001	-0.013
ab:in pounds	-0.025	0.033	0.012	-0.02
ab:in question	-0.005	-0.008	0.014	-0.001
ab:in running	-0.01	0.001	0.009	0
ab:in scotland	0.075	0.03	-0.069	-0.037
ab:in the	0.128	0.051	-0.117	-0.061
ab:in these	-0.017	-0.012	-0.021	0.05
ab:in this	0.024	-0.016	0.01	-0.019
ab:in touch	-0.001	-0.011	0.004	0.008
ab:in two	-0.023	0	0	0.023
ab:in whose	0.029	-0.003	-0.029	0.002
ab:in writing	-0.003	0.032	-0.008	-0.021
ab:in your	0.029	0	-0.001	-0.028
ab:in ¶	-0.067	-0.006	0.004	0.07
ab:include vat	-0.013	0	-0.017	0.031
ab:including all	-0.038	0.086	-0.003	-0.046
ab:including the	0.008	-0.001	-0.012	0.006
ab:incorporated and	-0.038	0.052	-0.015	0.002
ab:incorporated in	0.046	0.013	-0.074	0.015
ab:incorporated ¶	-0.01	0	0	0.011
ab:independently owned	-0.025	-0.014	0.042	-0.003
ab:info @	0.045	-0.056	-0.009	0.02
ab:information about	0	0.035	-0.036	0.001
ab:information commissioner	-0.011	0.001	0.015	-0.005
ab:information commissioner's	0.001	-0.003	-0.015	0.016
ab:information commissioner’s	-0.01	0.008	0.009	-0.006
ab:information do	-0.023	0	0	0.023
ab:information generated	-0.027	-0.028	0.055	-0.001
ab:information to	-0.013	-0.004	-0.001	0.018
ab:information we	0.003	-0.027	-0.003	0.026
ab:information you	0.01	0	0	-0.009
ab:information ¶	0.091	0.074	-0.097	-0.068
ab:installed properly	0.013	-0.001	-0.001	-0.011
ab:institute of	0.01	-0.02	0.022	-0.011
ab:instructions ¶	-0.019	-0.001	0.002	0.018
ab:insurance ¶	-0.008	-0.003	0.025	-0.014
ab:interest at	-0.027	0	0	0.026
ab:interest company	-0.027	-0.001	0.011	0.017
ab:international transfers	-0.003	0.013	-0.008	-0.001
ab:interpretation ¶	0.021	-0.006	-0.009	-0.006
ab:into the	-0.022	-0.001	0	0.023
ab:introduction ¶	0.069	-0.021	-0.037	-0.011
ab:investors ¶	0.016	-0.002	-0.014	0
ab:invoices ¶	0.031	-0.005	-0.026	0
ab:involved ¶	-0.013	-0.001	0	0.015
ab:ip4 3gt	-0.017	0	0.017	0
ab:ip4 5ul	-0.034	0.001	0.033	0
ab:ipswich and	0.028	-0.002	-0.002	-0.024
ab:ipswich suffolk	-0.046	0	0.046	0
ab:ireland (	0.03	-0.003	-0.024	-0.002
ab:ireland under	0.074	-0.03	-0.047	0.003
ab:ireland with	0.054	-0.014	-0.036	-0.003
ab:ireland ¶	0.075	-0.02	-0.047	-0.008
ab:is :	-0.012	0.004	0.021	-0.014
ab:is BRAND	-0.02	0.02	-0.002	0.003
ab:is DIGITS	-0.018	0.036	-0.04	0.022
ab:is ORG	0.032	-0.02	-0.02	0.008
ab:is SELF	0.082	-0.01	-0.068	-0.004
ab:is a	-0.126	0.144	0.088	-0.107
ab:is about	0.049	-0.001	-0.053	0.005
ab:is also	0.023	-0.009	-0.01	-0.004
ab:is an	0.023	0.006	-0.029	0.001
ab:is at	0.092	-0.031	-0.072	0.011
ab:is authorised	-0.052	0.031	0.047	-0.026
ab:is committed	0.023	-0.035	-0.015	0.027
ab:is for	-0.02	0.036	0	-0.016
ab:is free	0.014	0	0.006	-0.021
ab:is green	0.01	0	0	-0.01
ab:is hosted	-0.002	-0.01	0.001	0.011
ab:is important	0.025	-0.006	-0.002	-0.018
ab:is independently	-0.02	-0.013	0.042	-0.009
ab:is issued	0.035	-0.001	-0.001	-0.033
ab:is kept	-0.006	-0.008	0.015	-0.001
ab:is late	0.021	0	0.003	-0.024
ab:is licensed	-0.03	0.068	-0.006	-0.033
ab:is looked	-0.004	-0.012	0.013	0.003
ab:is made	0.015	-0.011	-0.01	0.006
ab:is managed	-0.004	-0.01	0.013	0
ab:is no	-0.023	0.006	-0.004	0.022
ab:is not	-0.009	-0.019	0.009	0.019
ab:is operated	0.015	-0.014	-0.011	0.01
ab:is owned	0.088	-0.016	-0.087	0.016
ab:is paid	0.004	0.03	-0.014	-0.02
ab:is parking	-0.042	-0.002	0.002	0.042
ab:is part	0.046	-0.036	-0.032	0.021
ab:is provided	-0.039	-0.021	0.063	-0.003
ab:is registered	0.038	-0.043	-0.009	0.014
ab:is regulated	-0.018	-0.007	-0.034	0.059
ab:is responsible	-0.017	-0.028	0.036	0.008
ab:is run	-0.009	-0.036	0.035	0.01
ab:is sent	-0.007	-0.01	0.017	0
ab:is the	-0.019	-0.043	0.021	0.042
ab:is this	-0.044	-0.003	0.047	0
ab:is to	0.018	-0.002	-0.003	-0.013
ab:is used	0.027	-0.02	-0.004	-0.003
ab:is with	-0.048	-0.006	0.058	-0.004
ab:is written	-0.004	-0.002	-0.029	0.035
ab:isle of	0.096	-0.016	-0.116	0.036
ab:iso DIGITS	-0.016	-0.001	0	0.017
ab:issued by	0.052	-0.025	0.019	-0.046
ab:issues (	-0.002	-0.007	0.011	-0.002
ab:it and	0.006	-0.002	0.018	-0.022
ab:it is	0.058	0.015	0.009	-0.082
ab:it keeps	-0.019	0	0.018	0
ab:it only	-0.004	-0.016	0.022	-0.002
ab:it our	-0.009	-0.01	-0.032	0.051
ab:it sometimes	-0.064	0.001	0.062	0.001
ab:it under	0.093	-0.016	-0.076	-0.001
ab:it with	-0.012	0.03	-0.042	0.024
ab:it works	-0.089	-0.004	0.001	0.092
ab:it ¶	-0.015	-0.004	0.006	0.013
ab:its affiliates	-0.001	-0.035	0.023	0.014
ab:its customers	0.011	0.019	-0.025	-0.004
ab:its helpline	-0.003	-0.006	0.011	-0.001
ab:its loss	-0.021	0	0.021	0
ab:its own	-0.061	0.025	0.032	0.004
ab:its registered	0.032	-0.007	-0.022	-0.003
ab:its subsidiaries	0.022	0.003	-0.013	-0.013
ab:its website	0.026	-0.002	-0.012	-0.011
ab:its websites	0.021	-0.006	-0.02	0.005
ab:itself how	-0.02	0	0.02	0
ab:january DIGITS	-0.012	-0.003	0.01	0.005
ab:jobs ¶	0.019	0	0	-0.019
ab:joint data	-0.008	0.007	-0.008	0.01
ab:june DIGITS	-0.006	-0.007	-0.001	0.013
ab:keep a	0.025	-0.009	0.028	-0.044
ab:keep the	0.026	-0.004	-0.006	-0.015
ab:keep them	0.041	-0.001	0.002	-0.043
ab:keep up	-0.036	-0.001	0.01	0.027
ab:keep your	-0.033	0.056	-0.01	-0.013
ab:keeps its	-0.012	0	0.011	0
ab:keeps the	-0.012	-0.003	0.027	-0.012
ab:keeps transaction	-0.015	0	0.015	0
ab:keeps your	-0.015	-0.002	-0.003	0.021
ab:kendal and	-0.028	-0.001	-0.001	0.031
ab:kendal cumbria	-0.022	0.003	0.018	0.001
ab:kent me15	0.01	-0.002	-0.008	0
ab:kept by	-0.017	-0.002	0.004	0.015
ab:kept for	-0.004	-0.002	-0.02	0.025
ab:kept in	0.022	-0.01	0.014	-0.025
ab:kept on	-0.03	-0.014	0.041	0.002
ab:kestrel road	-0.034	0	0.033	0
ab:kestrel wharf	-0.024	0.004	0.021	0
ab:kind and	-0.016	0	0	0.016
ab:kind or	-0.053	0.001	0.051	0
ab:kinds of	-0.015	-0.002	0.001	0.016
ab:kingdom registered	0.016	-0.004	-0.012	0
ab:kingdom ¶	0.015	-0.012	-0.013	0.01
ab:kit for	0.028	-0.003	0	-0.025
ab:know as	0.063	-0.007	-0.027	-0.03
ab:know where	-0.01	-0.022	0.028	0.004
ab:known as	-0.031	0.059	-0.03	0.002
ab:kop com	0.031	-0.002	-0.015	-0.014
ab:landlords letting	-0.003	0	0.02	-0.017
ab:lane wilmslow	-0.006	-0.008	0.016	-0.002
ab:large ones	-0.047	0	0.046	0
ab:larkfield road	-0.012	0	0.011	0
ab:last month	-0.011	-0.001	-0.012	0.024
ab:last updated	-0.101	-0.008	-0.004	0.113
ab:latest news	-0.002	0.032	-0.031	0.002
ab:law ¶	-0.02	-0.001	0.022	-0.001
ab:lawful bases	-0.007	-0.019	0.027	-0.001
ab:laws of	0.017	-0.005	-0.009	-0.003
ab:leeds and	0.092	-0.002	-0.002	-0.089
ab:legal and	0.004	-0.002	-0.01	0.008
ab:legal information	-0.014	0.04	-0.04	0.014
ab:legal name	0.107	-0.001	-0.002	-0.104
ab:legal notice	-0.032	-0.001	-0.001	0.034
ab:legal ¶	-0.044	0.003	0.019	0.022
ab:leicester and	-0.01	-0.002	-0.002	0.013
ab:lenders ¶	-0.024	-0.003	0	0.027
ab:less and	0.009	0	0.006	-0.015
ab:letter for	0.012	-0.002	-0.015	0.005
ab:letter or	-0.022	-0.014	0.048	-0.012
ab:letting agents	-0.005	0.001	0.02	-0.015
ab:letting and	-0.084	-0.001	-0.001	0.085
ab:lettings and	-0.011	0.026	-0.012	-0.003
ab:liability for	0.016	-0.002	-0.018	0.004
ab:liability partnership	0.025	-0.002	-0.022	-0.001
ab:liability ¶	0.021	-0.007	-0.03	0.016
ab:liable for	0.052	-0.006	-0.038	-0.007
ab:licence and	0.1	-0.016	-0.083	-0.001
ab:licence ¶	-0.011	-0.002	0.007	0.007
ab:licensed by	-0.01	0.02	0.029	-0.039
ab:like most	-0.009	-0.006	0.017	-0.001
ab:like to	0.033	-0.008	0.012	-0.036
ab:limited by	0.013	-0.008	0.009	-0.013
ab:limited company	0.07	-0.058	-0.035	0.023
ab:limited liability	0.045	-0.012	-0.033	-0.001
ab:limited ¶	0.014	-0.002	-0.012	-0.001
ab:lincoln and	-0.067	-0.002	-0.002	0.071
ab:lines and	0.022	0	0	-0.021
ab:links ¶	-0.009	0.04	-0.03	-0.002
ab:list of	-0.024	0.019	-0.001	0.006
ab:little less	0.016	0	0.006	-0.022
ab:liverpool and	-0.037	-0.01	0.012	0.035
ab:located at	-0.013	0.027	0	-0.014
ab:locations ¶	-0.006	0.038	0.001	-0.033
ab:log in	-0.081	-0.004	0.041	0.044
ab:london and	0.04	-0.002	-0.001	-0.037
ab:london e14	0.026	-0.017	-0.016	0.007
ab:london ec1v	-0.053	-0.001	0.053	0.001
ab:london ec2a	0.018	-0.008	-0.008	-0.001
ab:london england	0.038	-0.007	-0.026	-0.005
ab:london se1	-0.024	-0.007	0.031	0
ab:london united	0.03	-0.008	-0.016	-0.006
ab:london ¶	-0.031	-0.029	-0.053	0.113
ab:londonderry and	0.015	0	0	-0.014
ab:long depends	-0.001	-0.008	0.01	-0.001
ab:long it	-0.018	0	0.017	0
ab:long we	0.031	0.007	0.003	-0.041
ab:look after	-0.012	0.109	-0.052	-0.044
ab:look out	0.011	-0.001	-0.001	-0.009
ab:looked after	0.003	-0.01	0.012	-0.005
ab:looking after	-0.036	-0.001	0	0.037
ab:looks after	-0.006	0.086	-0.104	0.024
ab:loss adjusters	-0.021	0	0.021	0
ab:lost or	0.016	-0.002	-0.006	-0.008
ab:lottery is	-0.039	0.034	0.019	-0.013
ab:lottery manager	0.011	-0.007	0.014	-0.019
ab:m12 2az	-0.056	0.001	0.054	0
ab:made by	0.064	-0.005	-0.001	-0.059
ab:made in	-0.078	-0.002	0	0.08
ab:made simple	0.031	-0.001	-0.001	-0.029
ab:made the	0.02	-0.011	-0.009	0
ab:made with	-0.013	-0.001	0.002	0.012
ab:made ¶	0.027	0.003	0.002	-0.032
ab:maidstone me15	-0.012	0	0.012	0
ab:mail is	-0.003	-0.009	0.012	0
ab:mail ¶	-0.003	-0.01	0.014	-0.001
ab:main road	-0.046	-0.002	0.059	-0.011
ab:main trading	0.031	-0.003	-0.007	-0.021
ab:make an	0.023	-0.002	-0.017	-0.005
ab:makes the	-0.05	0.001	0.049	0
ab:making a	0.017	-0.001	0	-0.016
ab:maltings way	-0.056	0.001	0.054	0
ab:managed by	0.03	-0.024	-0.007	0.001
ab:management company	0.045	-0.009	-0.031	-0.004
ab:manager ¶	0.006	-0.003	0.04	-0.043
ab:managing agents	0.004	0	0.012	-0.017
ab:managing homes	-0.084	-0.001	-0.001	0.085
ab:manchester m12	-0.056	0.001	0.054	0
ab:march DIGITS	-0.096	0.007	0.012	0.077
ab:march ¶	0.024	-0.001	-0.023	0
ab:mark of	0.009	-0.009	0.024	-0.024
ab:marks of	0.007	-0.008	0.014	-0.013
ab:materials ourselves	-0.04	-0.001	-0.001	0.041
ab:may DIGITS	-0.053	-0.011	0.054	0.01
ab:may also	-0.032	0.045	0	-0.013
ab:may ask	-0.012	-0.004	0.017	-0.001
ab:may be	-0.119	-0.012	0.032	0.099
ab:may change	0.017	-0.012	-0.029	0.023
ab:may not	0.023	-0.001	-0.022	0
ab:may pass	-0.01	0	0.01	0
ab:may process	-0.005	-0.014	0.006	0.014
ab:may receive	-0.011	-0.006	0.018	-0.001
ab:may refuse	0.025	-0.001	-0.001	-0.023
ab:may use	-0.007	-0.007	0.016	-0.002
ab:me ¶	-0.015	0	0	0.016
ab:me15 7eb	-0.012	0	0.012	0
ab:mean ORG	-0.01	0	0	0.01
ab:mean SELF	0.013	-0.001	-0.012	0
ab:mean the	-0.012	-0.001	-0.005	0.017
ab:means ORG	-0.026	0	0.003	0.022
ab:means SELF	-0.004	-0.005	0.015	-0.007
ab:means any	0.036	0.019	-0.05	-0.005
ab:means that	-0.023	0.051	-0.033	0.005
ab:means the	-0.045	-0.022	0.032	0.036
ab:meet the	-0.019	-0.007	0.013	0.013
ab:member of	0.115	-0.02	-0.063	-0.033
ab:members of	-0.032	-0.011	0.021	0.022
ab:members ¶	0.017	-0.001	0	-0.017
ab:membership ¶	0.014	-0.004	0.017	-0.027
ab:menu ¶	-0.009	-0.003	-0.002	0.013
ab:menus for	0.018	0	0	-0.018
ab:methods ¶	0.036	-0.001	-0.007	-0.028
ab:miles of	0.027	0	-0.018	-0.009
ab:millrace road	-0.017	0	0.016	0
ab:miniatures ¶	-0.018	-0.001	0	0.018
ab:mivobir georgia	-0.009	-0.021	0.031	-0.001
ab:modern teams	-0.079	0	-0.001	0.08
ab:month including	0.006	-0.001	-0.012	0.007
ab:months ¶	-0.025	-0.001	0.001	0.025
ab:more than	-0.007	-0.002	0	0.01
ab:more ¶	-0.019	-0.004	0.003	0.02
ab:mortgage advice	0.005	-0.003	-0.023	0.02
ab:mortgages ¶	-0.058	-0.001	-0.001	0.06
ab:most of	-0.022	-0.014	-0.002	0.038
ab:most sites	-0.009	-0.006	0.017	-0.001
ab:mostly we	0.038	-0.003	-0.024	-0.01
ab:moved our	-0.008	-0.003	0	0.01
ab:must be	0.015	-0.01	-0.004	-0.002
ab:my own	-0.013	0	0	0.013
ab:name :	-0.022	0.023	-0.017	0.016
ab:name BRAND	0.058	-0.012	-0.044	-0.001
ab:name and	0.025	-0.005	-0.02	0
ab:name email	-0.016	-0.007	0.005	0.018
ab:name of	-0.141	0.08	-0.022	0.083
ab:name the	-0.044	0.001	0.043	0
ab:name used	0.013	-0.001	0	-0.012
ab:name we	0.029	-0.003	-0.029	0.002
ab:name ¶	-0.068	-0.008	0.037	0.038
ab:names of	-0.029	0.008	-0.002	0.023
ab:names ¶	-0.02	0.05	-0.03	0
ab:near you	-0.045	-0.006	0.012	0.039
ab:necessary ones	-0.038	-0.003	-0.001	0.042
ab:need a	0.095	-0.012	-0.083	0
ab:needs us	-0.021	-0.003	-0.011	0.035
ab:network registered	-0.067	0.003	0.064	0
ab:never reaches	-0.022	0	0.022	0
ab:new in	-0.022	-0.004	-0.001	0.028
ab:new season	0.012	-0.001	-0.007	-0.004
ab:new this	0.023	-0.001	0	-0.021
ab:new website	-0.025	0.001	0.024	0
ab:new york	0.009	0.062	-0.057	-0.014
ab:newcastle upon	0.018	-0.008	0.013	-0.023
ab:newry and	0.035	0	0	-0.034
ab:news offers	0.015	-0.001	-0.015	0.001
ab:news ¶	0.061	0.028	-0.033	-0.056
ab:newsletter ¶	-0.022	0.039	0.006	-0.023
ab:night ¶	0.026	0.022	-0.018	-0.03
ab:no :	0.016	-0.005	-0.006	-0.004
ab:no DIGITS	0.083	0.041	-0.1	-0.024
ab:no NUM	-0.046	0.041	0.074	-0.069
ab:no SELF	-0.3	0.061	0.248	-0.009
ab:no contract	-0.029	-0.023	0.04	0.012
ab:no fuss	0.03	-0.003	0.01	-0.037
ab:no investors	0.017	-0.001	-0.016	0
ab:no part	-0.011	0.001	0.01	0
ab:nobody asks	0.004	0	0.006	-0.01
ab:nobody here	-0.008	-0.002	0	0.01
ab:nobody is	-0.027	0	0.027	0
ab:nobody will	-0.019	-0.001	0.001	0.018
ab:nomofer street	-0.01	-0.002	0.005	0.006
ab:norfolk nr7	-0.013	0	0.013	0
ab:north east	0.058	0	0	-0.058
ab:north of	-0.03	0	-0.001	0.032
ab:north yorkshire	-0.01	-0.001	0.012	-0.001
ab:northern ireland	0.054	-0.007	-0.028	-0.019
ab:norupo balloon	0.021	0	0	-0.021
ab:norupo london	0.053	-0.017	-0.034	-0.001
ab:norwich and	0.012	-0.001	-0.002	-0.009
ab:norwich norfolk	-0.028	0.002	0.016	0.01
ab:not a	-0.014	-0.006	0.006	0.014
ab:not appointed	-0.018	-0.013	0.035	-0.004
ab:not be	0.023	-0.001	-0.022	0
ab:not for	-0.024	-0.007	0.037	-0.006
ab:not incorporated	-0.01	0	0	0.011
ab:not keep	-0.036	-0.001	0.01	0.027
ab:not liable	0.038	-0.006	-0.03	-0.002
ab:not send	-0.019	0.002	0.017	-0.001
ab:not vat	-0.015	0	0	0.015
ab:not we	-0.017	0	0.017	0
ab:not ¶	-0.001	0	0.022	-0.021
ab:nothing BRAND	0.042	-0.001	-0.001	-0.04
ab:nothing and	0.007	-0.002	-0.021	0.016
ab:nothing bring	0.016	0	0	-0.015
ab:nothing delivery	-0.016	0	0	0.016
ab:nothing evening	0.016	0	0	-0.016
ab:nothing every	0.02	-0.001	-0.001	-0.019
ab:nothing gift	0.023	-0.002	-0.001	-0.02
ab:nothing here	-0.014	-0.001	0.001	0.014
ab:nothing if	0.02	-0.001	-0.001	-0.019
ab:nothing on	0.053	-0.002	-0.015	-0.036
ab:nothing our	-0.046	-0.004	-0.002	0.051
ab:nothing quote	-0.023	-0.001	-0.001	0.024
ab:nothing rated	-0.062	-0.001	-0.001	0.064
ab:nothing spare	-0.046	-0.001	-0.001	0.047
ab:nothing tell	-0.011	0	0	0.011
ab:nothing there	-0.017	-0.001	0	0.018
ab:nothing to	-0.024	0.001	0.022	0.001
ab:nothing trade	0.021	0	0	-0.021
ab:nothing use	0.037	-0.001	-0.001	-0.035
ab:nothing we	0.042	-0.005	-0.004	-0.033
ab:nothing when	-0.012	-0.001	-0.001	0.013
ab:nothing winner	0.01	-0.001	-0.001	-0.007
ab:nothing ¶	0.011	-0.018	-0.013	0.021
ab:notice covers	-0.052	-0.012	0.023	0.041
ab:notice explains	-0.006	-0.003	-0.002	0.011
ab:notice tells	0.037	-0.008	-0.033	0.004
ab:notice terms	-0.013	-0.003	-0.012	0.028
ab:notice ¶	0.009	-0.003	-0.072	0.067
ab:nottingham and	0.071	-0.002	-0.002	-0.067
ab:nottingham ng7	-0.031	0.002	0.028	0
ab:nottingham nottinghamshire	-0.009	-0.001	0.01	0.001
ab:now ¶	-0.026	-0.001	0.002	0.025
ab:number (	-0.007	-0.005	0.014	-0.003
ab:number :	-0.084	-0.055	0.018	0.121
ab:number DIGITS	0.067	0.011	-0.013	-0.066
ab:number NUM	0.184	-0.111	0.004	-0.077
ab:number SELF	-0.402	0.076	0.37	-0.044
ab:number at	0.01	-0.002	-0.008	0
ab:number is	0.061	-0.052	-0.011	0.002
ab:number never	-0.022	0	0.022	0
ab:number on	-0.005	-0.005	0.011	-0.002
ab:number stays	-0.007	-0.004	0.014	-0.003
ab:number ¶	0.088	-0.011	-0.073	-0.004
ab:nusil lane	-0.005	-0.006	0.012	-0.001
ab:o ORG	0.06	-0.018	-0.036	-0.006
ab:of BRAND	-0.015	0.092	-0.028	-0.049
ab:of DIGITS	-0.098	-0.011	0.097	0.012
ab:of ORG	-0.039	0	-0.065	0.104
ab:of SELF	0.074	-0.038	0.013	-0.05
ab:of a	0.038	-0.014	-0.032	0.009
ab:of aberdeen	0.042	-0.001	-0.001	-0.04
ab:of aberystwyth	-0.011	0	0	0.012
ab:of any	0	-0.005	0.014	-0.01
ab:of birmingham	-0.019	-0.002	-0.002	0.023
ab:of brighton	-0.015	-0.001	-0.002	0.018
ab:of bristol	-0.039	-0.001	-0.001	0.041
ab:of business	0.028	0.022	-0.002	-0.048
ab:of cambridge	-0.034	-0.002	-0.002	0.037
ab:of cardiff	0.029	-0.003	-0.002	-0.024
ab:of chartered	0.012	-0.001	0	-0.012
ab:of companies	-0.004	0.044	-0.036	-0.005
ab:of contract	-0.046	0.044	-0.013	0.016
ab:of cookies	0.007	0	-0.011	0.005
ab:of data	-0.007	-0.007	-0.001	0.015
ab:of dundee	0.014	0	0	-0.014
ab:of edinburgh	0.018	0	0	-0.018
ab:of england	0.093	-0.011	-0.047	-0.034
ab:of exeter	0.043	-0.001	-0.026	-0.015
ab:of glasgow	0.041	0	0	-0.04
ab:of goods	0.048	-0.004	-0.033	-0.011
ab:of halifax	-0.024	-0.002	-0.002	0.028
ab:of hereford	-0.073	-0.001	0.004	0.07
ab:of hire	0.012	0	0	-0.011
ab:of information	0.039	-0.005	-0.025	-0.009
ab:of ipswich	0.028	-0.002	-0.002	-0.024
ab:of its	-0.032	0.004	0.015	0.013
ab:of kendal	-0.028	-0.001	-0.001	0.031
ab:of leeds	0.092	-0.002	-0.002	-0.089
ab:of leicester	-0.01	-0.002	-0.002	0.013
ab:of lincoln	-0.067	-0.002	-0.002	0.071
ab:of liverpool	-0.034	-0.001	-0.001	0.035
ab:of london	0.084	-0.008	-0.002	-0.073
ab:of londonderry	0.015	0	0	-0.014
ab:of man	0.101	-0.013	-0.097	0.008
ab:of manchester	0.02	-0.001	-0.001	-0.018
ab:of mivobir	-0.009	-0.021	0.031	-0.001
ab:of newcastle	0.019	-0.002	-0.002	-0.015
ab:of newry	0.042	0	0	-0.041
ab:of nottingham	0.071	-0.002	-0.002	-0.067
ab:of onarebu	-0.002	-0.009	0.012	0
ab:of one	0.012	-0.012	0.028	-0.027
ab:of our	-0.006	0.004	-0.019	0.021
ab:of page	-0.068	-0.049	0.104	0.013
ab:of patients	0.011	-0.003	-0.008	0
ab:of reading	-0.086	-0.001	-0.001	0.089
ab:of sale	0.019	-0.007	-0.001	-0.011
ab:of shrewsbury	-0.047	-0.001	-0.001	0.049
ab:of stockport	0.024	-0.001	-0.001	-0.022
ab:of swansea	0.01	-0.001	-0.001	-0.008
ab:of the	-0.174	0.142	0.067	-0.036
ab:of their	0.025	-0.011	0.006	-0.021
ab:of them	-0.043	0.009	0.048	-0.014
ab:of this	0.049	-0.011	0.004	-0.042
ab:of truro	-0.057	-0.002	-0.003	0.062
ab:of unit	-0.014	-0.001	0.02	-0.005
ab:of use	-0.071	-0.009	0.077	0.003
ab:of what	0.008	-0.012	-0.006	0.009
ab:of which	-0.055	-0.011	0.064	0.003
ab:of whitby	0.026	-0.001	-0.001	-0.023
ab:of wrexham	0.03	-0.001	-0.001	-0.028
ab:of york	0.038	-0.001	-0.001	-0.036
ab:of your	0.009	-0.03	0.04	-0.018
ab:offers and	0.009	-0.001	-0.015	0.007
ab:offers to	-0.057	0.009	0.051	-0.004
ab:offers ¶	0.017	0	0	-0.016
ab:office :	0.018	-0.11	0.12	-0.028
ab:office SELF	0.012	-0.002	-0.01	-0.001
ab:office address	0.039	-0.034	-0.081	0.075
ab:office and	0.026	-0.005	-0.021	0
ab:office at	0.022	-0.015	0.005	-0.011
ab:office in	0.018	-0.013	-0.005	0
ab:office is	0.036	-0.008	-0.074	0.046
ab:office registration	0.004	-0.006	-0.012	0.014
ab:office the	-0.035	0	0.036	0
ab:office unit	0.018	-0.003	-0.015	0
ab:office with	-0.004	-0.003	0.011	-0.004
ab:office ¶	0.006	-0.009	-0.028	0.031
ab:officer :	0.005	-0.013	0.008	-0.001
ab:offices at	-0.006	-0.01	0.02	-0.004
ab:ok with	-0.011	0	0	0.011
ab:okimiletpo ¶	0.021	-0.001	0.001	-0.021
ab:old street	-0.011	-0.001	0.012	-0.001
ab:on DIGITS	0.022	-0.015	-0.034	0.027
ab:on ORG	0.011	-0.003	-0.008	0
ab:on a	0.001	-0.01	0.024	-0.015
ab:on behalf	0.096	-0.006	-0.019	-0.072
ab:on it	0.029	-0.004	-0.01	-0.014
ab:on its	-0.006	-0.007	0.028	-0.015
ab:on our	0.013	0.033	-0.032	-0.015
ab:on request	-0.034	-0.003	0.037	0
ab:on sale	-0.04	0	0.002	0.038
ab:on sea	-0.015	-0.001	-0.004	0.019
ab:on the	0.128	-0.014	-0.087	-0.026
ab:on this	0.038	-0.002	0	-0.036
ab:on wednesdays	-0.021	-0.001	-0.001	0.022
ab:on weekdays	-0.013	0	0	0.014
ab:on what	-0.004	-0.004	0.011	-0.003
ab:on working	-0.012	0	0.012	0
ab:on www	0.023	-0.009	-0.025	0.011
ab:on you	-0.014	-0.002	0.002	0.014
ab:on your	-0.098	-0.006	0.029	0.076
ab:on ¶	-0.064	-0.009	0.037	0.036
ab:onarebu georgia	-0.005	-0.009	0.014	0
ab:one by	-0.016	-0.001	0.004	0.012
ab:one of	0.002	-0.022	0.006	0.014
ab:one person	0.011	0	0	-0.01
ab:one place	-0.012	-0.002	-0.007	0.021
ab:one quarter	0.012	-0.012	0.028	-0.027
ab:one sets	-0.009	-0.006	0.017	-0.001
ab:one side	0.011	0	0	-0.011
ab:ones are	-0.037	-0.002	-0.003	0.042
ab:ones by	-0.047	0	0.046	0
ab:online ¶	-0.027	-0.001	-0.003	0.031
ab:only as	-0.087	0.001	0.062	0.023
ab:only for	-0.005	-0.015	0.023	-0.002
ab:only if	-0.023	-0.016	0.021	0.018
ab:only promotes	0.025	-0.001	-0.001	-0.023
ab:only ¶	0.065	0.017	-0.002	-0.081
ab:operated by	-0.007	0.012	-0.028	0.023
ab:operated ¶	-0.012	-0.005	0.032	-0.014
ab:operates the	0.038	-0.057	0.004	0.015
ab:or "	0.129	0.035	-0.148	-0.017
ab:or ORG	-0.003	-0.013	0.022	-0.005
ab:or a	-0.009	-0.004	0.024	-0.011
ab:or any	0.021	0.004	-0.015	-0.01
ab:or by	-0.016	-0.018	0.039	-0.006
ab:or in	0.011	-0.005	-0.012	0.006
ab:or its	-0.056	-0.007	0.07	-0.006
ab:or not	-0.039	0	0.039	0
ab:or our	0.011	0.023	-0.015	-0.019
ab:or sent	0.024	0	-0.01	-0.014
ab:or substantially	-0.005	-0.011	0.017	-0.001
ab:or the	-0.005	-0.008	0.001	0.012
ab:or to	0.016	-0.003	-0.011	-0.003
ab:or us	0.004	-0.003	-0.029	0.028
ab:orchard business	-0.011	0	0.01	0.001
ab:orchard terrace	-0.014	0	0.014	0
ab:order and	-0.009	-0.021	0.065	-0.035
ab:order form	0.04	-0.003	-0.017	-0.02
ab:order materials	-0.04	-0.001	-0.001	0.041
ab:order placed	-0.012	-0.002	-0.003	0.016
ab:order you	-0.041	0.043	-0.012	0.011
ab:order ¶	-0.026	-0.008	0.011	0.022
ab:orders ¶	-0.014	0.033	-0.025	0.006
ab:ordinary partnership	-0.031	-0.001	0	0.032
ab:org uk	-0.007	-0.01	0.02	-0.002
ab:other countries	0.01	0	0	-0.009
ab:other names	-0.004	-0.004	0.012	-0.004
ab:others ¶	-0.021	-0.013	0.036	-0.002
ab:our "	-0.022	0.027	-0.006	0.002
ab:our BRAND	0.013	-0.007	0.001	-0.007
ab:our accountant	-0.01	0	0.01	0
ab:our accountants	-0.002	-0.007	0.011	-0.002
ab:our address	-0.023	0.009	-0.004	0.018
ab:our and	0.021	0.033	-0.058	0.004
ab:our apprentices	-0.019	-0.002	0.011	0.01
ab:our assets	-0.005	-0.011	0.017	-0.001
ab:our behalf	-0.009	0.038	-0.043	0.014
ab:our collects	-0.02	0.003	0.007	0.011
ab:our company	0.013	0.031	-0.047	0.004
ab:our cookies	-0.024	0	0	0.024
ab:our customers	-0.02	0.004	0	0.017
ab:our emails	-0.013	-0.005	-0.019	0.037
ab:our financial	-0.006	-0.009	0.002	0.012
ab:our guarantee	-0.004	-0.002	-0.029	0.035
ab:our homes	0.011	0	0	-0.01
ab:our in	0.013	-0.008	-0.005	0
ab:our instructions	-0.028	0.006	0.022	0
ab:our is	-0.014	-0.003	0.004	0.014
ab:our letter	0.012	-0.002	-0.015	0.006
ab:our main	-0.014	-0.001	0.001	0.014
ab:our newsletter	-0.005	-0.007	0.012	0
ab:our office	-0.044	0.001	0.043	0
ab:our or	-0.032	-0.007	0.026	0.012
ab:our own	0.008	-0.039	0.086	-0.054
ab:our pages	-0.003	-0.016	0.021	-0.001
ab:our payment	-0.02	0.004	0.016	0
ab:our people	0.036	0	0	-0.035
ab:our prices	0.013	-0.002	-0.001	-0.01
ab:our privacy	0.006	-0.016	0.044	-0.034
ab:our products	0.01	-0.001	-0.005	-0.004
ab:our profits	-0.009	-0.01	-0.032	0.051
ab:our registered	0.021	-0.006	-0.041	0.026
ab:our service	0.011	-0.004	-0.008	0.001
ab:our services	-0.041	-0.02	0.038	0.023
ab:our shops	-0.009	0.041	-0.038	0.006
ab:our site	-0.003	-0.014	0.011	0.006
ab:our store	0.011	-0.002	-0.009	0
ab:our story	0.051	0.012	-0.056	-0.007
ab:our trading	-0.017	0.037	-0.037	0.017
ab:our use	0.003	0	-0.011	0.008
ab:our van	0.024	-0.001	-0.001	-0.023
ab:our vat	0.025	-0.004	-0.007	-0.015
ab:our we	0.006	0.008	0	-0.014
ab:our website	0.01	0.026	-0.02	-0.016
ab:our work	0.045	0	-0.003	-0.042
ab:our workshop	-0.022	-0.002	0.001	0.023
ab:our ¶	-0.018	0.047	-0.014	-0.015
ab:ourselves ;	-0.045	-0.001	-0.001	0.046
ab:ourselves and	-0.047	-0.001	-0.001	0.048
ab:out for	0.011	-0.001	-0.001	-0.009
ab:out of	0.023	-0.003	-0.008	-0.011
ab:out repairs	-0.042	0.001	0.04	0.001
ab:out the	-0.002	-0.011	0.011	0.001
ab:out we	0.021	0	-0.001	-0.02
ab:outside ¶	-0.024	-0.001	-0.001	0.025
ab:ovekavuvu ¶	-0.012	-0.003	0.043	-0.028
ab:over the	0.02	-0.006	-0.002	-0.011
ab:own and	0.01	-0.001	0.028	-0.037
ab:own file	-0.01	0	0.01	0
ab:own shelves	0.011	-0.006	-0.001	-0.004
ab:own van	-0.034	0	0.033	0
ab:own ¶	-0.094	-0.002	0.037	0.059
ab:owned and	0.001	-0.022	0.026	-0.004
ab:owned by	0.086	0.006	-0.089	-0.003
ab:owned subsidiary	-0.141	0.151	0.023	-0.033
ab:owner and	0.001	-0.002	-0.013	0.014
ab:owner of	-0.022	-0.005	0.019	0.008
ab:owners ¶	0.028	-0.003	0.012	-0.037
ab:owns and	0.116	-0.087	-0.01	-0.019
ab:owns the	-0.024	-0.004	-0.009	0.037
ab:page of	-0.001	0	0.042	-0.04
ab:page with	0.012	0	0	-0.012
ab:page ¶	-0.051	0	0.048	0.003
ab:pages are	-0.013	-0.003	0.003	0.013
ab:pages store	-0.003	-0.012	0.016	-0.001
ab:paid by	-0.014	-0.004	0.005	0.013
ab:parent company	-0.053	0.075	-0.017	-0.006
ab:parent of	0.044	0.066	-0.11	0
ab:parking behind	-0.044	-0.002	-0.001	0.048
ab:part in	-0.011	0.001	0.01	0
ab:part of	0.034	-0.039	-0.035	0.04
ab:parties to	-0.004	-0.014	0.019	-0.001
ab:parties ¶	0.064	-0.002	-0.003	-0.059
ab:partnership registered	0.021	-0.002	-0.022	0.004
ab:partnership the	-0.031	-0.001	0	0.032
ab:parts are	0.022	-0.003	-0.02	0.001
ab:pass it	-0.025	0.002	0.01	0.014
ab:patients records	0.011	-0.003	-0.008	0
ab:pay a	0.018	-0.001	0.005	-0.023
ab:pay by	-0.011	-0.001	0.011	0.001
ab:paying ¶	-0.012	-0.007	0.046	-0.027
ab:payment cards	-0.02	0.004	0.016	0
ab:payment for	-0.053	0	0.053	0.001
ab:payment methods	0.036	-0.001	-0.007	-0.028
ab:payment processing	-0.02	-0.002	0.002	0.019
ab:payment provider	-0.02	0.004	0.016	0
ab:payment service	-0.022	-0.001	0.003	0.02
ab:payment services	-0.044	-0.002	0.046	0
ab:payment that	0.025	-0.001	-0.001	-0.023
ab:payment ¶	-0.031	0.03	0.009	-0.008
ab:payments and	-0.013	-0.003	0.003	0.012
ab:payments are	-0.008	-0.014	0.023	-0.001
ab:payments ¶	-0.015	0.029	-0.017	0.003
ab:payroll without	-0.045	0	-0.001	0.047
ab:pensioners pay	0.014	-0.001	0.005	-0.018
ab:people choose	-0.011	0	0.013	-0.002
ab:people who	0.058	-0.006	-0.012	-0.041
ab:people ¶	0.033	-0.001	0	-0.032
ab:periods ¶	-0.001	-0.008	0.01	-0.001
ab:person who	0.012	-0.001	-0.004	-0.006
ab:personal data	0.166	0.035	-0.223	0.021
ab:personal details	-0.038	-0.014	0.064	-0.012
ab:personal information	0.138	0.042	-0.096	-0.084
ab:personal training	0.022	-0.001	-0.001	-0.021
ab:phone :	0.026	-0.006	-0.02	-0.001
ab:phone ¶	-0.003	-0.003	-0.015	0.02
ab:pick up	0.02	-0.001	-0.001	-0.018
ab:pictures are	0.012	-0.002	-0.007	-0.004
ab:pier ¶	-0.025	-0.002	-0.001	0.028
ab:place ¶	0.049	-0.001	0	-0.049
ab:placing an	-0.103	0.008	0.014	0.081
ab:plans ¶	-0.035	-0.002	-0.014	0.052
ab:plant a	0.013	-0.001	-0.002	-0.01
ab:platform (	-0.022	-0.001	0	0.022
ab:platform and	-0.001	0.032	-0.028	-0.002
ab:platform which	0.011	-0.002	-0.011	0.002
ab:platform ¶	-0.045	-0.003	-0.001	0.049
ab:please read	-0.013	-0.016	0.06	-0.031
ab:please take	0.024	-0.006	-0.001	-0.017
ab:po box	-0.01	0.01	-0.018	0.018
ab:police or	-0.004	-0.015	0.02	-0.002
ab:policies are	-0.004	0	0.015	-0.011
ab:policies ¶	-0.011	-0.002	-0.001	0.014
ab:policy BRAND	0.02	0.006	-0.008	-0.018
ab:policy applies	-0.004	0.055	-0.051	0
ab:policy contact	-0.043	0.041	0.009	-0.008
ab:policy for	-0.006	-0.003	0.022	-0.014
ab:policy from	-0.004	-0.006	-0.026	0.035
ab:policy of	-0.041	0.065	-0.009	-0.015
ab:policy says	-0.002	-0.015	-0.022	0.039
ab:policy sets	0.056	-0.005	-0.028	-0.022
ab:policy tells	0.017	-0.002	-0.025	0.01
ab:policy terms	-0.014	-0.002	0.008	0.009
ab:policy ¶	0.077	0.026	-0.037	-0.066
ab:portal that	-0.063	0.01	0.052	0.001
ab:possible on	0.01	-0.001	-0.001	-0.008
ab:postal address	0.033	-0.006	-0.015	-0.012
ab:posted the	0.041	-0.001	0	-0.04
ab:pounds sterling	0	0.032	-0.011	-0.02
ab:powered by	-0.058	-0.034	0.067	0.025
ab:practice ¶	-0.001	-0.002	-0.014	0.016
ab:practices ¶	0	-0.007	0.01	-0.003
ab:price and	0.019	0.031	-0.009	-0.04
ab:price does	0.029	0	0	-0.028
ab:prices are	-0.012	0.031	0.011	-0.031
ab:prices ¶	-0.047	-0.005	0.022	0.03
ab:pricing log	-0.01	0	0	0.011
ab:pricing ¶	0.094	-0.002	-0.004	-0.088
ab:prints and	0.069	-0.002	-0.002	-0.064
ab:privacy @	0.004	-0.002	-0.011	0.01
ab:privacy BRAND	-0.003	0.045	-0.042	0
ab:privacy and	0.028	0.042	-0.092	0.022
ab:privacy is	0.029	-0.006	-0.005	-0.019
ab:privacy notice	0.072	-0.026	-0.172	0.126
ab:privacy of	0.011	-0.011	-0.01	0.01
ab:privacy policy	-0.114	0.003	0.082	0.029
ab:privacy seriously	0.016	-0.006	0.003	-0.013
ab:privacy statement	0.024	-0.02	0.018	-0.022
ab:privacy very	0.028	-0.004	-0.009	-0.015
ab:privacy we	-0.023	0	0.008	0.015
ab:privacy ¶	-0.028	-0.019	0.132	-0.085
ab:private and	-0.028	0.055	-0.011	-0.016
ab:private company	0.026	-0.016	-0.032	0.022
ab:private limited	0.045	-0.037	-0.004	-0.004
ab:process the	-0.017	-0.004	0.005	0.016
ab:process your	-0.006	-0.007	0.015	-0.002
ab:process ¶	0.007	0.08	-0.066	-0.021
ab:product of	-0.037	-0.001	0.039	-0.001
ab:product ¶	-0.015	0	0	0.016
ab:profits ¶	-0.009	-0.01	-0.032	0.051
ab:project is	0.012	0	0	-0.012
ab:promotes the	0.024	0.03	-0.03	-0.023
ab:properly first	-0.021	-0.001	0	0.022
ab:property management	0.023	-0.002	-0.001	-0.02
ab:property of	0.006	-0.002	-0.011	0.007
ab:property on	0.028	-0.004	-0.012	-0.013
ab:protect your	0.05	-0.009	-0.039	-0.002
ab:protected by	-0.004	-0.006	0.01	0
ab:protecting and	-0.063	-0.028	0.077	0.014
ab:protecting the	0.01	0.054	-0.058	-0.006
ab:protecting your	0.056	-0.008	-0.034	-0.013
ab:protection issues	-0.002	-0.007	0.011	-0.002
ab:protection law	-0.006	-0.005	0.012	-0.001
ab:protection officer	-0.002	-0.017	0.027	-0.008
ab:protection regulation	-0.011	-0.001	0	0.013
ab:protection ¶	0.012	0.041	-0.041	-0.012
ab:protects your	-0.001	0.014	-0.008	-0.005
ab:proudly created	0.031	-0.002	-0.015	-0.014
ab:provided by	-0.05	-0.03	0.074	0.006
ab:provider and	-0.02	0.004	0.016	0
ab:provider of	-0.005	-0.007	-0.003	0.015
ab:providers with	-0.015	-0.015	0.036	-0.006
ab:provides a	-0.029	-0.002	-0.012	0.043
ab:provides the	0.022	-0.02	-0.012	0.009
ab:provides this	0.017	-0.001	-0.004	-0.012
ab:published whether	-0.069	0.001	0.068	0
ab:purpose of	0.005	-0.004	0.012	-0.013
ab:purpose ¶	0.057	-0.01	-0.029	-0.018
ab:purposes of	0.008	0.032	-0.039	-0.002
ab:put together	0.017	0	0	-0.018
ab:quarter secures	0.027	-0.01	0.01	-0.027
ab:questions are	0.059	-0.002	0.006	-0.062
ab:quick links	-0.011	0.04	-0.036	0.008
ab:quote reference	-0.013	-0.002	0	0.014
ab:quote ¶	-0.017	-0.001	0	0.018
ab:range for	0.013	0	0	-0.012
ab:rapa ¶	0.021	-0.003	0.003	-0.021
ab:rated DIGITS	0.016	-0.003	-0.009	-0.004
ab:read more	-0.009	-0.001	-0.001	0.01
ab:read their	-0.01	-0.011	0.025	-0.004
ab:read them	-0.009	-0.021	0.065	-0.035
ab:read what	-0.013	-0.002	-0.013	0.028
ab:reading and	-0.086	-0.001	-0.001	0.089
ab:reading rg30	-0.016	0.004	0.012	0
ab:receives the	-0.044	0.001	0.043	0
ab:receives your	-0.005	0.024	-0.001	-0.018
ab:records are	0.01	-0.009	0.002	-0.003
ab:records the	0	-0.006	0.018	-0.012
ab:records ¶	-0.042	0.018	0.011	0.012
ab:recycle what	-0.016	-0.001	0.002	0.015
ab:refer to	0.029	-0.008	-0.038	0.017
ab:reference web	-0.013	-0.002	0	0.014
ab:references :	0.015	-0.002	-0.002	-0.011
ab:references to	0.007	0.011	-0.017	0
ab:referred to	0.015	-0.002	-0.005	-0.007
ab:referring to	0.006	0.008	-0.001	-0.014
ab:refers to	-0.007	0.023	-0.037	0.02
ab:refuse a	0.025	-0.001	-0.001	-0.023
ab:refuse the	-0.012	0	0.012	0
ab:reg SELF	0.019	-0.002	-0.016	0
ab:reg in	0.014	-0.001	-0.014	0
ab:reg no	0.048	0.049	-0.098	0
ab:register number	-0.047	-0.007	0.055	-0.001
ab:registered address	0.029	0.023	-0.051	-0.002
ab:registered and	-0.027	0.001	0.026	0
ab:registered at	-0.111	0.013	0.141	-0.044
ab:registered business	0.013	-0.005	-0.006	-0.001
ab:registered charity	0.106	-0.037	0.053	-0.122
ab:registered company	-0.022	0.028	0.013	-0.018
ab:registered firm	-0.009	-0.001	-0.001	0.01
ab:registered in	-0.071	0.036	0.104	-0.069
ab:registered no	-0.047	0.037	0.009	0.001
ab:registered number	-0.041	0.035	-0.01	0.016
ab:registered office	0.169	-0.059	-0.184	0.074
ab:registered trade	-0.01	-0.002	0.012	0
ab:registered under	0.018	-0.002	-0.003	-0.013
ab:registered with	-0.048	-0.009	0.025	0.033
ab:registered ¶	0.008	-0.002	-0.021	0.015
ab:registration SELF	-0.02	-0.012	0.034	-0.001
ab:registration no	0.094	-0.039	-0.055	0.001
ab:registration number	0.002	-0.089	0.025	0.062
ab:regulated by	-0.075	0.041	-0.044	0.078
ab:related services	-0.016	0	0.012	0.004
ab:rely on	-0.034	0.002	0.017	0.016
ab:remove a	-0.017	0	0.017	0
ab:rented unit	0.049	-0.044	-0.042	0.037
ab:repair it	0.015	0	-0.001	-0.014
ab:repairs what	-0.021	0.001	0.02	0
ab:repairs ¶	-0.021	0.001	0.02	0
ab:repossessed if	-0.041	-0.004	0.017	0.028
ab:representative of	0.124	-0.035	-0.047	-0.042
ab:request ¶	-0.034	-0.003	0.037	0
ab:require all	-0.005	-0.015	0.02	-0.001
ab:requirements of	-0.004	-0.007	0.012	-0.002
ab:reserved DIGITS	-0.012	-0.001	0	0.013
ab:reserved SELF	0.01	-0.001	-0.006	-0.003
ab:reserved home	-0.034	0.001	0.04	-0.007
ab:reserved website	0.011	0	0	-0.01
ab:reserved ¶	0.053	0.015	-0.038	-0.03
ab:reserves the	-0.022	-0.004	0.007	0.019
ab:respect the	-0.004	-0.014	0.019	-0.001
ab:respect your	0.028	-0.003	-0.015	-0.01
ab:respecting your	-0.049	-0.021	0.067	0.003
ab:respects your	0.023	-0.006	-0.03	0.014
ab:responsible for	-0.054	-0.028	0.042	0.04
ab:retention ¶	-0.002	-0.007	0.01	-0.001
ab:returns ¶	0.048	-0.002	-0.001	-0.045
ab:reviewed january	-0.01	-0.002	0.012	0
ab:reviews are	-0.003	-0.013	0.017	-0.001
ab:rhif cofrestru’r	0.012	-0.003	-0.01	0.001
ab:richmond upon	-0.054	0.007	0.046	0.001
ab:right to	-0.024	0.032	-0.057	0.049
ab:rights reserved	-0.049	0.071	0	-0.022
ab:rights ¶	-0.011	-0.008	0.019	-0.001
ab:ring before	0.015	-0.002	0.001	-0.014
ab:rita street	0.017	-0.008	-0.008	0
ab:road birmingham	0.048	-0.006	-0.041	0
ab:road halifax	-0.014	0	0.014	0
ab:road ipswich	-0.051	0.001	0.05	0
ab:road london	-0.011	-0.02	0.036	-0.005
ab:road norwich	-0.018	0	0.007	0.01
ab:road stockport	-0.023	0.005	0.018	0
ab:road worthing	-0.033	-0.009	0.023	0.02
ab:roasted posted	0.041	-0.001	0	-0.04
ab:rog s	-0.012	0	0.012	0
ab:rolofefe street	0.013	-0.003	-0.01	0
ab:rooms and	0.053	-0.005	0.022	-0.07
ab:rooms ¶	-0.061	-0.001	0	0.062
ab:royal charter	0.012	-0.001	-0.009	-0.003
ab:rules ¶	0.018	-0.002	0.003	-0.019
ab:run by	0.039	0.053	-0.056	-0.037
ab:run it	-0.038	0.006	0.032	0
ab:run on	0.001	-0.028	0.027	0.001
ab:run the	0.028	-0.003	-0.009	-0.015
ab:running it	-0.01	0.001	0.009	0
ab:runs the	-0.038	0.05	-0.006	-0.006
ab:runs this	0.063	-0.017	-0.084	0.038
ab:s c	-0.038	-0.001	0.003	0.036
ab:s privacy	0.016	-0.008	-0.003	-0.005
ab:said about	0.01	-0.002	-0.013	0.004
ab:said yesterday	-0.015	0	0.015	0
ab:sale now	-0.04	0	0.002	0.038
ab:sale of	0.036	-0.005	-0.002	-0.029
ab:sale ¶	-0.036	-0.003	-0.003	0.042
ab:sales and	-0.01	-0.001	-0.001	0.011
ab:sales ¶	-0.023	0	0	0.024
ab:same day	0.041	0	0	-0.04
ab:same ¶	0.025	-0.032	0.012	-0.005
ab:say "	0.014	-0.004	-0.008	-0.002
ab:school head	-0.019	0	0	0.019
ab:schools ¶	-0.01	-0.007	0.011	0.006
ab:scotland company	-0.007	-0.001	-0.003	0.011
ab:scotland no	0.024	-0.005	-0.005	-0.014
ab:scotland our	0.034	-0.016	-0.019	0.001
ab:scotland with	-0.007	0.049	-0.04	-0.002
ab:sea ¶	-0.011	-0.002	-0.004	0.016
ab:season :	0.048	-0.001	0	-0.047
ab:second sort	-0.012	0	0.012	0
ab:second visit	0.027	-0.045	-0.024	0.042
ab:section DIGITS	-0.036	-0.004	0.033	0.007
ab:secures your	0.024	-0.01	0.01	-0.024
ab:security of	-0.008	0.045	-0.033	-0.004
ab:security ¶	-0.021	0	0	0.022
ab:see how	0.024	-0.009	0.021	-0.036
ab:see the	0.005	0.029	-0.031	-0.004
ab:see them	-0.03	0.003	0.026	0.001
ab:see what	0.017	-0.009	-0.009	0
ab:see which	-0.012	-0.001	0.001	0.013
ab:see your	-0.002	0.001	0.013	-0.012
ab:seen at	-0.044	0.001	0.043	0
ab:self employed	-0.014	0	0	0.014
ab:sell the	-0.014	-0.008	0.022	-0.001
ab:sell tickets	-0.022	-0.006	0.009	0.019
ab:seller has	-0.006	0.001	0.022	-0.017
ab:selling letting	-0.084	-0.001	-0.001	0.085
ab:send invoices	0.032	-0.003	-0.029	0
ab:send us	-0.035	0.002	0.017	0.016
ab:sent by	0.014	0	0	-0.014
ab:sent through	-0.006	-0.011	0.017	0
ab:separate company	-0.012	0.005	0.007	0
ab:september DIGITS	-0.01	-0.005	0.029	-0.014
ab:seriously and	0.019	-0.002	-0.002	-0.014
ab:seriously ¶	0.01	0.038	-0.05	0.002
ab:service "	-0.028	-0.002	0.003	0.027
ab:service (	-0.034	0.005	0.021	0.008
ab:service of	-0.006	-0.005	-0.002	0.012
ab:service ¶	-0.037	-0.011	0.02	0.028
ab:services "	0.087	-0.024	-0.075	0.013
ab:services (	-0.029	-0.005	0.022	0.011
ab:services are	-0.014	-0.002	-0.002	0.019
ab:services for	-0.033	-0.005	0.017	0.021
ab:services in	0.054	-0.001	0	-0.053
ab:services register	-0.044	-0.009	0.042	0.011
ab:services ¶	0.028	0.006	0.046	-0.08
ab:set up	-0.01	-0.007	0.003	0.013
ab:sets cookies	-0.009	-0.006	0.017	-0.001
ab:sets out	-0.012	0.035	-0.007	-0.016
ab:sets ¶	-0.038	-0.002	-0.001	0.042
ab:seven who	-0.001	0	0.012	-0.011
ab:sexton road	-0.024	0.002	0.021	0.001
ab:shares and	-0.008	0.012	-0.002	-0.002
ab:sheffield south	-0.012	0	0.014	-0.002
ab:shelves ¶	0.023	-0.001	-0.002	-0.02
ab:shop with	-0.046	-0.001	-0.001	0.047
ab:shop ¶	0.013	-0.009	-0.021	0.017
ab:shops ¶	-0.069	-0.002	-0.001	0.071
ab:should not	-0.019	0.002	0.017	-0.001
ab:shrewsbury and	-0.047	-0.001	-0.001	0.049
ab:shrewsbury shropshire	-0.012	0	0.012	0
ab:shrewsbury sy1	0.012	-0.001	-0.002	-0.01
ab:shrewsbury sy3	-0.023	0.003	0.02	0
ab:sign in	0	-0.004	-0.01	0.014
ab:similar technologies	-0.002	0.046	-0.041	-0.002
ab:similar technology	-0.001	-0.012	0.014	-0.001
ab:since DIGITS	0.114	-0.02	-0.067	-0.028
ab:site :	0.021	0	0	-0.021
ab:site by	-0.029	-0.011	0.008	0.031
ab:site means	0.017	-0.002	-0.001	-0.014
ab:site the	0.039	-0.034	0.013	-0.018
ab:site uses	-0.042	-0.002	-0.003	0.047
ab:site will	-0.012	0	0.012	0
ab:site you	-0.003	0.001	-0.013	0.015
ab:site ¶	0.11	-0.121	-0.015	0.026
ab:sites this	-0.009	-0.006	0.017	-0.001
ab:sk9 7jt	-0.006	-0.008	0.016	-0.002
ab:slavery statement	0.02	-0.001	-0.007	-0.012
ab:small firms	0.012	0	0.001	-0.012
ab:small shop	-0.024	-0.001	-0.001	0.025
ab:smaller range	0.012	0	0	-0.012
ab:so nobody	-0.026	-0.001	0.001	0.026
ab:so that	-0.042	-0.026	0.053	0.015
ab:social enterprise	0.023	-0.004	-0.009	-0.01
ab:software and	0.011	-0.015	0.023	-0.019
ab:software for	-0.059	0	0	0.06
ab:software from	0.013	0	0	-0.013
ab:software of	-0.041	-0.032	0.07	0.003
ab:software that	-0.071	0.004	0.012	0.055
ab:sold by	0.011	-0.002	-0.002	-0.007
ab:sole trader	-0.098	-0.002	0.002	0.098
ab:some of	-0.003	0.029	-0.026	0
ab:somebody else	-0.028	0	0.004	0.024
ab:someone who	0.042	-0.001	0	-0.041
ab:something ¶	0.041	-0.001	0	-0.041
ab:sometimes has	-0.064	0.001	0.062	0.001
ab:sort the	-0.012	0	0.012	0
ab:sorted ¶	0.026	-0.001	-0.001	-0.025
ab:south yorkshire	-0.012	0	0.014	-0.002
ab:spare parts	0.021	-0.003	-0.02	0.001
ab:standard ¶	-0.033	-0.002	-0.019	0.053
ab:start to	0.015	0	0.001	-0.015
ab:statement ¶	0.035	-0.004	-0.017	-0.014
ab:station road	-0.057	0.076	-0.016	-0.003
ab:status ;	-0.031	0	0.031	0
ab:status ¶	-0.018	-0.007	0.01	0.015
ab:statutory rate	-0.027	0	0	0.026
ab:stay :	-0.001	-0.002	0.011	-0.008
ab:stay chosen	-0.027	-0.001	0.008	0.02
ab:stay in	-0.004	-0.007	0.012	0
ab:stay with	-0.055	0	0.005	0.05
ab:stay ¶	-0.027	-0.001	-0.001	0.029
ab:stays the	-0.007	-0.004	0.014	-0.003
ab:sterling and	0	0.033	-0.013	-0.02
ab:stockholm sweden	0.015	0	0.007	-0.022
ab:stockport and	0.024	-0.001	-0.001	-0.022
ab:stockport cheshire	-0.023	0.005	0.018	0
ab:stops at	0.013	-0.001	-0.001	-0.011
ab:storage periods	-0.001	-0.008	0.01	-0.001
ab:store a	-0.003	-0.012	0.016	-0.001
ab:store is	0.011	-0.002	-0.009	0
ab:stories worth	0.04	-0.003	-0.024	-0.013
ab:story ¶	0.008	0.014	-0.028	0.006
ab:street abosdi	-0.012	-0.001	0.012	0.001
ab:street birmingham	-0.005	-0.026	-0.059	0.09
ab:street dublin	-0.009	-0.003	0.014	-0.002
ab:street edinburgh	0.036	-0.001	0.01	-0.044
ab:street glasgow	0.042	-0.013	-0.026	-0.004
ab:street london	-0.093	-0.019	0.139	-0.027
ab:street ¶	0.002	-0.019	0.019	-0.002
ab:stripe ¶	-0.006	-0.005	0.018	-0.007
ab:students and	0.013	-0.001	0.005	-0.017
ab:students union	-0.029	-0.006	0.036	-0.002
ab:studio at	-0.01	0	0	0.011
ab:studio ¶	-0.005	-0.004	0.024	-0.015
ab:stuttgart germany	-0.041	0.031	0.01	0
ab:style of	-0.058	-0.011	-0.022	0.091
ab:subject to	-0.031	-0.004	0.036	-0.001
ab:subscribe to	-0.001	-0.011	-0.056	0.069
ab:subscribe ¶	-0.004	-0.008	0.013	-0.001
ab:subsidiaries affiliates	0.043	-0.006	-0.034	-0.003
ab:subsidiaries and	0.042	-0.009	-0.033	0
ab:subsidiary companies	0.025	-0.005	-0.019	-0.001
ab:subsidiary of	-0.102	0.104	0.032	-0.034
ab:substantially all	-0.005	-0.011	0.017	-0.001
ab:such as	0.035	-0.009	-0.035	0.009
ab:suffolk ip4	-0.048	0.001	0.047	0
ab:suite DIGITS	-0.02	0.061	-0.034	-0.007
ab:supervisory authority	-0.002	-0.007	0.011	-0.002
ab:supplied by	0	-0.009	0.039	-0.03
ab:suppliers ¶	0.036	-0.001	0.001	-0.036
ab:supply the	-0.063	0.01	0.052	0.001
ab:support ¶	-0.007	0.035	0.004	-0.032
ab:supported by	0.024	-0.007	0.008	-0.025
ab:surrey tw9	-0.054	0.007	0.046	0.001
ab:suvo road	0.035	-0.005	-0.03	0
ab:swansea and	0.01	-0.001	-0.001	-0.008
ab:swansea west	-0.014	0.002	0.012	0
ab:swyddfa :	0.012	-0.003	-0.01	0.001
ab:system is	-0.014	-0.002	0.003	0.013
ab:t a	0.011	-0.025	0.021	-0.007
ab:tafapon ¶	-0.062	-0.009	0.002	0.069
ab:tailor made	0.03	0	0	-0.029
ab:take the	-0.109	0.012	0.096	0.001
ab:takes no	-0.01	0.001	0.009	0
ab:takes the	-0.086	0.001	0.039	0.046
ab:takes your	0.031	-0.01	0.013	-0.034
ab:tasting evenings	0.004	0.002	0.004	-0.01
ab:team meets	0.021	0.001	0.001	-0.022
ab:team ¶	0.015	-0.005	-0.003	-0.007
ab:technology ¶	-0.001	-0.012	0.014	-0.001
ab:tel :	-0.053	0.095	-0.073	0.032
ab:tel DIGITS	0.06	-0.004	0.002	-0.058
ab:telephone (	0.015	-0.003	-0.012	0
ab:telephone DIGITS	0.033	-0.01	-0.015	-0.008
ab:telephone by	-0.038	-0.014	0.064	-0.012
ab:telephone number	0.02	-0.005	-0.012	-0.003
ab:tell us	-0.007	-0.015	-0.024	0.046
ab:tells you	0.063	-0.014	-0.058	0.009
ab:ten and	0.036	-0.002	0.001	-0.035
ab:ten miles	0.035	0	-0.018	-0.017
ab:terms "	-0.002	-0.003	-0.018	0.023
ab:terms &	0.04	-0.036	0.05	-0.054
ab:terms BRAND	-0.007	-0.008	0.019	-0.003
ab:terms and	0.058	0.045	0.001	-0.104
ab:terms apply	0.006	-0.01	-0.001	0.005
ab:terms contact	0.042	-0.01	-0.008	-0.024
ab:terms for	-0.014	0.061	-0.047	0
ab:terms if	-0.007	-0.006	0.017	-0.004
ab:terms of	-0.023	0.036	-0.008	-0.005
ab:terms privacy	0.055	-0.006	0.005	-0.053
ab:terms ¶	-0.068	-0.032	-0.042	0.142
ab:terrace cambridge	-0.019	0	0.018	0
ab:thames surrey	-0.054	0.007	0.046	0.001
ab:that BRAND	-0.063	0.01	0.052	0.001
ab:that are	-0.019	0.033	-0.024	0.01
ab:that does	-0.092	-0.001	-0.001	0.095
ab:that is	-0.01	0.009	-0.014	0.016
ab:that it	-0.02	-0.002	0.003	0.019
ab:that takes	-0.054	0.004	0.012	0.038
ab:that the	-0.045	0.027	0.016	0.002
ab:that we	-0.055	-0.026	0.065	0.017
ab:that works	0.019	-0.001	0	-0.018
ab:that you	-0.03	0.028	-0.061	0.063
ab:that your	0.021	-0.006	-0.006	-0.008
ab:the "	-0.011	0.084	-0.063	-0.01
ab:the BRAND	-0.005	-0.045	0.037	0.013
ab:the ORG	-0.03	0.027	-0.019	0.022
ab:the SELF	0.039	-0.007	-0.012	-0.02
ab:the address	-0.103	0.033	0.064	0.006
ab:the admin	-0.041	0.005	0.016	0.02
ab:the advice	-0.016	-0.003	0.019	0
ab:the app	-0.014	-0.001	0.001	0.014
ab:the bank	-0.002	0.02	-0.018	0
ab:the booking	-0.074	0.006	0.069	-0.001
ab:the british	-0.019	0.004	-0.005	0.02
ab:the building	0.013	-0.012	-0.009	0.008
ab:the business	0.005	-0.018	-0.017	0.03
ab:the buyer	-0.009	-0.009	0.021	-0.003
ab:the card	0.025	-0.01	0.011	-0.026
ab:the case	-0.016	-0.003	-0.017	0.036
ab:the certificate	-0.058	-0.001	0.061	-0.003
ab:the charity	0.012	-0.009	0.045	-0.048
ab:the client	-0.027	0.002	0.005	0.021
ab:the club	0.003	-0.008	0.011	-0.007
ab:the co	0.005	0.007	-0.012	0
ab:the companies	0.01	-0.003	-0.007	0
ab:the company	-0.127	0.064	-0.011	0.074
ab:the context	0.015	-0.005	0.011	-0.02
ab:the contract	0.019	-0.015	-0.006	0.002
ab:the controller	-0.013	-0.007	-0.036	0.055
ab:the cookie	-0.027	-0.028	0.055	-0.001
ab:the counter	0.017	-0.001	-0.013	-0.003
ab:the country	0.033	-0.007	-0.009	-0.017
ab:the customer	0.028	-0.018	-0.033	0.023
ab:the data	-0.011	-0.065	0.017	0.059
ab:the day	-0.011	0	0.003	0.008
ab:the decision	-0.05	0	0.05	0
ab:the details	0.003	-0.012	0.021	-0.012
ab:the edge	0.129	-0.045	-0.046	-0.038
ab:the financial	-0.015	0.009	-0.023	0.029
ab:the first	0.035	0.037	-0.039	-0.033
ab:the following	-0.022	-0.032	0.043	0.011
ab:the form	0.034	-0.003	-0.01	-0.022
ab:the gambling	0.014	0.015	0.034	-0.062
ab:the gaps	-0.022	0	0.004	0.019
ab:the garden	0.035	-0.001	0.001	-0.035
ab:the general	0.016	-0.008	-0.035	0.027
ab:the gift	-0.039	-0.004	0.034	0.008
ab:the heart	0.025	-0.003	0.041	-0.064
ab:the highlands	-0.002	0.043	-0.04	-0.001
ab:the hospice	-0.025	0.046	-0.018	-0.003
ab:the information	-0.052	-0.032	0.086	-0.002
ab:the institute	0.01	-0.017	0.019	-0.011
ab:the islands	-0.013	-0.001	0.001	0.013
ab:the isle	0.068	-0.008	-0.058	-0.002
ab:the jargon	-0.008	-0.001	-0.002	0.011
ab:the last	-0.01	-0.014	0.027	-0.003
ab:the laws	-0.018	0.049	-0.028	-0.003
ab:the lottery	-0.032	0.019	-0.001	0.014
ab:the mill	-0.031	0.023	0	0.008
ab:the money	0.028	-0.001	0.003	-0.03
ab:the name	0.003	-0.013	-0.007	0.017
ab:the national	-0.011	-0.008	0.023	-0.005
ab:the netherlands	0.108	-0.038	-0.07	-0.001
ab:the network	-0.021	0.003	0.064	-0.045
ab:the new	-0.011	-0.01	0.011	0.011
ab:the north	0.038	-0.001	-0.002	-0.035
ab:the number	0.043	-0.006	-0.026	-0.011
ab:the office	0.013	-0.001	0	-0.012
ab:the one	0.027	0	0	-0.026
ab:the online	-0.004	-0.008	-0.005	0.018
ab:the order	0.014	-0.002	-0.015	0.002
ab:the other	0.017	-0.006	0.034	-0.045
ab:the owner	-0.029	-0.01	0.009	0.03
ab:the parent	0.025	0.105	-0.125	-0.005
ab:the partners	-0.031	-0.001	0	0.032
ab:the party	0.022	-0.005	0.017	-0.034
ab:the payment	-0.091	0.002	0.069	0.021
ab:the person	0.025	-0.008	-0.006	-0.012
ab:the personal	0.059	0.013	-0.073	0.002
ab:the phone	0.006	-0.003	-0.015	0.011
ab:the pier	-0.034	-0.003	-0.001	0.037
ab:the platform	-0.034	-0.003	0.007	0.03
ab:the police	-0.004	-0.015	0.02	-0.002
ab:the policy	-0.009	0.11	-0.097	-0.004
ab:the portal	-0.063	0.01	0.052	0.001
ab:the price	0.022	-0.002	0.017	-0.038
ab:the privacy	0.017	0.032	-0.052	0.003
ab:the promoter	-0.006	0.001	0.011	-0.006
ab:the promotion	0.012	-0.01	0.004	-0.006
ab:the property	0.039	-0.008	-0.03	-0.002
ab:the purpose	0.017	-0.005	0.012	-0.024
ab:the purposes	-0.006	0.051	-0.042	-0.003
ab:the registered	-0.014	0.01	-0.009	0.013
ab:the requirements	-0.004	-0.007	0.013	-0.002
ab:the right	-0.022	-0.005	0.004	0.023
ab:the sale	0.025	-0.001	-0.001	-0.023
ab:the same	0.094	-0.037	0	-0.057
ab:the scottish	0.069	-0.004	-0.044	-0.021
ab:the sea	0.031	0.037	-0.004	-0.063
ab:the second	0.024	-0.046	-0.012	0.034
ab:the security	-0.003	-0.012	0.016	-0.001
ab:the seller	0.01	-0.001	0.02	-0.029
ab:the service	-0.031	-0.001	0.002	0.03
ab:the services	-0.014	-0.019	-0.015	0.048
ab:the seven	-0.009	0	0.012	-0.003
ab:the shop	0.03	-0.017	-0.025	0.012
ab:the site	0.087	-0.114	0.03	-0.003
ab:the statutory	-0.027	0	0	0.026
ab:the supplier	0.012	-0.002	0.016	-0.026
ab:the task	-0.006	-0.005	0.012	-0.001
ab:the telephone	-0.027	0	0.027	0.001
ab:the terms	0.023	-0.019	0.012	-0.015
ab:the trade	-0.036	-0.001	0	0.037
ab:the trading	0.024	-0.009	-0.021	0.005
ab:the trust	0.033	0.086	-0.111	-0.007
ab:the uk	-0.098	0.044	0.068	-0.014
ab:the united	0.055	0.026	-0.091	0.01
ab:the use	0.012	-0.006	-0.006	0
ab:the user	0.043	-0.009	-0.034	0.001
ab:the village	-0.002	-0.008	-0.014	0.024
ab:the web	-0.009	-0.003	-0.016	0.028
ab:the website	0.077	0.039	-0.131	0.015
ab:the work	-0.023	0.002	0.02	0
ab:their details	-0.019	0.002	0.017	-0.001
ab:their own	-0.057	0.077	-0.05	0.031
ab:their terms	-0.01	-0.009	0.023	-0.004
ab:them act	-0.013	0	0.025	-0.012
ab:them before	-0.009	-0.021	0.065	-0.035
ab:them may	-0.008	-0.007	0.017	-0.002
ab:them nothing	0.037	-0.046	-0.028	0.037
ab:them safe	0.015	0	0.003	-0.017
ab:them to	-0.016	-0.001	0.006	0.01
ab:them ¶	-0.043	0.001	0.028	0.013
ab:theme by	0.02	0	0	-0.02
ab:there is	-0.047	-0.005	-0.015	0.068
ab:these are	0.056	-0.009	-0.046	-0.002
ab:these providers	-0.016	-0.016	0.039	-0.006
ab:these terms	-0.018	-0.04	-0.027	0.084
ab:they are	-0.047	-0.025	0.069	0.003
ab:they said	-0.013	-0.001	0.008	0.006
ab:thimble industrial	-0.017	0	0.016	0
ab:things sent	0.029	-0.008	0.004	-0.025
ab:third parties	0.002	-0.014	0.017	-0.005
ab:third party	-0.007	-0.012	0.02	-0.002
ab:thirteen should	-0.019	0.002	0.017	-0.001
ab:thirty days	0.01	-0.001	0.008	-0.016
ab:this agreement	-0.043	0.004	0.04	-0.002
ab:this is	-0.02	-0.005	-0.007	0.032
ab:this notice	0.002	-0.014	0.027	-0.016
ab:this one	-0.006	-0.007	0.016	-0.003
ab:this page	0.083	0.022	-0.132	0.026
ab:this policy	0.06	-0.014	-0.084	0.037
ab:this privacy	-0.012	-0.012	-0.021	0.045
ab:this season	0.023	-0.001	0	-0.021
ab:this site	-0.008	-0.028	0.027	0.009
ab:this web	0.011	-0.004	0.003	-0.01
ab:this website	-0.098	0.051	0.021	0.027
ab:this your	-0.032	-0.003	0.035	0
ab:thousands of	0.03	-0.001	-0.001	-0.027
ab:three of	0.018	-0.001	-0.001	-0.016
ab:through ORG	-0.002	-0.011	0.014	-0.001
ab:through its	0.034	-0.009	-0.03	0.005
ab:through this	-0.021	-0.019	0.071	-0.03
ab:throughout the	0.042	-0.033	-0.004	-0.005
ab:tickets are	-0.076	-0.002	0.001	0.077
ab:tickets for	0.044	-0.005	-0.003	-0.036
ab:tickets from	0.04	-0.001	-0.011	-0.028
ab:tickets ¶	-0.025	0	0	0.025
ab:time by	-0.004	-0.006	-0.026	0.035
ab:time to	0.035	-0.029	-0.04	0.034
ab:time ¶	0.028	-0.003	-0.006	-0.018
ab:timetable ¶	0.049	-0.001	0	-0.048
ab:to "	0.003	0.014	-0.015	-0.002
ab:to :	0.02	-0.007	-0.011	-0.001
ab:to BRAND	-0.002	-0.02	0.001	0.021
ab:to DIGITS	-0.079	-0.004	-0.002	0.085
ab:to ORG	-0.039	-0.014	0.016	0.036
ab:to SELF	0.055	-0.01	-0.038	-0.007
ab:to a	0.023	-0.015	-0.033	0.025
ab:to addresses	-0.018	-0.004	0.034	-0.012
ab:to all	0.034	0.033	-0.062	-0.005
ab:to anyone	-0.006	-0.006	0.013	-0.001
ab:to as	0.003	0.007	0.002	-0.013
ab:to be	0.013	-0.006	-0.008	0.001
ab:to buy	-0.008	-0.002	0	0.01
ab:to cancel	-0.018	0.042	-0.043	0.018
ab:to carry	-0.031	-0.007	0.05	-0.012
ab:to contact	-0.041	0.042	0.003	-0.003
ab:to do	-0.046	-0.007	-0.003	0.056
ab:to every	-0.019	0	0.003	0.015
ab:to finish	0.015	0	0.001	-0.015
ab:to home	0.041	0	0.011	-0.052
ab:to improve	-0.018	0	0	0.018
ab:to in	0.021	-0.002	-0.019	0
ab:to it	0.019	-0.009	-0.007	-0.004
ab:to its	-0.077	0.006	0.075	-0.005
ab:to keep	0.007	0.049	-0.014	-0.042
ab:to our	-0.011	-0.005	-0.069	0.085
ab:to pay	0.011	0	0.013	-0.024
ab:to privacy	-0.004	-0.002	-0.004	0.01
ab:to protect	0.043	-0.008	-0.036	0
ab:to protecting	-0.004	0.018	-0.016	0.002
ab:to provide	-0.019	-0.007	0.031	-0.005
ab:to respect	-0.004	-0.014	0.019	-0.001
ab:to see	0.045	-0.015	-0.043	0.013
ab:to status	-0.031	0	0.031	0
ab:to the	0.053	-0.024	0.036	-0.065
ab:to them	-0.002	-0.005	-0.003	0.01
ab:to these	0.039	-0.009	-0.03	0
ab:to this	0.049	-0.005	-0.003	-0.042
ab:to time	0.036	-0.029	-0.041	0.034
ab:to us	-0.044	-0.017	0.04	0.021
ab:to use	0.011	-0.008	0	-0.002
ab:to visitors	0.014	0	0.002	-0.016
ab:to which	0.023	-0.012	-0.009	-0.002
ab:to whom	-0.029	-0.009	0.042	-0.004
ab:to you	0.102	-0.015	-0.014	-0.073
ab:to your	-0.011	-0.007	0.057	-0.039
ab:together "	-0.047	0.062	-0.011	-0.003
ab:together by	0.013	0.001	0.004	-0.018
ab:together with	0.092	-0.043	-0.059	0.009
ab:tools and	-0.053	0.038	-0.002	0.016
ab:touch about	0.017	0	0	-0.017
ab:touch who	-0.028	-0.001	0	0.03
ab:touch ¶	0.072	-0.013	0.003	-0.062
ab:tours ¶	0.026	0	0	-0.025
ab:trade customers	0.033	-0.001	-0.001	-0.031
ab:trade mark	-0.019	-0.011	0.028	0.002
ab:trade marks	0.006	-0.008	0.015	-0.013
ab:trade ¶	0.028	-0.004	-0.012	-0.013
ab:trader we	-0.015	0	0	0.015
ab:trader ¶	-0.03	0	0	0.03
ab:trades as	0.023	-0.02	-0.004	0
ab:trading address	0.029	0.015	-0.021	-0.022
ab:trading as	-0.043	0.056	-0.009	-0.004
ab:trading company	0.09	-0.029	-0.042	-0.019
ab:trading name	-0.083	0.101	-0.014	-0.003
ab:trading names	-0.027	0.008	-0.004	0.023
ab:trading office	-0.014	-0.002	-0.006	0.022
ab:trading style	-0.087	-0.022	0.033	0.075
ab:trained here	-0.001	0	0.012	-0.011
ab:training in	0.046	-0.001	0	-0.045
ab:transaction records	-0.015	0	0.015	0
ab:transfers ¶	0.003	-0.016	0.018	-0.005
ab:travels with	0.011	-0.001	-0.001	-0.009
ab:treat your	0.017	-0.012	-0.01	0.004
ab:tree for	0.028	-0.001	-0.001	-0.026
ab:truro and	-0.057	-0.002	-0.003	0.062
ab:trust is	-0.058	0.023	0.001	0.035
ab:trust ¶	-0.059	-0.002	0	0.061
ab:try to	0.021	-0.015	-0.005	-0.001
ab:tw9 8qe	-0.054	0.007	0.046	0.001
ab:twenty years	0.02	-0.001	-0.019	0
ab:two chairs	-0.024	-0.001	-0.001	0.025
ab:tyne tyne	-0.013	0.001	0.012	0
ab:uk (	-0.058	0.004	0.032	0.022
ab:uk DIGITS	-0.012	-0.007	0.01	0.008
ab:uk and	0.037	-0.033	0.01	-0.014
ab:uk company	0.027	-0.006	-0.018	-0.003
ab:uk registered	0.033	-0.001	0	-0.031
ab:uk supervisory	-0.002	-0.007	0.011	-0.002
ab:uk ¶	-0.031	-0.023	0.014	0.039
ab:ularbo ¶	0.019	0.043	-0.043	-0.019
ab:under SELF	-0.045	0.005	0.04	0.001
ab:under a	-0.047	-0.002	0.032	0.017
ab:under account	0.009	-0.005	0.007	-0.011
ab:under company	0.053	-0.009	-0.084	0.04
ab:under data	-0.009	-0.003	0.013	-0.001
ab:under firm	0.019	-0.004	-0.012	-0.002
ab:under licence	0.054	-0.03	-0.022	-0.002
ab:under number	-0.016	-0.047	0.061	0.002
ab:under registration	0.05	-0.029	-0.018	-0.004
ab:under the	0.107	-0.039	-0.015	-0.054
ab:under thirteen	-0.019	0.002	0.017	-0.001
ab:understands that	0.017	-0.006	-0.004	-0.007
ab:underwritten by	0.045	-0.004	-0.016	-0.025
ab:unit DIGITS	-0.097	-0.015	0.121	-0.009
ab:unit on	0.051	-0.044	-0.044	0.037
ab:united kingdom	0.129	0.04	-0.151	-0.019
ab:united states	-0.026	0.017	0.009	0
ab:unless you	-0.021	-0.005	0.029	-0.002
ab:unpaid after	-0.027	0	0	0.026
ab:up and	-0.049	-0.005	-0.002	0.057
ab:up the	0.013	-0.001	0.001	-0.013
ab:up to	-0.016	-0.002	0.001	0.017
ab:up ¶	-0.073	-0.004	0.004	0.073
ab:updated :	-0.09	-0.006	-0.011	0.106
ab:updated may	-0.034	-0.011	0.055	-0.01
ab:updating this	-0.004	-0.006	-0.026	0.035
ab:upon thames	-0.054	0.007	0.046	0.001
ab:upon tyne	0.015	-0.005	0.014	-0.023
ab:url :	-0.013	-0.005	-0.011	0.028
ab:us "	0.062	0.03	-0.114	0.021
ab:us :	0.001	-0.008	0.011	-0.005
ab:us ORG	0.021	-0.001	-0.001	-0.019
ab:us and	-0.02	-0.015	0.043	-0.009
ab:us at	-0.024	-0.002	0.002	0.024
ab:us for	0.008	0.038	-0.038	-0.007
ab:us in	0.015	-0.001	-0.013	-0.001
ab:us is	0.038	-0.014	-0.03	0.006
ab:us last	-0.004	-0.001	-0.012	0.018
ab:us on	0.01	-0.013	0.007	-0.003
ab:us or	0.05	0.03	-0.051	-0.03
ab:us our	0.043	0.078	-0.09	-0.031
ab:us the	-0.022	0.004	0	0.017
ab:us their	-0.019	0.002	0.017	-0.001
ab:us to	0.018	0.001	-0.026	0.007
ab:us we	-0.053	0.005	0.03	0.018
ab:us what	0.042	-0.004	-0.066	0.029
ab:us ¶	0.097	-0.039	0.075	-0.134
ab:use cookies	0.01	-0.006	0.014	-0.017
ab:use it	-0.012	-0.006	0.004	0.013
ab:use of	0.002	-0.012	0.01	0
ab:use the	0.053	-0.014	0.002	-0.041
ab:use this	0.023	-0.001	-0.001	-0.021
ab:use ¶	-0.081	0.03	0.049	0.002
ab:used for	-0.006	-0.006	0.018	-0.006
ab:used the	0.048	-0.012	-0.027	-0.009
ab:used ¶	-0.006	-0.018	0.025	-0.001
ab:users in	-0.015	-0.012	0.027	0
ab:uses and	-0.008	0.01	-0.012	0.009
ab:uses cookies	-0.02	-0.004	-0.013	0.038
ab:uses data	0.021	0	0	-0.02
ab:uses it	0.093	-0.016	-0.076	-0.001
ab:uses the	-0.008	-0.008	-0.001	0.018
ab:uses your	0.033	-0.005	-0.004	-0.024
ab:using the	0.066	-0.003	-0.021	-0.041
ab:using this	-0.08	-0.001	0.052	0.029
ab:usually answers	0.009	-0.001	-0.022	0.014
ab:value your	-0.015	0	0.008	0.007
ab:van if	-0.018	0	0.018	0
ab:van in	0.019	0	0	-0.018
ab:van ¶	-0.015	0	0.015	0
ab:vat DIGITS	0.013	-0.001	-0.012	0
ab:vat no	0.018	-0.004	-0.014	0
ab:vat number	-0.091	-0.007	0.083	0.015
ab:vat registered	-0.013	-0.001	-0.001	0.015
ab:vat registration	0.061	-0.01	-0.034	-0.017
ab:vat ¶	0.021	-0.006	-0.014	-0.001
ab:venues ¶	0.008	-0.005	0.008	-0.011
ab:version DIGITS	0.012	-0.003	-0.005	-0.004
ab:very seriously	0.021	-0.004	-0.009	-0.008
ab:via the	0.051	-0.016	-0.06	0.026
ab:views my	-0.032	0	0	0.032
ab:visit costs	0.027	-0.045	-0.024	0.042
ab:visit the	0.011	0	-0.001	-0.01
ab:visit us	-0.024	0	-0.001	0.025
ab:visitors to	0.027	-0.007	-0.008	-0.012
ab:visitors ¶	0.037	0	-0.001	-0.035
ab:voluntary aided	-0.019	0	0	0.019
ab:volunteer ¶	0.027	-0.001	-0.001	-0.025
ab:volunteers ¶	-0.024	0.002	0.007	0.014
ab:vouchers can	0.044	-0.002	-0.015	-0.027
ab:vouchers ¶	-0.051	-0.002	-0.001	0.055
ab:vududka ¶	0.021	-0.001	0	-0.021
ab:wales (	0.034	-0.025	0.013	-0.023
ab:wales as	0.028	-0.024	-0.01	0.005
ab:wales company	-0.026	-0.007	0.04	-0.008
ab:wales no	-0.243	0.011	0.224	0.008
ab:wales number	0.061	-0.002	-0.059	0
ab:wales our	-0.004	-0.005	-0.015	0.025
ab:wales registered	-0.004	0.018	-0.018	0.004
ab:wales registration	0.01	-0.003	-0.007	0
ab:wales under	0.053	-0.049	-0.045	0.041
ab:wales with	0.036	0.018	-0.004	-0.05
ab:wales ¶	0.065	-0.024	-0.038	-0.002
ab:wall london	-0.013	0.031	-0.018	0
ab:want to	0.006	0.063	-0.053	-0.016
ab:was founded	0.023	-0.002	-0.001	-0.02
ab:was incorporated	-0.032	0	0.034	-0.002
ab:way manchester	-0.056	0.001	0.054	0
ab:we "	0.047	-0.013	0.018	-0.052
ab:we act	-0.02	-0.006	0.029	-0.004
ab:we also	0.047	-0.003	-0.008	-0.035
ab:we and	0.005	-0.027	0.006	0.015
ab:we are	0.062	-0.065	-0.08	0.083
ab:we ask	-0.01	-0.009	0.018	0.001
ab:we collect	-0.003	-0.029	0.01	0.022
ab:we disclose	-0.006	-0.017	0.026	-0.002
ab:we do	0.021	0.031	-0.007	-0.046
ab:we end	-0.014	0	0.001	0.013
ab:we ever	-0.014	-0.008	0.022	-0.001
ab:we give	0.028	-0.004	0.02	-0.044
ab:we have	-0.054	-0.027	0.04	0.041
ab:we hold	0.096	-0.061	-0.058	0.023
ab:we keep	0.048	0.002	0.011	-0.061
ab:we know	-0.016	-0.002	0.003	0.015
ab:we look	0.03	-0.013	-0.006	-0.011
ab:we may	0.009	0.001	0.013	-0.023
ab:we mean	-0.013	-0.006	0.025	-0.006
ab:we never	-0.009	-0.003	0.012	0
ab:we offer	-0.015	0	0.015	0
ab:we operate	-0.001	-0.022	0.02	0.002
ab:we or	0.017	-0.023	-0.005	0.012
ab:we order	-0.04	-0.001	-0.001	0.041
ab:we our	-0.005	0.042	-0.034	-0.003
ab:we own	-0.029	0.001	0.031	-0.003
ab:we plant	0.013	-0.001	-0.002	-0.01
ab:we process	-0.02	0.078	-0.063	0.005
ab:we recycle	-0.013	-0.001	0.002	0.012
ab:we refer	0.044	-0.007	-0.042	0.006
ab:we rely	0.005	0.001	0.016	-0.023
ab:we remove	-0.039	0	0.039	0
ab:we repair	0.015	0	-0.001	-0.014
ab:we require	-0.005	-0.015	0.02	-0.001
ab:we respect	0.029	-0.003	-0.015	-0.011
ab:we run	0.007	-0.006	0.015	-0.015
ab:we say	0.014	0.01	-0.021	-0.003
ab:we sell	-0.01	-0.005	0.007	0.008
ab:we supply	-0.066	0.01	0.055	0.001
ab:we take	-0.049	0.046	0.006	-0.003
ab:we tell	-0.023	0.001	0.003	0.019
ab:we treat	0.019	-0.012	-0.01	0.003
ab:we try	0.021	-0.015	-0.005	-0.001
ab:we us	0.01	0.063	-0.14	0.067
ab:we use	0.015	-0.029	-0.005	0.019
ab:we value	-0.015	0	0.008	0.007
ab:we want	0.033	-0.004	-0.01	-0.019
ab:we will	-0.016	-0.008	0.004	0.021
ab:we would	-0.024	-0.011	0.022	0.013
ab:wears out	0.02	-0.001	-0.002	-0.017
ab:web design	0.023	0	0	-0.022
ab:web form	-0.003	-0.009	0.013	-0.001
ab:web site	0.07	-0.015	-0.052	-0.004
ab:web sites	0.022	-0.005	-0.004	-0.013
ab:website "	-0.062	-0.003	0.04	0.025
ab:website (	-0.04	-0.004	-0.001	0.045
ab:website :	0.065	-0.014	-0.035	-0.016
ab:website ;	0.027	-0.003	-0.038	0.014
ab:website and	0.033	-0.005	-0.006	-0.022
ab:website at	0.022	-0.001	0	-0.021
ab:website because	-0.026	0	0	0.027
ab:website by	0.011	-0.023	0.065	-0.052
ab:website design	-0.013	-0.015	0.047	-0.019
ab:website https	0.055	-0.015	-0.032	-0.009
ab:website including	-0.071	0.085	-0.004	-0.01
ab:website is	0.053	-0.006	-0.026	-0.021
ab:website it	-0.035	0.028	0.004	0.003
ab:website or	0.023	-0.002	-0.005	-0.015
ab:website privacy	0.01	-0.002	-0.006	-0.003
ab:website refers	-0.041	0.033	0.008	-0.001
ab:website www	0.005	-0.011	-0.022	0.027
ab:website ¶	-0.04	-0.019	0.003	0.056
ab:websites :	0.015	-0.008	-0.008	0.001
ab:websites ¶	0.011	-0.006	-0.013	0.007
ab:weddings and	0.019	-0.003	0.012	-0.028
ab:wednesdays by	-0.021	0	-0.001	0.023
ab:week ¶	-0.026	-0.001	-0.001	0.028
ab:weekdays and	-0.013	0	0	0.014
ab:welcome BRAND	-0.001	-0.001	0.011	-0.009
ab:welcome to	-0.071	-0.002	0.046	0.027
ab:welcome ¶	0.012	-0.001	-0.001	-0.01
ab:west end	0.031	-0.005	-0.002	-0.025
ab:west glamorgan	-0.014	0.002	0.012	0
ab:west sussex	-0.028	0.001	0.028	-0.002
ab:west yorkshire	-0.04	0.003	0.032	0.004
ab:wharf birmingham	-0.011	0.002	0.009	0
ab:wharf maidstone	-0.012	0	0.012	0
ab:wharf shrewsbury	-0.02	0.002	0.018	0
ab:what customers	-0.013	-0.002	-0.013	0.028
ab:what data	0.006	0.001	0.003	-0.01
ab:what does	-0.001	-0.009	0.011	-0.001
ab:what follows	0.012	-0.001	0.002	-0.013
ab:what happens	0.022	-0.003	-0.003	-0.016
ab:what information	0.002	0.004	-0.018	0.011
ab:what is	0.02	-0.002	-0.001	-0.018
ab:what it	-0.026	0.002	-0.006	0.03
ab:what the	-0.046	-0.009	0.056	-0.002
ab:what this	-0.079	-0.004	0.016	0.067
ab:what we	0.095	-0.038	-0.059	0.001
ab:what you	0.062	-0.031	-0.055	0.025
ab:what's on	-0.047	-0.007	0.029	0.025
ab:when a	-0.052	0.038	0.019	-0.005
ab:when they	-0.013	-0.001	0.008	0.006
ab:when we	-0.003	-0.002	0.02	-0.015
ab:when you	0.053	-0.019	-0.008	-0.026
ab:where the	0.019	-0.007	-0.013	0.001
ab:where we	-0.022	-0.012	0.034	0
ab:where you	0.009	-0.004	0.019	-0.024
ab:wherry wharf	-0.016	0.001	0.015	0
ab:whether they	-0.069	0.001	0.068	0
ab:which all	0.02	-0.011	-0.009	0
ab:which are	-0.006	0.019	0.018	-0.032
ab:which decides	0.019	-0.012	-0.007	0
ab:which has	-0.003	0.037	-0.03	-0.003
ab:which hosts	-0.067	0.026	0.041	0.001
ab:which is	-0.079	0.006	0.102	-0.03
ab:which makes	-0.05	0.001	0.049	0
ab:which means	0.086	-0.024	-0.054	-0.008
ab:which meet	-0.005	-0.007	0.014	-0.001
ab:which only	0.025	-0.001	-0.001	-0.023
ab:which pages	-0.013	-0.002	0.002	0.013
ab:which provides	-0.008	-0.002	-0.002	0.013
ab:which receives	-0.044	0.001	0.043	0
ab:which runs	-0.006	0.025	0.004	-0.022
ab:which takes	-0.01	0.001	0.009	0
ab:which the	-0.014	0.003	0.011	0
ab:which trades	0.024	-0.018	-0.004	-0.002
ab:which we	-0.019	-0.02	0.041	-0.001
ab:while you	0.017	-0.002	-0.014	-0.001
ab:whitby and	0.026	-0.001	-0.001	-0.023
ab:who are	-0.014	-0.035	0.037	0.011
ab:who buys	-0.024	-0.002	-0.006	0.033
ab:who does	-0.01	0	0	0.01
ab:who have	0.018	0	-0.037	0.019
ab:who is	0.02	-0.002	-0.027	0.009
ab:who need	0.026	-0.013	0.007	-0.021
ab:who needs	-0.021	-0.003	-0.011	0.035
ab:who owns	-0.034	-0.003	-0.001	0.037
ab:who pick	0.02	-0.002	-0.002	-0.017
ab:who receives	0.012	0	0.004	-0.016
ab:who trained	-0.001	0	0.012	-0.011
ab:who we	-0.02	-0.01	0.001	0.029
ab:whole of	0.002	-0.003	-0.027	0.029
ab:wholly owned	-0.188	0.228	0.021	-0.06
ab:whom we	-0.02	-0.007	0.029	-0.002
ab:whose name	0.029	-0.003	-0.029	0.002
ab:whose registered	0.068	-0.018	0.001	-0.051
ab:whose trading	-0.003	-0.004	-0.015	0.022
ab:wi fi	0.055	-0.018	0.019	-0.056
ab:will be	0.025	-0.005	-0.01	-0.01
ab:will carry	-0.023	-0.001	0.015	0.01
ab:will collect	0.021	-0.006	-0.012	-0.003
ab:will go	-0.012	0	0.012	0
ab:will not	-0.024	-0.002	0.003	0.023
ab:will speak	0.019	0	0.003	-0.022
ab:will talk	-0.019	-0.001	0.001	0.018
ab:win your	0.031	0	0	-0.03
ab:winner of	0.01	-0.003	-0.004	-0.004
ab:wins an	-0.012	0	0.011	0
ab:with BRAND	0.026	-0.013	-0.015	0.003
ab:with ORG	0.033	-0.02	-0.007	-0.006
ab:with a	0.219	-0.017	-0.005	-0.198
ab:with an	-0.028	-0.001	0.001	0.028
ab:with care	-0.035	-0.012	0.033	0.015
ab:with companies	0.025	-0.002	-0.004	-0.018
ab:with company	0.066	0.034	-0.039	-0.06
ab:with confidence	0.013	0	-0.001	-0.012
ab:with its	0.043	0.029	-0.052	-0.021
ab:with kop	0.031	-0.002	-0.015	-0.014
ab:with money	-0.02	-0.001	0.004	0.018
ab:with number	0.038	-0.015	-0.066	0.042
ab:with our	0.076	-0.013	-0.052	-0.011
ab:with registered	-0.039	0	-0.074	0.113
ab:with registration	0.029	-0.014	-0.01	-0.005
ab:with the	-0.044	0.051	0.029	-0.036
ab:with their	-0.01	-0.003	0.001	0.012
ab:with two	-0.029	-0.002	0.012	0.019
ab:with us	-0.02	-0.007	0.048	-0.021
ab:with what	0.003	-0.012	-0.015	0.024
ab:with you	0.047	-0.006	-0.023	-0.017
ab:with your	-0.026	-0.003	0.021	0.008
ab:with ¶	0.019	-0.004	-0.015	0
ab:within ten	0.041	0	-0.018	-0.023
ab:within the	-0.032	-0.003	-0.006	0.042
ab:without the	0.031	-0.002	-0.002	-0.027
ab:work for	0.003	0	0.019	-0.022
ab:work in	-0.011	-0.003	-0.003	0.016
ab:work ¶	0.113	-0.006	-0.015	-0.093
ab:works with	0.033	-0.009	-0.007	-0.017
ab:works ¶	-0.051	-0.003	0.002	0.052
ab:workshop is	-0.015	-0.001	0.001	0.015
ab:worth opening	-0.08	0.001	0.007	0.072
ab:worth your	0.058	-0.003	-0.024	-0.031
ab:worthing west	-0.025	0.001	0.025	-0.002
ab:would like	0.042	-0.009	0.011	-0.044
ab:would rather	-0.016	0	0	0.017
ab:wrexham and	0.03	-0.001	-0.001	-0.028
ab:write to	0.053	-0.021	-0.045	0.013
ab:written agreements	-0.011	-0.013	0.026	-0.002
ab:written price	0.046	0	0	-0.045
ab:www BRAND	0.012	-0.005	-0.078	0.071
ab:x ¶	-0.011	-0.002	0.003	0.01
ab:years of	0.015	-0.004	0.005	-0.016
ab:years which	0.036	-0.002	-0.019	-0.016
ab:years ¶	-0.014	-0.026	0.042	-0.003
ab:yesterday that	-0.015	0	0.015	0
ab:york and	0.019	-0.001	-0.001	-0.017
ab:york north	-0.022	0.002	0.019	0.001
ab:yorkshire hx1	-0.021	0.002	0.018	0.001
ab:yorkshire hx3	-0.02	0	0.02	0
ab:you "	0.036	-0.007	-0.027	-0.003
ab:you (	0.047	-0.006	-0.021	-0.019
ab:you a	0.012	-0.005	-0.006	-0.002
ab:you accept	-0.028	0.05	-0.032	0.01
ab:you agree	0.015	-0.014	-0.027	0.026
ab:you and	0.025	-0.021	0	-0.003
ab:you are	-0.007	-0.022	-0.027	0.056
ab:you buy	0.018	-0.002	-0.002	-0.014
ab:you can	-0.026	-0.033	0.024	0.035
ab:you care	-0.004	-0.004	-0.004	0.012
ab:you choose	0.008	-0.004	0.02	-0.024
ab:you claim	-0.013	0	0.013	0
ab:you do	-0.066	-0.003	0.026	0.044
ab:you get	-0.004	-0.001	-0.036	0.04
ab:you give	-0.011	-0.01	-0.024	0.045
ab:you have	0.032	-0.005	0.023	-0.05
ab:you how	0.029	-0.008	-0.036	0.015
ab:you look	-0.019	-0.001	-0.001	0.022
ab:you make	0.027	-0.001	-0.001	-0.025
ab:you may	-0.046	-0.01	0.094	-0.038
ab:you means	-0.011	-0.002	0.009	0.003
ab:you must	-0.007	-0.005	0.011	0.002
ab:you need	0.065	-0.013	-0.07	0.017
ab:you or	0	-0.008	-0.005	0.013
ab:you order	-0.021	-0.022	0.065	-0.023
ab:you provide	-0.007	-0.001	-0.005	0.013
ab:you refuse	-0.012	0	0.012	0
ab:you tell	0.002	-0.013	-0.013	0.023
ab:you the	0.063	-0.006	-0.035	-0.022
ab:you think	-0.017	0.001	0.016	0
ab:you use	0.095	-0.029	-0.054	-0.012
ab:you visit	0.06	-0.011	-0.042	-0.007
ab:you want	-0.01	-0.008	0.019	0
ab:you when	0.019	-0.007	-0.013	0.001
ab:you will	0.001	-0.015	0.039	-0.026
ab:you would	0.023	-0.001	-0.001	-0.021
ab:you write	0.013	-0.001	0.001	-0.013
ab:you ¶	0.039	-0.031	-0.072	0.065
ab:you're ok	-0.011	0	0	0.011
ab:your account	-0.024	-0.01	0.019	0.016
ab:your booking	0.03	-0.006	0.002	-0.026
ab:your business	-0.004	-0.008	0.016	-0.003
ab:your card	-0.031	-0.001	-0.001	0.032
ab:your choices	-0.012	0.002	0.008	0.002
ab:your contract	-0.034	-0.005	0.042	-0.003
ab:your data	0.005	0.047	0.013	-0.065
ab:your delivery	0.013	0	0	-0.013
ab:your details	0.087	-0.018	-0.019	-0.05
ab:your experience	-0.011	0	0	0.011
ab:your home	-0.039	-0.024	0.039	0.024
ab:your information	-0.028	-0.001	0.011	0.017
ab:your order	0.025	-0.01	-0.006	-0.008
ab:your own	0.026	-0.002	0	-0.024
ab:your personal	0.014	0.051	-0.048	-0.018
ab:your privacy	0.118	-0.055	-0.067	0.003
ab:your questions	0.054	-0.002	0.005	-0.057
ab:your records	-0.018	0.045	-0.017	-0.009
ab:your right	0.002	0.043	-0.043	-0.002
ab:your rights	0.003	-0.008	0.019	-0.014
ab:your session	0.01	-0.001	0.001	-0.011
ab:your status	-0.017	0	0.016	0
ab:your time	0.082	-0.003	-0.024	-0.056
ab:your use	-0.014	-0.006	0.028	-0.008
ab:yours ¶	-0.027	-0.001	0	0.027
ab:yw BRAND	0.014	-0.003	-0.01	-0.001
ab:© BRAND	-0.025	-0.037	0.141	-0.078
ab:© DIGITS	-0.042	0.108	0.068	-0.135
ab:© ORG	-0.144	0.11	0.036	-0.002
ab:¶ "	0.159	-0.045	-0.078	-0.035
ab:¶ (	-0.045	-0.007	0.064	-0.012
ab:¶ :	0.012	0	-0.001	-0.011
ab:¶ BRAND	-0.249	0.068	0.123	0.057
ab:¶ DIGITS	-0.028	-0.013	-0.055	0.096
ab:¶ ORG	-0.312	0.05	0.247	0.014
ab:¶ SELF	0.166	-0.067	-0.062	-0.038
ab:¶ a	-0.011	-0.013	-0.038	0.062
ab:¶ about	-0.015	0.006	0.029	-0.02
ab:¶ accounts	-0.021	-0.001	-0.001	0.022
ab:¶ address	0.112	-0.05	-0.078	0.016
ab:¶ advertise	-0.034	-0.006	-0.009	0.048
ab:¶ advertising	0.024	-0.001	0	-0.023
ab:¶ all	0.013	0.041	-0.035	-0.02
ab:¶ american	0.021	-0.001	0.001	-0.021
ab:¶ an	-0.009	-0.001	0	0.01
ab:¶ anti	0.012	-0.001	-0.004	-0.007
ab:¶ areas	0.016	-0.001	0	-0.015
ab:¶ as	-0.015	-0.004	0.02	-0.001
ab:¶ ask	0.01	-0.004	-0.019	0.014
ab:¶ b	-0.007	-0.007	0.013	0.001
ab:¶ better	-0.025	0	0	0.026
ab:¶ blog	0.02	-0.003	0.003	-0.021
ab:¶ book	0.012	-0.002	-0.002	-0.008
ab:¶ booking	0.012	-0.008	0.008	-0.012
ab:¶ bookings	0.013	-0.001	-0.003	-0.009
ab:¶ bottles	-0.037	0.002	0.005	0.03
ab:¶ bottom	-0.094	-0.053	0.114	0.034
ab:¶ built	-0.032	0	0	0.033
ab:¶ bundles	-0.012	-0.001	-0.001	0.013
ab:¶ business	0.08	-0.005	-0.004	-0.071
ab:¶ buy	-0.03	0	0	0.031
ab:¶ by	-0.061	-0.004	-0.022	0.087
ab:¶ calls	0.029	-0.001	0	-0.028
ab:¶ card	-0.029	-0.004	0.047	-0.014
ab:¶ care	-0.014	0.045	-0.001	-0.03
ab:¶ careers	0.036	-0.004	-0.002	-0.029
ab:¶ cart	0.109	-0.007	-0.027	-0.075
ab:¶ category	0.02	0.053	-0.054	-0.019
ab:¶ changes	0.032	-0.012	0.014	-0.035
ab:¶ charity	0.011	0	-0.009	-0.002
ab:¶ children	-0.035	0	0.022	0.013
ab:¶ classes	0.027	0	0	-0.026
ab:¶ clear	0.019	-0.001	-0.001	-0.017
ab:¶ clients	0.013	-0.001	0.001	-0.013
ab:¶ company	-0.111	-0.035	0.143	0.004
ab:¶ compare	0.043	-0.001	-0.001	-0.041
ab:¶ complaints	-0.039	-0.007	0.015	0.031
ab:¶ conditions	0.026	-0.001	0	-0.025
ab:¶ contact	-0.081	0.113	-0.141	0.108
ab:¶ cookie	0.023	-0.003	0.017	-0.037
ab:¶ cookies	-0.072	0.03	0.013	0.028
ab:¶ copyright	-0.021	-0.032	0.047	0.006
ab:¶ cottages	0.043	-0.003	-0.003	-0.037
ab:¶ credit	0.021	-0.005	-0.01	-0.006
ab:¶ data	-0.05	0.067	-0.079	0.062
ab:¶ date	-0.021	0.061	-0.009	-0.031
ab:¶ definitions	-0.01	-0.017	0.008	0.019
ab:¶ designed	-0.025	0	0	0.026
ab:¶ domogo	-0.002	-0.012	0.015	-0.001
ab:¶ donate	0.049	-0.001	0	-0.048
ab:¶ e	-0.012	-0.009	0.017	0.004
ab:¶ each	-0.084	0.037	0.052	-0.005
ab:¶ effective	-0.026	-0.001	0	0.027
ab:¶ egodiluva	-0.009	-0.004	0.013	0
ab:¶ email	-0.038	-0.05	0.049	0.039
ab:¶ engineer	-0.023	0.002	0.02	0
ab:¶ everything	0.056	0	0.007	-0.063
ab:¶ examples	0.021	0.053	-0.054	-0.019
ab:¶ family	-0.049	0	0	0.05
ab:¶ faqs	-0.017	-0.001	0	0.018
ab:¶ features	0.065	-0.001	0	-0.064
ab:¶ fees	0.018	-0.01	0.025	-0.033
ab:¶ finance	0.048	-0.001	0	-0.047
ab:¶ find	0.051	-0.003	0.002	-0.05
ab:¶ five	-0.033	-0.001	-0.001	0.034
ab:¶ for	0.135	-0.011	0.024	-0.147
ab:¶ four	0.03	-0.001	-0.001	-0.029
ab:¶ franchise	0.035	-0.006	0.005	-0.034
ab:¶ free	-0.032	-0.001	-0.001	0.033
ab:¶ from	0.022	-0.005	-0.011	-0.006
ab:¶ full	0.006	-0.004	-0.012	0.01
ab:¶ gallery	0.017	-0.006	-0.016	0.005
ab:¶ gb	0.024	-0.001	-0.023	0
ab:¶ gdpr	0.012	-0.003	-0.037	0.029
ab:¶ get	0.037	0.001	-0.011	-0.027
ab:¶ gift	0	0.033	-0.041	0.008
ab:¶ gifts	-0.029	0	0	0.03
ab:¶ gitomset	-0.003	-0.001	0.01	-0.006
ab:¶ good	0.034	-0.003	0	-0.031
ab:¶ hello	-0.003	-0.003	0.012	-0.006
ab:¶ help	0.05	-0.002	0	-0.048
ab:¶ here	0.031	-0.002	0.001	-0.031
ab:¶ hire	-0.005	-0.007	0.042	-0.029
ab:¶ home	-0.016	-0.017	0.057	-0.024
ab:¶ homes	0.08	-0.001	0	-0.079
ab:¶ hosting	-0.019	-0.007	-0.006	0.031
ab:¶ hotels	0.03	-0.002	-0.001	-0.028
ab:¶ how	-0.057	0.066	0.028	-0.037
ab:¶ i	-0.009	-0.004	0.027	-0.013
ab:¶ ico	-0.012	0	0	0.013
ab:¶ identity	0.01	-0.009	-0.001	0
ab:¶ if	0.063	-0.111	-0.002	0.051
ab:¶ imprint	-0.011	0.008	0.015	-0.012
ab:¶ in	-0.021	-0.007	-0.01	0.038
ab:¶ independent	0.028	-0.001	-0.001	-0.026
ab:¶ information	-0.037	-0.038	0.039	0.036
ab:¶ installed	0.044	-0.001	0	-0.042
ab:¶ insurance	0.021	-0.002	0.019	-0.038
ab:¶ international	-0.003	0.013	-0.008	-0.001
ab:¶ introduction	0.045	-0.017	-0.027	-0.001
ab:¶ invoices	-0.011	-0.007	0.013	0.005
ab:¶ iso	-0.018	-0.002	0.005	0.015
ab:¶ it	0.013	0	0.011	-0.025
ab:¶ join	-0.025	-0.004	0.032	-0.002
ab:¶ keep	0.002	0.013	-0.037	0.022
ab:¶ last	-0.095	-0.003	0.014	0.084
ab:¶ latest	-0.015	0.032	-0.031	0.015
ab:¶ learn	-0.048	-0.001	0	0.049
ab:¶ legal	0.087	-0.001	0.007	-0.092
ab:¶ let	-0.064	-0.001	-0.001	0.065
ab:¶ letters	-0.01	0	-0.001	0.011
ab:¶ lettings	-0.011	-0.001	0	0.012
ab:¶ liability	0.022	-0.005	-0.022	0.004
ab:¶ like	-0.009	-0.006	0.017	-0.001
ab:¶ links	-0.008	-0.002	0.01	0
ab:¶ list	0.051	-0.001	0	-0.05
ab:¶ local	0.036	-0.001	-0.001	-0.034
ab:¶ locations	0.013	0.038	0.001	-0.052
ab:¶ log	-0.04	-0.004	0.047	-0.002
ab:¶ london	-0.016	-0.001	0.006	0.011
ab:¶ looking	-0.033	-0.001	0	0.035
ab:¶ making	0.067	0	0	-0.067
ab:¶ means	-0.005	0.019	-0.001	-0.013
ab:¶ members	0.016	-0.001	0	-0.015
ab:¶ membership	0.025	-0.002	0.003	-0.026
ab:¶ menu	-0.038	-0.003	0.004	0.036
ab:¶ miniatures	0.026	0	0	-0.026
ab:¶ mortgages	-0.081	-0.001	-0.001	0.083
ab:¶ most	-0.042	-0.009	0.008	0.042
ab:¶ mostly	0.038	-0.003	-0.024	-0.01
ab:¶ move	0.045	0	0	-0.044
ab:¶ my	-0.011	-0.002	-0.014	0.027
ab:¶ name	-0.05	0.011	0.026	0.014
ab:¶ new	-0.074	-0.002	-0.008	0.084
ab:¶ news	0.117	-0.002	-0.002	-0.113
ab:¶ no	-0.038	-0.003	0.002	0.039
ab:¶ number	-0.003	-0.002	-0.017	0.022
ab:¶ offers	0.016	0.01	-0.01	-0.016
ab:¶ office	0.012	-0.001	-0.014	0.004
ab:¶ okimiletpo	0.021	-0.002	0.002	-0.021
ab:¶ on	-0.023	-0.001	0.029	-0.005
ab:¶ one	0.048	0.028	-0.001	-0.074
ab:¶ orders	0.025	-0.003	-0.022	0
ab:¶ our	-0.03	-0.039	0.038	0.031
ab:¶ owners	0.034	-0.003	0.004	-0.035
ab:¶ paper	-0.013	0	0	0.013
ab:¶ part	-0.02	0	0	0.02
ab:¶ parties	0.04	-0.001	-0.001	-0.039
ab:¶ paying	-0.049	0.003	0.042	0.004
ab:¶ payment	0.014	0.001	0.012	-0.027
ab:¶ payroll	0.04	-0.001	0.001	-0.039
ab:¶ people	0.032	0	0.012	-0.044
ab:¶ personal	0.023	0.021	-0.009	-0.035
ab:¶ pick	-0.012	-0.001	0	0.013
ab:¶ pictures	0.031	-0.003	-0.007	-0.021
ab:¶ planning	-0.034	-0.008	0.013	0.029
ab:¶ plans	-0.01	-0.001	-0.001	0.012
ab:¶ play	0.05	-0.003	0.024	-0.071
ab:¶ please	-0.016	0.011	0.012	-0.008
ab:¶ policies	0.017	0	0.003	-0.019
ab:¶ post	0.014	-0.001	0	-0.013
ab:¶ postal	0.034	-0.006	-0.018	-0.01
ab:¶ powered	-0.018	-0.009	0.011	0.017
ab:¶ price	-0.013	0.033	-0.012	-0.007
ab:¶ prices	-0.036	0.026	-0.013	0.024
ab:¶ privacy	0.168	0.056	-0.052	-0.172
ab:¶ products	-0.038	0	0.01	0.028
ab:¶ property	0.058	-0.001	-0.001	-0.056
ab:¶ protected	-0.004	-0.006	0.01	0
ab:¶ purpose	0.039	-0.009	-0.028	-0.002
ab:¶ questions	-0.04	0.078	0.005	-0.043
ab:¶ quick	-0.011	0.04	-0.036	0.008
ab:¶ quote	0.01	-0.001	0.001	-0.011
ab:¶ rapa	0.022	-0.003	0.003	-0.023
ab:¶ rated	0.066	-0.002	-0.008	-0.056
ab:¶ read	-0.11	-0.002	0.051	0.062
ab:¶ ref	0.018	-0.002	-0.017	0
ab:¶ registered	-0.01	0.017	-0.028	0.021
ab:¶ registration	-0.035	0	0.035	0
ab:¶ reviewed	-0.035	0	0.009	0.026
ab:¶ rooms	-0.038	-0.001	-0.001	0.039
ab:¶ run	-0.053	0.069	-0.05	0.034
ab:¶ sales	0.022	-0.003	-0.03	0.011
ab:¶ search	0.019	-0.002	0.003	-0.02
ab:¶ security	-0.022	0	0	0.022
ab:¶ selling	-0.039	-0.001	-0.001	0.041
ab:¶ send	-0.035	-0.001	-0.001	0.037
ab:¶ services	0.009	-0.012	0.011	-0.009
ab:¶ shop	0.025	-0.017	0.021	-0.029
ab:¶ sixty	-0.025	0.038	-0.001	-0.013
ab:¶ small	-0.025	0.002	0.004	0.019
ab:¶ software	-0.054	-0.003	0.005	0.052
ab:¶ some	-0.014	-0.004	0.015	0.003
ab:¶ spare	0.059	-0.001	-0.019	-0.039
ab:¶ staff	-0.001	0.015	-0.013	0
ab:¶ stay	0.036	-0.015	0.03	-0.052
ab:¶ stronger	0.023	0	0	-0.022
ab:¶ subscribe	-0.008	-0.017	-0.04	0.064
ab:¶ supported	0.038	-0.007	0.007	-0.039
ab:¶ t	-0.038	-0.001	-0.001	0.04
ab:¶ team	0.037	-0.004	-0.002	-0.03
ab:¶ tel	-0.065	0.103	-0.07	0.032
ab:¶ tell	-0.007	-0.002	-0.011	0.02
ab:¶ terms	-0.082	0.092	0.012	-0.022
ab:¶ the	-0.076	0.062	-0.042	0.057
ab:¶ there	-0.024	0.004	-0.005	0.025
ab:¶ these	-0.067	0.001	0.022	0.044
ab:¶ they	-0.015	0.066	-0.048	-0.003
ab:¶ this	0.036	-0.019	-0.061	0.045
ab:¶ three	0.049	-0.003	-0.003	-0.044
ab:¶ throughout	0.01	-0.002	0.003	-0.011
ab:¶ tickets	-0.026	-0.002	-0.008	0.035
ab:¶ timetable	0.05	0	0	-0.049
ab:¶ top	-0.054	-0.004	-0.003	0.061
ab:¶ trade	-0.046	0.069	-0.037	0.014
ab:¶ trading	0.008	-0.007	-0.012	0.011
ab:¶ train	-0.01	0	0	0.011
ab:¶ two	-0.086	-0.005	0.029	0.061
ab:¶ uk	-0.047	-0.006	0.006	0.047
ab:¶ under	-0.011	-0.005	0.016	-0.001
ab:¶ unit	-0.042	0	0.041	0
ab:¶ url	-0.003	-0.004	-0.008	0.015
ab:¶ use	-0.005	-0.001	-0.011	0.018
ab:¶ user	0.013	-0.002	0.005	-0.016
ab:¶ using	-0.072	-0.001	0.055	0.018
ab:¶ vat	0.053	-0.007	-0.016	-0.031
ab:¶ version	0.024	-0.006	-0.012	-0.005
ab:¶ visit	0.025	-0.001	0	-0.024
ab:¶ volunteer	0.027	-0.001	-0.001	-0.025
ab:¶ we	0.137	-0.038	-0.01	-0.089
ab:¶ web	0.026	-0.007	-0.015	-0.005
ab:¶ website	0.003	-0.011	0.009	-0.001
ab:¶ websites	0.027	-0.006	-0.013	-0.008
ab:¶ weddings	0.074	-0.001	0	-0.072
ab:¶ welcome	-0.059	-0.006	0.046	0.019
ab:¶ well	-0.011	0	0.005	0.006
ab:¶ what	0.046	-0.036	-0.001	-0.009
ab:¶ where	-0.009	-0.021	0.053	-0.023
ab:¶ who	-0.029	-0.043	0.047	0.025
ab:¶ whole	-0.039	-0.002	-0.001	0.042
ab:¶ why	-0.012	-0.003	0.007	0.009
ab:¶ work	0.031	-0.004	0.009	-0.036
ab:¶ you	-0.118	-0.023	0.089	0.052
ab:¶ your	-0.052	-0.039	0.088	0.003
ab:¶ ©	-0.023	0.095	0.095	-0.167
aloneInBlock	0.476	-0.098	0.176	-0.553
aw:"	-0.004	0.031	-0.142	0.115
aw:&	-0.048	-0.048	-0.023	0.119
aw:(	0.223	-0.172	-0.16	0.109
aw:1st	-0.041	0.011	0.02	0.01
aw:2az	-0.056	0.001	0.054	0
aw:2nd	-0.079	-0.011	0.091	-0.001
aw:3gt	-0.017	0	0.017	0
aw:3jf	-0.02	0.004	0.013	0.002
aw:3rd	0.013	-0.03	0.024	-0.008
aw:4th	-0.04	-0.009	0.048	0.001
aw:5qz	-0.01	0	0.01	0
aw:5ul	-0.034	0.001	0.033	0
aw:6wq	0.021	-0.008	-0.012	0
aw:7eb	-0.012	0	0.012	0
aw:7jt	-0.006	-0.008	0.016	-0.002
aw:8qe	-0.054	0.007	0.046	0.001
aw::	0.147	0.044	-0.303	0.113
aw:;	-0.118	-0.078	0.167	0.029
aw:@	-0.003	-0.073	0.005	0.072
aw:BRAND	0.066	0.098	0.153	-0.317
aw:DIGITS	0.039	-0.091	0.072	-0.02
aw:NUM	0.102	-0.085	0.112	-0.13
aw:ORG	-0.334	0.169	0.072	0.093
aw:SELF	0.251	-0.122	0.144	-0.274
aw:a	-0.222	-0.136	0.311	0.047
aw:aberdeen	0.041	-0.003	-0.004	-0.034
aw:aberystwyth	-0.012	-0.001	0.001	0.012
aw:abosdi	-0.012	-0.001	0.012	0.001
aw:about	-0.037	-0.001	0.046	-0.008
aw:above	-0.034	0.027	0.005	0.002
aw:abroad	-0.008	-0.008	0.013	0.002
aw:accept	-0.008	0.039	-0.042	0.01
aw:acceptable	0.019	-0.003	-0.011	-0.004
aw:acceptance	-0.005	-0.002	-0.008	0.015
aw:accepted	-0.009	0.008	0.012	-0.011
aw:accepts	-0.018	0.004	0.014	0
aw:access	0.02	-0.015	-0.015	0.01
aw:accessing	0.003	-0.016	0.009	0.004
aw:accommodation	0.014	-0.005	0.029	-0.039
aw:accordance	-0.05	0.052	-0.001	-0.001
aw:account	-0.04	-0.017	0.044	0.012
aw:accountant	-0.01	0	0.01	0
aw:accountants	0.065	-0.015	0.017	-0.067
aw:accounts	0.104	0.02	-0.131	0.007
aw:accredited	0.041	-0.002	0.004	-0.042
aw:acquired	-0.008	-0.013	0.022	-0.001
aw:across	0.067	0.036	-0.035	-0.068
aw:act	-0.001	0.01	0.041	-0.049
aw:acting	0.027	-0.014	0.001	-0.014
aw:active	-0.044	-0.01	0.012	0.043
aw:acts	-0.047	-0.031	0.036	0.042
aw:add	-0.004	-0.001	-0.01	0.014
aw:address	0.208	-0.063	-0.252	0.107
aw:addresses	-0.041	0.047	0.007	-0.013
aw:adjusters	-0.021	0	0.021	0
aw:admin	-0.041	0.005	0.016	0.02
aw:administer	-0.002	-0.006	0.011	-0.004
aw:administration	0.01	0.033	-0.038	-0.005
aw:administrator	0.017	-0.003	0.013	-0.026
aw:advertise	0.033	-0.01	-0.02	-0.003
aw:advertising	0.022	0	0.001	-0.023
aw:advice	-0.005	0.042	-0.03	-0.007
aw:advisers	0.043	-0.001	0.001	-0.042
aw:affiliated	-0.019	-0.012	0.047	-0.016
aw:affiliates	0.061	-0.049	-0.023	0.011
aw:after	-0.118	0.189	-0.137	0.065
aw:again	-0.013	-0.003	-0.004	0.02
aw:against	0.012	-0.009	0.017	-0.021
aw:agency	0.025	-0.054	0.067	-0.039
aw:agent	-0.029	-0.032	0.054	0.007
aw:agents	-0.012	-0.042	0.045	0.009
aw:agree	0.043	-0.02	-0.042	0.019
aw:agreed	-0.023	-0.007	0.042	-0.012
aw:agreement	-0.064	-0.009	0.081	-0.008
aw:agreements	-0.011	-0.013	0.026	-0.003
aw:ai	0.068	-0.006	0	-0.062
aw:aided	-0.019	0	0	0.019
aw:aim	-0.017	0.038	-0.008	-0.013
aw:akevafifo	-0.007	-0.007	0.015	-0.001
aw:alarms	-0.035	-0.001	0	0.036
aw:all	0.034	0.1	-0.054	-0.08
aw:alma	-0.016	0	0	0.016
aw:almoner	0.01	-0.003	-0.007	0
aw:already	0.038	-0.008	-0.026	-0.004
aw:also	-0.177	0.183	0.011	-0.018
aw:alter	0.02	-0.002	-0.015	-0.004
aw:always	-0.044	-0.002	-0.002	0.048
aw:am	-0.029	-0.004	0.01	0.023
aw:america	-0.003	0.057	-0.053	-0.001
aw:american	0.022	-0.001	0.001	-0.021
aw:among	-0.016	-0.002	-0.001	0.019
aw:amount	0.015	-0.006	-0.013	0.004
aw:amsterdam	0.023	-0.04	-0.021	0.038
aw:an	-0.024	-0.05	0.066	0.008
aw:analytics	0.003	-0.01	0.009	-0.002
aw:and	-0.011	0.2	-0.033	-0.156
aw:another	0.002	-0.007	0.016	-0.011
aw:answer	0.024	-0.004	-0.003	-0.017
aw:answered	0.043	-0.001	0.007	-0.048
aw:answers	-0.01	-0.006	-0.038	0.054
aw:anti	0.022	-0.001	-0.009	-0.013
aw:any	0.068	-0.039	-0.032	0.002
aw:anyone	-0.063	-0.01	0.042	0.032
aw:anything	0.001	0.022	-0.025	0.002
aw:anywhere	-0.047	0.029	0	0.018
aw:app	-0.126	0.068	-0.028	0.087
aw:appear	0.013	-0.005	-0.008	-0.001
aw:application	0.052	-0.003	-0.014	-0.035
aw:applications	-0.02	0.038	-0.008	-0.01
aw:applies	0.008	0.047	-0.064	0.009
aw:apply	0.067	-0.033	-0.021	-0.013
aw:appointed	0.098	0.068	-0.118	-0.049
aw:appointment	-0.028	-0.001	0	0.028
aw:appointments	0.014	-0.001	-0.001	-0.012
aw:apprentices	-0.019	-0.002	0.011	0.01
aw:apps	0.078	-0.002	-0.013	-0.063
aw:apumbe	-0.001	-0.008	0.01	-0.001
aw:are	0.174	0.054	-0.173	-0.056
aw:areas	0.014	-0.004	-0.006	-0.004
aw:arm	-0.028	0.008	0.034	-0.014
aw:arrangement	-0.025	-0.005	0.01	0.02
aw:arranges	0.014	-0.015	0.012	-0.012
aw:article	0.008	-0.02	0.002	0.01
aw:arts	0.015	-0.001	0.001	-0.015
aw:as	0.065	-0.04	0.061	-0.086
aw:asia	0.017	-0.002	0.026	-0.041
aw:ask	-0.017	-0.033	0.018	0.032
aw:asked	-0.014	-0.002	0.004	0.012
aw:assessment	0.07	-0.001	0	-0.069
aw:asset	0.022	-0.004	-0.002	-0.015
aw:assets	-0.005	-0.011	0.017	-0.001
aw:associated	-0.002	-0.021	0.022	0.001
aw:association	-0.077	-0.015	0.067	0.026
aw:at	0.084	-0.051	-0.035	0.002
aw:audit	-0.005	-0.001	-0.005	0.01
aw:authorised	-0.003	-0.012	0.079	-0.063
aw:authority	0.02	0.001	-0.043	0.023
aw:availability	-0.028	0	0.004	0.024
aw:available	0.03	0.057	-0.081	-0.007
aw:award	-0.015	0	0.002	0.013
aw:away	-0.053	-0.001	0.027	0.027
aw:b	-0.047	0.002	0.01	0.035
aw:b18	-0.011	0.002	0.01	0
aw:back	0.068	-0.015	0.011	-0.064
aw:background	0.011	-0.001	-0.005	-0.004
aw:balloon	0.021	0	0	-0.021
aw:bank	-0.003	0.018	-0.015	-0.001
aw:banks	-0.013	0	0	0.013
aw:barns	-0.017	-0.002	0.014	0.005
aw:bars	-0.035	-0.006	0.011	0.029
aw:based	0.088	-0.034	-0.051	-0.002
aw:bases	0.009	-0.02	0.026	-0.016
aw:basis	-0.028	0.041	-0.009	-0.004
aw:batch	-0.035	0.002	0.004	0.028
aw:battery	0.036	-0.001	0.001	-0.036
aw:be	0.067	-0.034	-0.04	0.008
aw:because	0.039	-0.063	-0.004	0.028
aw:become	0.029	-0.001	0.001	-0.028
aw:beds	-0.046	0	0.005	0.041
aw:been	0.034	-0.019	-0.065	0.049
aw:before	0.041	-0.046	0.106	-0.1
aw:befus	0.017	-0.007	-0.01	0
aw:began	0.053	-0.046	-0.044	0.038
aw:behalf	0.046	0.026	-0.011	-0.06
aw:behind	-0.02	-0.006	-0.016	0.042
aw:belfast	0.016	-0.006	-0.072	0.061
aw:bellfounder	-0.018	0.013	0.004	0.001
aw:belong	-0.011	0	0.013	-0.002
aw:belongs	-0.046	0.022	0.031	-0.007
aw:below	0.037	0.007	-0.003	-0.042
aw:berkshire	0.035	-0.006	-0.007	-0.022
aw:best	0.052	-0.002	0.001	-0.051
aw:better	-0.026	-0.003	0.006	0.022
aw:between	0.026	-0.007	-0.014	-0.005
aw:beyond	-0.075	-0.018	0.026	0.067
aw:bikes	-0.024	0.038	0.001	-0.014
aw:birmingham	-0.025	-0.037	-0.091	0.152
aw:blend	0.017	0	0	-0.017
aw:board	0.069	-0.001	0.001	-0.069
aw:boards	0.019	-0.001	0	-0.019
aw:boat	-0.029	0	0.006	0.023
aw:body	-0.004	-0.02	0.041	-0.016
aw:boilers	0.003	-0.002	0.009	-0.011
aw:book	-0.016	-0.004	-0.001	0.021
aw:booking	-0.107	-0.03	0.16	-0.022
aw:bookings	0.03	-0.016	-0.009	-0.005
aw:bookkeeping	-0.017	-0.003	0.004	0.017
aw:books	-0.023	-0.005	0.037	-0.009
aw:borazubobo	0.014	0.041	-0.057	0.002
aw:both	0.12	-0.026	-0.11	0.016
aw:bottles	-0.065	0.001	0.007	0.057
aw:bottom	-0.118	-0.054	0.113	0.058
aw:bought	0.013	0.055	-0.088	0.02
aw:bound	-0.027	-0.013	0.03	0.01
aw:bouquet	0.015	0	0	-0.015
aw:box	0.02	0.006	-0.017	-0.009
aw:boxes	0.017	-0.001	-0.001	-0.016
aw:bradford	-0.034	-0.003	0.026	0.01
aw:branch	0.006	-0.014	0.018	-0.01
aw:branches	-0.057	-0.005	0	0.062
aw:brand	0.028	0.013	-0.021	-0.019
aw:brands	0.055	-0.008	-0.009	-0.038
aw:breaks	0.017	-0.001	0.001	-0.018
aw:brewing	0.02	0	-0.001	-0.019
aw:bridge	0.001	-0.001	-0.021	0.02
aw:bring	0.035	-0.001	-0.001	-0.033
aw:britain	0.027	-0.011	0.02	-0.036
aw:british	-0.135	-0.008	0.014	0.13
aw:broadband	0.038	-0.001	-0.001	-0.037
aw:broker	0.036	-0.02	-0.017	0.001
aw:brought	-0.031	-0.005	0.034	0.002
aw:build	0.075	-0.003	-0.023	-0.048
aw:builders	0.032	0	0	-0.032
aw:building	-0.05	0.014	0.015	0.021
aw:buildings	0.077	-0.008	-0.013	-0.056
aw:builds	0.005	0.025	-0.028	-0.003
aw:built	-0.085	0.032	0.029	0.024
aw:bundles	-0.024	-0.001	-0.001	0.026
aw:bus	0.088	-0.011	0.003	-0.079
aw:business	0.036	0.03	-0.032	-0.034
aw:businesses	0.055	0.037	-0.079	-0.013
aw:but	0.028	0.004	0.008	-0.04
aw:buy	-0.004	-0.006	-0.003	0.013
aw:buyer	-0.008	-0.009	0.02	-0.003
aw:buyers	0.063	0.063	-0.051	-0.075
aw:buying	-0.028	0.02	0.022	-0.015
aw:buys	-0.036	-0.002	-0.004	0.042
aw:by	-0.029	-0.05	0.218	-0.138
aw:c	0.043	0.005	-0.079	0.032
aw:cake	0.02	-0.002	0.002	-0.021
aw:california	-0.016	0	-0.009	0.025
aw:call	-0.014	-0.008	-0.015	0.037
aw:called	0.063	-0.014	-0.055	0.006
aw:calls	-0.025	-0.014	0.037	0.002
aw:calm	-0.042	-0.002	-0.004	0.047
aw:cambridge	-0.063	-0.003	0.018	0.049
aw:came	-0.034	-0.028	0.037	0.024
aw:campaign	0.018	0	0	-0.017
aw:campaigns	0.019	-0.001	-0.007	-0.012
aw:can	-0.071	-0.038	0.136	-0.028
aw:cancel	-0.001	0.034	-0.027	-0.006
aw:candidates	0.021	0	0	-0.02
aw:cannot	0.035	-0.009	-0.009	-0.017
aw:capital	0.019	-0.001	-0.002	-0.016
aw:car	-0.052	-0.003	-0.012	0.066
aw:card	-0.044	0	0.134	-0.09
aw:cardiff	0.013	-0.004	0.003	-0.012
aw:cards	-0.04	-0.018	0.028	0.03
aw:care	0.051	-0.006	-0.033	-0.012
aw:careers	-0.01	-0.005	-0.003	0.018
aw:carefully	-0.03	0.006	0.002	0.021
aw:cares	0.074	-0.016	-0.07	0.012
aw:carried	-0.044	-0.001	-0.002	0.047
aw:carriers	-0.033	-0.003	0.003	0.033
aw:carry	-0.104	-0.01	0.064	0.05
aw:carrying	-0.011	-0.005	0.011	0.005
aw:cars	-0.048	-0.001	0	0.049
aw:cart	0.109	-0.007	-0.027	-0.075
aw:case	-0.021	-0.004	-0.015	0.04
aw:cash	0.042	-0.007	-0.019	-0.016
aw:cask	0.031	0	0	-0.03
aw:castle	-0.023	-0.001	-0.002	0.025
aw:castles	0.011	0	0.005	-0.016
aw:category	0.02	0.053	-0.054	-0.019
aw:catering	-0.013	-0.001	0	0.013
aw:cb1	-0.019	0	0.018	0.001
aw:cctv	-0.023	-0.01	0.011	0.022
aw:central	-0.009	-0.011	-0.03	0.051
aw:centre	0.035	-0.041	-0.042	0.048
aw:certain	0.032	-0.015	-0.022	0.005
aw:certificate	-0.058	-0.001	0.061	-0.003
aw:certified	0.055	-0.001	-0.001	-0.053
aw:cf10	-0.013	0	0.013	0
aw:chairs	-0.024	-0.002	0.001	0.025
aw:chamber	0.052	-0.015	-0.036	0
aw:change	0.018	-0.028	0.032	-0.021
aw:changes	0.047	-0.018	-0.002	-0.026
aw:changing	0.034	-0.003	-0.002	-0.029
aw:channel	-0.021	0	0	0.021
aw:charge	0.033	-0.004	-0.028	-0.001
aw:charitable	-0.02	-0.009	0.04	-0.01
aw:charities	-0.015	0.008	-0.007	0.014
aw:charity	0.143	-0.046	0.105	-0.202
aw:charter	0.012	-0.001	-0.009	-0.003
aw:chartered	0.047	-0.002	-0.001	-0.043
aw:chat	0.008	-0.005	-0.023	0.021
aw:check	-0.024	-0.014	0.02	0.018
aw:checks	0.007	-0.01	0.032	-0.029
aw:cheshire	-0.044	-0.001	0.037	0.007
aw:chester	-0.009	-0.001	0	0.01
aw:children	0.067	-0.004	0.027	-0.09
aw:choices	0.005	0.001	0.007	-0.013
aw:choose	-0.036	-0.016	0.065	-0.014
aw:chosen	-0.027	-0.018	0.045	0
aw:church	-0.01	-0.003	-0.002	0.015
aw:city	-0.045	-0.002	0.014	0.033
aw:claim	-0.017	-0.003	0.02	0
aw:claims	-0.005	-0.009	-0.026	0.04
aw:classes	0.049	-0.002	0	-0.047
aw:classic	-0.021	-0.002	0.001	0.021
aw:cleaner	-0.039	0	0	0.04
aw:cleaning	-0.104	-0.002	-0.001	0.107
aw:clear	0.036	-0.006	0.004	-0.034
aw:clearance	0.013	-0.001	-0.016	0.004
aw:click	0.031	-0.006	-0.027	0.002
aw:client	-0.004	-0.004	-0.021	0.029
aw:clients	0.051	0.007	-0.016	-0.042
aw:clinic	0.001	-0.012	-0.004	0.015
aw:close	-0.009	0.008	0.05	-0.049
aw:closed	-0.024	0.016	-0.023	0.031
aw:club	0.029	-0.046	0.001	0.016
aw:clubs	-0.063	-0.006	0.03	0.038
aw:co	-0.008	0.042	-0.051	0.018
aw:coach	-0.036	-0.002	-0.001	0.039
aw:coast	-0.035	0	0	0.036
aw:code	0.043	-0.027	-0.033	0.017
aw:coffee	-0.041	-0.001	-0.015	0.057
aw:cofrestru’r	0.012	-0.003	-0.01	0.001
aw:collect	0.019	-0.043	0.005	0.019
aw:collected	0.02	-0.015	0	-0.006
aw:collectively	0.077	0.012	-0.088	-0.001
aw:collects	-0.039	-0.003	0.041	0.002
aw:com	0.017	0.011	-0.002	-0.026
aw:come	-0.01	-0.005	0.027	-0.012
aw:comes	0.082	-0.015	0.002	-0.069
aw:commerce	-0.015	-0.002	0.001	0.016
aw:commercial	-0.001	-0.003	-0.02	0.025
aw:commission	-0.021	0.029	0.081	-0.088
aw:commissioner	-0.011	0.001	0.015	-0.005
aw:commissioner's	0.001	-0.003	-0.015	0.016
aw:commissioner’s	-0.01	0.008	0.009	-0.006
aw:committed	0.007	0.009	-0.024	0.009
aw:committee	-0.034	-0.024	0.098	-0.04
aw:communications	0.015	-0.01	0.026	-0.031
aw:community	-0.105	-0.008	0.037	0.076
aw:companies	0.086	0.144	-0.136	-0.094
aw:company	-0.089	0.106	-0.15	0.133
aw:compare	0.044	-0.001	-0.006	-0.037
aw:competition	0.007	-0.002	-0.011	0.006
aw:competitions	0.018	-0.009	-0.013	0.004
aw:complain	-0.038	0.002	0.036	0
aw:complaint	-0.01	0.007	0.004	-0.001
aw:complaints	-0.038	-0.005	0.022	0.02
aw:compliance	0.041	-0.006	-0.021	-0.014
aw:conditions	0.053	0.013	0.13	-0.196
aw:conduct	-0.012	0.002	-0.01	0.02
aw:confidence	0.002	-0.005	0.016	-0.013
aw:connections	0.022	0	0	-0.021
aw:consent	-0.021	0	0.017	0.004
aw:constitution	-0.02	-0.009	0.022	0.006
aw:consultants	-0.018	-0.001	-0.001	0.021
aw:consultations	-0.032	0.05	-0.018	-0.001
aw:contact	0.067	0.09	-0.185	0.028
aw:contacts	0.015	0	0	-0.014
aw:contains	-0.034	-0.01	0.028	0.016
aw:content	0.058	-0.025	-0.013	-0.019
aw:context	0.015	-0.005	0.011	-0.02
aw:contract	-0.086	-0.013	0.054	0.045
aw:contracting	-0.025	-0.01	-0.023	0.058
aw:contractors	0.045	-0.013	-0.003	-0.029
aw:contracts	-0.049	-0.007	-0.021	0.078
aw:control	0.027	-0.008	-0.011	-0.008
aw:controller	0.052	-0.049	-0.048	0.044
aw:controllers	-0.053	0.035	0.012	0.006
aw:conversation	-0.021	-0.002	-0.022	0.045
aw:cookie	0.032	-0.044	0.091	-0.079
aw:cookies	-0.036	0.01	0.021	0.005
aw:cooper	-0.003	0.011	-0.009	0.001
aw:copy	-0.106	-0.017	0.151	-0.029
aw:copyright	-0.01	-0.025	0.019	0.016
aw:corner	-0.036	-0.001	-0.001	0.038
aw:cornwall	0.075	-0.032	0	-0.043
aw:corporate	0.002	-0.012	0.014	-0.003
aw:corporation	0.055	-0.084	0.027	0.002
aw:cost	-0.04	-0.002	0.002	0.041
aw:costs	0.037	-0.046	-0.045	0.055
aw:cottage	-0.016	-0.003	0.007	0.012
aw:cottages	0.073	-0.003	-0.002	-0.068
aw:council	-0.092	-0.016	0.079	0.029
aw:councillors	-0.027	0	0	0.027
aw:count	0.073	-0.014	0.027	-0.086
aw:counter	0.017	-0.001	-0.013	-0.003
aw:countries	-0.004	0.063	-0.051	-0.008
aw:country	-0.035	-0.023	0.061	-0.004
aw:counts	-0.007	-0.007	0.016	-0.001
aw:county	0.006	-0.001	0.036	-0.041
aw:course	-0.012	0	0	0.012
aw:courses	0.038	-0.002	-0.001	-0.035
aw:court	0.049	-0.001	-0.019	-0.03
aw:courts	-0.014	-0.002	0.03	-0.014
aw:cover	-0.043	-0.02	0.024	0.039
aw:covers	-0.049	-0.022	0.033	0.037
aw:cqc	0.018	-0.004	0.006	-0.02
aw:crawley	-0.005	0.107	-0.101	0
aw:created	0.021	-0.002	-0.015	-0.004
aw:creative	0.073	-0.002	-0.048	-0.022
aw:credit	0.007	-0.045	0.025	0.013
aw:crescent	0.008	0.039	-0.045	-0.003
aw:cricket	0.062	-0.001	0	-0.061
aw:croydon	-0.02	-0.005	0.033	-0.009
aw:cs	-0.022	-0.003	0.004	0.021
aw:cumbria	0.03	0.001	0.02	-0.05
aw:customer	-0.006	0.012	0.004	-0.011
aw:customers	0.031	0.005	-0.053	0.018
aw:customs	-0.006	-0.005	0.013	-0.002
aw:cwmni	0.014	-0.003	-0.012	0.001
aw:cyber	-0.02	0	0	0.021
aw:daily	-0.01	-0.001	0.002	0.009
aw:damp	-0.06	-0.008	0.002	0.065
aw:dan	-0.003	-0.009	0.012	0
aw:dance	0.036	-0.002	0.016	-0.05
aw:data	0.086	0.183	-0.284	0.015
aw:database	0	-0.011	0.007	0.004
aw:date	-0.007	0.045	-0.022	-0.016
aw:day	-0.039	-0.004	0.005	0.038
aw:days	-0.091	-0.018	-0.003	0.112
aw:de	0.069	-0.019	-0.057	0.007
aw:dealers	-0.027	-0.002	0.006	0.023
aw:deals	-0.06	-0.008	-0.026	0.093
aw:debit	-0.039	-0.007	0.053	-0.007
aw:debits	-0.027	-0.005	0.034	-0.001
aw:decides	0.043	-0.003	-0.055	0.015
aw:decision	-0.05	0	0.05	0
aw:defined	0.029	0.002	-0.016	-0.015
aw:definitions	0.018	-0.005	-0.03	0.017
aw:delaware	0.026	-0.021	0.023	-0.028
aw:delivered	-0.052	0.025	0.003	0.024
aw:delivery	0.03	-0.031	0	0
aw:dental	0.047	-0.002	0.011	-0.056
aw:depends	-0.002	-0.008	0.011	-0.001
aw:deposit	0.004	-0.015	0.025	-0.014
aw:derby	-0.043	-0.018	0.063	-0.002
aw:design	0.007	-0.024	0.02	-0.003
aw:designed	-0.123	0.001	0.018	0.103
aw:desk	-0.041	-0.007	-0.005	0.053
aw:details	0.113	-0.091	0.058	-0.08
aw:detime	-0.024	0.055	-0.029	-0.003
aw:developed	0.016	-0.003	-0.013	0
aw:development	0.027	-0.003	0.02	-0.044
aw:digital	0.027	-0.005	0.026	-0.048
aw:dinner	-0.03	-0.001	-0.001	0.032
aw:direct	-0.11	-0.013	0.123	0
aw:directors	0.014	0.065	-0.076	-0.003
aw:directory	0.024	-0.016	0.014	-0.022
aw:disclose	-0.006	-0.017	0.026	-0.002
aw:disputes	0.013	-0.004	0.004	-0.013
aw:distribution	0.005	-0.034	0.029	0
aw:division	0.006	-0.045	0.077	-0.038
aw:do	-0.12	0.069	0.036	0.015
aw:doctor	-0.036	0.051	-0.021	0.007
aw:document	0.013	-0.006	-0.004	-0.003
aw:documents	-0.009	-0.001	-0.002	0.012
aw:does	-0.105	-0.006	0.041	0.07
aw:dog	0.035	0	0	-0.035
aw:dogs	0.062	-0.001	-0.001	-0.061
aw:domains	0.021	-0.007	-0.034	0.02
aw:domestic	0.003	-0.006	-0.018	0.021
aw:domogo	-0.002	-0.012	0.015	-0.001
aw:donate	0.065	-0.001	-0.001	-0.062
aw:done	-0.014	-0.006	0.01	0.011
aw:door	0.006	-0.004	0.022	-0.024
aw:draw	-0.009	0.01	-0.001	0.001
aw:drink	0.031	-0.003	-0.012	-0.016
aw:drive	-0.023	0.107	-0.119	0.036
aw:drivers	-0.033	-0.002	0.01	0.025
aw:driving	-0.026	-0.003	0.003	0.026
aw:drover	-0.035	0.001	0.033	0.001
aw:dublin	0.084	-0.023	-0.064	0.004
aw:due	0.014	-0.005	-0.007	-0.002
aw:dundee	0.015	0	0	-0.014
aw:duty	-0.04	0.037	0.005	-0.002
aw:e	-0.033	-0.076	0.078	0.031
aw:e14	0.041	-0.018	-0.03	0.007
aw:each	-0.052	-0.034	0.101	-0.015
aw:east	0.138	-0.034	-0.017	-0.088
aw:eat	-0.016	0	0	0.016
aw:ec1v	-0.027	-0.005	0.031	0.001
aw:ec2a	0.022	-0.008	-0.012	-0.001
aw:edge	0.129	0.002	-0.093	-0.038
aw:edinburgh	0.075	-0.003	0.01	-0.082
aw:education	-0.035	0.082	-0.072	0.026
aw:effective	-0.02	-0.006	0.021	0.005
aw:egodiluva	-0.009	-0.004	0.013	0
aw:eh3	0.031	-0.001	0	-0.03
aw:eh6	0.016	-0.004	-0.015	0.003
aw:eight	-0.045	0.064	-0.047	0.027
aw:either	-0.007	-0.004	0.012	-0.002
aw:electricity	0.02	-0.005	-0.001	-0.014
aw:electronic	-0.027	-0.013	0.042	-0.003
aw:else	-0.027	-0.006	0.008	0.025
aw:email	0.079	-0.071	-0.053	0.046
aw:emails	-0.022	-0.005	-0.02	0.046
aw:emergency	-0.007	0.045	-0.048	0.011
aw:employed	-0.014	0	0	0.014
aw:employee	0.016	-0.002	-0.005	-0.01
aw:employees	0.015	-0.006	0.007	-0.015
aw:employers	0.069	-0.003	0.002	-0.068
aw:end	-0.019	-0.008	-0.006	0.032
aw:energy	-0.035	-0.013	0.004	0.043
aw:enfield	0.017	0.008	-0.014	-0.011
aw:engagement	-0.012	-0.001	0	0.013
aw:engine	0.019	-0.001	0.001	-0.019
aw:engineer	-0.015	0.002	0.02	-0.007
aw:engineering	-0.055	-0.003	0.022	0.036
aw:engineers	-0.018	-0.005	0.006	0.016
aw:england	0.074	-0.102	0.097	-0.07
aw:english	0.029	-0.019	-0.001	-0.009
aw:enough	-0.022	-0.003	0.017	0.008
aw:enquiry	-0.03	0	0.029	0.001
aw:enterprise	0.092	-0.017	-0.057	-0.019
aw:entity	0.037	0.041	-0.039	-0.04
aw:entry	-0.029	-0.004	0	0.033
aw:essex	0.017	0.01	-0.012	-0.015
aw:established	-0.019	0.015	-0.014	0.017
aw:estate	-0.008	-0.017	0.029	-0.003
aw:et	-0.013	0	0.013	0
aw:etc	0.028	-0.002	-0.009	-0.017
aw:eu	0.037	-0.042	-0.015	0.02
aw:euro	-0.036	-0.001	0	0.036
aw:ev	0.047	0	-0.002	-0.044
aw:evening	0.013	-0.002	0.001	-0.012
aw:evenings	-0.011	0.001	0.004	0.006
aw:event	-0.049	-0.002	-0.012	0.063
aw:events	-0.06	-0.005	0	0.065
aw:ever	-0.014	-0.008	0.022	-0.001
aw:every	0.026	-0.021	-0.005	-0.001
aw:everyone	0.01	-0.004	-0.011	0.005
aw:everything	0.059	-0.007	-0.016	-0.035
aw:ex4	-0.016	0.001	0.014	0
aw:example	-0.012	-0.002	0.002	0.012
aw:examples	0.021	0.052	-0.053	-0.02
aw:exeter	0.031	-0.001	-0.016	-0.015
aw:expect	-0.004	-0.005	0.011	-0.002
aw:expects	0.011	-0.004	-0.006	-0.002
aw:experience	-0.012	-0.004	0.005	0.011
aw:explains	0.039	-0.009	-0.011	-0.019
aw:extensions	-0.03	-0.001	0.002	0.029
aw:external	-0.001	-0.007	0.014	-0.007
aw:fabegeku	-0.005	-0.006	0.012	-0.001
aw:face	-0.014	-0.002	0.008	0.009
aw:fair	-0.021	-0.001	0	0.022
aw:fall	-0.01	-0.006	0.011	0.005
aw:family	0.052	-0.005	-0.048	0
aw:fanolivofudu	-0.009	-0.004	0.013	0
aw:faq	0.03	-0.001	-0.001	-0.028
aw:faqs	-0.018	-0.007	0.008	0.016
aw:farm	-0.043	-0.004	0.001	0.046
aw:fashion	-0.009	-0.001	-0.001	0.01
aw:fast	0.041	-0.002	-0.016	-0.023
aw:faulty	0.016	-0.005	-0.01	-0.001
aw:fca	-0.022	-0.027	0.049	-0.001
aw:features	-0.045	-0.002	-0.001	0.048
aw:fee	0.052	-0.004	-0.033	-0.016
aw:feel	-0.047	0	0	0.048
aw:fees	-0.026	-0.02	0.067	-0.021
aw:festival	0.014	-0.001	-0.001	-0.012
aw:few	-0.009	-0.021	0.024	0.006
aw:fi	0.055	-0.018	0.019	-0.056
aw:fields	-0.011	-0.017	0.03	-0.002
aw:file	0.024	-0.002	0.011	-0.033
aw:files	0.006	-0.016	0.025	-0.015
aw:filter	0.017	0	0	-0.017
aw:finance	-0.036	-0.021	0.026	0.032
aw:financial	-0.045	-0.006	-0.016	0.067
aw:find	0.047	-0.01	0.005	-0.042
aw:finds	-0.018	-0.002	-0.003	0.022
aw:finish	0.015	0	0.001	-0.015
aw:firm	0.045	-0.045	0.012	-0.012
aw:firms	0.018	-0.017	0.006	-0.007
aw:first	-0.007	0.027	-0.077	0.057
aw:fit	0.019	0	0	-0.019
aw:fitted	0.017	-0.001	0.001	-0.017
aw:five	-0.051	-0.008	0.04	0.019
aw:fixed	0.03	-0.007	0.015	-0.039
aw:fixtures	-0.036	0	0	0.037
aw:floor	-0.232	0.019	0.195	0.019
aw:follow	-0.003	-0.019	0.028	-0.007
aw:following	-0.022	-0.032	0.043	0.011
aw:follows	0.008	0.006	0.003	-0.016
aw:food	0.123	-0.007	-0.019	-0.096
aw:football	0.086	-0.015	0.013	-0.083
aw:for	0.04	-0.153	0.027	0.087
aw:form	0.077	-0.028	-0.017	-0.032
aw:formations	-0.005	-0.016	-0.017	0.039
aw:formed	0.089	-0.018	-0.046	-0.025
aw:forms	-0.025	0.009	-0.01	0.026
aw:forty	-0.042	-0.002	-0.001	0.045
aw:found	-0.01	0.016	-0.009	0.003
aw:foundation	-0.007	0.033	-0.011	-0.015
aw:founded	0.043	-0.003	-0.014	-0.026
aw:foundry	-0.021	-0.001	0.021	0.001
aw:four	-0.013	-0.011	0.033	-0.008
aw:fourteen	-0.028	-0.002	0.006	0.025
aw:franchise	0.089	-0.017	0.066	-0.138
aw:franchised	-0.01	-0.002	-0.006	0.018
aw:free	0.018	0.027	-0.019	-0.025
aw:freelance	0.047	-0.001	-0.011	-0.035
aw:freshly	0.045	-0.001	-0.001	-0.043
aw:friendly	-0.019	-0.001	-0.001	0.021
aw:frn	-0.009	-0.011	0.019	0.001
aw:from	0.206	-0.006	-0.014	-0.187
aw:fsa	0.039	-0.009	-0.029	-0.001
aw:fuel	0.028	-0.002	-0.005	-0.021
aw:full	0.027	-0.011	-0.024	0.009
aw:fuller	-0.013	0	0.013	0
aw:fund	0.044	-0.024	0.042	-0.062
aw:funded	0.002	-0.007	-0.007	0.013
aw:funding	-0.007	-0.002	-0.003	0.011
aw:funds	0.02	-0.001	-0.001	-0.018
aw:funeral	-0.038	0.085	-0.045	-0.002
aw:furniture	-0.045	0.036	-0.017	0.025
aw:further	-0.066	0.049	0.026	-0.009
aw:fuss	0.02	-0.004	0.01	-0.027
aw:future	-0.005	-0.011	-0.022	0.038
aw:gallery	0.065	-0.007	-0.016	-0.042
aw:gambling	-0.01	0.007	0.05	-0.047
aw:game	0.061	-0.002	0.004	-0.064
aw:games	0.086	-0.002	-0.002	-0.083
aw:gaps	-0.022	0	0.004	0.019
aw:garden	-0.018	-0.005	0.017	0.006
aw:gardens	-0.128	0.068	-0.005	0.064
aw:gas	-0.02	-0.008	-0.033	0.06
aw:gate	0.021	-0.002	-0.019	0
aw:gathered	0.014	-0.013	0.018	-0.019
aw:gatwick	0.041	-0.001	0.001	-0.041
aw:gb	0.029	-0.004	-0.024	-0.001
aw:gdpr	-0.031	-0.008	-0.001	0.04
aw:general	0.033	0.005	-0.061	0.023
aw:generated	-0.027	-0.028	0.055	-0.001
aw:georgia	-0.014	-0.03	0.045	-0.001
aw:germany	-0.129	0.049	0	0.08
aw:get	0.037	-0.012	-0.07	0.045
aw:gift	0.041	0.01	0.014	-0.065
aw:gifts	-0.069	-0.001	-0.001	0.07
aw:gitomset	-0.004	-0.003	0.013	-0.006
aw:give	0.036	-0.044	-0.003	0.011
aw:given	-0.012	-0.017	0.067	-0.037
aw:gives	-0.024	0.01	0.01	0.003
aw:gizeto	-0.003	-0.001	0.011	-0.007
aw:gizorelzi	-0.054	0.007	0.046	0.001
aw:glamorgan	-0.019	0.002	0.017	0
aw:glasgow	0.102	-0.019	-0.037	-0.046
aw:global	-0.041	0.065	-0.017	-0.007
aw:go	-0.048	-0.031	0.091	-0.012
aw:goes	-0.009	-0.024	0.04	-0.008
aw:gold	0.026	-0.001	0.001	-0.026
aw:gonozi	0.014	-0.005	0.006	-0.014
aw:goods	0.116	0.009	-0.08	-0.045
aw:governed	0.014	-0.003	-0.017	0.006
aw:governing	-0.036	-0.016	0.053	-0.002
aw:government	-0.027	-0.006	0.011	0.022
aw:grants	0.039	0	0.004	-0.043
aw:great	-0.051	0.031	0.021	-0.002
aw:green	-0.003	-0.005	-0.017	0.025
aw:groceries	0.014	0	0	-0.014
aw:ground	0.05	-0.004	-0.027	-0.019
aw:grounds	-0.023	-0.001	-0.001	0.025
aw:group	0.084	0.071	-0.276	0.121
aw:groups	0.031	-0.001	0.001	-0.031
aw:grove	-0.01	-0.002	0	0.012
aw:grow	-0.003	-0.004	0.025	-0.017
aw:guarantee	-0.02	-0.025	-0.005	0.05
aw:guernsey	-0.025	0.046	-0.025	0.004
aw:guest	-0.016	0.029	-0.016	0.003
aw:guests	0.027	-0.006	0.032	-0.053
aw:guides	-0.031	-0.001	-0.001	0.033
aw:gym	-0.051	0.014	0.019	0.018
aw:had	-0.018	-0.003	0.007	0.013
aw:hair	-0.005	-0.008	0.002	0.012
aw:half	0.017	-0.005	-0.015	0.003
aw:halifax	-0.071	0	0.041	0.029
aw:hall	0.03	-0.01	0.03	-0.051
aw:hampshire	0.032	0.049	-0.068	-0.012
aw:hand	-0.026	-0.001	-0.001	0.027
aw:handled	-0.036	0	0.02	0.015
aw:handles	-0.064	-0.025	0.065	0.024
aw:happens	0.022	-0.003	-0.003	-0.016
aw:happy	0.019	-0.002	0.002	-0.019
aw:harbour	-0.011	-0.003	-0.011	0.024
aw:has	0.01	-0.073	0.101	-0.038
aw:have	0.013	-0.014	0.022	-0.021
aw:having	0.061	-0.033	-0.03	0.003
aw:head	-0.023	-0.002	-0.001	0.027
aw:health	-0.044	-0.009	-0.008	0.062
aw:hear	-0.031	-0.004	0.024	0.01
aw:heart	0.045	-0.003	0.041	-0.084
aw:heat	0.026	-0.002	0.003	-0.027
aw:heating	-0.036	-0.008	-0.01	0.054
aw:held	0	-0.01	0.014	-0.005
aw:hello	0.015	-0.007	0.01	-0.017
aw:help	-0.046	-0.009	0.016	0.039
aw:helpline	-0.026	-0.007	0.035	-0.001
aw:here	-0.064	0.094	-0.094	0.064
aw:hereafter	0.083	0.026	-0.101	-0.008
aw:hereford	-0.103	-0.001	0.033	0.07
aw:herefordshire	-0.027	0.001	0.026	0
aw:hereinafter	0.06	0.059	-0.136	0.018
aw:heron	-0.022	0	0.022	0
aw:high	0.003	-0.025	0.005	0.017
aw:highlands	-0.017	0.043	-0.033	0.007
aw:hill	-0.003	0.016	-0.022	0.008
aw:hire	0.074	-0.01	0.037	-0.101
aw:history	-0.021	-0.001	0	0.022
aw:hmrc	0.033	-0.003	-0.002	-0.027
aw:hold	0.056	-0.058	-0.014	0.016
aw:holding	0.034	-0.056	0.039	-0.017
aw:holds	0.011	-0.004	-0.004	-0.003
aw:holiday	0.011	0.03	-0.005	-0.037
aw:holidays	0.033	-0.007	0.008	-0.034
aw:home	0.024	-0.086	0.015	0.047
aw:homes	-0.03	-0.007	-0.009	0.047
aw:hope	-0.018	0	0.033	-0.015
aw:hospice	0.052	0.098	-0.088	-0.062
aw:hospital	-0.047	-0.001	0	0.048
aw:hospitality	0.001	-0.03	0.033	-0.003
aw:host	-0.014	-0.004	0.006	0.012
aw:hosted	-0.024	-0.01	0.001	0.033
aw:hosting	-0.154	-0.046	0.053	0.148
aw:hosts	-0.104	0.024	0.071	0.01
aw:hot	-0.018	0	0	0.019
aw:hotel	-0.067	-0.012	0.017	0.062
aw:hotels	0.015	-0.005	-0.003	-0.007
aw:hours	0.033	-0.006	0.003	-0.031
aw:house	0.126	-0.049	-0.047	-0.03
aw:houses	0.018	-0.001	-0.035	0.019
aw:housing	0.012	-0.007	0.023	-0.027
aw:how	-0.038	0.008	-0.022	0.052
aw:however	-0.014	-0.01	0.033	-0.009
aw:hr4	-0.017	0	0.016	0
aw:https	-0.046	0.026	-0.025	0.044
aw:hundred	-0.02	-0.001	0	0.021
aw:hx1	-0.023	0.002	0.021	0.001
aw:hx3	-0.03	0.001	0.029	0
aw:i	-0.054	0.122	-0.027	-0.04
aw:ico	-0.024	-0.026	0.046	0.004
aw:id	0.016	-0.01	-0.024	0.019
aw:identity	0.051	-0.014	0.006	-0.044
aw:if	-0.032	-0.191	0.156	0.067
aw:ii	0.026	-0.008	-0.011	-0.006
aw:images	0.019	-0.001	0.001	-0.019
aw:important	0.024	-0.016	0.007	-0.015
aw:imprint	-0.023	0.007	0.026	-0.01
aw:improve	-0.018	0	0	0.018
aw:in	0.251	-0.031	-0.197	-0.024
aw:include	-0.008	0.047	-0.045	0.006
aw:includes	0.069	-0.008	-0.063	0.001
aw:including	0.094	0.06	-0.102	-0.052
aw:incorporated	-0.024	0.056	-0.064	0.031
aw:incorporating	-0.024	0.02	0.001	0.004
aw:independent	0.031	0.066	-0.087	-0.011
aw:independently	-0.026	-0.014	0.042	-0.002
aw:industrial	0.037	0.073	-0.078	-0.032
aw:info	0.025	-0.058	-0.009	0.042
aw:information	0	0.101	-0.032	-0.07
aw:inside	-0.022	-0.003	0.004	0.021
aw:installation	-0.028	-0.004	-0.02	0.053
aw:installed	0.013	-0.001	-0.001	-0.011
aw:institute	0.01	-0.02	0.022	-0.011
aw:instructions	-0.026	0.004	0.019	0.003
aw:insurance	0.03	-0.026	0.077	-0.081
aw:interest	-0.092	-0.002	0.023	0.072
aw:intermediary	0.054	-0.007	-0.023	-0.024
aw:international	0.019	0	-0.033	0.013
aw:internet	0.013	-0.002	-0.005	-0.005
aw:interpretation	-0.021	-0.006	-0.009	0.037
aw:into	-0.046	-0.009	0.021	0.034
aw:introducer	0.076	-0.041	-0.033	-0.002
aw:introduction	0.102	-0.023	-0.038	-0.041
aw:inverness	0.022	-0.002	0.003	-0.023
aw:investors	0.018	-0.003	-0.013	-0.002
aw:invoices	0.046	-0.018	-0.028	0
aw:involved	-0.013	-0.001	0	0.015
aw:ip4	-0.056	0	0.052	0.004
aw:ipswich	-0.015	-0.002	0.048	-0.03
aw:ireland	0.213	-0.043	-0.134	-0.035
aw:irish	0.019	-0.006	-0.002	-0.01
aw:is	0.211	-0.121	0.004	-0.094
aw:island	-0.024	-0.012	0.024	0.013
aw:islands	-0.037	0.067	-0.061	0.032
aw:isle	0.081	-0.017	-0.121	0.057
aw:iso	-0.019	-0.002	0.005	0.017
aw:issued	0.044	-0.026	0.037	-0.054
aw:issues	-0.002	-0.007	0.011	-0.002
aw:it	-0.123	-0.031	0.085	0.069
aw:its	0.114	0.047	-0.05	-0.11
aw:itself	-0.028	-0.001	0.029	-0.001
aw:january	-0.024	-0.005	-0.003	0.032
aw:jargon	-0.008	-0.001	-0.002	0.011
aw:jersey	-0.05	0.063	-0.043	0.029
aw:job	0.034	-0.002	0	-0.033
aw:jobs	0.036	0.044	-0.028	-0.052
aw:join	-0.028	-0.007	0.062	-0.026
aw:joint	0.034	-0.018	0.02	-0.037
aw:journal	0.017	-0.001	-0.001	-0.015
aw:july	-0.033	0.001	0.007	0.025
aw:june	-0.009	-0.007	-0.001	0.016
aw:keep	0.055	0.026	0.013	-0.095
aw:keeps	-0.054	-0.008	0.055	0.007
aw:kendal	-0.043	-0.001	0.012	0.032
aw:kent	0.024	-0.009	-0.02	0.005
aw:kept	-0.025	-0.031	0.042	0.015
aw:kestrel	-0.09	0.008	0.081	0.001
aw:kind	-0.087	-0.001	0.053	0.034
aw:kinds	-0.015	-0.002	0.001	0.016
aw:kingdom	0.129	0.04	-0.151	-0.019
aw:kit	0.025	-0.006	0.005	-0.025
aw:kitchen	0.023	-0.003	0.003	-0.024
aw:knitwear	-0.051	0	0	0.052
aw:know	0.043	-0.033	0.007	-0.016
aw:known	-0.091	0.123	-0.03	-0.001
aw:kop	0.031	-0.002	-0.015	-0.014
aw:la9	-0.022	0.003	0.018	0.001
aw:lancashire	0.042	-0.002	-0.016	-0.024
aw:land	0.041	-0.002	-0.001	-0.038
aw:landlords	0.025	-0.001	0.019	-0.043
aw:lane	0.041	-0.024	-0.011	-0.006
aw:language	0.036	-0.01	-0.005	-0.021
aw:lantern	-0.03	0.002	0.026	0.002
aw:large	-0.047	0	0.046	0
aw:larkfield	-0.066	0.004	0.061	0.001
aw:last	-0.141	0.034	-0.001	0.107
aw:late	-0.015	0	0.003	0.012
aw:latest	-0.05	0.031	-0.031	0.05
aw:law	-0.016	-0.011	0.031	-0.004
aw:lawful	-0.007	-0.019	0.027	-0.001
aw:laws	-0.043	0.048	-0.002	-0.003
aw:le3	-0.017	0.001	0.016	0
aw:leading	0.005	-0.004	0.026	-0.027
aw:learn	-0.067	-0.019	0.003	0.083
aw:learning	0.011	-0.001	-0.001	-0.008
aw:leasing	-0.044	-0.003	0.012	0.036
aw:leave	-0.033	-0.007	0.013	0.027
aw:leeds	0.044	0.043	0.012	-0.099
aw:legal	0.059	0.015	-0.067	-0.007
aw:leicester	0.003	-0.001	0.014	-0.016
aw:lender	-0.017	-0.003	0.008	0.012
aw:lenders	-0.027	0.023	-0.019	0.022
aw:less	-0.041	-0.002	0	0.043
aw:lessons	-0.009	-0.005	-0.001	0.016
aw:let	-0.128	-0.01	-0.003	0.141
aw:lets	-0.028	0.008	-0.003	0.022
aw:letter	-0.03	-0.022	0.067	-0.015
aw:letters	-0.024	-0.003	0	0.027
aw:letting	-0.092	-0.001	0.019	0.074
aw:lettings	0.017	0.025	-0.013	-0.029
aw:level	-0.016	-0.001	0.005	0.012
aw:liability	0.071	-0.027	-0.056	0.011
aw:liable	0.051	-0.008	-0.035	-0.007
aw:licence	0.081	-0.041	-0.05	0.01
aw:licences	-0.013	0.045	-0.034	0.002
aw:licensed	-0.021	0.045	0.049	-0.073
aw:life	-0.029	-0.006	0.037	-0.002
aw:light	0.089	-0.001	-0.001	-0.088
aw:like	0.119	-0.017	0.024	-0.127
aw:limited	0.142	-0.096	-0.032	-0.014
aw:limits	0.019	-0.001	0.001	-0.019
aw:lincoln	-0.057	-0.003	-0.017	0.076
aw:lincolnshire	0.027	-0.005	-0.021	-0.001
aw:line	-0.03	-0.006	-0.003	0.039
aw:linen	-0.032	0	0.004	0.027
aw:lines	0.013	-0.007	0.02	-0.026
aw:links	-0.017	0.038	-0.027	0.007
aw:list	0.032	0.037	0	-0.069
aw:listed	0.056	-0.02	-0.037	0.001
aw:listings	-0.034	0	0	0.035
aw:lists	-0.014	-0.006	0.009	0.011
aw:little	-0.015	-0.005	0.038	-0.018
aw:liverpool	-0.046	-0.011	0.022	0.035
aw:living	0.024	-0.001	0	-0.024
aw:ln6	0.019	-0.001	-0.019	0
aw:loans	-0.059	-0.001	0.001	0.06
aw:local	0.042	-0.003	0.003	-0.042
aw:located	-0.012	0.027	0	-0.014
aw:locations	-0.021	0.037	0.001	-0.018
aw:log	-0.069	-0.005	0.046	0.028
aw:logo	-0.068	-0.003	0.041	0.03
aw:london	-0.1	-0.069	0.146	0.023
aw:londonderry	0.015	0	0	-0.014
aw:long	-0.017	-0.019	0.031	0.005
aw:longer	0.031	-0.003	0.004	-0.032
aw:look	-0.035	0.101	-0.05	-0.016
aw:looked	-0.022	-0.015	0.02	0.017
aw:looking	-0.097	0.024	0.021	0.052
aw:looks	-0.014	0.085	-0.105	0.034
aw:loss	0.016	-0.002	-0.012	-0.002
aw:lost	0.068	-0.005	-0.039	-0.023
aw:lottery	-0.019	0.093	0.03	-0.104
aw:loughborough	0.031	0	0	-0.03
aw:low	0.019	-0.002	-0.001	-0.016
aw:ltd	-0.068	-0.006	0.033	0.041
aw:luton	0.089	-0.007	0.014	-0.096
aw:m12	-0.057	0.001	0.055	0
aw:machines	0.013	-0.002	0.003	-0.014
aw:made	-0.012	-0.039	-0.01	0.061
aw:maidstone	-0.067	-0.002	0.018	0.051
aw:mail	0	-0.025	0.031	-0.007
aw:mailing	-0.027	-0.001	0.002	0.027
aw:mails	-0.009	-0.026	0.031	0.004
aw:main	-0.022	-0.01	0.045	-0.013
aw:maintenance	-0.013	-0.004	0.007	0.009
aw:make	0.06	-0.01	0.011	-0.061
aw:makes	-0.001	-0.021	0.018	0.004
aw:making	0.068	-0.003	0.007	-0.072
aw:malta	0.024	-0.027	0.004	-0.001
aw:maltings	-0.058	0.001	0.054	0.002
aw:man	0.119	-0.013	-0.097	-0.009
aw:manage	0.031	-0.02	0.021	-0.031
aw:managed	0.022	-0.032	0.009	0.001
aw:management	-0.014	-0.045	-0.02	0.079
aw:manager	0.03	-0.015	0.057	-0.072
aw:managing	-0.08	-0.001	0.012	0.069
aw:manchester	-0.021	-0.007	0.048	-0.02
aw:manor	0.006	-0.022	0.003	0.014
aw:maps	-0.012	-0.001	0.003	0.011
aw:march	-0.091	0.006	-0.011	0.097
aw:mark	-0.02	-0.012	0.03	0.002
aw:market	-0.007	0.038	-0.084	0.052
aw:marketing	0.055	-0.032	-0.007	-0.017
aw:marketplace	0.012	-0.002	-0.007	-0.003
aw:marks	-0.03	-0.009	0.052	-0.013
aw:matching	0.011	0.032	-0.025	-0.018
aw:materials	-0.04	-0.002	0.001	0.041
aw:matters	-0.01	-0.003	0.004	0.009
aw:may	-0.091	-0.059	0.173	-0.024
aw:me	-0.029	-0.013	0.028	0.013
aw:me14	-0.017	0	0.016	0
aw:meals	0.032	-0.001	0.003	-0.034
aw:means	-0.012	0.016	-0.104	0.1
aw:media	-0.016	-0.001	-0.006	0.023
aw:meet	-0.043	-0.008	0.013	0.038
aw:meetings	0.01	-0.001	0	-0.008
aw:meets	0.021	0.001	0.001	-0.022
aw:mekozam	0.011	-0.004	-0.007	-0.001
aw:member	0.11	-0.029	-0.056	-0.025
aw:members	-0.046	-0.028	0.073	0.002
aw:membership	-0.005	-0.023	0.049	-0.021
aw:menu	-0.037	-0.005	0.003	0.039
aw:menus	0.028	0	0	-0.028
aw:merchant	0.021	-0.003	0.013	-0.031
aw:message	-0.06	-0.002	0.046	0.016
aw:messages	-0.013	-0.005	0.007	0.011
aw:methods	0.036	-0.001	-0.007	-0.028
aw:middlesex	0.029	0.008	-0.028	-0.009
aw:midlands	0.023	-0.001	0.001	-0.023
aw:miles	0.035	0	-0.018	-0.017
aw:mill	-0.059	0.021	0.009	0.029
aw:millrace	-0.022	0.001	0.021	0
aw:mind	0.01	-0.003	0	-0.007
aw:miniatures	0.024	-0.009	-0.004	-0.01
aw:minutes	0.016	-0.003	-0.001	-0.011
aw:mivobir	-0.009	-0.021	0.031	-0.001
aw:mobile	0.037	-0.007	0.002	-0.033
aw:modern	-0.074	0	-0.001	0.075
aw:mofodo	-0.045	0.029	0.011	0.005
aw:monday	-0.02	0	0	0.02
aw:money	0.021	0.035	-0.045	-0.012
aw:month	-0.07	-0.002	-0.013	0.085
aw:months	-0.017	0.036	-0.038	0.019
aw:more	-0.03	-0.012	0.005	0.036
aw:morning	0.019	0	-0.003	-0.016
aw:mortgage	-0.018	-0.004	-0.001	0.023
aw:mortgages	-0.115	-0.004	-0.003	0.122
aw:most	-0.023	0.008	0.016	-0.001
aw:mostly	0.005	0.082	-0.07	-0.017
aw:mould	-0.011	-0.001	-0.001	0.014
aw:move	-0.001	0.002	0.015	-0.016
aw:moved	-0.021	-0.003	0	0.024
aw:moze	0.012	-0.003	-0.009	0
aw:musicals	-0.01	-0.002	0.002	0.01
aw:must	-0.011	-0.027	0.044	-0.007
aw:my	-0.039	-0.007	-0.012	0.057
aw:n1	0.01	-0.003	-0.005	-0.002
aw:n12	-0.014	-0.022	-0.002	0.038
aw:name	-0.163	0.051	-0.067	0.178
aw:named	-0.075	0.059	0.012	0.004
aw:names	-0.09	0.046	0.025	0.018
aw:national	-0.011	-0.026	0.043	-0.006
aw:nationwide	-0.022	-0.023	0.029	0.015
aw:ne1	0.014	-0.006	-0.008	0
aw:ne4	-0.019	0.001	0.017	0
aw:near	-0.009	-0.025	0.013	0.021
aw:necessary	-0.042	-0.008	0.004	0.046
aw:need	0.032	-0.03	-0.035	0.033
aw:needs	0.006	-0.004	-0.011	0.01
aw:neither	-0.016	-0.004	0.013	0.007
aw:netherlands	0.108	-0.038	-0.069	-0.001
aw:network	-0.019	0.113	-0.054	-0.041
aw:never	0.021	-0.008	0.022	-0.034
aw:new	-0.039	0.082	-0.028	-0.014
aw:newcastle	0.012	-0.008	0.012	-0.017
aw:newport	0.019	0	0	-0.019
aw:newry	0.042	0	0	-0.041
aw:news	0.094	0.025	-0.048	-0.071
aw:newsletter	-0.037	0.036	0.012	-0.011
aw:next	0.054	-0.005	0.002	-0.051
aw:ng2	-0.026	0.005	-0.005	0.026
aw:ng7	-0.051	0.001	0.031	0.019
aw:night	0.048	0.016	0.009	-0.073
aw:nine	0.041	-0.006	-0.013	-0.022
aw:ninety	-0.034	-0.013	0.018	0.029
aw:nizurifo	-0.003	-0.01	0.017	-0.004
aw:no	-0.225	0.027	0.322	-0.124
aw:nobody	-0.045	-0.008	0.031	0.022
aw:noda	-0.045	0.105	-0.056	-0.004
aw:nor	-0.019	-0.003	0.016	0.006
aw:norfolk	-0.026	0.002	0.015	0.01
aw:north	0.017	0.066	-0.05	-0.032
aw:northern	0.055	-0.012	-0.022	-0.021
aw:norupo	0.085	-0.054	-0.037	0.006
aw:norwich	-0.001	-0.03	0.027	0.004
aw:not	-0.147	-0.108	0.2	0.055
aw:note	-0.018	0.026	0.03	-0.039
aw:notes	-0.02	-0.003	-0.013	0.036
aw:nothing	0.045	-0.05	-0.042	0.046
aw:notice	0.052	-0.045	-0.134	0.128
aw:notices	0.018	-0.004	-0.027	0.014
aw:nottingham	0.035	0.004	0.031	-0.07
aw:nottinghamshire	-0.028	-0.001	0.01	0.02
aw:now	-0.076	0.057	-0.049	0.068
aw:nr7	-0.018	0	0.018	0
aw:nst	0.022	-0.002	-0.007	-0.013
aw:number	0.036	-0.195	0.153	0.005
aw:numbers	-0.011	-0.005	0.02	-0.004
aw:nursing	-0.008	0.072	-0.007	-0.057
aw:nusil	-0.005	-0.006	0.012	-0.001
aw:nuvara	0.011	-0.008	0.001	-0.004
aw:o	0.119	0.002	-0.106	-0.015
aw:oak	-0.003	0.071	-0.068	0
aw:objects	0.091	-0.003	-0.002	-0.086
aw:obligations	0.012	-0.002	-0.014	0.005
aw:of	-0.055	0.147	0.16	-0.253
aw:off	0.03	-0.004	-0.015	-0.011
aw:offer	-0.063	-0.002	-0.002	0.068
aw:offered	0.012	-0.002	-0.001	-0.009
aw:offers	-0.027	0.077	-0.028	-0.022
aw:office	0.107	-0.119	-0.14	0.151
aw:officer	-0.002	-0.017	0.027	-0.008
aw:offices	0.033	-0.022	-0.029	0.019
aw:official	-0.002	-0.002	-0.007	0.011
aw:ok	-0.013	0	0.002	0.011
aw:okimiletpo	0.006	-0.011	0.027	-0.022
aw:old	-0.056	0.038	-0.005	0.023
aw:on	0.031	-0.135	0.099	0.005
aw:onarebu	-0.005	-0.009	0.014	0
aw:once	0.017	-0.007	-0.03	0.02
aw:one	0.055	0.034	0.011	-0.1
aw:ones	-0.084	-0.003	0.045	0.042
aw:online	-0.07	0.001	-0.041	0.11
aw:only	-0.018	0.006	0.082	-0.07
aw:open	0.009	-0.015	0.01	-0.004
aw:opening	-0.136	0.001	0.022	0.113
aw:operate	-0.01	0.018	0.019	-0.027
aw:operated	-0.067	0.004	0.07	-0.008
aw:operates	0.256	0.033	-0.149	-0.14
aw:operating	-0.067	0.037	-0.014	0.044
aw:operative	0.024	0.047	-0.045	-0.026
aw:operator	0.045	-0.02	-0.022	-0.002
aw:opticians	-0.03	-0.007	0.012	0.026
aw:or	0.384	-0.19	-0.136	-0.058
aw:orchard	-0.009	-0.003	0.01	0.002
aw:order	-0.043	-0.012	0.032	0.024
aw:ordered	0.015	-0.001	0.004	-0.018
aw:ordering	-0.017	-0.001	0.003	0.015
aw:orders	-0.009	0.005	0.024	-0.02
aw:ordinary	-0.031	-0.001	0	0.032
aw:org	-0.014	-0.015	0.023	0.005
aw:organisation	-0.09	0.013	0.058	0.019
aw:organisations	-0.027	0.019	0.001	0.006
aw:organisers	-0.055	-0.001	-0.001	0.057
aw:orit	-0.019	-0.001	0	0.019
aw:other	0.039	-0.044	0.027	-0.022
aw:others	0.028	-0.026	0.019	-0.021
aw:otherwise	0.026	-0.012	0.007	-0.021
aw:our	0.097	0.21	-0.245	-0.062
aw:ourselves	-0.046	-0.002	-0.002	0.049
aw:out	-0.041	0.008	0.065	-0.032
aw:outside	-0.047	-0.004	0.015	0.037
aw:ovekavuvu	-0.012	-0.003	0.043	-0.028
aw:over	0.042	-0.012	0.011	-0.041
aw:own	-0.139	0.05	0.116	-0.026
aw:owned	0.025	0.154	-0.127	-0.053
aw:owner	-0.019	-0.012	0.003	0.029
aw:owners	0.013	-0.017	-0.006	0.01
aw:ownership	0.045	-0.007	-0.02	-0.018
aw:owns	0.095	-0.093	-0.019	0.018
aw:packages	0.058	-0.002	-0.021	-0.035
aw:packed	0.012	0	0.005	-0.017
aw:packs	-0.014	0.034	-0.026	0.006
aw:page	0.042	-0.03	0.024	-0.037
aw:pages	-0.052	-0.024	0.052	0.024
aw:paid	0.103	0.007	-0.05	-0.06
aw:pakar	-0.021	0.091	-0.049	-0.021
aw:pallets	-0.001	0.043	-0.04	-0.001
aw:panel	0.02	-0.002	0.009	-0.026
aw:paper	-0.016	-0.001	0	0.017
aw:papers	0.037	-0.002	0.01	-0.045
aw:parcel	-0.02	-0.009	0.014	0.015
aw:parcels	-0.021	0.038	-0.015	-0.002
aw:parent	-0.003	0.131	-0.145	0.017
aw:park	-0.214	0.062	0.024	0.129
aw:parking	-0.068	-0.002	0.002	0.069
aw:parks	-0.009	0.105	-0.021	-0.075
aw:part	0.021	-0.051	-0.01	0.04
aw:particular	0.024	-0.003	-0.005	-0.016
aw:parties	0.109	-0.017	0.015	-0.107
aw:partner	0.024	0.017	-0.042	0.001
aw:partners	-0.019	0.09	-0.084	0.013
aw:partnership	-0.039	-0.004	0.046	-0.004
aw:parts	0.027	-0.007	-0.018	-0.002
aw:party	0.036	-0.021	0.067	-0.082
aw:pass	-0.013	-0.007	0.018	0.002
aw:passes	0.006	-0.001	0.006	-0.011
aw:patient	-0.04	-0.003	-0.001	0.045
aw:pay	-0.006	-0.007	0.021	-0.008
aw:paying	-0.04	0.006	0.053	-0.02
aw:payment	-0.18	0.01	0.2	-0.029
aw:payments	-0.067	0.042	0.033	-0.009
aw:payroll	0.026	-0.003	-0.001	-0.022
aw:pays	-0.035	-0.002	-0.001	0.038
aw:pc	0.034	-0.016	-0.002	-0.016
aw:pembrokeshire	-0.01	-0.001	-0.001	0.011
aw:pensioners	0.013	-0.001	0.005	-0.017
aw:people	-0.003	-0.025	-0.002	0.03
aw:per	0.031	-0.002	-0.017	-0.012
aw:performance	-0.029	-0.017	0.021	0.025
aw:periods	-0.001	-0.008	0.01	-0.001
aw:person	0.067	-0.017	-0.017	-0.033
aw:personal	0.196	0.052	-0.216	-0.032
aw:persons	-0.01	-0.003	0.01	0.003
aw:pet	0.034	0.044	-0.039	-0.039
aw:peterborough	0.018	-0.003	-0.002	-0.013
aw:pets	0.031	0	0	-0.031
aw:pharmacy	-0.042	-0.001	0	0.044
aw:phone	0.026	-0.024	-0.043	0.041
aw:phones	0.03	-0.002	0.002	-0.03
aw:photograph	0.011	-0.001	-0.001	-0.009
aw:photographer	-0.028	-0.005	0.042	-0.009
aw:photographs	0.044	-0.003	-0.012	-0.028
aw:photography	-0.011	0.003	0.032	-0.025
aw:pick	-0.036	-0.01	-0.045	0.09
aw:pictures	0.093	-0.007	-0.012	-0.074
aw:piece	-0.014	0	-0.001	0.015
aw:pier	-0.034	-0.003	-0.001	0.037
aw:pizirvam	0.017	-0.007	-0.005	-0.005
aw:place	-0.114	0.026	0.084	0.004
aw:placed	-0.028	-0.003	0.001	0.031
aw:placement	-0.01	0	0	0.01
aw:places	0.065	-0.003	0.011	-0.073
aw:placing	-0.078	0.004	-0.007	0.08
aw:plan	0.01	-0.006	0	-0.005
aw:planning	-0.058	-0.01	0.019	0.049
aw:plans	0.047	-0.007	-0.03	-0.01
aw:plant	-0.003	-0.007	-0.015	0.024
aw:platform	-0.058	0.022	-0.019	0.055
aw:play	0.085	-0.008	0.064	-0.141
aw:plays	0.035	-0.002	0.001	-0.034
aw:please	0.002	-0.005	0.06	-0.057
aw:plymouth	-0.014	-0.002	-0.001	0.017
aw:po	-0.01	0.01	-0.018	0.018
aw:police	-0.004	-0.015	0.022	-0.002
aw:policies	-0.055	-0.002	0.014	0.044
aw:policy	-0.087	0.102	0.003	-0.017
aw:portal	-0.105	-0.001	0.13	-0.024
aw:posena	0.022	-0.003	0.002	-0.02
aw:possible	0.014	-0.001	-0.001	-0.012
aw:post	0.019	-0.008	0.033	-0.044
aw:postal	0.05	-0.011	-0.024	-0.015
aw:posted	0.011	-0.003	0.004	-0.012
aw:pounds	-0.008	0.032	0.012	-0.036
aw:power	-0.026	-0.001	0.003	0.024
aw:powered	-0.058	-0.034	0.067	0.025
aw:practice	-0.05	-0.017	0.025	0.043
aw:pre	-0.031	-0.002	0.042	-0.009
aw:prepaid	-0.046	-0.009	0.023	0.032
aw:preston	0.033	0.056	-0.087	-0.001
aw:price	0.087	0.024	-0.003	-0.108
aw:prices	-0.072	0.013	0.01	0.049
aw:pricing	0.029	-0.003	-0.004	-0.022
aw:principal	-0.002	-0.015	0.018	-0.002
aw:print	-0.027	-0.002	0.061	-0.031
aw:prints	0.166	-0.008	-0.003	-0.155
aw:prior	-0.012	-0.002	-0.003	0.016
aw:privacy	0.126	-0.068	-0.044	-0.014
aw:private	0.023	0.049	-0.069	-0.003
aw:prizes	0.01	-0.003	0.003	-0.01
aw:process	-0.022	0.047	-0.041	0.017
aw:processing	0.012	0.044	-0.054	-0.002
aw:processor	-0.024	-0.013	0.004	0.033
aw:product	-0.045	-0.006	0.05	0.001
aw:products	0.025	-0.038	-0.004	0.018
aw:professional	0.002	-0.004	0.013	-0.012
aw:profit	0.028	-0.008	0.006	-0.026
aw:profits	-0.016	0.018	-0.041	0.039
aw:programme	-0.005	0.089	-0.095	0.011
aw:programmes	0.049	-0.001	-0.005	-0.042
aw:project	-0.02	-0.004	0.002	0.022
aw:promoter	-0.005	0	0.01	-0.006
aw:promotes	0.024	0.03	-0.03	-0.023
aw:promotion	0.012	-0.01	0.004	-0.006
aw:proper	0.037	-0.001	-0.001	-0.035
aw:properties	-0.004	-0.017	0.017	0.004
aw:property	0.162	-0.023	-0.061	-0.077
aw:protect	0.101	-0.034	-0.045	-0.022
aw:protected	0.029	-0.01	0.009	-0.028
aw:protecting	-0.004	0.018	-0.016	0.002
aw:protection	-0.152	0.003	0.097	0.053
aw:protects	-0.004	0.011	-0.015	0.009
aw:proudly	0.031	-0.002	-0.015	-0.014
aw:provide	-0.025	0.023	0.003	-0.002
aw:provided	-0.05	-0.03	0.074	0.006
aw:provider	0.035	-0.011	0.022	-0.045
aw:providers	-0.021	-0.022	0.059	-0.016
aw:provides	-0.032	0.044	-0.046	0.035
aw:providing	0.01	-0.004	-0.006	0
aw:public	-0.006	-0.013	0.019	-0.001
aw:published	-0.069	0.001	0.068	0
aw:publishing	-0.002	0.019	0.015	-0.032
aw:pubs	0.04	-0.016	0.018	-0.042
aw:purchase	-0.01	-0.005	0.067	-0.052
aw:purchases	0.009	-0.01	0.008	-0.007
aw:purchasing	0.013	-0.002	-0.01	-0.002
aw:purpose	0.073	-0.015	-0.016	-0.042
aw:purposes	0.01	0.092	-0.094	-0.008
aw:put	0.083	-0.007	0.012	-0.089
aw:quality	-0.031	-0.004	0.026	0.009
aw:quarry	-0.016	0.001	0.014	0.001
aw:quarter	0.012	-0.012	0.028	-0.027
aw:quay	0.031	-0.005	-0.021	-0.004
aw:question	-0.005	-0.008	0.014	-0.001
aw:questions	-0.013	0.068	0.02	-0.075
aw:quick	-0.019	0.039	-0.035	0.015
aw:quiet	-0.039	-0.002	0	0.042
aw:quote	-0.013	-0.006	-0.007	0.026
aw:r	-0.003	-0.002	-0.009	0.013
aw:range	0.028	-0.001	0	-0.027
aw:rapa	0.021	-0.003	0.003	-0.021
aw:rate	-0.013	-0.002	0.004	0.011
aw:rated	0.018	-0.003	-0.008	-0.006
aw:rather	-0.016	0	0	0.017
aw:raw	0.008	-0.002	-0.014	0.009
aw:reaches	0.035	-0.002	-0.034	0
aw:read	-0.153	-0.033	0.169	0.017
aw:readers	0.023	-0.002	0.003	-0.024
aw:reading	-0.111	-0.009	0.021	0.099
aw:real	0.016	-0.002	-0.012	-0.002
aw:receive	-0.02	-0.011	0.032	-0.002
aw:receives	-0.045	0.02	0.048	-0.023
aw:recommend	-0.011	-0.001	0.004	0.008
aw:record	0.053	-0.015	-0.029	-0.01
aw:recorded	-0.022	0.002	0.017	0.003
aw:records	-0.011	0.02	0.031	-0.039
aw:recycle	-0.013	-0.001	0.002	0.012
aw:ref	0.014	-0.004	-0.009	0
aw:refer	-0.001	-0.009	-0.038	0.048
aw:reference	0.006	-0.016	0.006	0.005
aw:references	0.002	0.006	-0.035	0.028
aw:referencing	0.028	-0.006	-0.036	0.014
aw:referred	0.016	-0.003	-0.004	-0.008
aw:referring	0.006	0.008	-0.001	-0.014
aw:refers	-0.007	0.023	-0.037	0.02
aw:refuse	0.012	-0.001	0.012	-0.023
aw:reg	0.098	0.037	-0.107	-0.028
aw:register	-0.046	-0.045	0.101	-0.01
aw:registered	0.043	0.021	0.043	-0.107
aw:registration	0.09	-0.084	-0.043	0.038
aw:regular	-0.018	0	-0.001	0.019
aw:regulated	-0.123	0.035	0.006	0.082
aw:regulation	-0.014	-0.004	0.01	0.009
aw:regulatory	0.014	-0.001	-0.003	-0.01
aw:related	-0.031	-0.008	0.018	0.02
aw:relationship	0.016	-0.005	-0.023	0.012
aw:release	-0.033	0.002	0.007	0.024
aw:relevant	0.014	-0.003	-0.011	0
aw:rely	-0.011	0.001	0.016	-0.006
aw:remove	-0.039	0	0.039	0
aw:rent	0.014	-0.003	-0.014	0.003
aw:rented	0.092	-0.049	-0.039	-0.004
aw:repairs	0.03	-0.002	0.024	-0.052
aw:reports	0.088	0.036	-0.113	-0.011
aw:repossessed	-0.054	-0.006	0.017	0.042
aw:representative	0.109	-0.089	0.009	-0.029
aw:request	-0.014	-0.003	0.04	-0.023
aw:require	-0.005	-0.015	0.02	-0.001
aw:requirements	-0.004	-0.007	0.013	-0.002
aw:res	0.023	-0.003	-0.019	-0.001
aw:reservations	-0.022	0.037	0.01	-0.025
aw:reserved	-0.049	0.071	0	-0.022
aw:reserves	-0.009	-0.006	0.002	0.013
aw:residential	-0.014	0.036	-0.03	0.007
aw:resources	0.014	-0.002	-0.002	-0.011
aw:respect	0.031	-0.019	-0.002	-0.011
aw:respecting	-0.073	-0.026	0.08	0.019
aw:respects	0.034	-0.015	-0.034	0.015
aw:responsible	-0.063	-0.038	0.057	0.044
aw:restaurants	-0.011	0	0	0.012
aw:retail	0.002	-0.014	0.012	0
aw:retailers	-0.038	-0.027	0.012	0.054
aw:retention	-0.01	-0.007	0.009	0.007
aw:returns	0.077	-0.006	-0.01	-0.061
aw:revenue	-0.023	0.019	0.01	-0.006
aw:review	-0.034	0.059	-0.009	-0.016
aw:reviewed	-0.039	-0.002	0.015	0.026
aw:reviews	0.046	-0.023	-0.002	-0.021
aw:rhif	0.015	-0.004	-0.013	0.001
aw:richmond	-0.054	0.007	0.046	0.001
aw:right	-0.049	0.058	-0.069	0.06
aw:rights	-0.005	0.038	0	-0.034
aw:ring	0.016	-0.01	-0.004	-0.002
aw:risk	-0.007	0.029	-0.001	-0.02
aw:rita	0.015	-0.008	-0.008	0.002
aw:road	-0.13	0.086	0.032	0.013
aw:roasted	0.085	-0.001	-0.001	-0.083
aw:robotovuro	0.009	-0.001	-0.011	0.003
aw:rog	-0.013	0	0.013	0
aw:role	0.017	-0.002	-0.004	-0.011
aw:rolofefe	0.052	-0.004	-0.01	-0.038
aw:roof	-0.015	-0.001	0.002	0.013
aw:rookery	-0.028	-0.001	0.028	0
aw:rooms	0.03	-0.031	0.012	-0.011
aw:ropewalk	-0.017	-0.002	0.019	0
aw:rova	-0.005	-0.018	0.025	-0.002
aw:row	0.025	-0.005	-0.008	-0.012
aw:royal	0.01	-0.009	0.003	-0.004
aw:run	0.016	0.006	0.004	-0.026
aw:running	-0.051	-0.004	0.037	0.018
aw:runs	-0.019	0.119	-0.136	0.036
aw:s	-0.008	-0.045	0.081	-0.029
aw:s3	-0.01	0	0.01	0
aw:sa1	-0.012	0.002	0.01	0
aw:saas	-0.009	-0.009	-0.01	0.028
aw:saddler	0.031	-0.006	-0.025	0
aw:safe	-0.004	-0.005	-0.033	0.041
aw:safeguarding	-0.016	-0.005	-0.001	0.022
aw:safety	0.018	-0.003	0.008	-0.023
aw:said	-0.026	-0.009	0.02	0.016
aw:sale	-0.087	-0.011	0	0.098
aw:sales	-0.068	-0.008	-0.057	0.133
aw:same	0.056	-0.036	0.021	-0.041
aw:saturday	-0.009	-0.015	0.035	-0.01
aw:save	-0.03	-0.003	0.009	0.024
aw:say	-0.04	0.008	-0.02	0.052
aw:says	-0.024	-0.037	-0.022	0.083
aw:scheme	-0.048	-0.01	0.056	0.002
aw:school	-0.024	0.034	0.056	-0.066
aw:schools	0.003	-0.012	0.024	-0.014
aw:science	-0.038	0.02	0.029	-0.011
aw:scotland	0.076	0.025	-0.08	-0.021
aw:scottish	0.075	-0.004	-0.044	-0.027
aw:se1	-0.023	-0.007	0.031	0
aw:sea	0.016	0.036	-0.008	-0.044
aw:search	0.043	-0.002	0.004	-0.045
aw:searches	-0.033	-0.01	0.002	0.042
aw:season	0.016	-0.002	-0.008	-0.006
aw:second	0.002	-0.053	-0.006	0.058
aw:section	-0.036	-0.005	0.034	0.007
aw:secures	0.024	-0.01	0.01	-0.024
aw:security	-0.037	0.043	-0.036	0.03
aw:see	0.024	0.049	-0.045	-0.028
aw:seed	0.033	-0.007	-0.006	-0.02
aw:seen	-0.044	-0.002	0.048	-0.002
aw:self	0.035	-0.002	0.001	-0.034
aw:sell	-0.044	-0.021	0.015	0.049
aw:seller	0.049	-0.005	-0.005	-0.038
aw:sellers	0.032	-0.006	0.008	-0.034
aw:selling	-0.088	0.021	0.007	0.06
aw:sells	0.023	-0.008	-0.01	-0.005
aw:send	-0.038	-0.005	-0.017	0.06
aw:sending	0.005	-0.025	0.015	0.005
aw:sent	0.032	0.017	0.017	-0.066
aw:seo	0.018	-0.003	-0.004	-0.011
aw:separate	-0.012	0.005	0.007	0
aw:september	-0.01	-0.005	0.029	-0.014
aw:seriously	0.038	0.032	-0.047	-0.023
aw:serums	-0.016	-0.001	-0.001	0.018
aw:servers	-0.027	-0.011	0.04	-0.002
aw:service	-0.137	-0.001	0.015	0.122
aw:services	0.109	-0.048	-0.07	0.01
aw:session	0.008	-0.011	0.014	-0.012
aw:set	-0.004	-0.01	0.04	-0.027
aw:sets	0.027	0.018	-0.013	-0.031
aw:seven	-0.048	-0.002	0.012	0.038
aw:several	0.058	-0.003	-0.004	-0.051
aw:sexton	-0.029	0.001	0.027	0.001
aw:shall	0.022	0.003	-0.019	-0.006
aw:share	-0.109	0.023	0.11	-0.025
aw:shared	-0.051	-0.013	0.006	0.058
aw:shareholders	0.021	-0.023	0.016	-0.013
aw:shares	0.006	0.009	-0.013	-0.002
aw:shed	-0.033	-0.005	0.025	0.012
aw:sheds	-0.02	-0.001	-0.001	0.022
aw:sheffield	-0.045	-0.001	0.019	0.027
aw:shelves	0.011	-0.006	-0.001	-0.004
aw:shipping	0.029	-0.001	0	-0.028
aw:shirts	-0.063	-0.001	-0.001	0.065
aw:shop	-0.022	-0.046	-0.019	0.087
aw:shopquay	0.013	-0.001	-0.007	-0.004
aw:shops	-0.077	0.04	-0.034	0.071
aw:short	-0.022	0.006	0.023	-0.007
aw:shown	-0.024	0.048	-0.023	-0.001
aw:shows	0.076	-0.001	0	-0.076
aw:shrewsbury	-0.076	0.001	0.029	0.046
aw:shropshire	-0.009	-0.002	0.013	-0.002
aw:side	0.005	-0.001	0.008	-0.012
aw:sign	0	-0.004	-0.01	0.014
aw:silver	-0.014	-0.002	0.002	0.014
aw:similar	-0.009	0.067	-0.055	-0.004
aw:simple	0.023	-0.001	-0.001	-0.021
aw:since	0.069	0.047	-0.077	-0.039
aw:single	0.016	-0.009	0.05	-0.057
aw:site	-0.038	-0.165	0.082	0.122
aw:sites	0.042	-0.02	-0.003	-0.02
aw:six	-0.049	0.037	0.001	0.011
aw:sixty	-0.029	0.018	0.029	-0.018
aw:size	0.034	-0.005	-0.013	-0.016
aw:sk4	0.022	-0.002	-0.02	0
aw:sk9	-0.006	-0.008	0.016	-0.002
aw:sketch	0.033	-0.001	-0.001	-0.032
aw:skin	-0.009	0	-0.01	0.019
aw:skincare	-0.112	-0.002	-0.008	0.121
aw:slate	0.016	0	0	-0.016
aw:slavery	0.02	-0.001	-0.007	-0.012
aw:sleep	0.016	0	0	-0.015
aw:sleeps	-0.058	0	0	0.058
aw:sluice	-0.018	0.001	0.017	0
aw:small	0.031	-0.009	0.012	-0.034
aw:smaller	0.01	0	0	-0.01
aw:sn5	-0.025	-0.009	0.035	-0.001
aw:so	-0.038	-0.036	0.046	0.028
aw:social	0.058	-0.011	-0.002	-0.045
aw:societies	0.03	-0.002	0	-0.028
aw:society	0.094	-0.011	0.021	-0.104
aw:software	-0.211	-0.048	0.128	0.131
aw:solar	0.068	0	0	-0.067
aw:sold	-0.06	-0.013	0.005	0.068
aw:sole	-0.097	-0.007	0.014	0.089
aw:solicitors	-0.018	-0.002	0.006	0.014
aw:solutions	-0.078	0.044	0.022	0.012
aw:some	-0.021	0.01	0.022	-0.011
aw:somebody	0.029	-0.007	0.001	-0.023
aw:someone	0.024	-0.001	0	-0.022
aw:something	-0.003	-0.003	-0.004	0.011
aw:sometimes	-0.068	0.007	0.061	0
aw:sort	-0.011	-0.001	0.012	0
aw:sorted	0.073	-0.001	-0.01	-0.062
aw:source	-0.002	0	-0.02	0.022
aw:south	-0.006	-0.025	0.002	0.03
aw:spa	-0.003	-0.013	0.019	-0.003
aw:spare	0.021	-0.003	-0.02	0.001
aw:speak	0.044	-0.002	0.003	-0.045
aw:special	0.016	-0.001	0.001	-0.016
aw:specialists	-0.03	-0.006	0.002	0.034
aw:sports	0.065	-0.001	0	-0.064
aw:spread	-0.016	0.03	0	-0.013
aw:st	0.065	0.066	-0.136	0.005
aw:stadium	0.034	-0.016	0.014	-0.031
aw:staff	0.017	0	-0.033	0.016
aw:staffordshire	-0.014	-0.019	0.026	0.007
aw:stand	-0.01	0	0	0.01
aw:standard	0.01	-0.012	-0.046	0.047
aw:standards	0.038	-0.003	-0.013	-0.022
aw:start	0.011	-0.005	0.008	-0.014
aw:starts	-0.013	-0.001	0.002	0.012
aw:statement	0.072	-0.029	-0.008	-0.035
aw:states	-0.026	0.017	0.009	0
aw:station	-0.055	0.075	-0.016	-0.004
aw:status	-0.066	-0.009	0.06	0.016
aw:statutory	-0.027	0	0.001	0.026
aw:stay	-0.044	-0.02	0.045	0.019
aw:stays	-0.008	-0.005	0.016	-0.003
aw:sterling	0	0.032	-0.011	-0.02
aw:still	-0.002	0	0.013	-0.011
aw:stockholm	0.015	0	0.007	-0.022
aw:stockport	0.006	0.008	0.024	-0.039
aw:stolen	0.013	-0.003	-0.003	-0.006
aw:stop	-0.015	0.042	-0.014	-0.013
aw:stops	0.013	-0.001	-0.001	-0.011
aw:storage	0.005	-0.01	0.004	0
aw:store	0.012	-0.03	0.003	0.015
aw:stored	-0.009	0.026	-0.001	-0.016
aw:stores	0.015	-0.006	0.001	-0.011
aw:stories	0.031	-0.003	-0.024	-0.004
aw:story	0.07	0.012	-0.053	-0.029
aw:straight	0.04	-0.001	-0.001	-0.039
aw:street	-0.066	-0.016	-0.005	0.086
aw:stripe	-0.008	-0.014	0.029	-0.007
aw:stronger	0.013	0	0	-0.012
aw:students	-0.041	-0.02	0.086	-0.025
aw:studio	0.011	-0.008	0.023	-0.026
aw:study	0.027	0	0	-0.026
aw:stuttgart	-0.041	0.031	0.01	0
aw:style	-0.087	-0.022	0.033	0.075
aw:sub	0.056	-0.008	-0.033	-0.015
aw:subject	-0.06	-0.003	0.065	-0.002
aw:subscribe	-0.002	-0.019	-0.047	0.068
aw:subscriptions	0.029	-0.019	0.012	-0.021
aw:subsidiaries	0.116	0.012	-0.094	-0.035
aw:subsidiary	-0.094	0.123	-0.016	-0.012
aw:substantially	-0.005	-0.011	0.017	-0.001
aw:such	0.074	-0.036	-0.047	0.01
aw:suffolk	-0.037	-0.002	0.038	0
aw:suite	0.014	0.11	-0.115	-0.009
aw:supervisory	-0.002	-0.007	0.011	-0.002
aw:supplied	0.035	-0.018	0.013	-0.031
aw:supplier	0.012	-0.003	0.016	-0.026
aw:suppliers	0.029	-0.009	0.017	-0.038
aw:supplies	0.066	-0.003	-0.016	-0.047
aw:supply	-0.046	0.011	0.045	-0.009
aw:support	-0.14	0.037	0.065	0.038
aw:supported	0.058	0.036	-0.035	-0.059
aw:supports	-0.02	0.001	-0.009	0.028
aw:surgery	-0.03	-0.001	0	0.032
aw:surrey	-0.053	-0.009	0.05	0.013
aw:surveyors	0.011	-0.001	0.001	-0.011
aw:surveys	0.07	-0.001	0.002	-0.07
aw:sussex	-0.018	0.001	0.031	-0.014
aw:suvo	0.031	-0.003	-0.032	0.004
aw:swansea	0.023	-0.008	0.012	-0.027
aw:sweden	0.049	-0.008	0.004	-0.045
aw:swindon	-0.025	-0.009	0.035	-0.001
aw:swyddfa	0.012	-0.003	-0.01	0.001
aw:sy1	0.001	-0.001	0.01	-0.01
aw:sy3	-0.028	0.003	0.025	0
aw:system	0.014	-0.018	-0.003	0.007
aw:systems	0.047	0.025	-0.046	-0.026
aw:t	0.029	-0.025	0.028	-0.032
aw:table	0.021	0	0	-0.02
aw:tables	-0.018	-0.001	0.005	0.013
aw:tafapon	-0.078	0.02	-0.021	0.079
aw:tailor	0.03	0	0	-0.029
aw:take	-0.053	0.045	0.066	-0.058
aw:taken	-0.005	-0.014	0.017	0.002
aw:takes	-0.07	0.023	0.062	-0.015
aw:talk	-0.065	-0.005	0.039	0.032
aw:tallinn	0.046	-0.021	-0.051	0.026
aw:task	-0.006	-0.005	0.012	-0.001
aw:tasting	0.004	0.002	0.004	-0.01
aw:tax	-0.03	0.033	0.008	-0.011
aw:tea	-0.069	0.065	-0.038	0.042
aw:team	0.027	-0.005	-0.001	-0.021
aw:teams	-0.06	-0.001	-0.001	0.061
aw:technologies	-0.002	0.046	-0.041	-0.002
aw:technology	-0.001	-0.012	0.014	-0.001
aw:tel	0.007	0.091	-0.072	-0.026
aw:telephone	0.036	-0.045	0.017	-0.008
aw:tell	-0.033	-0.015	-0.022	0.07
aw:tells	0.057	-0.014	-0.06	0.017
aw:ten	0.092	-0.003	-0.017	-0.072
aw:tenancy	-0.039	-0.001	0	0.04
aw:tennis	0.055	0	-0.001	-0.054
aw:term	0.107	-0.003	-0.057	-0.047
aw:terms	-0.106	0.046	0.087	-0.027
aw:terrace	-0.069	-0.002	0.042	0.029
aw:testing	0.048	-0.003	0.004	-0.049
aw:text	0.019	-0.011	-0.002	-0.007
aw:thames	-0.054	0.007	0.046	0
aw:than	-0.03	-0.003	-0.001	0.034
aw:that	-0.156	0.119	-0.023	0.06
aw:the	-0.057	0.08	-0.147	0.124
aw:theatre	-0.003	-0.005	0.055	-0.047
aw:their	-0.078	-0.019	0.117	-0.02
aw:them	-0.002	-0.075	0.113	-0.036
aw:theme	0.016	-0.008	0.013	-0.021
aw:then	-0.008	-0.005	-0.002	0.015
aw:there	0.014	-0.016	-0.032	0.034
aw:these	-0.01	-0.044	-0.029	0.083
aw:they	-0.091	0.029	0.065	-0.004
aw:things	-0.055	-0.009	0.004	0.061
aw:think	-0.017	0.001	0.016	0
aw:third	-0.012	-0.03	0.047	-0.006
aw:thirteen	-0.003	0.002	0.017	-0.016
aw:thirty	0.015	-0.001	0.003	-0.016
aw:this	-0.116	-0.036	0.054	0.099
aw:those	-0.041	0.026	-0.018	0.034
aw:though	-0.005	-0.007	0.014	-0.002
aw:thoughtful	0.011	-0.009	0.003	-0.005
aw:thousand	-0.018	-0.001	0	0.019
aw:thousands	0.03	-0.001	-0.001	-0.027
aw:three	0.046	0.031	0.03	-0.106
aw:through	-0.076	0.042	0.107	-0.072
aw:throughout	0.046	-0.036	-0.002	-0.008
aw:ticket	-0.001	0.049	-0.039	-0.009
aw:tickets	0.006	-0.024	0.014	0.003
aw:time	0.101	-0.038	-0.053	-0.009
aw:timetable	0.073	-0.001	-0.001	-0.071
aw:title	-0.018	0	0	0.018
aw:to	-0.05	-0.136	0.084	0.102
aw:tobedi	0.054	-0.007	-0.047	0
aw:today	-0.012	-0.001	-0.007	0.021
aw:together	0.025	0.065	-0.081	-0.01
aw:too	-0.02	0	0.02	0
aw:tools	-0.106	0.08	0.013	0.014
aw:top	-0.064	-0.004	-0.005	0.072
aw:touch	0.003	-0.011	0.004	0.005
aw:tours	0.062	-0.001	-0.001	-0.061
aw:town	0.019	-0.005	-0.007	-0.006
aw:track	-0.019	0	0	0.019
aw:trade	0.02	0.179	-0.068	-0.131
aw:trademark	-0.019	-0.002	-0.001	0.022
aw:trader	-0.065	-0.02	-0.003	0.088
aw:trades	0.007	-0.024	-0.02	0.036
aw:trading	-0.168	0.143	-0.119	0.144
aw:train	-0.022	-0.002	0.015	0.009
aw:trained	-0.001	0	0.012	-0.011
aw:training	0.08	-0.002	-0.003	-0.075
aw:transaction	-0.015	0	0.015	0
aw:transfer	0.012	-0.008	0.013	-0.016
aw:transfers	0.074	0.008	-0.012	-0.07
aw:transport	0.035	0	0	-0.034
aw:travel	0.018	-0.01	0.049	-0.057
aw:treat	0.054	-0.015	-0.02	-0.019
aw:treatment	0.02	0	0	-0.019
aw:treatments	0.013	-0.003	-0.013	0.002
aw:treats	0.018	-0.002	-0.014	-0.002
aw:tree	0.003	-0.008	0.024	-0.019
aw:truro	-0.049	-0.007	0.001	0.055
aw:trust	-0.009	0.077	-0.14	0.071
aw:trustees	0.017	0.036	-0.03	-0.023
aw:try	0	-0.015	-0.004	0.018
aw:tupa	0.021	-0.001	0	-0.019
aw:turns	0.016	0	0	-0.016
aw:tutors	-0.05	0	0	0.051
aw:tw9	-0.054	0.007	0.046	0.001
aw:twenty	-0.012	-0.001	-0.019	0.032
aw:two	-0.132	-0.018	0.063	0.087
aw:tyne	0.015	-0.005	0.014	-0.023
aw:uk	-0.015	-0.05	0.036	0.029
aw:ularbo	0.016	0.043	-0.04	-0.019
aw:under	0.072	-0.085	0.027	-0.014
aw:understands	0.017	-0.006	-0.004	-0.007
aw:underwritten	0.045	-0.004	-0.016	-0.025
aw:union	-0.038	-0.015	0.059	-0.007
aw:unit	0.006	-0.067	0.048	0.014
aw:united	0.075	0.077	-0.135	-0.018
aw:university	0.015	0.042	-0.04	-0.017
aw:unless	0.041	-0.011	0	-0.03
aw:unpaid	-0.027	0	0	0.026
aw:up	-0.144	-0.02	0.025	0.14
aw:updated	-0.105	-0.021	0.038	0.088
aw:updates	-0.008	-0.007	0.015	0
aw:updating	-0.004	-0.006	-0.026	0.035
aw:upon	-0.025	-0.005	0.053	-0.024
aw:ups	-0.038	-0.003	0.002	0.039
aw:url	-0.025	-0.005	-0.012	0.041
aw:us	0.189	0.015	-0.28	0.076
aw:usa	0.032	0.03	-0.04	-0.023
aw:use	0.064	-0.096	0.069	-0.037
aw:used	0.066	-0.052	0.001	-0.015
aw:user	0.05	-0.014	-0.038	0.002
aw:users	-0.015	-0.014	0.022	0.007
aw:uses	0.122	-0.025	-0.118	0.021
aw:using	-0.046	-0.015	0.025	0.036
aw:usually	0.005	-0.001	-0.021	0.017
aw:valuations	0.065	-0.001	0	-0.064
aw:value	-0.014	-0.001	0.008	0.006
aw:van	0.063	-0.001	0.032	-0.094
aw:vans	-0.068	-0.006	0.013	0.061
aw:vat	0.07	-0.049	-0.062	0.041
aw:vehicles	-0.061	-0.002	0.038	0.025
aw:venue	-0.031	-0.001	0.004	0.028
aw:version	0.002	0.045	-0.045	-0.003
aw:very	0.014	-0.004	-0.01	0
aw:vet	0.036	-0.002	-0.001	-0.033
aw:veterinary	-0.001	-0.002	-0.01	0.014
aw:via	0.087	-0.029	-0.065	0.007
aw:view	-0.037	-0.014	0.062	-0.011
aw:views	-0.032	0	0	0.032
aw:village	-0.029	-0.01	0.029	0.01
aw:visit	0.034	-0.067	-0.058	0.092
aw:visitor	-0.016	-0.023	0.029	0.01
aw:visitors	0.077	-0.014	0.023	-0.085
aw:visits	-0.03	-0.005	0.005	0.03
aw:voip	0.027	-0.001	0	-0.026
aw:voluntary	-0.019	0	0	0.019
aw:volunteer	0.044	-0.001	-0.001	-0.041
aw:volunteers	-0.066	0.003	0.012	0.052
aw:vouchers	0.037	-0.006	-0.014	-0.016
aw:vozato	0.021	-0.007	-0.005	-0.009
aw:vududka	0.022	-0.001	0	-0.021
aw:wait	0.017	-0.001	-0.008	-0.008
aw:wales	0.084	-0.105	0.023	-0.002
aw:walk	0.01	-0.004	0.013	-0.019
aw:wall	-0.013	0.031	-0.018	0
aw:want	0.012	0.071	-0.068	-0.015
aw:warehouse	-0.012	-0.001	0.007	0.006
aw:warm	0.021	-0.001	0	-0.02
aw:was	-0.007	-0.012	0.055	-0.037
aw:way	0.048	-0.037	-0.039	0.028
aw:wc2h	-0.008	0.039	-0.031	0
aw:we	0.109	-0.137	0.167	-0.138
aw:wear	-0.024	0.001	0.012	0.012
aw:web	0.095	-0.041	-0.03	-0.023
aw:website	-0.025	0.076	-0.076	0.025
aw:websites	0.005	-0.019	-0.04	0.054
aw:weddings	0.133	-0.004	0.011	-0.139
aw:wednesdays	-0.021	-0.001	-0.001	0.022
aw:week	-0.029	-0.002	0	0.031
aw:weekdays	-0.013	0	0	0.014
aw:weekends	-0.021	-0.004	0.015	0.009
aw:weekly	0.049	0	-0.001	-0.048
aw:weeks	-0.026	-0.002	0.005	0.024
aw:weighbridge	-0.029	0.001	0.026	0.003
aw:weight	0.016	-0.001	0.001	-0.016
aw:welcome	-0.053	-0.01	0.054	0.009
aw:well	0.034	-0.013	0.016	-0.037
aw:were	-0.018	-0.003	0.009	0.012
aw:west	-0.08	0.025	0.067	-0.012
aw:western	0	-0.006	0.011	-0.004
aw:wharf	-0.054	0.006	0.049	-0.001
aw:what	-0.022	-0.115	-0.035	0.172
aw:what's	-0.047	-0.007	0.029	0.025
aw:whatever	-0.022	0	0.009	0.012
aw:when	-0.11	0.004	0.062	0.044
aw:where	0.001	-0.032	0.025	0.006
aw:wherry	-0.037	0.002	0.034	0.001
aw:whether	-0.086	0	0.068	0.018
aw:which	-0.144	0.084	0.159	-0.099
aw:whichever	0.067	-0.022	-0.049	0.004
aw:while	0.017	-0.002	-0.014	-0.001
aw:whitby	0.019	-0.002	0.005	-0.023
aw:who	0.109	-0.141	-0.035	0.067
aw:whole	0.01	-0.004	-0.028	0.022
aw:wholly	-0.235	0.283	0.019	-0.067
aw:whom	-0.039	-0.029	0.076	-0.008
aw:whose	-0.001	0.116	-0.112	-0.003
aw:why	0.003	-0.014	0.013	-0.002
aw:wi	0.055	-0.018	0.019	-0.056
aw:will	-0.012	0.004	0.005	0.003
aw:wilmslow	-0.006	-0.008	0.016	-0.002
aw:win	-0.012	0.008	0.025	-0.02
aw:window	-0.038	-0.001	-0.001	0.039
aw:wine	-0.061	0.03	-0.01	0.041
aw:winner	0.018	-0.005	-0.004	-0.01
aw:wins	0.032	0	0.013	-0.046
aw:winter	-0.042	-0.002	0.005	0.039
aw:with	0.334	-0.175	-0.252	0.093
aw:within	-0.026	0.017	-0.023	0.032
aw:without	0.122	0.038	-0.067	-0.093
aw:women	0.005	-0.015	-0.008	0.018
aw:wool	-0.052	-0.001	0	0.053
aw:words	-0.013	-0.001	0.001	0.013
aw:work	0.061	0.072	-0.025	-0.108
aw:working	0.045	-0.004	0.026	-0.067
aw:works	-0.076	-0.012	0.005	0.082
aw:workshop	-0.033	0.015	0.042	-0.024
aw:workshops	0	-0.003	0.025	-0.021
aw:world	0.021	-0.002	0.009	-0.028
aw:worth	-0.038	-0.004	-0.013	0.055
aw:worthing	-0.041	-0.014	0.036	0.019
aw:would	-0.014	-0.014	0.03	-0.003
aw:wrexham	0.026	-0.002	-0.004	-0.02
aw:write	0.03	-0.026	-0.051	0.047
aw:writing	0.006	0.029	-0.015	-0.019
aw:written	0.082	-0.036	-0.029	-0.017
aw:www	-0.034	0.028	-0.052	0.058
aw:x	-0.011	-0.003	0.004	0.01
aw:yard	-0.135	0.011	0.123	0.001
aw:year	0.006	-0.011	0.026	-0.022
aw:years	0.062	-0.034	-0.002	-0.025
aw:yesterday	-0.015	0	0.015	0
aw:yo10	-0.012	0	0.012	0
aw:yoga	0.011	0	0	-0.011
aw:york	0.04	0.052	-0.039	-0.053
aw:yorkshire	-0.068	0.002	0.068	-0.002
aw:you	0.256	-0.276	-0.164	0.185
aw:young	-0.017	-0.001	-0.001	0.019
aw:your	0.008	-0.086	0.164	-0.086
aw:yourself	-0.023	0	0	0.024
aw:yw	0.014	-0.003	-0.01	-0.001
aw:zivipit	0.034	-0.008	-0.013	-0.013
aw:©	-0.116	0.074	0.254	-0.211
aw:¶	-0.22	0.117	0.231	-0.128
b1:"	-0.061	-0.079	-0.043	0.183
b1:&	-0.028	0.128	-0.103	0.003
b1:(	-0.141	0.06	0.084	-0.004
b1::	0.102	-0.219	0.104	0.014
b1:;	0.018	0.031	-0.012	-0.037
b1:BRAND	0.063	-0.138	-0.087	0.163
b1:DIGITS	0.048	0.092	-0.263	0.123
b1:NUM	-0.244	0.032	0.313	-0.101
b1:ORG	-0.235	0.344	-0.179	0.07
b1:SELF	0.176	-0.009	-0.061	-0.106
b1:a	-0.069	0.031	-0.308	0.347
b1:about	-0.079	0.098	-0.028	0.009
b1:accept	-0.018	-0.001	-0.003	0.022
b1:add	0.034	-0.001	-0.033	0
b1:afternoon	0.086	-0.004	-0.045	-0.037
b1:agreement	0.169	-0.027	-0.042	-0.099
b1:all	-0.025	-0.002	0.008	0.018
b1:an	-0.081	0.108	-0.062	0.035
b1:and	-0.154	0.108	0.185	-0.139
b1:anyone	0.01	0	0	-0.01
b1:app	0.073	-0.001	-0.001	-0.07
b1:are	-0.211	0.091	0.107	0.013
b1:arrangement	-0.033	-0.001	-0.002	0.036
b1:as	-0.064	-0.042	-0.116	0.221
b1:ask	0.069	-0.003	-0.014	-0.051
b1:at	0.168	-0.177	0.1	-0.091
b1:authority	0.028	-0.026	0.006	-0.009
b1:be	0.044	-0.015	-0.021	-0.008
b1:behind	-0.017	-0.001	-0.001	0.019
b1:between	-0.007	-0.011	0.007	0.011
b1:bm	-0.019	-0.008	0.026	0
b1:book	-0.06	-0.001	-0.001	0.062
b1:brands	0.065	-0.016	0.017	-0.066
b1:britain	-0.031	-0.003	0.007	0.028
b1:builders	-0.01	-0.001	0.005	0.006
b1:business	0.073	-0.031	-0.02	-0.022
b1:businesses	0.079	-0.033	-0.046	-0.001
b1:but	-0.183	0.004	0.177	0.002
b1:by	-0.215	0.256	-0.007	-0.034
b1:c's	0.045	-0.001	-0.001	-0.043
b1:cake	-0.05	-0.002	-0.001	0.053
b1:called	0.088	-0.003	-0.017	-0.067
b1:cannot	0.043	-0.004	-0.004	-0.035
b1:careers	-0.057	-0.001	-0.002	0.06
b1:cart	0.03	-0.001	0	-0.029
b1:centre	-0.151	0.083	0.05	0.019
b1:charity	-0.044	-0.003	0.054	-0.007
b1:choose	0.221	-0.083	-0.062	-0.076
b1:co	-0.014	-0.001	0.018	-0.003
b1:code	0.088	-0.028	-0.046	-0.014
b1:company	0.026	-0.197	0.155	0.016
b1:competitions	-0.045	-0.001	-0.001	0.046
b1:complaints	-0.024	-0.001	-0.003	0.028
b1:condition	0.052	0.059	-0.001	-0.11
b1:conditions	-0.087	0.194	-0.094	-0.013
b1:contact	0.184	-0.061	-0.1	-0.022
b1:content	-0.067	-0.019	0.063	0.022
b1:contract	0.048	-0.001	0	-0.047
b1:contractors	-0.043	0.003	0.031	0.009
b1:controller	-0.013	-0.011	-0.046	0.071
b1:cookies	0.113	-0.006	-0.015	-0.092
b1:cost	-0.009	-0.002	-0.002	0.013
b1:councillors	-0.036	0	-0.001	0.037
b1:covers	-0.024	-0.002	-0.021	0.047
b1:credit	0.039	-0.002	0.017	-0.054
b1:data	0.219	-0.024	-0.121	-0.074
b1:day	-0.018	-0.009	-0.004	0.03
b1:delivery	0.05	-0.012	-0.023	-0.016
b1:details	0.093	-0.059	-0.094	0.06
b1:dispute	-0.002	-0.01	0.013	-0.001
b1:do	0.021	-0.001	-0.002	-0.018
b1:does	-0.033	-0.025	0.048	0.009
b1:door	0.055	-0.006	-0.035	-0.014
b1:dozen	-0.01	-0.003	-0.007	0.02
b1:each	-0.035	-0.009	0.058	-0.014
b1:engineer	-0.066	0.003	0.061	0.001
b1:entity	-0.035	0.053	-0.027	0.009
b1:entries	-0.05	0.001	0.049	0
b1:faq	0.029	-0.001	-0.003	-0.026
b1:faqs	-0.034	-0.018	0.025	0.026
b1:far	-0.009	0	0	0.01
b1:fee	0.012	-0.007	-0.023	0.018
b1:fees	-0.031	-0.004	0.047	-0.012
b1:finance	0.174	-0.038	-0.102	-0.034
b1:firms	0.036	-0.01	-0.047	0.021
b1:footnotes	0.026	-0.002	-0.002	-0.022
b1:for	-0.058	-0.039	0.131	-0.034
b1:from	-0.144	0.01	0.227	-0.092
b1:further	0.038	-0.002	-0.025	-0.011
b1:gdpr	0	-0.004	0.07	-0.065
b1:give	0.151	-0.019	-0.123	-0.009
b1:group	-0.007	0.006	-0.029	0.03
b1:grow	0.04	-0.006	-0.034	0
b1:help	-0.02	-0.002	-0.027	0.049
b1:here	0.058	0.042	-0.057	-0.043
b1:hire	0.091	-0.003	0.009	-0.096
b1:home	0.099	-0.034	0.008	-0.073
b1:homes	0.034	-0.002	-0.003	-0.028
b1:hosting	-0.07	-0.004	-0.007	0.081
b1:house	-0.02	-0.003	-0.002	0.025
b1:how	0.172	-0.052	0	-0.12
b1:imprint	0.073	-0.013	-0.023	-0.038
b1:in	-0.14	0.077	-0.035	0.098
b1:include	-0.014	-0.02	0.034	-0.001
b1:including	-0.023	0.125	-0.1	-0.001
b1:information	0.268	-0.065	-0.147	-0.056
b1:insurer	-0.052	0.001	0.051	0
b1:introduction	0.071	0.022	-0.082	-0.011
b1:ireland	0.124	-0.034	-0.061	-0.029
b1:is	0.075	-0.021	-0.011	-0.044
b1:it	0.079	-0.014	-0.014	-0.051
b1:kingdom	0.064	-0.024	-0.028	-0.012
b1:last	-0.026	-0.002	-0.015	0.042
b1:law	-0.011	-0.006	-0.014	0.031
b1:legal	-0.116	-0.003	-0.005	0.124
b1:lettings	0.013	-0.001	-0.001	-0.011
b1:licence	-0.015	-0.003	0.017	0.002
b1:locations	-0.072	0.075	-0.002	-0.001
b1:london	0.019	-0.014	-0.023	0.018
b1:manager	0.069	-0.06	0.001	-0.009
b1:masnachu	0.026	-0.005	-0.02	0
b1:me	0.048	-0.006	-0.023	-0.019
b1:mean	0.037	-0.056	0.039	-0.02
b1:means	0.164	-0.078	-0.142	0.056
b1:members	0.045	-0.003	0.002	-0.045
b1:menu	-0.045	-0.002	-0.003	0.05
b1:month	-0.031	-0.007	0.012	0.026
b1:more	-0.043	-0.001	-0.001	0.044
b1:mouth	0.025	-0.002	-0.002	-0.02
b1:music	-0.031	-0.002	0	0.032
b1:name	0.016	-0.006	-0.024	0.014
b1:needed	0.022	-0.005	-0.017	0
b1:news	-0.039	-0.001	0.011	0.029
b1:no	0.034	0.046	-0.073	-0.006
b1:notes	0.08	-0.002	-0.002	-0.076
b1:nothing	0.01	-0.003	0.004	-0.011
b1:notice	0.099	-0.078	-0.059	0.037
b1:number	0.105	-0.093	0.036	-0.048
b1:o	-0.059	0.008	0.063	-0.012
b1:of	0.093	-0.121	0.17	-0.142
b1:office	0.071	-0.01	-0.047	-0.013
b1:officer	0.172	-0.028	-0.137	-0.007
b1:on	0.02	-0.029	0.013	-0.004
b1:one	0.099	-0.007	-0.004	-0.089
b1:only	0.062	0.053	-0.022	-0.093
b1:or	-0.014	-0.017	0.04	-0.01
b1:order	-0.013	0	0.007	0.006
b1:our	0.038	-0.006	-0.008	-0.024
b1:outside	0.003	-0.007	-0.015	0.018
b1:over	-0.007	-0.007	0.026	-0.013
b1:own	-0.105	-0.019	0.04	0.083
b1:owners	0.085	0.045	-0.002	-0.127
b1:page	-0.061	-0.016	0.09	-0.013
b1:park	0.022	0	0	-0.021
b1:parties	0.09	-0.001	-0.001	-0.089
b1:partners	0.039	-0.002	0.003	-0.039
b1:parts	-0.025	-0.001	-0.001	0.027
b1:pay	0.053	-0.001	-0.058	0.005
b1:payments	0.06	-0.025	-0.018	-0.016
b1:people	-0.072	-0.004	0.065	0.011
b1:pier	-0.071	0.001	0.07	0
b1:pleased	0.029	-0.001	-0.001	-0.027
b1:policies	0.108	-0.006	-0.012	-0.09
b1:policy	0.038	-0.169	-0.017	0.148
b1:post	0.06	-0.002	0	-0.058
b1:prices	-0.026	0	-0.001	0.027
b1:pricing	0.04	-0.003	0	-0.037
b1:privacy	-0.068	0.153	-0.009	-0.076
b1:processors	-0.014	-0.002	0.004	0.012
b1:products	-0.105	0.069	-0.002	0.038
b1:protection	-0.041	-0.003	-0.005	0.049
b1:provider	0.057	-0.035	-0.002	-0.019
b1:purpose	-0.112	0.11	0.001	0
b1:questions	0.008	-0.002	-0.052	0.046
b1:read	-0.012	-0.002	0.047	-0.033
b1:recipe	0.049	-0.001	-0.001	-0.048
b1:record	0.046	-0.001	-0.045	0
b1:reject	-0.024	-0.002	-0.001	0.027
b1:reserved	-0.057	-0.018	0.056	0.02
b1:responsible	0.008	-0.007	-0.033	0.032
b1:returns	-0.049	-0.001	0.001	0.05
b1:room	0.073	-0.002	-0.002	-0.07
b1:rules	0.034	-0.001	-0.001	-0.032
b1:sale	0.004	-0.016	-0.01	0.022
b1:sales	0.042	-0.001	-0.002	-0.039
b1:saturdays	0.025	-0.002	-0.004	-0.019
b1:schools	0.106	-0.005	-0.044	-0.057
b1:sell	0.014	-0.001	-0.002	-0.011
b1:service	-0.085	-0.013	0.048	0.05
b1:services	0.05	-0.022	0.057	-0.084
b1:shop	-0.149	-0.008	0.013	0.144
b1:shopquay	0.086	0	-0.001	-0.085
b1:shops	-0.085	-0.008	-0.005	0.098
b1:show	0.034	-0.006	-0.028	-0.001
b1:stand	0.02	-0.001	0.001	-0.019
b1:statement	-0.056	-0.011	0.074	-0.008
b1:story	0.032	-0.008	0	-0.024
b1:street	-0.047	0	0	0.047
b1:studio	0.033	-0.002	-0.004	-0.028
b1:subscribe	0.012	-0.001	-0.016	0.005
b1:subsidiary	-0.073	0.086	-0.008	-0.005
b1:supplier	-0.002	-0.002	0.012	-0.008
b1:suppliers	0.04	-0.002	0.004	-0.042
b1:supply	0.036	-0.003	-0.005	-0.029
b1:support	0.02	-0.002	0.017	-0.036
b1:sussex	0	-0.016	0.002	0.014
b1:tafapon	0.012	-0.001	-0.019	0.007
b1:team	0.026	-0.007	-0.006	-0.013
b1:terms	0.02	-0.014	-0.01	0.004
b1:thanks	-0.016	-0.001	-0.003	0.02
b1:that	0.176	-0.05	0.048	-0.174
b1:the	0.048	-0.12	0.016	0.055
b1:them	-0.017	-0.045	0.057	0.005
b1:these	-0.016	-0.008	-0.029	0.053
b1:through	-0.037	0.131	-0.078	-0.016
b1:time	0.054	-0.012	-0.036	-0.006
b1:to	-0.094	0.135	-0.031	-0.01
b1:touch	0.037	-0.011	0	-0.027
b1:trade	-0.011	-0.002	-0.001	0.014
b1:trader	0.071	-0.01	-0.002	-0.06
b1:trust	-0.028	-0.01	0.014	0.024
b1:twice	0.055	-0.002	-0.027	-0.027
b1:uk	-0.075	0.036	0.036	0.003
b1:undefined	0.203	-0.099	-0.155	0.051
b1:up	0.051	-0.008	-0.03	-0.012
b1:us	0.17	-0.099	-0.032	-0.039
b1:use	0.048	-0.014	-0.048	0.014
b1:used	-0.002	-0.009	0.014	-0.002
b1:using	-0.053	-0.005	0.029	0.029
b1:usually	-0.008	-0.014	0.023	-0.001
b1:venues	0.025	-0.006	0.016	-0.036
b1:via	0.07	-0.005	-0.03	-0.035
b1:visit	-0.007	-0.002	-0.016	0.025
b1:volunteer	0.089	-0.003	-0.01	-0.075
b1:wales	0.046	0.001	0.017	-0.064
b1:we	0.032	-0.039	-0.046	0.052
b1:website	-0.279	-0.006	0.249	0.035
b1:week	-0.004	-0.019	0.024	-0.001
b1:welcome	-0.076	-0.001	0.021	0.056
b1:well	0.015	-0.002	0.001	-0.014
b1:what	0.032	-0.006	-0.007	-0.018
b1:where	-0.032	0.098	-0.045	-0.021
b1:which	0.192	-0.051	-0.113	-0.028
b1:whom	0.01	-0.002	-0.001	-0.007
b1:with	-0.063	-0.116	0.228	-0.049
b1:work	0.022	-0.011	0.04	-0.052
b1:works	-0.086	-0.001	-0.004	0.091
b1:www	-0.013	-0.019	0.038	-0.005
b1:year	0.028	0.085	-0.087	-0.026
b1:years	0.049	-0.005	-0.038	-0.005
b1:you	0.043	-0.015	-0.036	0.008
b1:your	0.03	-0.002	0	-0.028
b1:©	-0.127	0.116	0.139	-0.129
b2:" :	0.021	-0.012	-0.053	0.044
b2:" BRAND	0.043	-0.003	-0.001	-0.039
b2:" and	0.061	-0.009	-0.025	-0.026
b2:" mean	0.003	-0.01	0.025	-0.017
b2:" means	0.066	0.017	-0.119	0.036
b2:" the	-0.059	-0.011	-0.049	0.12
b2:& c's	0.045	-0.001	-0.001	-0.043
b2:& conditions	-0.072	0.143	-0.084	0.013
b2:& cookies	0.147	-0.004	-0.014	-0.13
b2:( "	0.012	-0.034	0.004	0.018
b2:( DIGITS	0.006	-0.023	0.018	-0.001
b2:( ORG	-0.001	-0.026	0.044	-0.016
b2:( no	-0.172	0.013	0.145	0.014
b2:: BRAND	0.041	-0.031	-0.011	0.001
b2:: DIGITS	0.025	-0.009	-0.026	0.01
b2:: NUM	-0.155	-0.001	0.156	-0.001
b2:: ORG	-0.024	-0.016	0.051	-0.011
b2:: SELF	0.012	-0.001	-0.002	-0.01
b2:; and	-0.082	0.032	0.049	0
b2:@ BRAND	-0.015	-0.003	-0.003	0.02
b2:BRAND (	-0.019	-0.025	-0.018	0.062
b2:BRAND :	0.051	-0.004	-0.046	-0.002
b2:BRAND DIGITS	-0.057	-0.007	-0.04	0.105
b2:BRAND and	-0.108	0.178	-0.054	-0.017
b2:BRAND from	-0.046	0.003	0.044	0
b2:BRAND is	0.055	-0.02	-0.034	0
b2:BRAND means	0.021	-0.01	-0.01	0
b2:DIGITS BRAND	0.152	-0.011	-0.017	-0.124
b2:DIGITS SELF	0.018	0	0	-0.018
b2:DIGITS and	0.017	0.048	-0.047	-0.019
b2:DIGITS by	-0.043	-0.002	0.001	0.044
b2:DIGITS introduction	-0.018	0.075	-0.023	-0.034
b2:NUM and	-0.051	0.01	0.049	-0.008
b2:ORG (	-0.075	0.033	0.01	0.033
b2:ORG ;	-0.048	0.012	0.036	0
b2:ORG a	-0.062	0.008	0.019	0.035
b2:ORG and	-0.159	0.072	0.13	-0.043
b2:ORG is	-0.045	0.029	0.015	0
b2:ORG or	-0.019	-0.024	0.052	-0.008
b2:SELF (	-0.059	0.003	0.055	0.001
b2:SELF DIGITS	0.029	0	-0.001	-0.028
b2:a cake	-0.05	-0.002	-0.001	0.053
b2:a dispute	-0.002	-0.01	0.013	-0.001
b2:about BRAND	-0.018	-0.002	-0.002	0.022
b2:about us	0	-0.038	-0.1	0.139
b2:about you	0.043	-0.007	-0.036	0
b2:accept all	-0.026	-0.001	-0.006	0.032
b2:account at	-0.041	-0.005	0.049	-0.004
b2:address :	0.04	-0.008	-0.041	0.01
b2:address is	-0.005	0.053	-0.06	0.012
b2:agreement between	0.032	-0.005	-0.024	-0.003
b2:agreement with	-0.008	-0.009	0.029	-0.012
b2:among them	-0.029	-0.035	0.068	-0.004
b2:and "	0.03	-0.003	-0.024	-0.003
b2:and ORG	0.084	-0.04	-0.043	0
b2:and by	-0.039	-0.011	0.052	-0.002
b2:and conditions	-0.059	0.052	-0.001	0.008
b2:and returns	-0.042	0	0	0.042
b2:and the	-0.061	0.04	0.049	-0.027
b2:and wales	0.003	0.001	0.018	-0.021
b2:applies to	0.006	-0.011	-0.005	0.009
b2:are BRAND	0.026	-0.001	0	-0.025
b2:are the	0.013	-0.001	-0.01	-0.001
b2:are to	0.031	-0.009	-0.024	0.002
b2:are we	0.096	-0.035	-0.124	0.063
b2:arranged by	0.021	-0.003	-0.016	-0.002
b2:as "	-0.147	-0.008	0.118	0.037
b2:as BRAND	-0.041	-0.009	-0.001	0.05
b2:as the	-0.018	0.017	-0.013	0.013
b2:at BRAND	-0.081	-0.004	-0.002	0.088
b2:at cost	-0.009	-0.002	-0.002	0.013
b2:at the	0.034	-0.006	-0.018	-0.01
b2:background :	-0.009	-0.006	-0.002	0.017
b2:balloon (	-0.142	0.003	0.135	0.004
b2:behalf of	0.073	-0.026	0.05	-0.097
b2:belong to	0.03	-0.015	-0.007	-0.008
b2:belongs to	-0.064	-0.031	0.1	-0.006
b2:board of	0.049	-0.002	-0.046	0
b2:booking conditions	0.079	-0.001	-0.008	-0.07
b2:booking terms	-0.001	-0.003	-0.034	0.038
b2:bookkeepers with	-0.011	-0.003	0.018	-0.003
b2:bought from	-0.01	-0.012	0.024	-0.002
b2:brand of	-0.064	0.137	-0.072	0
b2:built by	-0.052	-0.002	0.053	0
b2:business BRAND	-0.023	0	0	0.023
b2:business details	0.028	-0.003	-0.026	0
b2:by :	-0.045	-0.038	0.086	-0.003
b2:by ORG	-0.081	-0.021	0.07	0.031
b2:by SELF	0.021	-0.004	-0.017	-0.001
b2:by arrangement	-0.033	-0.001	-0.002	0.036
b2:by me	0.038	-0.005	-0.02	-0.014
b2:by post	0.06	-0.002	0	-0.058
b2:by shopquay	0.086	0	-0.001	-0.085
b2:by tafapon	0.012	-0.001	-0.019	0.007
b2:by the	0.055	-0.096	0.076	-0.035
b2:by us	-0.043	-0.004	0.047	0
b2:by using	-0.023	-0.001	-0.001	0.025
b2:c o	-0.059	0.008	0.064	-0.012
b2:came from	0.049	-0.001	-0.002	-0.046
b2:cardholder agreement	0.016	0	0	-0.016
b2:carried by	-0.131	-0.005	0.138	-0.001
b2:cf bm	-0.019	-0.008	0.026	0
b2:charity NUM	0.036	0.011	0.025	-0.072
b2:charity no	0.047	-0.003	-0.044	0
b2:charity number	-0.088	0.006	0.08	0.002
b2:choose BRAND	-0.105	-0.008	-0.005	0.119
b2:collected by	-0.1	-0.011	0.112	-0.001
b2:come from	-0.014	-0.007	0.024	-0.002
b2:companies :	-0.089	0.015	0.071	0.003
b2:company :	0.011	-0.007	-0.004	0
b2:company details	0.064	-0.035	-0.031	0.002
b2:company information	0.126	-0.055	-0.033	-0.037
b2:company is	-0.007	0.014	-0.002	-0.006
b2:company means	0.027	-0.013	-0.01	-0.004
b2:company no	0.066	-0.015	-0.045	-0.006
b2:company number	0.218	-0.077	-0.094	-0.046
b2:company of	-0.001	-0.008	-0.103	0.112
b2:company outside	0.003	-0.007	-0.015	0.018
b2:competition is	-0.192	0.033	0.159	0.001
b2:competition terms	-0.028	0	0	0.029
b2:conditions :	-0.028	-0.001	0	0.03
b2:conditions BRAND	-0.007	-0.012	-0.004	0.023
b2:conditions of	0.027	-0.027	-0.045	0.045
b2:conditions privacy	-0.018	-0.001	0.036	-0.017
b2:conduct authority	0.042	-0.026	0.006	-0.023
b2:contact BRAND	-0.044	-0.004	-0.002	0.05
b2:contact us	-0.024	-0.021	0.045	0.001
b2:contract with	0.111	-0.009	-0.06	-0.042
b2:controller :	0.015	-0.005	-0.006	-0.004
b2:controller is	0.002	-0.017	0.05	-0.035
b2:cookie policy	-0.01	-0.016	0.019	0.007
b2:cookies policy	-0.015	-0.004	-0.006	0.025
b2:copyright DIGITS	0.016	-0.004	-0.004	-0.008
b2:copyright ©	-0.126	0.101	0.102	-0.077
b2:cover with	-0.211	0.003	0.207	0.002
b2:customer DIGITS	0.028	-0.001	-0.028	0.001
b2:customer and	0.073	-0.026	-0.045	-0.002
b2:data controller	-0.021	0	0.019	0.003
b2:data protection	-0.025	-0.003	-0.004	0.031
b2:data with	-0.009	-0.009	0.019	0
b2:dearer one	0.085	-0.003	-0.003	-0.079
b2:describes how	0.021	-0.008	-0.048	0.035
b2:design :	-0.017	-0.001	0.021	-0.003
b2:design by	0.026	-0.002	-0.02	-0.004
b2:details :	-0.033	0	0	0.034
b2:division of	-0.088	-0.024	0.113	-0.001
b2:done in	-0.004	-0.01	0.018	-0.004
b2:done well	0.015	-0.002	0.001	-0.014
b2:each month	-0.019	-0.003	-0.002	0.024
b2:employed by	0.08	-0.006	-0.052	-0.021
b2:entity :	0.09	-0.009	-0.054	-0.026
b2:enw masnachu	0.026	-0.005	-0.02	0
b2:every time	-0.011	-0.001	-0.001	0.012
b2:experience accept	-0.011	0	0	0.011
b2:explains how	0.06	-0.029	0.123	-0.154
b2:explains what	-0.021	0	0	0.022
b2:faqs BRAND	0.01	-0.001	-0.003	-0.007
b2:flatter us	0.018	-0.002	-0.003	-0.013
b2:for it	-0.014	-0.001	-0.002	0.016
b2:for the	-0.029	-0.004	0.006	0.028
b2:for us	0.02	-0.004	-0.015	0
b2:friendly studio	-0.036	-0.001	-0.002	0.04
b2:from the	-0.02	0.007	0.016	-0.003
b2:gathered by	-0.177	-0.004	0.18	0.001
b2:given by	0.069	-0.033	-0.051	0.015
b2:go to	0.086	-0.008	0.005	-0.082
b2:goes to	-0.164	0.001	0.163	0
b2:got it	0.032	-0.002	-0.003	-0.027
b2:great britain	-0.029	-0.002	-0.001	0.032
b2:handed to	-0.106	0.003	0.103	0.001
b2:handled by	0.029	0.06	-0.078	-0.011
b2:held by	-0.074	-0.014	-0.048	0.135
b2:home BRAND	0.055	-0.003	-0.003	-0.05
b2:hosted by	0.176	-0.031	-0.145	-0.001
b2:how BRAND	-0.073	-0.004	-0.003	0.079
b2:how the	0.057	0.015	-0.005	-0.068
b2:how we	0.051	-0.01	-0.032	-0.009
b2:in the	-0.041	0.107	-0.064	-0.003
b2:in touch	0.037	-0.011	0	-0.027
b2:is :	0.016	-0.026	0.015	-0.005
b2:is BRAND	-0.025	0	0.001	0.024
b2:is at	0.078	-0.052	-0.035	0.009
b2:is between	-0.054	0.02	0.016	0.018
b2:is how	0.071	-0.009	-0.06	-0.002
b2:is needed	0.022	-0.005	-0.017	0
b2:is responsible	0.008	-0.007	-0.033	0.032
b2:is the	0.038	-0.05	0.053	-0.041
b2:is with	0.056	-0.009	-0.047	-0.001
b2:issued by	0.038	-0.068	0.037	-0.006
b2:it cannot	0.017	-0.001	-0.001	-0.014
b2:it twice	0.055	-0.002	-0.027	-0.027
b2:it works	-0.086	-0.001	-0.004	0.091
b2:june DIGITS	0.012	-0.002	-0.009	-0.001
b2:kept in	-0.03	-0.009	0.042	-0.003
b2:kept with	-0.021	-0.011	0.036	-0.004
b2:known as	0.06	-0.001	0	-0.058
b2:legal entity	0.039	-0.002	-0.036	-0.001
b2:legal information	-0.025	-0.004	-0.054	0.083
b2:legal notice	0.065	-0.011	-0.067	0.013
b2:less room	0.037	-0.001	-0.002	-0.034
b2:licence from	-0.011	-0.017	0.03	-0.003
b2:limited company	0.027	-0.002	-0.025	0
b2:made with	-0.009	-0.001	-0.004	0.014
b2:main content	-0.043	-0.001	0.016	0.028
b2:managed by	-0.114	0.087	0.028	-0.001
b2:manager of	-0.022	0.003	0.017	0.003
b2:mark of	-0.009	-0.004	0.019	-0.006
b2:marks of	0.017	-0.004	-0.045	0.032
b2:may DIGITS	0.07	-0.037	-0.049	0.017
b2:member of	0.023	-0.008	-0.002	-0.013
b2:moved far	-0.009	0	0	0.01
b2:my own	-0.032	0	0	0.032
b2:name :	0.005	-0.034	-0.075	0.103
b2:name of	-0.153	-0.097	0.225	0.024
b2:new website	-0.027	0	0.026	0
b2:newest entries	-0.05	0.001	0.049	0
b2:no :	0.08	-0.027	-0.045	-0.008
b2:no DIGITS	-0.068	0.132	-0.026	-0.038
b2:no NUM	0.005	0.01	0.047	-0.063
b2:no SELF	0.096	-0.016	-0.066	-0.015
b2:no footnotes	0.026	-0.002	-0.002	-0.022
b2:no music	-0.031	-0.002	0	0.032
b2:no thanks	-0.016	-0.001	-0.003	0.02
b2:not by	0.05	-0.002	-0.002	-0.046
b2:not grow	0.04	-0.006	-0.034	0
b2:not pleased	0.029	-0.001	-0.001	-0.027
b2:notice BRAND	-0.102	-0.009	-0.004	0.115
b2:notice of	0.024	-0.005	-0.019	-0.001
b2:notice terms	0.011	-0.001	-0.009	-0.002
b2:notice ©	0.05	-0.001	-0.007	-0.043
b2:number :	-0.092	-0.041	0.15	-0.016
b2:number DIGITS	0.058	-0.008	-0.027	-0.023
b2:number NUM	-0.094	0.015	0.089	-0.01
b2:number SELF	-0.03	0.064	-0.026	-0.008
b2:number is	0.061	-0.013	-0.042	-0.006
b2:occasional recipe	0.049	-0.001	-0.001	-0.048
b2:of BRAND	-0.018	0.06	-0.019	-0.022
b2:of ORG	0.03	-0.062	-0.027	0.059
b2:of SELF	-0.018	-0.008	0.03	-0.005
b2:of business	0.033	-0.027	-0.02	0.014
b2:of company	0.012	-0.001	-0.011	-0.001
b2:of mouth	0.025	-0.002	-0.002	-0.02
b2:of page	-0.051	-0.016	0.09	-0.024
b2:of sale	0.005	-0.016	-0.011	0.022
b2:of service	-0.032	0	0.013	0.02
b2:of the	0.149	0.078	-0.19	-0.037
b2:of use	-0.047	-0.01	-0.045	0.102
b2:offered by	-0.016	-0.009	0.028	-0.003
b2:office :	-0.08	0.056	0.02	0.004
b2:office is	-0.016	-0.008	0.005	0.02
b2:ok no	-0.017	0.001	0.009	0.007
b2:on saturdays	0.025	-0.002	-0.004	-0.019
b2:on the	-0.014	-0.022	0.016	0.02
b2:on time	0.023	-0.001	-0.001	-0.021
b2:on which	0.027	-0.012	-0.009	-0.006
b2:operated by	0.027	0.111	-0.189	0.051
b2:or "	-0.043	-0.019	-0.075	0.137
b2:or the	0.031	-0.006	-0.003	-0.022
b2:our "	0.028	-0.001	-0.001	-0.026
b2:our :	0.011	-0.003	-0.007	-0.001
b2:our company	0.02	-0.003	-0.015	-0.002
b2:our details	0.042	-0.011	-0.03	-0.001
b2:our homes	0.034	-0.002	-0.003	-0.028
b2:our insurer	-0.052	0.001	0.051	0
b2:our is	0.012	-0.002	-0.003	-0.007
b2:our mean	-0.069	-0.004	0.075	-0.001
b2:our means	-0.123	0.001	0.01	0.112
b2:our story	0.032	-0.008	0	-0.024
b2:out here	-0.013	0.046	-0.031	-0.002
b2:over DIGITS	0.08	-0.014	-0.047	-0.019
b2:owned by	0.082	-0.082	0.038	-0.038
b2:parent of	0.055	-0.036	-0.018	-0.001
b2:part of	-0.083	0.227	-0.113	-0.031
b2:payment for	0.014	-0.001	-0.001	-0.012
b2:people choose	0.221	-0.083	-0.062	-0.076
b2:personal data	0.085	-0.015	-0.061	-0.009
b2:phones to	-0.014	-0.007	0.029	-0.007
b2:policy BRAND	0.067	-0.01	-0.012	-0.045
b2:policy for	0.053	-0.008	-0.023	-0.023
b2:portal that	0.011	-0.001	-0.001	-0.01
b2:powered by	-0.017	-0.002	0.01	0.01
b2:privacy BRAND	0.032	-0.002	-0.002	-0.028
b2:privacy notice	0.051	-0.066	0.009	0.006
b2:privacy policy	-0.038	-0.131	0.031	0.138
b2:privacy statement	-0.064	-0.008	0.078	-0.006
b2:processed by	-0.009	-0.011	0.021	-0.001
b2:product of	-0.013	-0.003	0.021	-0.005
b2:products from	-0.015	-0.02	0.04	-0.005
b2:promoter :	0.135	-0.02	-0.108	-0.007
b2:promoter is	0.059	-0.017	-0.028	-0.014
b2:protection officer	0.078	-0.024	-0.048	-0.007
b2:protection policy	0.008	-0.003	-0.028	0.023
b2:provided by	-0.094	0.014	0.105	-0.025
b2:published by	-0.061	-0.018	0.088	-0.009
b2:publisher :	0.041	-0.007	-0.025	-0.01
b2:purpose is	-0.004	-0.01	0.014	0
b2:quotation that	0.024	-0.038	0.141	-0.126
b2:read more	-0.017	0	-0.001	0.018
b2:recent work	-0.021	0.001	0.02	0
b2:refer to	-0.069	0.133	-0.062	-0.002
b2:reference to	-0.065	0.105	-0.03	-0.01
b2:references to	0.03	-0.005	-0.027	0.001
b2:refers to	0.024	-0.008	-0.041	0.026
b2:registered charity	-0.111	0.007	0.061	0.043
b2:registered details	0.017	-0.005	-0.009	-0.003
b2:registered number	0.02	-0.006	-0.013	-0.001
b2:registered office	0.056	-0.008	-0.047	-0.001
b2:registration no	0.091	-0.033	-0.047	-0.011
b2:registration number	0.002	-0.022	0.025	-0.005
b2:regulatory information	0.023	0	0	-0.023
b2:relationship with	0.035	0.045	-0.075	-0.005
b2:rented from	-0.019	-0.015	0.04	-0.006
b2:representative of	-0.008	-0.054	0.074	-0.012
b2:represented by	-0.041	0.001	0.04	0
b2:returns policy	0.004	-0.002	-0.012	0.01
b2:rights reserved	-0.057	-0.018	0.056	0.02
b2:run by	-0.071	0.082	-0.002	-0.009
b2:same afternoon	0.055	-0.004	-0.044	-0.007
b2:same day	-0.034	-0.002	-0.001	0.037
b2:scotland no	0.015	-0.035	0.026	-0.006
b2:seller is	-0.031	-0.001	0	0.032
b2:seller means	0.086	-0.015	-0.03	-0.041
b2:seo by	-0.041	0	0.041	0
b2:servers of	-0.009	-0.006	0.016	0
b2:service of	-0.012	-0.03	0.045	-0.003
b2:services by	0.103	-0.036	-0.054	-0.013
b2:services of	0.037	-0.024	-0.02	0.007
b2:shop terms	0.041	-0.001	-0.001	-0.039
b2:since DIGITS	0.071	-0.001	-0.002	-0.067
b2:site by	-0.001	-0.003	0.011	-0.007
b2:slavery statement	0.032	0	0	-0.031
b2:small firms	-0.034	-0.002	-0.001	0.037
b2:sold by	0.17	-0.048	-0.117	-0.005
b2:sold through	-0.011	-0.014	0.028	-0.002
b2:sole trader	0.071	-0.01	-0.002	-0.06
b2:sra no	-0.018	0	0.017	0
b2:stored by	-0.014	-0.012	0.028	-0.001
b2:style of	0.016	-0.04	0.044	-0.02
b2:sub processors	-0.014	-0.001	0.003	0.012
b2:subsidiary of	0.056	0.006	0.073	-0.135
b2:such as	-0.042	0.047	-0.005	-0.001
b2:supplied by	0.058	-0.042	-0.005	-0.011
b2:suppliers :	-0.039	0.001	0.037	0
b2:support from	-0.016	0	0.016	0
b2:supported by	-0.005	-0.009	0.016	-0.002
b2:system we	-0.112	0.017	0.093	0.002
b2:t a	-0.071	-0.051	-0.177	0.299
b2:taken by	-0.126	0.068	0.063	-0.004
b2:team at	0.034	-0.001	-0.032	0
b2:terms BRAND	-0.011	-0.004	-0.002	0.017
b2:terms of	0.018	-0.003	-0.015	0
b2:terms privacy	0.019	-0.004	-0.001	-0.015
b2:thank you	-0.028	0	-0.001	0.029
b2:thanks to	-0.014	0.002	0.012	0
b2:that BRAND	-0.042	-0.005	-0.01	0.057
b2:that day	0.019	-0.001	0.001	-0.019
b2:the ORG	-0.001	-0.032	0.035	-0.002
b2:the company	0.002	-0.01	-0.014	0.021
b2:the door	0.024	-0.004	-0.033	0.014
b2:the dozen	-0.01	-0.003	-0.007	0.02
b2:the last	-0.026	-0.002	-0.015	0.042
b2:the name	-0.013	-0.003	0.004	0.012
b2:the pier	-0.071	0.001	0.07	0
b2:the questions	0.017	-0.002	-0.052	0.036
b2:the record	0.046	-0.001	-0.045	0
b2:the uk	-0.008	-0.017	0.026	-0.001
b2:the work	-0.025	-0.003	-0.022	0.05
b2:their own	-0.021	-0.017	0.041	-0.003
b2:them nothing	0.01	-0.003	0.004	-0.011
b2:they stand	0.02	-0.001	0.001	-0.019
b2:this app	0.092	0	-0.001	-0.091
b2:this policy	0.041	-0.013	-0.027	-0.001
b2:this website	-0.059	-0.001	-0.001	0.061
b2:three years	0.027	-0.003	-0.035	0.011
b2:through the	-0.056	-0.004	-0.002	0.062
b2:times but	-0.183	0.004	0.177	0.002
b2:to :	0.067	-0.008	-0.057	-0.002
b2:to BRAND	0.042	-0.016	0.015	-0.041
b2:to ORG	-0.028	-0.003	0.021	0.009
b2:to anyone	0.01	0	0	-0.01
b2:to content	-0.023	-0.018	0.047	-0.006
b2:to pay	0.053	-0.001	-0.058	0.005
b2:to the	0.033	-0.086	0.159	-0.106
b2:to you	0.022	-0.009	-0.011	-0.002
b2:together "	0.005	-0.002	-0.01	0.007
b2:trademark of	-0.017	-0.006	0.025	-0.002
b2:trades as	-0.07	-0.006	0.002	0.074
b2:trading as	-0.241	-0.046	0.015	0.271
b2:trading subsidiary	-0.07	0.083	-0.007	-0.005
b2:travel with	-0.017	-0.003	0.022	-0.001
b2:two parts	-0.025	-0.001	-0.001	0.027
b2:two years	0.03	-0.001	-0.002	-0.027
b2:under SELF	0.056	-0.008	-0.047	-0.001
b2:under number	-0.105	0.073	0.025	0.007
b2:under the	-0.033	-0.003	0	0.036
b2:under which	0.112	-0.032	-0.079	-0.001
b2:underwritten by	-0.012	-0.007	0.027	-0.008
b2:united kingdom	0.064	-0.024	-0.028	-0.012
b2:us "	0.029	-0.005	-0.023	-0.001
b2:us :	-0.018	-0.006	0.055	-0.031
b2:us BRAND	0.037	-0.005	-0.005	-0.028
b2:us by	-0.018	-0.021	0.047	-0.008
b2:us means	-0.033	-0.004	-0.003	0.04
b2:us our	0.018	-0.006	-0.008	-0.005
b2:used by	-0.056	0	0.055	0.001
b2:uses data	0.057	-0.001	-0.001	-0.055
b2:visitors of	0.014	-0.002	-0.001	-0.011
b2:wales :	0.013	-0.001	-0.011	0
b2:wales no	-0.06	0.011	0.043	0.006
b2:was for	-0.008	-0.004	0.013	-0.001
b2:we (	0.078	-0.011	-0.027	-0.04
b2:we are	-0.245	-0.022	0.274	-0.007
b2:we at	0.124	-0.019	-0.026	-0.079
b2:we cannot	0.026	-0.003	-0.003	-0.02
b2:we do	0.013	-0.001	-0.001	-0.011
b2:we means	0.034	-0.008	-0.01	-0.016
b2:we supply	0.011	-0.003	-0.005	-0.004
b2:we use	0.041	-0.007	0.008	-0.042
b2:website and	0.086	-0.01	-0.028	-0.048
b2:website by	-0.064	-0.004	0.073	-0.004
b2:website is	0.053	-0.01	-0.04	-0.004
b2:website of	0.048	-0.016	-0.024	-0.007
b2:website terms	-0.034	0	0	0.034
b2:welcome to	0.11	0.02	-0.165	0.035
b2:which include	-0.009	-0.008	0.017	0
b2:who is	-0.031	-0.004	0.008	0.027
b2:will show	0.034	-0.006	-0.028	-0.001
b2:with ORG	0.06	-0.009	-0.002	-0.049
b2:with it	-0.028	-0.006	-0.002	0.036
b2:with the	-0.024	-0.048	0.085	-0.013
b2:with us	0.059	-0.001	-0.002	-0.056
b2:work accept	-0.06	-0.001	-0.001	0.062
b2:work here	0.046	-0.003	-0.002	-0.041
b2:work with	-0.014	0	0	0.015
b2:working day	0.023	-0.006	-0.003	-0.014
b2:would hire	-0.013	0	0.012	0
b2:write to	-0.13	0.009	0.106	0.015
b2:you and	0.06	-0.076	0.024	-0.008
b2:you ask	0.066	-0.002	-0.013	-0.051
b2:you called	0.051	-0.001	-0.018	-0.032
b2:you how	-0.031	-0.003	-0.003	0.038
b2:your data	0.061	-0.004	-0.031	-0.027
b2:your notes	0.08	-0.002	-0.002	-0.076
b2:your privacy	0	-0.016	0.045	-0.029
b2:© BRAND	-0.086	-0.015	-0.02	0.121
b2:© DIGITS	0.169	-0.103	-0.182	0.116
b2:© ORG	-0.096	-0.001	-0.001	0.098
b2:© SELF	0.017	-0.003	-0.012	-0.002
b2:© the	-0.007	-0.004	-0.044	0.055
b2:¶ "	0.06	0.027	-0.068	-0.02
b2:¶ BRAND	-0.022	-0.016	0.024	0.015
b2:¶ DIGITS	-0.188	0.196	-0.052	0.043
b2:¶ ORG	-0.214	0.235	-0.005	-0.017
b2:¶ SELF	-0.001	-0.018	0.044	-0.025
b2:¶ about	-0.064	0.101	-0.067	0.03
b2:¶ add	0.034	-0.001	-0.033	0
b2:¶ at	0.048	-0.001	-0.002	-0.045
b2:¶ brands	0.022	-0.015	0.017	-0.024
b2:¶ careers	-0.057	-0.001	-0.002	0.06
b2:¶ cart	0.03	-0.001	0	-0.029
b2:¶ company	-0.097	-0.009	0.026	0.08
b2:¶ complaints	-0.014	-0.001	-0.002	0.018
b2:¶ contact	0.094	-0.056	-0.094	0.057
b2:¶ controller	0.006	-0.01	-0.064	0.068
b2:¶ copyright	0.032	-0.001	0	-0.031
b2:¶ councillors	-0.036	0	-0.001	0.037
b2:¶ delivery	0.026	-0.008	-0.013	-0.005
b2:¶ engineer	-0.065	0.006	0.057	0.001
b2:¶ faq	0.029	-0.001	-0.003	-0.026
b2:¶ faqs	-0.034	-0.018	0.025	0.026
b2:¶ fees	-0.031	-0.004	0.047	-0.012
b2:¶ help	-0.021	-0.001	-0.026	0.048
b2:¶ hire	0.045	-0.003	-0.003	-0.039
b2:¶ home	0.025	-0.034	0.009	0
b2:¶ how	0.033	-0.001	-0.001	-0.032
b2:¶ imprint	0.073	-0.013	-0.023	-0.038
b2:¶ introduction	0.058	-0.028	-0.058	0.029
b2:¶ legal	-0.116	-0.003	-0.005	0.124
b2:¶ locations	-0.072	0.075	-0.002	-0.001
b2:¶ means	0.03	-0.021	0.024	-0.033
b2:¶ menu	-0.045	-0.002	-0.003	0.05
b2:¶ name	0.031	-0.002	-0.029	0
b2:¶ news	0.019	-0.001	0.011	-0.029
b2:¶ number	0.044	-0.003	-0.042	0
b2:¶ people	0.012	-0.001	-0.001	-0.01
b2:¶ policies	0.108	-0.006	-0.012	-0.09
b2:¶ prices	-0.017	0	-0.001	0.018
b2:¶ pricing	0.037	-0.003	0	-0.034
b2:¶ privacy	-0.098	0.185	-0.077	-0.01
b2:¶ products	-0.103	0.083	-0.018	0.038
b2:¶ reject	-0.024	-0.002	-0.001	0.027
b2:¶ services	0.128	-0.005	-0.005	-0.118
b2:¶ shop	-0.048	-0.001	-0.002	0.051
b2:¶ subscribe	0.012	-0.001	-0.016	0.005
b2:¶ support	0.014	0	0.016	-0.03
b2:¶ terms	0.072	0.042	-0.057	-0.056
b2:¶ the	0.203	0.004	-0.167	-0.04
b2:¶ visit	-0.009	-0.001	-0.016	0.026
b2:¶ welcome	-0.004	-0.001	0.022	-0.016
b2:¶ work	0.027	-0.008	0.043	-0.062
b2:¶ your	0.062	-0.001	-0.002	-0.06
b2:¶ ©	-0.037	0.017	0.015	0.005
b3:" operated by	-0.044	0.005	0.026	0.012
b3:" or "	0.009	-0.004	-0.025	0.019
b3:" our "	0.028	-0.001	-0.001	-0.026
b3:" our mean	-0.069	-0.004	0.075	-0.001
b3:" our means	-0.163	0.007	0.025	0.131
b3:" refer to	0.05	-0.034	-0.008	-0.008
b3:" refers to	-0.036	-0.001	0	0.037
b3:" we means	0.024	-0.004	-0.006	-0.014
b3:& conditions BRAND	0.045	-0.01	-0.004	-0.031
b3:& wales no	-0.089	0.015	0.07	0.004
b3:( charity no	0.027	-0.003	-0.023	0
b3:( company number	-0.087	-0.008	0.095	0
b3:( registered number	-0.011	0	0.01	0
b3:( t a	0.05	-0.041	-0.142	0.133
b3:( together "	0.005	-0.002	-0.01	0.007
b3:( trading as	-0.052	0	0.009	0.043
b3:: ORG ;	-0.047	0.016	0.03	0.001
b3:: ¶ ORG	-0.04	0.152	-0.104	-0.009
b3:; ¶ "	-0.003	0.05	-0.044	-0.003
b3:BRAND belongs to	0.039	-0.015	-0.022	-0.002
b3:BRAND is how	0.011	-0.003	-0.008	0
b3:BRAND operated by	0.021	-0.003	-0.018	0
b3:BRAND privacy policy	-0.054	0	0	0.054
b3:BRAND registered charity	-0.031	0.001	0.029	0.002
b3:BRAND they mean	0.02	-0.003	-0.017	0
b3:BRAND uses data	0.057	-0.001	-0.001	-0.055
b3:BRAND we are	-0.119	0.121	-0.001	0
b3:BRAND website by	-0.028	-0.003	0.036	-0.004
b3:BRAND © DIGITS	-0.014	-0.004	0.041	-0.023
b3:BRAND ¶ BRAND	0.109	-0.012	-0.016	-0.081
b3:BRAND ¶ DIGITS	-0.016	0	0	0.017
b3:BRAND ¶ about	-0.052	-0.005	-0.002	0.059
b3:BRAND ¶ home	-0.087	-0.014	-0.016	0.117
b3:BRAND ¶ legal	-0.013	0	0	0.014
b3:BRAND ¶ privacy	0.175	-0.01	-0.005	-0.16
b3:BRAND ¶ terms	-0.145	0.071	-0.004	0.078
b3:DIGITS about us	0.022	-0.001	0	-0.02
b3:DIGITS built by	-0.032	0	0.032	0
b3:DIGITS company information	0.084	-0.047	-0.019	-0.018
b3:DIGITS company number	0.136	-0.006	-0.127	-0.004
b3:DIGITS we are	-0.057	-0.001	0.029	0.03
b3:DIGITS © BRAND	0.193	-0.002	-0.004	-0.187
b3:DIGITS ¶ BRAND	0.044	-0.009	-0.017	-0.018
b3:DIGITS ¶ DIGITS	-0.001	-0.011	0.02	-0.007
b3:DIGITS ¶ about	0.085	0	0	-0.085
b3:DIGITS ¶ add	0.034	-0.001	-0.033	0
b3:DIGITS ¶ contact	0.049	-0.002	-0.002	-0.045
b3:DIGITS ¶ controller	0.065	-0.008	-0.055	-0.003
b3:DIGITS ¶ engineer	-0.039	0.004	0.034	0.001
b3:DIGITS ¶ home	0.015	-0.001	-0.002	-0.012
b3:DIGITS ¶ privacy	0.126	-0.003	-0.01	-0.113
b3:DIGITS ¶ terms	-0.015	-0.001	-0.001	0.017
b3:DIGITS ¶ ©	-0.05	-0.001	-0.001	0.052
b3:NUM and by	-0.035	0.002	0.033	0
b3:NUM ¶ BRAND	0.05	-0.004	-0.01	-0.035
b3:NUM ¶ ©	0.057	-0.003	-0.054	-0.001
b3:ORG ( "	-0.083	-0.028	0.033	0.078
b3:ORG c o	-0.031	-0.001	0.031	0.001
b3:ORG company number	-0.022	-0.001	0.024	-0.001
b3:ORG t a	-0.034	-0.005	-0.002	0.041
b3:ORG trading as	0.04	-0.033	-0.044	0.037
b3:ORG ¶ BRAND	-0.07	0	-0.001	0.071
b3:ORG ¶ ORG	-0.062	0.099	-0.02	-0.017
b3:ORG ¶ imprint	-0.015	0	0	0.016
b3:ORG ¶ privacy	-0.021	-0.003	-0.008	0.033
b3:SELF ( "	0.095	-0.005	-0.002	-0.088
b3:SELF privacy policy	-0.002	-0.002	-0.007	0.011
b3:SELF ¶ BRAND	0.015	-0.001	-0.002	-0.012
b3:SELF ¶ contact	0.011	-0.001	-0.001	-0.01
b3:SELF ¶ delivery	0.016	0	0	-0.015
b3:SELF ¶ home	0.021	0	0	-0.02
b3:SELF ¶ privacy	0.032	-0.005	-0.005	-0.022
b3:SELF ¶ terms	-0.01	0	-0.001	0.011
b3:a brand of	-0.064	0.137	-0.072	0
b3:a customer DIGITS	0.028	-0.001	-0.028	0.001
b3:a division of	-0.018	-0.007	0.026	-0.001
b3:a friendly studio	-0.036	-0.001	-0.002	0.04
b3:a limited company	0.027	-0.002	-0.025	0
b3:a member of	0.024	-0.003	-0.008	-0.013
b3:a new website	-0.027	0	0.026	0
b3:a product of	-0.013	-0.003	0.021	-0.005
b3:a service of	-0.015	-0.028	0.046	-0.003
b3:a subsidiary of	-0.019	0	0.019	-0.001
b3:about ¶ BRAND	-0.035	-0.002	-0.001	0.039
b3:about ¶ about	-0.039	-0.002	-0.002	0.044
b3:about ¶ ©	-0.033	0	0	0.034
b3:accept read more	-0.017	0	-0.001	0.018
b3:address is :	-0.007	-0.007	0.014	0
b3:advertising support from	-0.016	0	0.016	0
b3:afternoon people choose	0.019	-0.003	-0.001	-0.016
b3:agencies which include	-0.009	-0.008	0.017	0
b3:agreement ¶ your	0.062	-0.001	-0.002	-0.06
b3:all rights reserved	-0.057	-0.018	0.056	0.02
b3:all times but	-0.183	0.004	0.177	0.002
b3:all ¶ deny	-0.006	-0.001	-0.003	0.01
b3:all ¶ home	-0.01	0	-0.001	0.011
b3:all ¶ reject	-0.024	-0.002	-0.001	0.027
b3:always on time	0.023	-0.001	-0.001	-0.021
b3:and conditions BRAND	-0.017	-0.002	-0.001	0.02
b3:and conditions privacy	-0.018	-0.001	0.036	-0.017
b3:and done well	0.015	-0.002	0.001	-0.014
b3:and no music	-0.031	-0.002	0	0.032
b3:and not by	0.05	-0.002	-0.002	-0.046
b3:and operated by	-0.028	0.062	-0.106	0.072
b3:and wales no	0.029	-0.004	-0.028	0.002
b3:anti slavery statement	0.032	0	0	-0.031
b3:any company outside	0.003	-0.007	-0.015	0.018
b3:application goes to	-0.157	0.003	0.153	0.001
b3:appointed representative of	-0.008	-0.054	0.074	-0.012
b3:appointment on saturdays	0.025	-0.002	-0.004	-0.019
b3:are carried by	-0.126	-0.005	0.132	-0.001
b3:are collected by	-0.1	-0.011	0.112	-0.001
b3:are gathered by	-0.174	-0.004	0.178	0.001
b3:are handed to	-0.106	0.003	0.103	0.001
b3:are handled by	0.04	0.06	-0.089	-0.011
b3:are held by	0.06	-0.007	-0.052	-0.001
b3:are hosted by	-0.01	-0.001	0.011	0
b3:are kept in	-0.029	-0.003	0.034	-0.002
b3:are kept with	-0.017	-0.009	0.03	-0.004
b3:are operated by	0.035	-0.009	-0.026	0
b3:are processed by	-0.01	-0.009	0.019	0
b3:are provided by	-0.08	0.192	-0.1	-0.012
b3:are references to	0.031	-0.004	-0.027	0
b3:are rented from	-0.019	-0.015	0.04	-0.006
b3:are run by	-0.079	-0.005	0.084	0
b3:are sold by	0.068	-0.033	-0.03	-0.005
b3:are sold through	-0.011	-0.014	0.028	-0.002
b3:are taken by	-0.107	-0.022	0.13	-0.002
b3:are underwritten by	-0.011	0	0.011	0
b3:are we are	0.108	-0.063	-0.073	0.028
b3:are ¶ BRAND	-0.017	-0.001	0	0.019
b3:are ¶ ORG	-0.073	0.069	0.009	-0.005
b3:arrangement people choose	0.02	-0.001	-0.001	-0.018
b3:ask people choose	0.045	-0.002	-0.002	-0.041
b3:at the door	0.024	-0.004	-0.033	0.014
b3:authority is the	-0.006	-0.013	0.021	-0.002
b3:balloon ( ORG	0.012	0	-0.001	-0.011
b3:before you called	0.051	-0.001	-0.018	-0.032
b3:between you and	0.138	-0.072	-0.039	-0.027
b3:both BRAND and	-0.033	0.048	-0.013	-0.002
b3:bottom of page	-0.069	-0.001	-0.003	0.074
b3:britain by the	-0.004	-0.008	0.014	-0.002
b3:brought a cake	-0.05	-0.002	-0.001	0.053
b3:building belongs to	-0.02	0.003	0.017	0
b3:business ¶ ©	0.077	-0.001	-0.001	-0.075
b3:by the dozen	-0.01	-0.003	-0.007	0.02
b3:by us :	0.033	-0.001	-0.033	0
b3:cake people choose	-0.009	-0.002	-0.001	0.011
b3:cannot people choose	0.045	-0.002	-0.002	-0.041
b3:charged at cost	-0.009	-0.002	-0.002	0.013
b3:charity ( no	-0.017	0.001	0.015	0.001
b3:charity number :	-0.024	0.002	0.022	0.001
b3:charter company no	0.026	-0.003	-0.022	-0.001
b3:client account at	-0.041	-0.005	0.049	-0.004
b3:company " means	0.012	-0.009	-0.001	-0.002
b3:company name :	0.002	-0.011	-0.039	0.048
b3:company no :	0.072	-0.014	-0.052	-0.006
b3:company no NUM	-0.081	0.005	0.058	0.018
b3:company no SELF	0.022	-0.004	-0.011	-0.007
b3:company number :	-0.224	-0.012	0.244	-0.008
b3:company number DIGITS	0.031	-0.003	-0.007	-0.021
b3:company number NUM	0.106	0.006	-0.067	-0.045
b3:company number SELF	0.021	-0.001	-0.014	-0.006
b3:company number is	0.03	-0.005	-0.024	0
b3:company of the	-0.085	0.096	-0.012	0.001
b3:company registration number	0.096	-0.016	-0.065	-0.015
b3:company ¶ BRAND	0.012	-0.001	0	-0.011
b3:complain to the	-0.009	-0.01	0.021	-0.002
b3:complaint with the	-0.005	-0.005	0.012	-0.002
b3:conditions of business	0.038	-0.024	-0.009	-0.005
b3:conditions of sale	0.032	-0.015	-0.011	-0.006
b3:conditions privacy policy	0.012	-0.001	0	-0.011
b3:conditions ¶ BRAND	0.017	-0.001	0.001	-0.016
b3:conditions ¶ DIGITS	-0.017	-0.004	-0.002	0.023
b3:contact us BRAND	0.022	-0.002	-0.001	-0.019
b3:contact ¶ about	0.064	-0.003	-0.002	-0.059
b3:contact ¶ contact	0.015	-0.031	-0.039	0.055
b3:contact ¶ privacy	0.015	-0.002	-0.004	-0.009
b3:contact ¶ ©	-0.057	-0.001	-0.002	0.06
b3:content ¶ BRAND	-0.042	-0.004	-0.003	0.049
b3:contract is with	0.06	-0.008	-0.047	-0.005
b3:cookie policy BRAND	-0.042	-0.001	-0.003	0.046
b3:cookies provided by	-0.025	0	0.024	0
b3:cookies ¶ home	-0.02	0	0	0.021
b3:cookies ¶ ©	-0.117	0.01	0.016	0.091
b3:copyright © DIGITS	-0.059	-0.005	-0.007	0.072
b3:cost people choose	0.014	-0.001	-0.001	-0.012
b3:costs them nothing	0.01	-0.003	0.004	-0.011
b3:data controller :	0.012	-0.004	-0.004	-0.004
b3:data controller is	-0.075	-0.007	0.112	-0.03
b3:data protection officer	0.078	-0.024	-0.048	-0.007
b3:data protection policy	0.008	-0.003	-0.028	0.023
b3:day people choose	0.067	-0.002	-0.002	-0.063
b3:day you ask	0.066	-0.002	-0.013	-0.051
b3:days to pay	0.053	-0.001	-0.058	0.005
b3:definitions ¶ "	-0.009	-0.005	-0.028	0.042
b3:definitions ¶ DIGITS	-0.042	-0.009	-0.015	0.065
b3:delivery over DIGITS	0.166	-0.013	-0.047	-0.106
b3:delivery ¶ BRAND	-0.033	0	0	0.034
b3:delivery ¶ ©	0.022	-0.001	-0.002	-0.019
b3:details ¶ name	0.031	-0.002	-0.029	0
b3:details ¶ ©	0.016	-0.007	-0.002	-0.007
b3:do people choose	-0.011	0	-0.001	0.012
b3:do with it	-0.028	-0.006	-0.002	0.036
b3:does not grow	0.04	-0.006	-0.034	0
b3:does the work	-0.025	-0.003	-0.022	0.05
b3:england and the	-0.002	-0.007	0.011	-0.001
b3:england and wales	0.003	0.001	0.018	-0.021
b3:england no :	0.022	-0.008	-0.013	-0.001
b3:england no NUM	0.035	0	-0.002	-0.033
b3:every quotation that	0.024	-0.038	0.141	-0.126
b3:everything came from	0.049	-0.001	-0.002	-0.046
b3:expect ok no	-0.017	0.001	0.009	0.007
b3:experience got it	-0.045	-0.002	-0.002	0.049
b3:explains how BRAND	-0.073	-0.004	-0.003	0.079
b3:far people choose	-0.02	-0.002	-0.001	0.024
b3:financial conduct authority	0.042	-0.026	0.006	-0.023
b3:find your notes	0.08	-0.002	-0.002	-0.076
b3:fine by me	0.038	-0.005	-0.02	-0.014
b3:finished that day	0.019	-0.001	0.001	-0.019
b3:firms people choose	0.042	-0.002	-0.001	-0.04
b3:footnotes people choose	0.017	-0.001	-0.001	-0.015
b3:for small firms	-0.034	-0.002	-0.001	0.037
b3:for the record	0.046	-0.001	-0.045	0
b3:for two years	0.03	-0.001	-0.002	-0.027
b3:for us by	0.033	-0.017	-0.013	-0.003
b3:get in touch	0.037	-0.011	0	-0.027
b3:grow people choose	0.066	-0.002	-0.001	-0.063
b3:guides ¶ BRAND	-0.035	0	-0.001	0.036
b3:has no footnotes	0.026	-0.002	-0.002	-0.022
b3:have less room	0.037	-0.001	-0.002	-0.034
b3:here people choose	0.027	-0.003	-0.002	-0.022
b3:hosted by ORG	-0.014	0	-0.001	0.015
b3:how it works	-0.086	-0.001	-0.004	0.091
b3:if it cannot	0.017	-0.001	-0.001	-0.014
b3:in may DIGITS	0.106	-0.018	-0.086	-0.003
b3:in scotland no	0.015	-0.035	0.026	-0.006
b3:in the ORG	-0.001	-0.032	0.034	-0.001
b3:in two parts	-0.025	-0.001	-0.001	0.027
b3:information ¶ ©	0.005	0.002	0.034	-0.041
b3:introduction ¶ the	-0.028	-0.003	-0.001	0.031
b3:is a dispute	-0.002	-0.01	0.013	-0.001
b3:is done in	-0.004	-0.01	0.018	-0.004
b3:is given by	0.069	-0.032	-0.051	0.015
b3:is managed by	-0.12	0.09	0.03	0
b3:is offered by	-0.021	-0.004	0.025	0
b3:is operated by	-0.045	0.088	-0.02	-0.024
b3:is owned by	-0.001	-0.082	0.097	-0.014
b3:is part of	-0.113	0.116	0.052	-0.054
b3:is provided by	-0.117	-0.073	0.196	-0.006
b3:is represented by	-0.041	0.001	0.04	0
b3:is run by	0.067	-0.161	0.097	-0.004
b3:is sold by	0.102	-0.014	-0.087	-0.001
b3:is supplied by	0.08	-0.024	-0.055	-0.001
b3:is used by	-0.062	0.005	0.056	0.001
b3:it would hire	-0.013	0	0.012	0
b3:job was for	-0.008	-0.004	0.013	-0.001
b3:journey ¶ ©	0.032	-0.008	-0.006	-0.018
b3:kingdom is the	-0.004	-0.011	0.018	-0.002
b3:last people choose	0.028	-0.001	0	-0.027
b3:last three years	0.027	-0.003	-0.035	0.011
b3:law BRAND is	0.071	-0.007	-0.063	0
b3:legal entity :	0.09	-0.009	-0.054	-0.026
b3:legal name :	0.034	-0.002	-0.01	-0.022
b3:legal ¶ legal	-0.07	-0.001	-0.001	0.072
b3:legal ¶ ©	0.07	-0.002	-0.015	-0.053
b3:liability cover with	-0.211	0.003	0.206	0.002
b3:list ¶ subscribe	0.012	-0.001	-0.016	0.005
b3:marketplace we are	-0.105	0.008	0.096	0.002
b3:me ¶ BRAND	-0.032	-0.001	0.019	0.015
b3:member of the	0.017	-0.049	0.048	-0.016
b3:members of the	-0.004	-0.044	0.05	-0.002
b3:more ¶ contact	0.012	0	0	-0.012
b3:more ¶ home	0.01	0	0	-0.009
b3:more ¶ privacy	-0.042	-0.001	-0.001	0.044
b3:mouth people choose	-0.055	-0.001	-0.001	0.057
b3:music people choose	0.029	-0.001	-0.001	-0.027
b3:name BRAND from	-0.046	0.003	0.044	0
b3:name of company	0.012	-0.001	-0.011	-0.001
b3:name under which	0.112	-0.032	-0.079	-0.001
b3:needed ¶ BRAND	-0.054	-0.002	-0.006	0.062
b3:never moved far	-0.009	0	0	0.01
b3:norupo balloon (	-0.142	0.003	0.135	0.004
b3:notice explains how	0	-0.025	0.129	-0.104
b3:notice ¶ BRAND	0.026	-0.003	-0.009	-0.014
b3:notice ¶ controller	-0.073	0	0	0.074
b3:notice ¶ the	0.053	-0.001	0	-0.052
b3:notice ¶ ©	-0.12	0.002	0.031	0.086
b3:number : NUM	-0.137	0.003	0.153	-0.019
b3:number NUM and	-0.049	0.04	0.016	-0.006
b3:of ORG and	-0.074	-0.047	0.097	0.024
b3:of ORG is	-0.045	0.029	0.015	0
b3:of business BRAND	-0.023	0	0	0.023
b3:of companies :	-0.089	0.015	0.071	0.003
b3:of each month	-0.019	-0.003	-0.002	0.024
b3:of the questions	0.017	-0.002	-0.052	0.036
b3:of their own	-0.021	-0.017	0.041	-0.003
b3:office is at	0.078	-0.052	-0.035	0.009
b3:ok ¶ home	-0.016	0	0	0.016
b3:on behalf of	0.073	-0.026	0.05	-0.097
b3:on servers of	-0.009	-0.006	0.016	0
b3:one people choose	-0.049	-0.003	-0.002	0.053
b3:one working day	-0.012	-0.004	-0.001	0.018
b3:only ¶ contact	-0.023	0.059	0	-0.036
b3:open to you	0.023	-0.008	-0.011	-0.003
b3:or our is	0.012	-0.002	-0.002	-0.007
b3:or our means	0.01	-0.001	-0.008	0
b3:orders over DIGITS	-0.086	-0.001	0	0.087
b3:our " mean	0.071	-0.007	-0.056	-0.009
b3:our " means	0.067	-0.033	-0.029	-0.005
b3:our bookkeepers with	-0.011	-0.003	0.018	-0.003
b3:our business details	0.028	-0.003	-0.026	0
b3:our phones to	-0.014	-0.007	0.029	-0.007
b3:our refer to	-0.063	0.092	-0.02	-0.008
b3:our system we	-0.112	0.017	0.093	0.002
b3:our us :	0.031	0	0	-0.03
b3:own ¶ BRAND	0.014	0	0	-0.014
b3:owned subsidiary of	0.069	0.053	0.012	-0.133
b3:owns the pier	-0.071	0.001	0.07	0
b3:page explains how	0.016	-0.002	-0.005	-0.009
b3:page explains what	-0.021	0	0	0.022
b3:page ¶ BRAND	0.042	-0.001	-0.001	-0.04
b3:page ¶ contact	0.035	0	0	-0.035
b3:parcels travel with	-0.017	-0.003	0.022	-0.001
b3:part of the	-0.067	0.214	-0.225	0.077
b3:parts people choose	0.035	0	0	-0.034
b3:payments handled by	-0.011	0	0.011	0
b3:people choose BRAND	-0.105	-0.008	-0.005	0.119
b3:people for it	-0.014	-0.001	-0.002	0.016
b3:phone : DIGITS	-0.016	0	-0.001	0.017
b3:policy explains how	0.043	-0.001	-0.001	-0.041
b3:policy © DIGITS	-0.019	0	0	0.019
b3:policy ¶ BRAND	-0.12	-0.001	-0.002	0.123
b3:policy ¶ contact	-0.026	-0.003	0	0.029
b3:policy ¶ home	0.032	-0.001	-0.001	-0.03
b3:policy ¶ services	0.077	-0.001	-0.001	-0.075
b3:policy ¶ the	0.036	-0.02	-0.052	0.036
b3:policy ¶ ©	-0.036	-0.004	-0.001	0.04
b3:post people choose	0.011	-0.002	-0.001	-0.009
b3:powered by shopquay	0.086	0	-0.001	-0.085
b3:powered by tafapon	0.012	-0.001	-0.019	0.007
b3:privacy & cookies	0.114	-0.002	-0.003	-0.109
b3:privacy notice BRAND	-0.07	-0.002	-0.001	0.074
b3:privacy notice of	0.024	-0.005	-0.019	-0.001
b3:privacy notice terms	0.011	-0.001	-0.009	-0.002
b3:privacy notice ©	0.05	-0.001	-0.007	-0.043
b3:privacy policy BRAND	0.119	-0.008	-0.008	-0.103
b3:privacy policy for	0.053	-0.008	-0.023	-0.023
b3:privacy ¶ BRAND	0.037	-0.003	0.02	-0.054
b3:privacy ¶ contact	0.047	-0.001	-0.001	-0.044
b3:privacy ¶ home	0.076	0	0	-0.075
b3:privacy ¶ privacy	0.026	0.212	-0.128	-0.11
b3:privacy ¶ ©	0.016	-0.008	-0.04	0.032
b3:processing your data	0.061	-0.004	-0.031	-0.027
b3:promoter is :	-0.014	-0.003	0.018	0
b3:prove it twice	0.055	-0.002	-0.027	-0.027
b3:questions people choose	-0.015	-0.001	-0.001	0.017
b3:questions write to	-0.131	0.011	0.12	0.001
b3:quotation that BRAND	-0.042	-0.005	-0.01	0.057
b3:readers come from	-0.014	-0.005	0.021	-0.002
b3:recipe people choose	-0.035	-0.001	-0.001	0.037
b3:refer to the	0.009	-0.007	0.024	-0.026
b3:refers to BRAND	0.025	-0.014	0.016	-0.028
b3:register number is	-0.013	0.001	0.012	0
b3:registered charity NUM	0.036	0.011	0.025	-0.072
b3:registered charity no	0.021	0	-0.022	0
b3:registered charity number	-0.034	0.002	0.032	0.001
b3:registered trademark of	-0.017	-0.006	0.025	-0.002
b3:registered with the	-0.011	-0.024	0.041	-0.006
b3:registration number :	0.177	-0.023	-0.146	-0.008
b3:registration number is	0.044	-0.009	-0.03	-0.006
b3:regulated by the	-0.007	-0.023	0.039	-0.009
b3:reserved website by	-0.027	-0.001	0.028	0
b3:reserved ¶ BRAND	-0.109	-0.007	0.077	0.039
b3:reserved ¶ about	-0.026	0	0	0.026
b3:reserved ¶ contact	-0.01	-0.006	-0.002	0.018
b3:reserved ¶ delivery	0.037	-0.001	-0.001	-0.036
b3:reserved ¶ legal	0.019	0	0	-0.018
b3:reserved ¶ privacy	0.024	-0.002	-0.001	-0.021
b3:reserved ¶ terms	0.126	-0.002	-0.001	-0.123
b3:room people choose	-0.079	-0.001	-0.001	0.081
b3:run this app	0.092	0	-0.001	-0.091
b3:sale ¶ ©	0.074	-0.001	-0.002	-0.071
b3:same working day	0.035	-0.002	-0.002	-0.032
b3:scotland company number	-0.01	0	0.01	0
b3:sent by post	0.039	-0.002	0	-0.037
b3:service operated by	0.078	-0.018	-0.06	0
b3:service provided by	-0.059	-0.024	0.083	0
b3:service ¶ ©	-0.027	-0.001	-0.001	0.028
b3:services provided by	0.116	-0.059	-0.057	0.001
b3:set out here	-0.013	0.046	-0.031	-0.002
b3:site operated by	0.012	-0.002	-0.002	-0.008
b3:site work accept	-0.06	-0.001	-0.001	0.062
b3:skip to content	-0.023	-0.018	0.047	-0.006
b3:small team at	0.034	-0.001	-0.032	0
b3:stand people choose	-0.024	0	0	0.025
b3:standard every time	-0.011	-0.001	-0.001	0.012
b3:statement will show	0.034	-0.006	-0.028	-0.001
b3:still work here	0.046	-0.003	-0.002	-0.041
b3:story ¶ BRAND	0.044	0	0	-0.043
b3:subsidiary of the	0.15	-0.113	-0.019	-0.018
b3:t & c's	0.045	-0.001	-0.001	-0.043
b3:tafapon ¶ contact	-0.04	0	0	0.04
b3:tafapon ¶ home	0.04	-0.002	-0.02	-0.017
b3:tafapon ¶ privacy	-0.044	-0.001	-0.001	0.045
b3:tells you how	-0.031	-0.003	-0.003	0.038
b3:terms & conditions	-0.072	0.143	-0.084	0.013
b3:terms and conditions	-0.059	0.052	-0.001	0.008
b3:terms of business	-0.005	-0.004	-0.01	0.019
b3:terms of sale	-0.027	-0.001	0	0.028
b3:terms of service	-0.017	0	0.013	0.004
b3:terms of use	0.013	-0.009	-0.045	0.041
b3:terms on which	0.018	-0.006	-0.007	-0.005
b3:terms © DIGITS	0.041	0	0	-0.041
b3:terms ¶ BRAND	0.024	0.075	-0.005	-0.094
b3:terms ¶ home	-0.029	0	0	0.029
b3:terms ¶ terms	-0.198	-0.007	-0.003	0.209
b3:terms ¶ the	0.016	-0.006	-0.001	-0.009
b3:terms ¶ ©	0.107	-0.007	-0.097	-0.003
b3:thanks to ORG	-0.017	0.003	0.014	0
b3:the board of	0.049	-0.002	-0.046	0
b3:the company means	0.02	-0.01	-0.008	-0.002
b3:the controller is	0.07	-0.009	-0.056	-0.005
b3:the customer and	0.043	-0.019	-0.022	-0.002
b3:the data controller	-0.061	0.002	0.026	0.033
b3:the dearer one	0.085	-0.003	-0.003	-0.079
b3:the occasional recipe	0.049	-0.001	-0.001	-0.048
b3:the parent of	0.055	-0.036	-0.018	-0.001
b3:the payment for	0.014	-0.001	-0.001	-0.012
b3:the portal that	0.011	-0.001	-0.001	-0.01
b3:the privacy notice	-0.001	-0.007	-0.041	0.05
b3:the promoter is	0.059	-0.017	-0.028	-0.014
b3:the same afternoon	0.055	-0.004	-0.044	-0.007
b3:the same day	-0.034	-0.002	-0.001	0.037
b3:the visitors of	0.014	-0.002	-0.001	-0.011
b3:the website of	0.048	-0.016	-0.024	-0.007
b3:them ORG and	-0.007	-0.032	0.042	-0.003
b3:them people choose	0.011	0	0	-0.01
b3:this competition is	-0.192	0.033	0.159	0.001
b3:this purpose is	-0.004	-0.01	0.014	0
b3:this website and	0.081	-0.005	-0.028	-0.048
b3:time people choose	0.055	-0.002	-0.001	-0.052
b3:time to the	-0.006	-0.018	0.028	-0.004
b3:tiritvu ¶ home	0.013	0	0	-0.013
b3:to as "	-0.02	-0.001	-0.001	0.022
b3:to flatter us	0.018	-0.002	-0.003	-0.013
b3:to main content	-0.043	-0.001	0.016	0.028
b3:to our insurer	-0.052	0.001	0.051	0
b3:to the last	-0.026	-0.002	-0.015	0.042
b3:to this policy	0.012	-0.005	-0.01	0.003
b3:to us by	-0.051	-0.005	0.061	-0.005
b3:top of page	0.018	-0.014	0.094	-0.098
b3:trade mark of	-0.001	-0.004	0.011	-0.006
b3:trade name :	-0.018	0	0	0.019
b3:trade number :	0.038	-0.01	-0.027	-0.001
b3:trader ¶ BRAND	-0.018	0	0	0.018
b3:trading as BRAND	-0.041	-0.009	-0.001	0.05
b3:trading as the	-0.017	0.001	0.001	0.014
b3:trading company of	-0.018	-0.02	-0.063	0.102
b3:trading name :	-0.037	-0.001	0	0.038
b3:trading name of	-0.096	-0.099	0.173	0.023
b3:trading style of	0.016	-0.04	0.044	-0.02
b3:twice people choose	0.041	-0.001	-0.001	-0.039
b3:under company number	0.092	-0.026	-0.052	-0.014
b3:under licence from	-0.011	-0.017	0.03	-0.003
b3:under registration number	0.111	-0.022	-0.079	-0.01
b3:under the name	-0.012	-0.003	0.004	0.01
b3:us our :	0.011	-0.003	-0.007	-0.001
b3:us our means	0.029	-0.005	-0.007	-0.018
b3:us people choose	-0.047	-0.001	-0.001	0.05
b3:us refer to	-0.085	0.078	-0.005	0.011
b3:us refers to	0.055	-0.006	-0.04	-0.008
b3:us ¶ BRAND	-0.035	-0.003	-0.001	0.039
b3:us ¶ DIGITS	0.011	-0.007	-0.003	0
b3:us ¶ about	-0.049	-0.001	-0.001	0.05
b3:us ¶ contact	0.019	0	0	-0.019
b3:us ¶ privacy	-0.055	-0.001	0	0.056
b3:us ¶ ©	0.022	0	-0.001	-0.021
b3:use DIGITS ©	0.024	0	0	-0.023
b3:use © BRAND	-0.081	0	0	0.081
b3:use ¶ ©	0.033	-0.001	0	-0.032
b3:users in the	-0.024	0.001	0.023	0
b3:views my own	-0.032	0	0	0.032
b3:volunteers since DIGITS	-0.067	0	0	0.068
b3:wales ( no	-0.126	0.011	0.102	0.013
b3:wales no NUM	0.044	-0.002	-0.004	-0.037
b3:wales no SELF	0.046	-0.004	-0.039	-0.004
b3:wales under SELF	0.056	-0.008	-0.047	-0.001
b3:warranties people choose	-0.023	-0.001	-0.001	0.025
b3:was not pleased	0.029	-0.001	-0.001	-0.027
b3:we at BRAND	-0.081	-0.004	-0.002	0.088
b3:we us our	0.018	-0.006	-0.008	-0.005
b3:web design :	-0.017	-0.001	0.021	-0.003
b3:website belongs to	0.038	-0.012	-0.027	0
b3:website design by	0.026	-0.002	-0.02	-0.004
b3:wednesdays by arrangement	-0.039	-0.001	-0.002	0.042
b3:welcome to the	0.048	-0.011	0.012	-0.05
b3:what is needed	0.022	-0.005	-0.017	0
b3:what we at	0.107	-0.018	-0.026	-0.062
b3:what we cannot	0.026	-0.003	-0.003	-0.02
b3:where they stand	0.02	-0.001	0.001	-0.019
b3:which trades as	-0.016	-0.005	0.003	0.019
b3:who are we	0.096	-0.035	-0.124	0.063
b3:who is responsible	0.008	-0.007	-0.033	0.032
b3:who trades as	-0.021	0	0	0.021
b3:who we are	0.032	-0.054	0.11	-0.088
b3:with ORG or	-0.01	-0.013	0.027	-0.004
b3:with company number	0.009	-0.01	0.024	-0.024
b3:with registered number	0.028	-0.008	-0.018	-0.002
b3:with thanks to	-0.014	0.002	0.012	0
b3:word of mouth	0.025	-0.002	-0.002	-0.02
b3:work ¶ engineer	-0.026	0.002	0.023	0
b3:years people choose	-0.038	-0.001	-0.001	0.04
b3:your experience accept	-0.011	0	0	0.011
b3:your personal data	0.079	-0.014	-0.061	-0.003
b3:your relationship with	0.074	-0.026	-0.045	-0.003
b3:© BRAND DIGITS	-0.029	-0.007	-0.04	0.076
b3:© DIGITS BRAND	0.083	-0.01	-0.016	-0.057
b3:© DIGITS SELF	0.018	0	0	-0.018
b3:© DIGITS by	-0.042	-0.001	-0.001	0.044
b3:© ORG a	-0.033	0.002	0.002	0.029
b3:© SELF DIGITS	0.029	0	-0.001	-0.028
b3:¶ BRAND means	0.02	-0.01	-0.01	0
b3:¶ DIGITS introduction	-0.018	0.075	-0.023	-0.034
b3:¶ DIGITS ©	0.045	-0.001	0	-0.044
b3:¶ ORG and	-0.089	0.139	-0.04	-0.011
b3:¶ about BRAND	-0.018	-0.002	-0.002	0.022
b3:¶ about us	0.055	-0.036	-0.101	0.081
b3:¶ accept all	-0.005	-0.001	-0.005	0.011
b3:¶ address :	0.017	-0.003	-0.014	0
b3:¶ background :	-0.009	-0.006	-0.002	0.017
b3:¶ booking terms	-0.001	-0.003	-0.034	0.038
b3:¶ by using	-0.026	-0.001	0	0.027
b3:¶ cardholder agreement	0.016	0	0	-0.016
b3:¶ cf bm	-0.019	-0.008	0.026	0
b3:¶ company :	0.011	-0.007	-0.004	0
b3:¶ company details	0.025	-0.024	-0.008	0.007
b3:¶ company information	0.042	-0.008	-0.014	-0.019
b3:¶ company number	0.095	-0.013	-0.081	-0.001
b3:¶ competition terms	-0.028	0	0	0.029
b3:¶ contact BRAND	-0.044	-0.004	-0.002	0.05
b3:¶ contact us	-0.068	-0.018	0.074	0.011
b3:¶ cookie policy	0.001	-0.005	-0.007	0.011
b3:¶ copyright ©	-0.126	0.101	0.102	-0.077
b3:¶ data controller	0.01	-0.002	-0.006	-0.002
b3:¶ enw masnachu	0.026	-0.005	-0.02	0
b3:¶ faqs BRAND	0.01	-0.001	-0.003	-0.007
b3:¶ home BRAND	0.055	-0.003	-0.003	-0.05
b3:¶ legal entity	0.039	-0.002	-0.036	-0.001
b3:¶ legal information	-0.025	-0.004	-0.054	0.083
b3:¶ legal notice	0.065	-0.011	-0.067	0.013
b3:¶ name :	-0.013	-0.002	-0.002	0.016
b3:¶ newest entries	-0.05	0.001	0.049	0
b3:¶ no thanks	-0.016	-0.001	-0.003	0.02
b3:¶ our company	0.018	-0.003	-0.015	0
b3:¶ our details	0.042	-0.011	-0.03	-0.001
b3:¶ our homes	0.034	-0.002	-0.003	-0.028
b3:¶ our story	0.032	-0.008	0	-0.024
b3:¶ part of	0.066	0.138	-0.172	-0.032
b3:¶ people choose	0.029	-0.024	-0.019	0.014
b3:¶ powered by	-0.007	-0.001	-0.001	0.01
b3:¶ privacy BRAND	0.032	-0.002	-0.002	-0.028
b3:¶ privacy notice	0.056	-0.036	0.064	-0.084
b3:¶ privacy policy	0.073	-0.099	0.066	-0.04
b3:¶ privacy statement	0.028	-0.004	-0.021	-0.003
b3:¶ publisher :	0.03	-0.006	-0.025	0
b3:¶ recent work	-0.021	0.001	0.02	0
b3:¶ registered details	0.017	-0.005	-0.009	-0.003
b3:¶ registered number	0.03	-0.003	-0.026	-0.001
b3:¶ registration number	-0.116	0.002	0.114	0
b3:¶ shop terms	0.041	-0.001	-0.001	-0.039
b3:¶ suppliers :	-0.039	0.001	0.037	0
b3:¶ terms BRAND	-0.012	-0.004	-0.002	0.019
b3:¶ thank you	-0.028	0	-0.001	0.029
b3:¶ the company	0.019	-0.004	-0.002	-0.013
b3:¶ we (	0.048	-0.011	-0.027	-0.011
b3:¶ we are	-0.145	-0.028	0.122	0.051
b3:¶ welcome to	0.123	0.02	-0.165	0.022
b3:¶ © BRAND	-0.108	-0.013	-0.016	0.136
b3:¶ © DIGITS	0.159	-0.094	-0.215	0.15
b3:¶ © ORG	-0.054	0	-0.001	0.055
b3:¶ © SELF	0.017	-0.003	-0.012	-0.002
b3:¶ © the	-0.011	-0.004	-0.044	0.059
bb:" "	0.097	-0.053	-0.035	-0.009
bb:" :	0.043	-0.019	-0.042	0.018
bb:" BRAND	0.054	-0.009	-0.045	0
bb:" SELF	-0.026	0.033	-0.006	0
bb:" and	0.036	-0.013	-0.025	0.001
bb:" are	0.028	-0.004	-0.023	-0.002
bb:" company	-0.072	0.084	0.003	-0.016
bb:" customer	0.016	-0.004	-0.011	-0.001
bb:" data	0.02	-0.001	-0.005	-0.014
bb:" is	0.033	-0.028	0	-0.006
bb:" mean	0.001	-0.005	0.013	-0.009
bb:" means	0.053	-0.002	-0.049	-0.002
bb:" operated	-0.023	-0.003	0.03	-0.004
bb:" or	0.069	-0.028	-0.046	0.005
bb:" our	0.011	0.05	-0.074	0.013
bb:" promotion	-0.039	-0.006	0.045	-0.001
bb:" refer	-0.005	-0.017	-0.004	0.026
bb:" seller	0.017	-0.007	-0.009	-0.001
bb:" service	-0.02	-0.004	-0.007	0.03
bb:" shall	0.011	-0.003	-0.008	0
bb:" site	-0.028	-0.005	0.034	-0.001
bb:" terms	0.072	-0.026	-0.02	-0.025
bb:" the	0.052	-0.067	-0.04	0.055
bb:" us	-0.061	0.058	-0.013	0.016
bb:" user	-0.022	-0.001	0	0.023
bb:" we	-0.066	0.017	0.028	0.021
bb:" website	-0.043	0.043	0.001	-0.001
bb:" you	-0.007	0.03	-0.033	0.01
bb:" ¶	0.085	-0.046	0.016	-0.055
bb:& conditions	0.012	0.087	-0.139	0.04
bb:& cookie	0.022	-0.005	-0.014	-0.004
bb:& cookies	0.006	-0.008	-0.013	0.015
bb:& cs	-0.044	0.039	-0.009	0.014
bb:& customs	-0.013	-0.017	0.033	-0.002
bb:& development	0.151	-0.001	-0.002	-0.148
bb:& wales	-0.125	-0.007	0.038	0.094
bb:( "	0.062	0.093	-0.156	0.002
bb:( BRAND	0.089	-0.012	-0.073	-0.004
bb:( DIGITS	-0.049	-0.002	0.079	-0.028
bb:( NUM	-0.031	0.003	-0.002	0.03
bb:( ORG	0.035	-0.065	0.088	-0.058
bb:( a	-0.016	-0.007	0.056	-0.033
bb:( collectively	-0.006	0.037	-0.038	0.008
bb:( companies	-0.012	0	-0.001	0.012
bb:( company	0.085	0.004	-0.001	-0.087
bb:( fca	-0.013	-0.004	0.017	0
bb:( frn	-0.046	-0.009	0.037	0.018
bb:( gdpr	-0.023	-0.004	-0.001	0.029
bb:( hereinafter	-0.012	-0.001	0	0.012
bb:( i	0.06	-0.038	-0.016	-0.006
bb:( ico	0.015	-0.003	0.004	-0.016
bb:( in	0.022	-0.006	0.01	-0.026
bb:( no	-0.113	0.025	0.077	0.011
bb:( or	-0.009	0.032	-0.025	0.002
bb:( reg	0.029	-0.008	-0.021	0
bb:( registered	-0.033	0.058	-0.03	0.006
bb:( s	0.023	-0.001	0.002	-0.024
bb:( sra	-0.014	0.001	0.013	0
bb:( t	0.02	-0.029	-0.056	0.065
bb:( the	0.106	-0.134	0.032	-0.004
bb:( trading	-0.01	-0.006	-0.004	0.02
bb:( uk	0.035	0.045	0.001	-0.08
bb:( we	0.021	-0.005	-0.007	-0.009
bb:( website	-0.034	0.007	0.031	-0.004
bb:( www	-0.03	0.035	0.002	-0.006
bb:2pm go	0.018	-0.001	-0.001	-0.016
bb:5lg ¶	-0.016	0	0.001	0.015
bb:5pm saturday	0.035	0	-0.001	-0.034
bb:5wz ¶	-0.012	0	0.001	0.01
bb:7jt telephone	0.007	-0.004	-0.02	0.017
bb:9am to	0.031	0	-0.001	-0.03
bb:: "	-0.025	-0.006	0.027	0.004
bb:: BRAND	0.051	-0.027	-0.02	-0.004
bb:: DIGITS	-0.038	-0.01	-0.049	0.097
bb:: NUM	-0.165	0.108	-0.04	0.098
bb:: ORG	-0.151	0.034	0.106	0.011
bb:: SELF	0.044	-0.009	-0.002	-0.033
bb:: a	-0.025	-0.002	0.004	0.023
bb:: c	-0.003	-0.013	0.018	-0.003
bb:: company	-0.055	0	0.012	0.044
bb:: five	0.016	-0.002	-0.002	-0.013
bb:: gb	0.002	-0.004	-0.01	0.012
bb:: info	-0.016	-0.008	0.036	-0.012
bb:: june	0.035	-0.026	-0.009	-0.001
bb:: means	-0.01	0.011	-0.007	0.007
bb:: norupo	-0.016	0.001	0.066	-0.051
bb:: privacy	0.009	-0.001	-0.011	0.003
bb:: the	0.112	-0.026	-0.059	-0.028
bb:: we	0.019	-0.001	-0.005	-0.014
bb:: what	0.01	-0.007	-0.003	0
bb:: www	0.068	-0.03	-0.012	-0.025
bb:: ¶	-0.019	0.029	-0.011	0.001
bb:; ORG	0.048	-0.036	0.009	-0.021
bb:; and	-0.056	0.016	0.065	-0.025
bb:; ask	-0.005	-0.001	-0.004	0.01
bb:; it	-0.011	0.004	0.007	0
bb:; the	-0.001	-0.014	-0.001	0.016
bb:; there	-0.017	-0.001	0.001	0.017
bb:; we	-0.013	-0.002	0.018	-0.004
bb:; ¶	0.023	0.033	-0.019	-0.036
bb:@ BRAND	-0.064	0.001	-0.003	0.065
bb:BRAND "	0.002	-0.011	0.005	0.005
bb:BRAND (	-0.063	0.004	0.029	0.03
bb:BRAND :	0.009	-0.013	-0.033	0.037
bb:BRAND DIGITS	0.002	-0.032	-0.02	0.05
bb:BRAND ORG	-0.017	-0.001	0	0.017
bb:BRAND a	-0.071	0.047	-0.013	0.037
bb:BRAND all	0.271	-0.024	0.016	-0.262
bb:BRAND and	-0.148	0.072	0.044	0.033
bb:BRAND app	0.022	-0.021	-0.05	0.048
bb:BRAND are	-0.072	-0.022	0.096	-0.002
bb:BRAND because	0.004	-0.001	0.01	-0.012
bb:BRAND began	0.014	-0.001	-0.012	0
bb:BRAND belongs	0.019	-0.007	-0.011	-0.001
bb:BRAND charity	-0.018	0	0.008	0.011
bb:BRAND from	-0.004	0.001	0.022	-0.019
bb:BRAND home	-0.03	-0.009	0.014	0.024
bb:BRAND is	-0.074	-0.009	0.016	0.067
bb:BRAND london	-0.013	-0.001	-0.001	0.015
bb:BRAND lottery	0.033	0.022	0.005	-0.06
bb:BRAND online	-0.027	0.011	-0.041	0.057
bb:BRAND operated	0.013	-0.002	-0.011	0
bb:BRAND or	0.045	-0.01	-0.054	0.019
bb:BRAND our	-0.002	-0.003	-0.006	0.012
bb:BRAND part	-0.019	0.024	-0.023	0.018
bb:BRAND platform	0.077	-0.015	-0.083	0.021
bb:BRAND powered	-0.045	-0.012	0.107	-0.05
bb:BRAND privacy	-0.045	-0.002	-0.022	0.068
bb:BRAND proudly	0.103	-0.001	0	-0.102
bb:BRAND reg	-0.02	-0.004	-0.006	0.03
bb:BRAND registered	0.214	-0.009	0.018	-0.222
bb:BRAND site	-0.087	0.001	0.04	0.047
bb:BRAND st	-0.009	-0.001	-0.002	0.012
bb:BRAND terms	0.063	0.035	-0.004	-0.094
bb:BRAND the	0.052	-0.003	-0.002	-0.046
bb:BRAND they	0.01	-0.002	-0.008	0
bb:BRAND trade	0.089	0.017	-0.084	-0.022
bb:BRAND trademark	0.075	-0.043	-0.032	0
bb:BRAND trust	-0.09	0.023	0.009	0.058
bb:BRAND uk	-0.095	0	0.067	0.028
bb:BRAND uses	0.026	0	0.003	-0.028
bb:BRAND views	-0.081	0	-0.001	0.082
bb:BRAND we	-0.079	0.094	-0.067	0.053
bb:BRAND website	0.181	-0.015	-0.091	-0.076
bb:BRAND with	0.017	-0.006	-0.007	-0.003
bb:BRAND ©	0.178	-0.008	0.048	-0.218
bb:BRAND ¶	0.189	-0.11	-0.114	0.035
bb:DIGITS "	-0.026	-0.01	0.021	0.015
bb:DIGITS (	-0.03	-0.044	0.069	0.005
bb:DIGITS :	0.035	-0.007	-0.017	-0.011
bb:DIGITS ;	0.003	-0.003	-0.011	0.012
bb:DIGITS BRAND	0.121	-0.019	0.013	-0.115
bb:DIGITS ORG	-0.152	0.092	-0.026	0.086
bb:DIGITS SELF	0.147	-0.021	-0.033	-0.092
bb:DIGITS a	0.029	0.017	-0.026	-0.02
bb:DIGITS about	0.081	-0.024	-0.017	-0.04
bb:DIGITS all	-0.195	-0.019	0.074	0.139
bb:DIGITS and	0.028	0.038	-0.066	0
bb:DIGITS april	0.028	-0.01	0.009	-0.027
bb:DIGITS built	0.045	-0.001	0.014	-0.058
bb:DIGITS by	0.025	-0.004	-0.004	-0.016
bb:DIGITS chandler	-0.015	0.007	0.008	0
bb:DIGITS company	0.153	-0.034	-0.112	-0.007
bb:DIGITS complaints	-0.007	-0.019	0.027	-0.001
bb:DIGITS contact	0.015	-0.001	-0.013	0
bb:DIGITS contract	0.013	0.008	-0.042	0.02
bb:DIGITS controller	-0.009	-0.001	-0.002	0.012
bb:DIGITS county	0.018	-0.002	-0.002	-0.014
bb:DIGITS data	0.01	-0.004	-0.005	-0.001
bb:DIGITS day	-0.012	0	-0.001	0.013
bb:DIGITS days	-0.002	-0.003	0.039	-0.033
bb:DIGITS definitions	0.086	-0.052	-0.036	0.002
bb:DIGITS e	-0.036	0.018	0.012	0.005
bb:DIGITS email	-0.014	0.031	-0.01	-0.006
bb:DIGITS february	-0.002	-0.001	-0.007	0.011
bb:DIGITS foundry	-0.019	0.002	0.009	0.008
bb:DIGITS from	0.048	-0.006	-0.011	-0.031
bb:DIGITS fuller	-0.008	0	0.011	-0.003
bb:DIGITS general	0.047	-0.012	-0.023	-0.012
bb:DIGITS happy	0.004	0.006	-0.012	0.002
bb:DIGITS hours	-0.106	-0.002	-0.001	0.109
bb:DIGITS how	-0.016	-0.001	0.006	0.011
bb:DIGITS information	-0.013	-0.011	-0.008	0.031
bb:DIGITS interpretation	-0.021	0	-0.002	0.023
bb:DIGITS introduction	0.055	0.003	-0.023	-0.035
bb:DIGITS ireland	-0.041	-0.005	0.01	0.036
bb:DIGITS is	-0.01	-0.005	0.017	-0.003
bb:DIGITS january	0.006	-0.001	-0.011	0.006
bb:DIGITS june	0.021	-0.005	-0.026	0.009
bb:DIGITS kestrel	-0.016	0	0.016	0
bb:DIGITS lantern	0	0.009	0.002	-0.011
bb:DIGITS larkfield	-0.024	0.001	0.022	0.001
bb:DIGITS last	0.026	-0.004	-0.008	-0.014
bb:DIGITS maltings	-0.018	0	0.005	0.013
bb:DIGITS march	0.02	-0.001	-0.004	-0.015
bb:DIGITS millrace	-0.011	0	0.01	0
bb:DIGITS months	-0.011	-0.001	0.001	0.011
bb:DIGITS name	0.015	-0.008	-0.007	0
bb:DIGITS new	-0.03	-0.001	-0.005	0.036
bb:DIGITS november	0.016	-0.011	-0.008	0.002
bb:DIGITS off	-0.021	0	0	0.022
bb:DIGITS old	0.013	-0.005	0.007	-0.015
bb:DIGITS on	-0.012	-0.003	0	0.014
bb:DIGITS orchard	-0.025	0	0.017	0.008
bb:DIGITS our	-0.003	-0.03	0.002	0.031
bb:DIGITS out	0.011	-0.004	-0.017	0.009
bb:DIGITS quarry	-0.021	0	0.009	0.013
bb:DIGITS registered	0.012	0.028	0.043	-0.083
bb:DIGITS reviews	0.061	-0.006	-0.018	-0.037
bb:DIGITS rookery	-0.011	0.002	0.009	0
bb:DIGITS ropewalk	-0.022	0	0.022	0
bb:DIGITS scope	-0.002	-0.007	-0.004	0.013
bb:DIGITS sexton	0.016	-0.001	0.006	-0.021
bb:DIGITS site	-0.001	-0.001	0.01	-0.009
bb:DIGITS sluice	-0.012	0.006	0.017	-0.011
bb:DIGITS spring	0.011	-0.001	-0.007	-0.003
bb:DIGITS the	0.001	-0.012	-0.025	0.036
bb:DIGITS these	-0.015	-0.005	-0.013	0.032
bb:DIGITS this	-0.034	0.001	0.028	0.005
bb:DIGITS to	-0.026	-0.003	0.045	-0.016
bb:DIGITS we	-0.092	0.066	-0.03	0.057
bb:DIGITS weighbridge	0.024	-0.001	-0.001	-0.021
bb:DIGITS welcome	-0.068	0.005	0.017	0.047
bb:DIGITS what	0.026	-0.009	0.043	-0.061
bb:DIGITS when	0.035	-0.002	-0.001	-0.032
bb:DIGITS who	0.111	-0.072	-0.07	0.031
bb:DIGITS years	-0.028	-0.015	0.009	0.033
bb:DIGITS your	-0.001	-0.001	0.016	-0.015
bb:DIGITS ©	0.112	-0.005	-0.006	-0.101
bb:DIGITS ¶	0.264	-0.057	-0.062	-0.145
bb:NUM (	0.001	0.034	-0.045	0.01
bb:NUM ;	-0.023	0.025	-0.011	0.009
bb:NUM DIGITS	-0.039	-0.009	0.026	0.021
bb:NUM ORG	-0.052	0.064	-0.034	0.022
bb:NUM all	-0.046	-0.003	0.02	0.028
bb:NUM and	-0.051	0.116	0.002	-0.067
bb:NUM authorised	-0.01	0	0.011	0
bb:NUM bought	-0.024	0.001	0.022	0.001
bb:NUM our	-0.041	-0.006	0.048	-0.001
bb:NUM registered	-0.014	-0.026	0.029	0.012
bb:NUM runs	-0.015	0.006	0.009	0
bb:NUM the	-0.004	0.023	0.005	-0.025
bb:NUM to	-0.01	0.001	0.009	0
bb:NUM trades	-0.015	0.005	0.006	0.005
bb:NUM vat	-0.155	-0.006	0	0.16
bb:NUM we	-0.022	-0.006	-0.008	0.036
bb:NUM ¶	0.129	-0.067	0.104	-0.165
bb:ORG (	-0.062	-0.024	-0.019	0.105
bb:ORG :	-0.005	-0.011	0.01	0.006
bb:ORG ;	-0.034	0.001	0.025	0.009
bb:ORG BRAND	0.028	-0.01	-0.022	0.004
bb:ORG DIGITS	-0.043	0.001	0.022	0.02
bb:ORG SELF	-0.03	0	0.03	0
bb:ORG a	-0.089	0.098	-0.025	0.017
bb:ORG all	0.006	0.044	-0.071	0.02
bb:ORG also	0.02	0	0	-0.02
bb:ORG an	-0.066	0.043	0.072	-0.049
bb:ORG and	-0.033	0.107	0.079	-0.152
bb:ORG are	-0.011	0.012	-0.007	0.005
bb:ORG bahnhofstrasse	-0.024	0.008	0.015	0
bb:ORG c	-0.015	0	0.015	0
bb:ORG cambridge	0.013	0	0.002	-0.015
bb:ORG company	-0.02	-0.043	-0.069	0.133
bb:ORG dublin	-0.01	0	0.01	0
bb:ORG group	-0.016	-0.002	0.009	0.008
bb:ORG is	0.05	0.052	-0.065	-0.038
bb:ORG mofodo	-0.01	0	0.01	0
bb:ORG or	0	-0.024	0.023	0.001
bb:ORG pipetfo	0.045	0	0.002	-0.046
bb:ORG privacy	-0.025	0.039	-0.027	0.012
bb:ORG registered	0.036	0.015	-0.006	-0.045
bb:ORG t	0.024	-0.039	-0.003	0.018
bb:ORG the	-0.008	-0.015	0.018	0.005
bb:ORG trading	0	-0.041	0.019	0.022
bb:ORG which	0.004	0.087	-0.065	-0.026
bb:ORG with	0.069	-0.019	-0.045	-0.005
bb:ORG ¶	-0.269	-0.033	0.163	0.138
bb:SELF (	0.069	-0.031	0.049	-0.087
bb:SELF BRAND	0.013	-0.005	-0.005	-0.004
bb:SELF DIGITS	0.349	-0.009	-0.047	-0.294
bb:SELF ORG	0.025	-0.014	0.03	-0.041
bb:SELF a	0.037	-0.002	0.003	-0.038
bb:SELF all	0.078	-0.003	-0.008	-0.066
bb:SELF an	-0.019	-0.002	0.022	-0.001
bb:SELF and	0.065	0.028	-0.088	-0.006
bb:SELF company	0.088	-0.002	-0.013	-0.073
bb:SELF is	0.016	0.069	-0.019	-0.066
bb:SELF privacy	0.037	-0.006	-0.033	0.003
bb:SELF registered	0.132	-0.031	-0.067	-0.034
bb:SELF the	0.049	-0.026	-0.014	-0.009
bb:SELF trading	0.081	-0.009	-0.032	-0.04
bb:SELF website	0.015	-0.001	-0.01	-0.004
bb:SELF which	-0.015	-0.004	0.02	0
bb:SELF ©	0.02	0	-0.002	-0.018
bb:SELF ¶	0.01	-0.023	0.022	-0.009
bb:a "	0.015	-0.002	-0.004	-0.01
bb:a BRAND	0.041	-0.038	0.004	-0.007
bb:a DIGITS	-0.011	-0.001	0	0.011
bb:a binding	0.053	-0.01	-0.038	-0.005
bb:a brand	-0.017	0.068	-0.037	-0.015
bb:a cake	0.017	-0.003	-0.003	-0.011
bb:a card	0.023	0	0.001	-0.024
bb:a certain	-0.049	0	0.058	-0.01
bb:a charity	-0.13	0.038	0.047	0.046
bb:a client	-0.01	-0.005	0.018	-0.003
bb:a community	0.012	-0.002	-0.008	-0.002
bb:a company	-0.078	0.253	-0.142	-0.032
bb:a complaint	0.007	-0.013	-0.012	0.017
bb:a contract	0.115	-0.019	-0.072	-0.024
bb:a copy	-0.018	-0.018	-0.007	0.043
bb:a credit	-0.026	-0.017	0.01	0.033
bb:a customer	0.104	-0.03	-0.111	0.037
bb:a data	-0.026	-0.004	0.031	-0.002
bb:a day	-0.061	-0.001	0.001	0.061
bb:a dispute	-0.003	0.034	-0.029	-0.001
bb:a division	-0.009	-0.004	0.013	0
bb:a file	-0.002	0.039	-0.036	-0.001
bb:a first	0.008	-0.001	-0.026	0.018
bb:a fixed	-0.051	-0.001	-0.014	0.066
bb:a franchise	0.032	-0.014	-0.025	0.007
bb:a friendly	-0.02	-0.001	-0.002	0.024
bb:a full	-0.011	0	0.002	0.008
bb:a good	0.012	-0.003	-0.003	-0.007
bb:a hobby	0.014	-0.001	-0.012	0
bb:a journey	0.039	-0.008	-0.031	0.001
bb:a legal	-0.027	-0.002	0.03	-0.001
bb:a lender	-0.028	-0.006	0.009	0.025
bb:a little	0.028	-0.001	-0.013	-0.013
bb:a machine	0.054	-0.001	-0.001	-0.052
bb:a member	-0.029	0.017	0.008	0.004
bb:a menu	-0.019	0	0	0.02
bb:a month	0.055	-0.004	-0.004	-0.048
bb:a name	-0.028	0.001	0.026	0.001
bb:a new	-0.027	-0.001	0.014	0.015
bb:a note	0.025	-0.001	0	-0.024
bb:a partner	-0.041	0	0	0.041
bb:a payment	-0.03	-0.009	0.039	0
bb:a price	0.026	-0.014	-0.037	0.025
bb:a private	0.015	0.004	-0.015	-0.005
bb:a product	-0.007	-0.001	0.011	-0.003
bb:a project	0.023	-0.003	-0.011	-0.009
bb:a quote	-0.007	-0.003	-0.006	0.016
bb:a registered	-0.011	0.052	0.074	-0.115
bb:a second	0.027	-0.01	-0.006	-0.011
bb:a separate	0.022	-0.002	-0.001	-0.02
bb:a service	-0.003	-0.015	0.023	-0.006
bb:a share	-0.011	-0.002	0.001	0.011
bb:a shop	-0.016	-0.001	0	0.017
bb:a short	0.053	-0.003	-0.009	-0.041
bb:a site	0.01	-0.002	-0.004	-0.005
bb:a small	0.049	-0.001	-0.013	-0.036
bb:a smaller	-0.006	-0.001	-0.012	0.019
bb:a sole	0.05	-0.006	0.023	-0.067
bb:a subsidiary	-0.049	0.082	-0.029	-0.004
bb:a term	0.012	0	0.003	-0.014
bb:a the	0.028	-0.014	-0.011	-0.003
bb:a third	-0.041	-0.013	0.048	0.006
bb:a trading	0.058	-0.088	-0.015	0.045
bb:a voluntary	-0.05	0	-0.001	0.051
bb:a web	-0.027	-0.012	0.038	0
bb:a website	0.031	-0.006	-0.009	-0.016
bb:a wholly	0.1	0.014	-0.017	-0.097
bb:a written	0.039	-0.005	-0.013	-0.022
bb:a year	0.023	-0.003	0.001	-0.021
bb:aberystwyth ceredigion	-0.016	0.001	0.001	0.015
bb:aberystwyth sy23	-0.01	0.001	0.009	0
bb:about BRAND	-0.002	-0.012	-0.014	0.027
bb:about how	0.012	-0.001	-0.004	-0.007
bb:about our	0.024	-0.007	-0.016	-0.001
bb:about the	-0.036	-0.006	0.044	-0.001
bb:about this	0.033	-0.009	-0.015	-0.009
bb:about us	0.106	-0.085	-0.025	0.005
bb:about you	0.004	0.101	-0.076	-0.029
bb:about your	-0.013	-0.002	0	0.015
bb:about ¶	-0.137	0.176	-0.033	-0.006
bb:above a	-0.049	0	0.058	-0.01
bb:above the	0.021	-0.001	0.006	-0.026
bb:abroad ¶	0.01	-0.007	-0.044	0.041
bb:ac amodau	-0.011	-0.003	-0.011	0.025
bb:accept all	-0.027	-0.004	0.02	0.011
bb:accept read	0.034	-0.001	-0.004	-0.029
bb:accept these	-0.012	0.002	-0.009	0.019
bb:accept what	0.046	-0.012	-0.041	0.007
bb:accept ¶	0.13	0.039	-0.065	-0.105
bb:account at	-0.021	-0.002	0.025	-0.002
bb:account for	-0.03	-0.001	0.041	-0.01
bb:account manager	0.025	-0.001	-0.029	0.005
bb:account number	-0.027	0.002	0.04	-0.014
bb:account ¶	0.033	-0.009	-0.008	-0.017
bb:accountants insurers	-0.013	0.001	0.024	-0.012
bb:accounts are	-0.006	-0.004	0.012	-0.002
bb:act DIGITS	0.038	0.005	0.025	-0.068
bb:act for	-0.036	-0.007	0.043	0
bb:act the	0.012	-0.001	-0.01	0
bb:acting ¶	0.048	-0.002	-0.001	-0.045
bb:acts as	-0.03	-0.007	0.014	0.023
bb:add to	-0.009	-0.001	-0.001	0.01
bb:add ¶	0.107	-0.007	-0.026	-0.074
bb:added again	-0.003	-0.019	0.024	-0.002
bb:address :	0.006	-0.03	0.007	0.017
bb:address at	0.001	-0.026	0.029	-0.004
bb:address is	0.012	0.106	-0.064	-0.054
bb:address list	-0.015	0	0.014	0
bb:address ¶	-0.034	-0.004	-0.031	0.069
bb:adjusters where	-0.021	0.001	0.02	0
bb:admissions ¶	-0.01	-0.001	0	0.011
bb:advertise ¶	0.076	-0.006	0.006	-0.076
bb:advice ¶	0.015	-0.028	-0.036	0.049
bb:advisers ¶	0.055	0	0	-0.055
bb:affiliated to	-0.004	-0.01	0.023	-0.009
bb:affiliates ¶	-0.01	-0.022	0.031	0.001
bb:afield it	0.015	-0.002	-0.002	-0.011
bb:after by	-0.015	-0.007	0.002	0.02
bb:after the	-0.017	0.07	-0.018	-0.036
bb:after they	-0.009	0.049	-0.039	-0.001
bb:after your	0.002	-0.01	0.02	-0.012
bb:afternoon we	0.013	0	0	-0.013
bb:afternoon ¶	0.034	-0.001	-0.002	-0.031
bb:again by	-0.004	-0.023	0.029	-0.002
bb:again ¶	-0.018	0	0.002	0.016
bb:against us	-0.026	0	0.026	0
bb:agencies which	-0.007	-0.034	0.042	-0.002
bb:agent for	-0.059	-0.003	0.006	0.056
bb:agents ¶	0.138	-0.002	-0.001	-0.135
bb:agree to	0.016	-0.007	-0.014	0.005
bb:agreement "	0.011	-0.003	-0.003	-0.005
bb:agreement between	0.027	-0.035	0.005	0.002
bb:agreement is	-0.017	-0.006	0.023	-0.001
bb:agreement with	0	-0.008	0.012	-0.004
bb:agrees to	0.015	-0.004	-0.009	-0.002
bb:aided school	-0.05	0	-0.001	0.051
bb:akevafifo a	-0.005	-0.009	0.014	0
bb:all bookings	-0.01	0.001	0.008	0
bb:all competitions	0.017	0	-0.016	0
bb:all of	0.002	-0.002	-0.018	0.018
bb:all over	0.016	0.045	-0.031	-0.03
bb:all products	0.022	-0.005	0.002	-0.019
bb:all rights	0.034	0.009	-0.017	-0.025
bb:all times	-0.092	0.002	0.089	0.001
bb:all ¶	0.024	-0.006	0.02	-0.039
bb:allow selection	0.017	0	-0.001	-0.016
bb:alone ¶	0.01	-0.003	0	-0.007
bb:always on	0.018	-0.001	-0.004	-0.013
bb:american vududka	0.057	-0.001	-0.003	-0.052
bb:amodau ¶	-0.011	-0.003	-0.011	0.025
bb:among them	-0.025	0.028	0.001	-0.005
bb:an account	0.003	-0.005	0.01	-0.008
bb:an agreement	0.01	-0.03	0.021	-0.001
bb:an appointed	-0.056	-0.063	0.132	-0.012
bb:an hour	-0.028	-0.004	0.034	-0.002
bb:an independent	0.012	-0.003	0.002	-0.01
bb:an order	-0.023	0.024	-0.03	0.029
bb:analyse our	-0.01	-0.002	0.001	0.011
bb:analytics a	-0.015	-0.012	0.027	0
bb:analytics and	-0.003	-0.007	0.01	0
bb:analytics cookies	-0.012	0	0.012	0
bb:analytics service	-0.027	-0.028	0.055	-0.001
bb:and "	-0.04	0.044	0.03	-0.035
bb:and BRAND	-0.005	0.007	0.01	-0.012
bb:and ORG	0.037	-0.03	-0.096	0.088
bb:and a	0.008	0.008	-0.025	0.009
bb:and an	0.028	-0.002	0.004	-0.03
bb:and any	0.062	-0.02	-0.059	0.017
bb:and are	0.066	-0.024	0.037	-0.08
bb:and ask	0.039	-0.001	-0.014	-0.025
bb:and beyond	-0.044	0.029	-0.009	0.025
bb:and business	-0.028	0.033	-0.004	-0.001
bb:and by	-0.013	-0.009	0.006	0.016
bb:and conditions	0.009	-0.063	-0.01	0.063
bb:and cookie	-0.035	-0.016	0.066	-0.015
bb:and cookies	0.101	-0.009	0.009	-0.101
bb:and do	-0.023	-0.004	-0.015	0.042
bb:and done	0.011	-0.003	0	-0.008
bb:and for	0.035	-0.026	0.028	-0.037
bb:and further	0.015	-0.002	-0.002	-0.011
bb:and give	0.027	-0.001	0.002	-0.028
bb:and have	-0.038	0	0	0.039
bb:and hosted	-0.037	-0.001	0	0.038
bb:and how	-0.02	-0.015	-0.054	0.089
bb:and in	-0.005	0.042	0.023	-0.061
bb:and interpretation	0.044	-0.003	-0.037	-0.004
bb:and is	-0.024	0.018	0.023	-0.017
bb:and it	0.002	-0.001	0.034	-0.035
bb:and its	-0.029	0.175	-0.088	-0.059
bb:and legal	0.04	-0.002	-0.016	-0.022
bb:and licences	0.025	-0.003	-0.029	0.007
bb:and managed	-0.073	0.055	0.03	-0.012
bb:and managing	0.01	-0.001	-0.001	-0.008
bb:and may	0.011	-0.021	0.013	-0.003
bb:and more	-0.044	0	-0.001	0.045
bb:and most	-0.024	-0.001	0	0.025
bb:and night	0.035	-0.007	-0.013	-0.016
bb:and nobody	0.007	-0.002	-0.012	0.007
bb:and not	0.023	-0.02	0.03	-0.034
bb:and offers	0.044	-0.028	-0.038	0.021
bb:and on	0.009	-0.001	-0.01	0.002
bb:and online	-0.026	-0.003	0.009	0.02
bb:and operated	0.005	0.034	-0.033	-0.007
bb:and operates	-0.009	-0.012	-0.001	0.022
bb:and or	-0.037	-0.036	0.05	0.023
bb:and other	-0.053	-0.006	0.009	0.049
bb:and our	0.062	0.01	-0.099	0.027
bb:and partners	-0.006	-0.001	-0.003	0.01
bb:and passes	-0.047	-0.011	-0.021	0.078
bb:and protection	0.048	-0.006	-0.044	0.002
bb:and protects	0.011	-0.002	0	-0.009
bb:and purpose	-0.041	0.006	0.034	0
bb:and registered	-0.018	0.032	-0.011	-0.004
bb:and regulated	0.027	-0.03	0.097	-0.095
bb:and related	-0.04	-0.004	0.026	0.018
bb:and respecting	-0.019	-0.01	0.016	0.013
bb:and returns	-0.042	-0.008	-0.044	0.094
bb:and sent	-0.026	0.076	0.002	-0.052
bb:and services	0.052	-0.039	0.065	-0.077
bb:and shop	-0.039	0.002	0.037	0
bb:and singapore	0.046	-0.014	-0.031	-0.002
bb:and small	0.021	0.003	0.007	-0.03
bb:and tell	0.01	-0.001	-0.006	-0.003
bb:and that	0.025	-0.001	0	-0.024
bb:and the	-0.11	0.09	-0.077	0.097
bb:and their	-0.009	-0.003	-0.003	0.014
bb:and then	-0.018	0	0.002	0.016
bb:and thirty	0.004	-0.001	-0.028	0.026
bb:and this	-0.008	-0.004	-0.001	0.013
bb:and tidy	0.016	0	-0.011	-0.005
bb:and to	-0.003	-0.041	0.094	-0.05
bb:and trade	0.041	0	0	-0.041
bb:and us	-0.034	-0.002	0.03	0.006
bb:and use	-0.016	-0.002	-0.01	0.028
bb:and usually	0	-0.002	-0.026	0.028
bb:and wales	0.063	0.024	0.073	-0.16
bb:and we	-0.008	0.019	-0.045	0.034
bb:and website	0.011	0	0	-0.01
bb:and when	0.013	-0.001	-0.008	-0.004
bb:and why	-0.002	-0.013	0.019	-0.005
bb:and will	0.03	-0.004	-0.004	-0.022
bb:and with	0.036	-0.018	-0.016	-0.002
bb:and you	-0.029	-0.002	-0.014	0.045
bb:and ¶	-0.005	0.041	-0.035	0
bb:answer inside	-0.021	-0.001	-0.001	0.022
bb:answer the	-0.03	-0.002	0	0.032
bb:answer within	0.01	-0.002	-0.001	-0.007
bb:answers half	0.007	-0.002	-0.026	0.02
bb:anti slavery	0.123	-0.002	-0.024	-0.097
bb:any company	0	0.009	-0.012	0.002
bb:any further	-0.054	0.015	0.003	0.036
bb:any information	0.029	-0.002	-0.005	-0.022
bb:any of	-0.022	-0.004	0.019	0.007
bb:any other	-0.033	-0.001	0.034	-0.001
bb:any reference	0.017	-0.003	-0.008	-0.006
bb:any subsidiary	0.068	-0.04	-0.025	-0.003
bb:any time	0	-0.009	0.013	-0.004
bb:anyone card	-0.015	0	0.014	0
bb:anyone who	-0.018	-0.002	-0.005	0.026
bb:anyone ¶	-0.008	-0.002	0.013	-0.003
bb:app (	0.019	-0.001	0.001	-0.018
bb:app terms	-0.012	-0.001	-0.001	0.014
bb:app ¶	0.04	-0.001	-0.001	-0.039
bb:appear on	0.038	-0.012	0.04	-0.066
bb:application "	-0.037	0.005	0.021	0.012
bb:application goes	-0.078	0.002	0.077	0
bb:applies to	-0.084	0.027	-0.008	0.065
bb:applies ¶	-0.076	-0.003	0.001	0.077
bb:apply to	-0.024	0.016	-0.015	0.022
bb:appointed representative	-0.042	-0.066	0.148	-0.041
bb:appointment on	0.02	-0.003	-0.019	0.002
bb:approved by	0.024	-0.002	-0.022	0
bb:april DIGITS	0.03	-0.003	0	-0.026
bb:apron ¶	-0.008	0	0.013	-0.005
bb:are (	0.038	-0.001	-0.002	-0.036
bb:are :	0.049	-0.007	-0.021	-0.021
bb:are DIGITS	0.023	-0.004	-0.008	-0.011
bb:are ORG	0.093	0.05	-0.129	-0.015
bb:are a	-0.019	0.035	0.02	-0.035
bb:are always	-0.009	-0.001	0	0.01
bb:are an	-0.02	-0.016	0.037	-0.002
bb:are and	-0.008	-0.003	0.012	-0.001
bb:are authorised	-0.014	-0.003	0.003	0.014
bb:are available	0.015	-0.001	-0.001	-0.014
bb:are before	0.083	-0.002	-0.001	-0.081
bb:are between	-0.002	-0.025	0.026	0.002
bb:are booked	-0.056	0.004	0.056	-0.003
bb:are carried	-0.073	-0.003	0.067	0.009
bb:are collected	-0.056	-0.016	0.092	-0.02
bb:are gathered	-0.087	-0.003	0.09	0
bb:are handed	-0.053	0.001	0.053	0
bb:are handled	0.027	0.016	-0.02	-0.023
bb:are held	0.029	-0.009	-0.019	-0.001
bb:are hiring	0.022	0	0.011	-0.033
bb:are kept	-0.024	-0.017	0.044	-0.003
bb:are made	-0.013	0.027	-0.014	-0.001
bb:are no	-0.012	-0.002	0.002	0.012
bb:are not	-0.018	-0.012	0.019	0.012
bb:are obliged	-0.012	0.023	-0.01	-0.001
bb:are on	-0.005	-0.004	0.014	-0.005
bb:are operated	0.031	-0.005	-0.013	-0.013
bb:are owned	0.02	-0.004	-0.006	-0.01
bb:are paid	-0.024	0.039	-0.024	0.008
bb:are part	-0.023	0.038	-0.043	0.027
bb:are prepared	-0.006	-0.003	0.011	-0.002
bb:are processed	-0.007	-0.009	0.016	0
bb:are proud	-0.012	-0.001	0.002	0.012
bb:are provided	-0.038	0.081	-0.033	-0.01
bb:are references	0.016	-0.002	-0.013	0
bb:are registered	-0.007	-0.017	0.01	0.013
bb:are regulated	-0.022	-0.006	0.012	0.016
bb:are rented	-0.02	-0.029	0.056	-0.007
bb:are run	0.023	-0.009	0.022	-0.036
bb:are sent	-0.01	-0.02	0.033	-0.003
bb:are sold	0.027	-0.033	-0.014	0.02
bb:are taken	-0.044	-0.013	0.064	-0.008
bb:are the	0.012	-0.03	-0.022	0.041
bb:are to	0.014	-0.005	-0.01	0.001
bb:are unaffected	0.086	-0.004	-0.006	-0.077
bb:are underwritten	0.019	0	0.021	-0.04
bb:are used	0.061	-0.001	0.02	-0.08
bb:are valid	0.004	-0.002	-0.013	0.011
bb:are we	0.119	-0.059	-0.089	0.029
bb:are ¶	-0.046	0	-0.049	0.095
bb:area ¶	-0.037	-0.003	0.045	-0.005
bb:arranged through	-0.004	0.08	-0.075	-0.001
bb:arrangement people	0.01	0	0	-0.009
bb:arrangement with	0.02	-0.003	0.003	-0.02
bb:arrangement ¶	0.074	-0.001	0.001	-0.075
bb:arrangements ¶	0.034	0	-0.003	-0.031
bb:article DIGITS	0.032	-0.033	-0.059	0.059
bb:as "	-0.041	-0.022	0.022	0.041
bb:as BRAND	-0.088	-0.026	0.088	0.025
bb:as ORG	0.011	-0.007	-0.004	0
bb:as a	-0.02	-0.039	0.079	-0.02
bb:as an	0.022	0.038	-0.046	-0.013
bb:as good	-0.021	-0.001	-0.006	0.027
bb:as such	0.011	-0.008	0.018	-0.022
bb:as the	-0.052	0.089	-0.033	-0.004
bb:as well	-0.004	0.01	-0.007	0.001
bb:as you	0.026	-0.001	0.004	-0.03
bb:ask again	-0.018	0	0.002	0.016
bb:ask for	0.042	-0.016	-0.027	0.001
bb:ask people	0.017	-0.002	-0.001	-0.014
bb:ask us	0.055	-0.006	-0.029	-0.021
bb:ask you	0.034	0	0	-0.033
bb:ask ¶	-0.017	-0.002	-0.027	0.047
bb:asked last	0.028	0	0	-0.027
bb:asks a	-0.009	-0.001	-0.001	0.01
bb:asks them	0.019	-0.002	-0.011	-0.006
bb:assets ¶	-0.008	-0.01	0.02	-0.001
bb:association of	-0.017	-0.001	0.001	0.017
bb:at BRAND	-0.062	0.038	-0.006	0.03
bb:at DIGITS	-0.05	0.042	-0.031	0.039
bb:at a	-0.005	-0.009	-0.011	0.024
bb:at all	-0.089	0.002	0.088	-0.001
bb:at any	-0.003	-0.009	0.014	-0.002
bb:at companies	0.026	-0.006	0.001	-0.02
bb:at eight	-0.024	-0.001	0	0.024
bb:at home	0.001	0.002	0.024	-0.027
bb:at once	0.016	-0.002	-0.013	-0.001
bb:at the	0.023	-0.017	-0.026	0.02
bb:at www	-0.056	0.056	-0.002	0.001
bb:atol protected	0.071	-0.006	-0.016	-0.05
bb:audit work	0.014	-0.001	0.001	-0.015
bb:august DIGITS	0.028	-0.002	-0.001	-0.026
bb:authorised and	0.004	-0.021	0.062	-0.046
bb:authorised by	-0.049	-0.003	0.019	0.033
bb:authority (	-0.016	-0.003	0.011	0.008
bb:authority as	-0.022	-0.007	0.033	-0.004
bb:authority for	-0.049	-0.001	0.002	0.048
bb:authority in	-0.023	-0.006	0.009	0.02
bb:authority is	-0.003	-0.006	0.01	-0.001
bb:authority our	-0.011	0	0.01	0
bb:authority to	-0.025	-0.003	0.028	0
bb:authority ¶	0.142	-0.009	0.001	-0.134
bb:available for	-0.058	0.001	0.058	0
bb:award for	0.018	-0.002	-0.002	-0.014
bb:back the	0.033	-0.005	-0.025	-0.003
bb:back ¶	0.012	-0.001	0	-0.011
bb:backed by	-0.021	-0.001	0	0.021
bb:background :	-0.012	-0.002	0.006	0.009
bb:bahnhofstrasse DIGITS	-0.024	0.008	0.015	0
bb:balloon (	-0.016	0.001	0.066	-0.051
bb:bank statement	0.015	-0.003	-0.014	0.002
bb:based in	0.076	0.005	0.027	-0.108
bb:basket ¶	-0.003	-0.008	0.013	-0.002
bb:be between	0.016	-0.003	-0.008	-0.005
bb:be bound	-0.018	0.047	-0.044	0.015
bb:be charged	0.014	-0.002	-0.011	-0.001
bb:be collected	0.038	-0.003	-0.02	-0.015
bb:be done	0.011	-0.001	-0.001	-0.009
bb:be erased	-0.004	0	0.01	-0.005
bb:be finished	0.031	-0.003	-0.017	-0.011
bb:be held	-0.051	-0.005	0.008	0.048
bb:be made	0.021	-0.03	0.024	-0.015
bb:be monday	-0.033	-0.002	0.004	0.031
bb:be paid	-0.008	0.001	0.026	-0.019
bb:be seen	-0.015	0	-0.001	0.016
bb:because the	0.004	-0.001	0.01	-0.012
bb:because we	0.022	-0.001	-0.009	-0.012
bb:become a	0.029	-0.001	-0.001	-0.027
bb:before 2pm	0.018	-0.001	-0.001	-0.016
bb:before acting	0.048	-0.002	-0.001	-0.045
bb:before it	0.012	0	0	-0.011
bb:before we	0.002	-0.004	-0.008	0.01
bb:before you	-0.025	0.024	0.002	-0.001
bb:before ¶	0.021	-0.001	0.001	-0.021
bb:began as	0.014	-0.001	-0.012	0
bb:behalf of	-0.012	-0.02	0.036	-0.004
bb:behind the	-0.042	-0.003	-0.017	0.062
bb:belong to	0.018	-0.009	-0.001	-0.008
bb:belongs to	-0.032	-0.015	0.05	-0.003
bb:below and	0.039	-0.004	-0.023	-0.012
bb:best experience	-0.017	-0.001	-0.001	0.02
bb:between the	0.081	-0.031	-0.07	0.02
bb:between you	0.02	-0.081	0.059	0.003
bb:beyond ¶	-0.021	0.029	-0.009	0
bb:bikazumfo ¶	0.017	0	-0.003	-0.014
bb:binding contract	0.042	-0.009	-0.03	-0.004
bb:birmingham ¶	-0.076	-0.001	0	0.077
bb:board of	0.024	-0.001	-0.023	0
bb:book a	-0.039	-0.002	-0.001	0.042
bb:book with	-0.011	0	0	0.011
bb:book ¶	0.028	-0.018	0.011	-0.021
bb:booked through	-0.057	0.003	0.061	-0.007
bb:booking conditions	0.049	-0.015	0.025	-0.059
bb:booking terms	0.062	-0.007	0.015	-0.07
bb:booking ¶	-0.01	-0.005	0.007	0.008
bb:bookings are	-0.047	-0.002	0.029	0.019
bb:bookings made	-0.005	-0.004	0.01	-0.002
bb:bookings run	-0.006	-0.008	0.017	-0.003
bb:bookings ¶	-0.023	-0.002	0.002	0.022
bb:bookkeepers with	-0.006	-0.003	0.011	-0.002
bb:books are	-0.009	-0.006	0.017	-0.002
bb:both BRAND	-0.016	0.024	-0.006	-0.001
bb:bottom of	-0.03	-0.008	0.054	-0.015
bb:bought from	0.017	-0.006	0.011	-0.022
bb:bought the	-0.024	0.001	0.022	0.001
bb:bound by	0.021	0.043	-0.066	0.003
bb:box DIGITS	-0.039	-0.003	0.043	-0.001
bb:box ¶	-0.035	-0.001	-0.015	0.051
bb:brand of	-0.017	0.068	-0.036	-0.015
bb:brands ¶	0.023	0.003	0.007	-0.034
bb:brass hook	-0.015	-0.001	-0.021	0.037
bb:brochure out	-0.031	0	-0.004	0.036
bb:brochure we	0.034	0	0	-0.033
bb:broker and	0.051	-0.033	-0.026	0.009
bb:brought a	-0.01	-0.003	-0.003	0.016
bb:browser ¶	0.017	-0.002	-0.008	-0.007
bb:building and	0.009	-0.005	-0.018	0.014
bb:building belongs	-0.01	0.001	0.009	0
bb:built and	-0.085	0.075	0.001	0.009
bb:built by	0.037	-0.004	0.023	-0.056
bb:bus stops	0.034	-0.006	-0.031	0.002
bb:business (	-0.047	0.006	0.003	0.037
bb:business BRAND	-0.011	0	0	0.012
bb:business and	-0.024	0.001	0.022	0.001
bb:business centre	0.043	-0.014	-0.036	0.007
bb:business cover	0.019	-0.002	-0.016	-0.001
bb:business delivery	0.015	-0.001	-0.001	-0.013
bb:business details	0.015	-0.001	-0.013	0
bb:business legal	0.051	0	0	-0.05
bb:business name	-0.065	-0.003	-0.001	0.069
bb:business park	-0.009	0.051	-0.032	-0.009
bb:business privacy	0.204	-0.001	-0.001	-0.202
bb:business returns	0.047	0	-0.004	-0.043
bb:business terms	-0.089	-0.008	-0.03	0.127
bb:business ©	0.057	0	0	-0.057
bb:business ¶	0.02	0.008	0.083	-0.111
bb:businesses process	-0.008	-0.01	0.019	-0.002
bb:businesses ¶	0.029	0	0	-0.028
bb:buy a	0.014	-0.006	-0.006	-0.003
bb:buy ¶	0.013	-0.007	-0.012	0.007
bb:buyer would	-0.006	0.023	-0.016	-0.001
bb:buyers and	0.04	0	0	-0.04
bb:buying from	-0.027	0.041	-0.003	-0.011
bb:by :	-0.025	-0.025	0.049	0.001
bb:by BRAND	0.092	0.016	-0.048	-0.059
bb:by DIGITS	-0.009	-0.002	-0.003	0.014
bb:by ORG	0.069	-0.078	0.053	-0.044
bb:by SELF	0.012	-0.032	0.059	-0.04
bb:by a	-0.05	-0.008	0.018	0.04
bb:by and	0.026	-0.003	-0.012	-0.011
bb:by appointment	0.001	-0.003	-0.019	0.021
bb:by arrangement	0.079	-0.004	0.001	-0.077
bb:by commission	0.043	-0.002	-0.002	-0.039
bb:by direct	0.006	-0.003	0.011	-0.015
bb:by e	-0.061	0.006	0.007	0.049
bb:by email	-0.033	-0.002	-0.007	0.042
bb:by fanolivofudu	-0.012	0	-0.001	0.013
bb:by guarantee	-0.02	0.018	0.004	-0.002
bb:by instalments	-0.078	0.002	0.077	0
bb:by machines	-0.019	0	0	0.02
bb:by me	-0.005	-0.003	-0.002	0.01
bb:by mistake	-0.004	-0.023	0.029	-0.002
bb:by nikusmifa	-0.01	0	0	0.01
bb:by one	-0.013	-0.001	-0.012	0.027
bb:by or	0.012	-0.002	-0.023	0.013
bb:by our	-0.011	-0.007	-0.016	0.034
bb:by ovekavuvu	-0.006	-0.005	0.095	-0.085
bb:by people	0.011	-0.001	-0.002	-0.008
bb:by placing	-0.011	0	0	0.011
bb:by post	0.046	-0.009	-0.034	-0.003
bb:by shopquay	0.076	0	-0.001	-0.075
bb:by tafapon	-0.146	-0.012	-0.062	0.22
bb:by tazemkopu	0.02	0	0.024	-0.043
bb:by the	0.068	-0.209	0.13	0.011
bb:by tiritvu	0.028	0	0	-0.027
bb:by us	0.015	-0.003	0.006	-0.017
bb:by using	0.028	-0.01	-0.033	0.015
bb:by volunteers	-0.1	-0.001	-0.001	0.101
bb:by word	-0.023	-0.003	-0.003	0.029
bb:by writing	-0.008	-0.02	0.039	-0.011
bb:by ¶	0.054	-0.002	0	-0.052
bb:c o	-0.033	0.003	0.033	-0.003
bb:cake ¶	0.039	-0.001	-0.002	-0.036
bb:call DIGITS	-0.039	-0.001	0	0.04
bb:call back	0.047	-0.005	-0.025	-0.018
bb:call in	-0.013	-0.002	0.001	0.015
bb:call them	-0.018	-0.001	-0.001	0.02
bb:call us	-0.051	-0.001	-0.001	0.053
bb:cambridge ;	-0.024	0	0	0.025
bb:cambridge cb1	-0.015	0	-0.001	0.015
bb:cambridge massachusetts	0.013	0	0.002	-0.015
bb:can and	0.01	-0.003	-0.014	0.008
bb:can be	0.034	-0.016	0.019	-0.037
bb:can opt	0.024	-0.001	-0.001	-0.022
bb:can see	-0.017	-0.001	-0.005	0.023
bb:can since	0.021	-0.006	-0.018	0.002
bb:can take	-0.072	-0.002	-0.002	0.075
bb:cannot people	0.027	-0.001	0.001	-0.027
bb:cannot ¶	-0.021	-0.001	-0.015	0.038
bb:card is	0.052	-0.027	-0.006	-0.019
bb:card payments	-0.049	-0.018	0.109	-0.043
bb:card readers	-0.007	-0.003	0.011	-0.001
bb:card terms	0.027	-0.002	0.002	-0.027
bb:cardholder agreement	0.038	-0.001	0.001	-0.038
bb:cardiff bus	0.014	0	0	-0.014
bb:cards and	0.041	0.031	-0.052	-0.02
bb:cards are	-0.009	-0.005	0.028	-0.014
bb:cards ¶	-0.062	-0.002	0.004	0.06
bb:care quality	-0.026	-0.002	0.003	0.025
bb:care ¶	-0.072	0.062	-0.046	0.057
bb:careers ¶	0.012	-0.01	0.009	-0.01
bb:carried by	-0.085	-0.001	0.075	0.011
bb:carried out	-0.017	-0.002	-0.04	0.058
bb:carry on	-0.026	-0.004	0.03	0
bb:cart (	-0.026	-0.001	-0.001	0.028
bb:cart DIGITS	0.026	-0.014	-0.007	-0.005
bb:cart ¶	0.045	0.043	-0.016	-0.071
bb:case ¶	0.021	-0.001	-0.008	-0.011
bb:cases ask	-0.008	0	0.01	-0.002
bb:centre ¶	-0.049	0.086	-0.014	-0.024
bb:ceredigion sy23	-0.02	0.001	0.001	0.018
bb:certain sum	-0.058	0.001	0.058	0
bb:cf bm	-0.009	-0.004	0.013	0
bb:chairs outside	-0.023	0	0	0.024
bb:changes to	-0.004	-0.006	-0.026	0.035
bb:charge ¶	-0.01	-0.001	0.007	0.004
bb:charged ¶	-0.004	-0.002	-0.011	0.017
bb:charges ¶	0.001	-0.01	0.014	-0.005
bb:charity (	-0.029	0.022	0.024	-0.017
bb:charity DIGITS	0.086	-0.006	0.004	-0.085
bb:charity NUM	0.178	-0.021	0.052	-0.209
bb:charity and	-0.011	-0.003	-0.01	0.024
bb:charity commission	-0.025	0.004	0.021	0
bb:charity in	0.019	0.003	0.056	-0.078
bb:charity no	0.051	0.057	-0.077	-0.031
bb:charity number	-0.033	0.045	0.054	-0.066
bb:charity registered	-0.052	0.03	0	0.022
bb:charity ¶	-0.087	-0.003	-0.002	0.091
bb:charter company	0.014	-0.001	-0.011	-0.002
bb:che DIGITS	-0.024	0.008	0.015	0
bb:check your	-0.058	-0.001	0.001	0.058
bb:children ¶	0.024	-0.001	0	-0.023
bb:choices open	0.056	-0.024	-0.023	-0.009
bb:choose BRAND	-0.049	-0.006	0.007	0.047
bb:choose a	-0.046	-0.001	0	0.047
bb:choose to	-0.096	0.001	0.076	0.018
bb:chose ¶	0.02	-0.001	-0.001	-0.018
bb:claim against	-0.046	-0.002	0.051	-0.003
bb:clause DIGITS	0.015	-0.024	0.03	-0.02
bb:client account	-0.021	-0.002	0.025	-0.002
bb:client portal	-0.038	0.01	0.051	-0.022
bb:client ¶	0.013	0	-0.011	-0.001
bb:closed ¶	-0.002	-0.009	-0.005	0.016
bb:club is	0.023	-0.007	0.014	-0.029
bb:clubs ¶	-0.014	0	0	0.014
bb:co no	-0.014	-0.001	-0.001	0.016
bb:co operative	-0.07	0.099	-0.055	0.026
bb:co uk	0.116	-0.023	-0.027	-0.066
bb:collect information	0.021	-0.001	0	-0.02
bb:collect ¶	-0.003	-0.003	-0.014	0.02
bb:collected at	0.033	-0.003	-0.019	-0.011
bb:collected by	-0.055	-0.014	0.089	-0.019
bb:collection ¶	-0.045	0	0	0.045
bb:collects and	0.007	0.01	-0.022	0.005
bb:collects uses	0.016	-0.003	-0.013	-0.001
bb:com ¶	0.105	0.062	-0.053	-0.114
bb:come back	-0.047	-0.001	0.001	0.048
bb:comes from	-0.013	-0.004	0.006	0.01
bb:comes with	-0.035	-0.003	-0.018	0.056
bb:commission (	-0.022	0.022	0.001	-0.001
bb:commission so	0.02	-0.003	-0.002	-0.016
bb:commission under	0.039	-0.001	0.002	-0.041
bb:committed to	0.006	-0.013	0.013	-0.006
bb:community interest	0.01	-0.004	-0.008	0.001
bb:companies :	-0.075	0.017	0.055	0.003
bb:companies and	0.012	-0.004	-0.001	-0.007
bb:companies are	-0.04	-0.003	0.025	0.018
bb:companies house	0.035	-0.021	-0.011	-0.003
bb:companies in	0.035	0.034	-0.068	-0.001
bb:company "	0.026	-0.017	-0.005	-0.004
bb:company (	0.002	-0.016	-0.022	0.036
bb:company NUM	-0.019	-0.001	0	0.02
bb:company and	-0.004	0.011	-0.006	-0.001
bb:company details	0.045	-0.028	-0.087	0.07
bb:company for	-0.008	0.029	-0.017	-0.003
bb:company in	-0.02	0.058	-0.022	-0.015
bb:company incorporated	0.002	-0.012	0.007	0.003
bb:company information	0.168	-0.032	0.013	-0.149
bb:company is	-0.048	0.002	0.015	0.031
bb:company limited	0.005	0.036	-0.035	-0.006
bb:company means	0.017	-0.009	-0.005	-0.003
bb:company name	0.012	-0.019	-0.032	0.039
bb:company no	-0.091	0.02	-0.038	0.108
bb:company number	0.06	0.008	0.029	-0.097
bb:company of	-0.031	0.048	-0.094	0.077
bb:company or	0.029	-0.003	-0.019	-0.007
bb:company reg	-0.002	0.013	-0.009	-0.001
bb:company registered	0.013	0.092	-0.077	-0.028
bb:company registration	0.234	-0.017	-0.172	-0.045
bb:company shall	0.024	-0.011	-0.004	-0.009
bb:company with	-0.018	0.016	0.003	-0.001
bb:company ¶	-0.17	0.085	0.086	-0.001
bb:competition is	-0.089	0.014	0.075	-0.001
bb:competition terms	-0.177	0.009	0.061	0.108
bb:competitions on	0.017	0	-0.016	0
bb:competitions ¶	-0.001	-0.006	-0.035	0.042
bb:complain to	-0.005	-0.005	0.011	-0.001
bb:complaint at	-0.002	-0.007	0.011	-0.002
bb:complaints ¶	-0.076	-0.024	-0.01	0.11
bb:conditions (	0.023	-0.008	-0.021	0.006
bb:conditions :	-0.013	-0.001	0	0.015
bb:conditions BRAND	-0.008	-0.006	-0.002	0.016
bb:conditions apply	0.015	-0.003	-0.004	-0.008
bb:conditions are	0.02	-0.001	-0.018	-0.001
bb:conditions contact	0.029	-0.001	-0.001	-0.026
bb:conditions for	0.047	-0.004	0.032	-0.074
bb:conditions of	-0.001	-0.053	0.03	0.023
bb:conditions privacy	0.162	0.041	0.025	-0.228
bb:conditions ¶	0.12	-0.013	-0.068	-0.039
bb:conduct authority	0.019	-0.039	0.068	-0.047
bb:consent ¶	-0.036	-0.001	0.011	0.025
bb:consumers statutory	-0.012	-0.001	-0.005	0.018
bb:contact :	0.016	-0.002	-0.004	-0.01
bb:contact BRAND	-0.022	-0.002	-0.001	0.025
bb:contact about	-0.034	0.001	0.032	0.001
bb:contact details	0.007	0.03	-0.022	-0.015
bb:contact our	-0.016	-0.001	0.005	0.012
bb:contact the	0.018	-0.014	0.024	-0.028
bb:contact us	-0.048	0.026	0.023	-0.002
bb:contact who	-0.016	0	0.004	0.012
bb:contact ¶	0.069	-0.073	-0.153	0.157
bb:content ¶	0.02	-0.018	-0.021	0.019
bb:contract :	-0.027	0.012	0	0.015
bb:contract between	0.072	-0.02	-0.034	-0.018
bb:contract is	-0.009	-0.001	-0.032	0.043
bb:contract with	0.046	-0.009	-0.062	0.025
bb:contractors and	0.032	-0.004	0.008	-0.036
bb:contracts that	-0.031	0.002	0.029	0
bb:controller (	0.036	-0.003	-0.03	-0.003
bb:controller :	0.004	-0.005	-0.011	0.011
bb:controller and	-0.021	-0.006	0.01	0.017
bb:controller for	0.039	-0.005	-0.007	-0.027
bb:controller is	0.035	-0.022	-0.026	0.014
bb:controller of	0.025	0.041	-0.048	-0.018
bb:controller ¶	-0.044	-0.015	0.064	-0.005
bb:conversation costs	0.001	-0.001	-0.026	0.026
bb:cookie policy	-0.091	-0.028	0.061	0.058
bb:cookies and	-0.012	0	0.012	0
bb:cookies got	0.034	0	-0.008	-0.026
bb:cookies policy	0.062	-0.003	-0.005	-0.055
bb:cookies provided	-0.012	0	0.012	0
bb:cookies to	-0.074	-0.002	0.004	0.072
bb:cookies ¶	0.111	-0.011	-0.011	-0.089
bb:copenhagen ¶	-0.013	0	0	0.013
bb:copper pan	-0.011	-0.001	-0.007	0.018
bb:copy elsewhere	0.043	-0.002	-0.001	-0.04
bb:copy for	0.026	-0.004	-0.02	-0.003
bb:copyright BRAND	0.129	-0.003	-0.003	-0.123
bb:copyright DIGITS	-0.056	-0.003	-0.003	0.062
bb:copyright ©	-0.166	0.047	0.014	0.106
bb:cost ¶	-0.009	0	0	0.01
bb:costs nothing	0.013	-0.002	-0.026	0.016
bb:costs them	0.013	-0.002	0.01	-0.021
bb:councillors ¶	-0.07	-0.003	0.006	0.067
bb:counted ¶	0.011	-0.001	-0.001	-0.009
bb:counter or	0.023	-0.003	-0.019	-0.001
bb:countries ¶	0.053	-0.009	0.017	-0.061
bb:country ¶	-0.067	0	-0.001	0.068
bb:county award	0.018	-0.002	-0.002	-0.014
bb:county show	-0.013	-0.001	-0.022	0.035
bb:courses ¶	0.074	0	0	-0.073
bb:court ¶	-0.014	-0.001	0	0.015
bb:cover the	0.05	-0.033	-0.049	0.032
bb:cover with	-0.106	0.001	0.103	0.001
bb:cover ¶	0.039	0	0	-0.039
bb:covers ¶	0.023	-0.034	0.019	-0.008
bb:created with	0.074	-0.001	-0.001	-0.071
bb:credit broker	-0.033	-0.017	0.01	0.04
bb:credit broking	0.028	-0.04	-0.033	0.045
bb:credit is	-0.007	-0.002	0.037	-0.028
bb:credit reference	-0.009	-0.027	0.038	-0.001
bb:credit ¶	0.016	-0.008	-0.002	-0.006
bb:croydon ¶	0.023	-0.002	0.006	-0.027
bb:cs ¶	-0.12	0.038	-0.009	0.09
bb:customer DIGITS	-0.027	-0.006	-0.036	0.07
bb:customer and	0.037	-0.014	-0.023	-0.001
bb:customer service	0.068	-0.003	-0.013	-0.052
bb:customer terms	0.03	0.002	0.005	-0.037
bb:customer ¶	-0.011	-0.002	-0.01	0.023
bb:customers asked	0.028	0	0	-0.027
bb:customers ¶	0.006	0.002	-0.021	0.014
bb:d bikazumfo	0.017	0	-0.003	-0.014
bb:daily mail	0.01	-0.001	0.001	-0.009
bb:data :	0.017	-0.006	-0.024	0.012
bb:data BRAND	-0.108	0.014	0.093	0.001
bb:data controller	-0.006	-0.055	0.118	-0.057
bb:data controllers	0.023	-0.001	-0.013	-0.008
bb:data for	-0.024	-0.024	0.053	-0.004
bb:data in	-0.009	0	0.026	-0.017
bb:data is	0.019	-0.01	-0.024	0.015
bb:data privacy	0.092	-0.017	-0.073	-0.001
bb:data processor	-0.007	-0.003	-0.005	0.015
bb:data protection	0.059	-0.08	-0.057	0.079
bb:data we	0.003	-0.005	-0.023	0.025
bb:data will	0.018	0.044	-0.046	-0.015
bb:data with	-0.005	0.021	-0.024	0.009
bb:data ©	-0.097	-0.002	0.001	0.099
bb:data ¶	0.018	-0.013	0.044	-0.05
bb:database ¶	-0.002	-0.009	0.012	0
bb:date :	0.052	-0.013	-0.013	-0.025
bb:date of	-0.011	0.039	-0.014	-0.014
bb:date ¶	-0.055	-0.033	0.038	0.051
bb:day and	0.035	-0.007	-0.013	-0.016
bb:day people	0.034	-0.001	-0.001	-0.031
bb:day we	0.031	-0.003	-0.022	-0.006
bb:day you	0.03	-0.003	-0.022	-0.005
bb:day ¶	-0.037	0.03	-0.069	0.075
bb:days of	-0.06	0.001	0.06	0
bb:days to	-0.002	-0.001	-0.027	0.031
bb:days ¶	-0.126	-0.003	0.012	0.116
bb:deal ¶	0.027	-0.001	0.001	-0.027
bb:debits are	-0.019	-0.005	0.025	-0.001
bb:decide what	0.01	-0.001	0.002	-0.011
bb:decide ¶	-0.029	0	0.011	0.018
bb:decline all	0.047	0	-0.001	-0.046
bb:definitions :	-0.015	-0.004	-0.002	0.022
bb:definitions and	0.046	-0.007	-0.037	-0.002
bb:definitions ¶	0.111	-0.042	-0.05	-0.02
bb:delete your	0.039	-0.002	-0.035	-0.002
bb:delivery across	-0.031	0	-0.001	0.032
bb:delivery and	0.015	-0.008	-0.044	0.038
bb:delivery legal	0.033	0	0	-0.033
bb:delivery notes	0.024	-0.001	-0.001	-0.023
bb:delivery on	-0.088	-0.001	-0.001	0.09
bb:delivery over	0.054	-0.009	-0.026	-0.019
bb:delivery privacy	-0.051	-0.001	-0.001	0.052
bb:delivery terms	0.054	0	-0.001	-0.053
bb:delivery to	-0.047	-0.001	0	0.049
bb:delivery ©	-0.024	0	0.022	0.001
bb:delivery ¶	0.022	-0.017	0.023	-0.028
bb:depends on	-0.014	-0.01	0.052	-0.029
bb:describes how	-0.014	0.034	-0.044	0.023
bb:design &	0.151	-0.001	-0.002	-0.148
bb:design :	0.052	-0.001	0.01	-0.061
bb:design by	0.025	-0.002	-0.011	-0.013
bb:designed built	-0.037	-0.001	0	0.038
bb:designed by	0.04	-0.001	-0.001	-0.039
bb:designed in	0.045	0	0	-0.045
bb:details :	-0.017	-0.001	-0.001	0.018
bb:details and	-0.02	-0.008	-0.026	0.055
bb:details are	0.051	-0.027	-0.006	-0.018
bb:details of	0.015	-0.002	0	-0.013
bb:details to	-0.014	0	0.026	-0.012
bb:details ¶	0.054	-0.018	-0.076	0.04
bb:developers ¶	-0.001	0.035	-0.026	-0.008
bb:development by	0.151	-0.001	-0.002	-0.148
bb:device ¶	-0.014	-0.002	-0.009	0.024
bb:digit reference	0.016	-0.001	-0.005	-0.01
bb:digital ¶	0.032	-0.001	-0.001	-0.03
bb:direct debit	-0.028	-0.008	0.071	-0.035
bb:direct debits	-0.027	-0.009	0.06	-0.024
bb:directory ¶	0.004	-0.018	0.029	-0.015
bb:dispute ¶	-0.002	0.037	-0.033	-0.001
bb:distributed by	0.077	-0.02	-0.055	-0.003
bb:division of	-0.044	-0.012	0.056	0
bb:do not	-0.096	-0.012	0.017	0.091
bb:do people	-0.01	-0.001	-0.001	0.012
bb:do the	0.016	-0.001	-0.001	-0.014
bb:do with	-0.013	-0.007	0.004	0.016
bb:do ¶	0.016	-0.002	0.003	-0.017
bb:document was	-0.032	-0.009	0.046	-0.005
bb:document ¶	0.001	-0.007	-0.008	0.014
bb:does the	0.016	-0.003	-0.061	0.048
bb:donate ¶	-0.078	-0.002	-0.001	0.081
bb:done well	0.014	-0.003	0	-0.011
bb:door people	-0.011	-0.002	-0.001	0.013
bb:door ¶	0.026	-0.005	-0.008	-0.013
bb:down ¶	0.038	-0.001	0.002	-0.038
bb:dozen ¶	0.016	-0.001	0.002	-0.018
bb:dublin DIGITS	-0.011	-0.003	0.024	-0.01
bb:dublin ¶	-0.01	-0.002	-0.001	0.012
bb:due ¶	0.01	0	0	-0.01
bb:e mail	-0.095	-0.013	0.019	0.088
bb:each month	0.015	-0.003	-0.014	0.002
bb:ec1v 5wz	-0.012	0	0.001	0.01
bb:edge of	0.017	-0.002	-0.003	-0.012
bb:effect ¶	0.032	0	0.001	-0.033
bb:effective date	0.104	-0.092	-0.003	-0.009
bb:effective from	0.018	-0.001	-0.001	-0.016
bb:egodiluva by	-0.012	0	-0.001	0.013
bb:eight digit	0.033	-0.001	-0.004	-0.029
bb:eight to	0.01	-0.001	0.002	-0.011
bb:electronic money	-0.044	-0.006	0.054	-0.004
bb:else sees	-0.019	-0.015	0.036	-0.002
bb:else ¶	0.024	-0.002	-0.021	-0.001
bb:elsewhere ¶	0.016	-0.008	0.019	-0.028
bb:email :	-0.025	0.063	-0.026	-0.012
bb:email ¶	-0.05	-0.002	-0.005	0.057
bb:emails ¶	-0.102	-0.001	0.009	0.094
bb:employed by	0.027	-0.007	-0.001	-0.018
bb:enable javascript	0.056	0	0	-0.055
bb:enamel mug	-0.042	0	0.015	0.026
bb:end of	0.024	-0.002	0.002	-0.024
bb:ends of	-0.016	-0.017	0.037	-0.003
bb:engineer ORG	-0.031	0.002	0.021	0.007
bb:england &	-0.113	-0.008	0.025	0.096
bb:england :	0.038	-0.014	-0.023	-0.001
bb:england and	0.148	0.028	0.093	-0.269
bb:england company	-0.02	0.001	0	0.019
bb:england no	0.089	-0.001	-0.003	-0.085
bb:england number	-0.037	-0.032	0.071	-0.002
bb:england ¶	-0.019	0	-0.001	0.02
bb:ensure you	-0.008	-0.001	-0.001	0.01
bb:enterprise centre	0.014	-0.002	-0.002	-0.01
bb:entitled to	-0.019	0	0	0.019
bb:entity :	0.048	-0.005	-0.028	-0.015
bb:enw masnachu	0.012	-0.003	-0.01	0.001
bb:erased ¶	0.01	0	0.01	-0.019
bb:essex ¶	0.032	0	0	-0.032
bb:event organisers	-0.031	-0.006	-0.014	0.052
bb:events ¶	-0.041	0.004	0.023	0.014
bb:every day	-0.032	0.043	-0.041	0.03
bb:every morning	0.009	0	0.001	-0.01
bb:every order	-0.045	-0.026	0.058	0.013
bb:every quotation	-0.009	-0.021	0.065	-0.035
bb:every time	-0.038	-0.002	0.003	0.037
bb:everything on	0.048	-0.007	-0.043	0.003
bb:example DIGITS	0.014	-0.002	-0.006	-0.006
bb:examples the	0.01	-0.002	-0.018	0.01
bb:exeter bus	-0.022	0	0	0.022
bb:exeter devon	0.016	0	0.005	-0.021
bb:expect ok	0.027	-0.001	0.003	-0.03
bb:experience accept	-0.021	-0.001	-0.002	0.024
bb:experience got	-0.023	-0.001	-0.001	0.025
bb:experience ¶	0.02	0	0	-0.019
bb:explains how	0.068	-0.021	0.049	-0.096
bb:explains what	0.004	-0.001	-0.011	0.009
bb:fails ¶	0.021	-0.003	-0.019	0.001
bb:fair price	0.016	0	-0.011	-0.005
bb:family of	-0.044	0.008	0.037	-0.001
bb:fanolivofudu ¶	-0.012	0	-0.001	0.013
bb:faq ¶	-0.051	-0.002	0.002	0.052
bb:faqs ¶	-0.006	-0.021	0.015	0.012
bb:far people	-0.01	-0.001	-0.001	0.012
bb:farms and	-0.007	-0.002	-0.003	0.011
bb:fca reference	-0.01	-0.002	0.014	-0.003
bb:fca register	-0.015	-0.002	0.016	0.002
bb:features and	0.026	-0.002	-0.003	-0.021
bb:features ¶	-0.043	-0.001	-0.003	0.046
bb:february DIGITS	0.016	0.039	-0.023	-0.032
bb:fee ¶	-0.025	-0.002	-0.011	0.037
bb:fees ¶	-0.017	0.034	0.023	-0.04
bb:field notebook	0.019	0	-0.019	0.001
bb:file if	-0.002	0.038	-0.035	-0.001
bb:files are	-0.004	0.045	-0.041	-0.001
bb:finance is	0.023	0.068	-0.113	0.022
bb:finance ¶	0.076	0.07	-0.131	-0.014
bb:financial conduct	0.032	-0.038	0.069	-0.063
bb:financial services	-0.096	-0.011	0.063	0.044
bb:find a	0.009	-0.014	0.009	-0.004
bb:find an	-0.045	-0.019	0.052	0.012
bb:find out	-0.031	0	0	0.031
bb:find us	0.01	-0.004	-0.012	0.005
bb:fine by	-0.005	-0.003	-0.002	0.01
bb:finished our	-0.01	-0.002	-0.002	0.014
bb:finished that	0.025	-0.003	-0.017	-0.005
bb:firm or	-0.009	-0.001	0	0.011
bb:firm reference	0.068	-0.049	-0.014	-0.005
bb:firm that	-0.004	-0.004	0.01	-0.002
bb:firm ¶	0.029	-0.009	0.01	-0.03
bb:firms people	0.027	-0.001	0	-0.025
bb:firms that	-0.031	0.004	0.027	0.001
bb:firms ¶	-0.036	-0.001	-0.001	0.038
bb:first conversation	0.008	-0.001	-0.026	0.018
bb:first saturday	-0.012	-0.004	0.007	0.01
bb:first ¶	0.011	-0.003	0.006	-0.014
bb:five hundred	-0.039	0	-0.001	0.04
bb:five minutes	0.017	-0.008	-0.006	-0.003
bb:five of	0.03	-0.003	-0.002	-0.024
bb:five years	-0.037	0	0	0.037
bb:fixed price	-0.021	-0.001	-0.014	0.035
bb:floor DIGITS	0.048	-0.029	-0.003	-0.017
bb:following terms	0.025	-0.016	-0.03	0.021
bb:follows ¶	0.07	-0.019	-0.051	-0.001
bb:for BRAND	0.068	-0.005	-0.03	-0.033
bb:for DIGITS	0.057	0.021	-0.042	-0.036
bb:for ORG	-0.013	-0.001	0.003	0.012
bb:for SELF	0.015	-0.002	-0.013	0
bb:for a	-0.01	-0.041	0.045	0.006
bb:for an	0.052	-0.005	-0.013	-0.034
bb:for and	0.012	-0.001	-0.01	-0.002
bb:for buyers	0.047	-0.003	0.005	-0.049
bb:for data	0.008	-0.003	0.007	-0.012
bb:for ends	-0.016	-0.014	0.033	-0.003
bb:for example	-0.01	-0.018	0.023	0.005
bb:for five	-0.06	0	0	0.061
bb:for it	-0.141	0.001	0.113	0.028
bb:for itself	-0.021	0.001	0.02	0
bb:for more	0.043	0	-0.001	-0.042
bb:for orders	-0.058	0.001	0.058	0
bb:for our	0.022	-0.003	-0.017	-0.001
bb:for patients	-0.018	-0.003	-0.008	0.029
bb:for people	-0.03	-0.004	0.023	0.011
bb:for processing	0.034	-0.002	-0.015	-0.017
bb:for small	-0.041	-0.002	-0.002	0.045
bb:for somebody	0.011	-0.001	-0.009	-0.001
bb:for the	0.047	0.012	-0.031	-0.028
bb:for them	0.012	-0.002	0	-0.01
bb:for this	0.044	-0.009	-0.026	-0.009
bb:for those	0.011	0	0	-0.011
bb:for twenty	0.014	-0.002	-0.003	-0.009
bb:for two	0.016	-0.003	-0.02	0.007
bb:for us	0.015	-0.029	0.017	-0.004
bb:for users	-0.012	-0.015	0.028	0
bb:for what	0.012	0	0.049	-0.06
bb:for you	-0.039	-0.001	0.053	-0.012
bb:for your	-0.014	-0.003	-0.004	0.021
bb:for ¶	0.062	-0.009	0.019	-0.071
bb:forbid any	-0.037	0	0.037	0
bb:form and	-0.03	0.022	-0.036	0.043
bb:form below	0.037	-0.003	-0.023	-0.011
bb:form on	-0.007	-0.004	-0.005	0.016
bb:form ¶	0.012	-0.015	-0.019	0.022
bb:found us	-0.017	-0.003	-0.003	0.022
bb:foundry wharf	-0.014	0.002	0.004	0.009
bb:franchise and	0.033	-0.017	0.005	-0.021
bb:free and	0.016	-0.002	-0.002	-0.012
bb:free delivery	-0.048	-0.004	-0.002	0.055
bb:free to	-0.011	-0.004	0.017	-0.001
bb:free uk	0.009	-0.005	-0.025	0.021
bb:free ¶	0.054	-0.001	0	-0.053
bb:friday 9am	0.025	0	-0.001	-0.024
bb:friday ¶	-0.031	-0.003	0.067	-0.033
bb:friendly studio	-0.02	-0.001	-0.002	0.024
bb:frn DIGITS	-0.023	-0.001	0.002	0.022
bb:from DIGITS	0.217	-0.012	-0.039	-0.167
bb:from ORG	0.089	-0.069	0.017	-0.037
bb:from a	-0.027	-0.001	-0.001	0.029
bb:from first	-0.082	-0.002	-0.003	0.087
bb:from our	-0.043	0.032	-0.01	0.022
bb:from the	0.042	0.168	-0.068	-0.142
bb:from time	0.023	0.023	-0.04	-0.005
bb:from us	-0.002	-0.004	-0.012	0.017
bb:from you	0.013	-0.002	0	-0.01
bb:from your	-0.027	0.003	0.015	0.008
bb:from ¶	-0.049	-0.007	0.039	0.017
bb:full details	0.03	-0.006	-0.024	-0.001
bb:full name	0.048	-0.005	-0.028	-0.015
bb:full ¶	-0.016	0	0	0.017
bb:further afield	0.015	-0.002	-0.002	-0.011
bb:further ¶	-0.131	0.013	0.022	0.096
bb:ga ¶	-0.01	-0.004	0.014	0
bb:gallery shows	0.016	-0.001	-0.015	0
bb:gallery ¶	-0.048	-0.002	0.007	0.043
bb:gambling act	0.033	0.016	-0.004	-0.045
bb:gambling commission	0.029	0.022	-0.002	-0.05
bb:gathered by	-0.089	-0.002	0.09	0
bb:gb DIGITS	-0.084	-0.01	-0.02	0.114
bb:gdpr and	0.011	-0.005	-0.002	-0.005
bb:gdpr privacy	-0.009	-0.002	-0.001	0.011
bb:gdpr ¶	0.006	-0.023	0.044	-0.027
bb:general conditions	0.019	-0.013	-0.009	0.003
bb:general data	0.006	-0.003	-0.012	0.009
bb:general terms	0.019	-0.023	-0.026	0.03
bb:general ¶	0.025	-0.013	-0.015	0.003
bb:get in	0.072	-0.011	-0.023	-0.038
bb:get rid	0.026	-0.002	-0.021	-0.004
bb:get started	-0.01	-0.003	-0.003	0.016
bb:get the	-0.016	-0.001	-0.001	0.017
bb:gift card	0.067	-0.022	-0.007	-0.039
bb:gift cards	0.029	-0.023	-0.002	-0.005
bb:gift vouchers	0.019	-0.003	0.01	-0.026
bb:gitomset ¶	-0.008	-0.001	-0.025	0.034
bb:give it	0.025	-0.002	-0.005	-0.018
bb:give you	-0.011	0.003	0.006	0.003
bb:given by	0.05	0.008	-0.048	-0.01
bb:glamorgan sa1	0.017	-0.001	-0.004	-0.011
bb:glasgow g2	-0.055	0.002	0.031	0.022
bb:go any	-0.054	0.015	0.003	0.036
bb:go by	-0.002	-0.015	0.019	-0.001
bb:go out	0.017	-0.002	0	-0.016
bb:go to	0.072	-0.054	0.062	-0.079
bb:goes to	-0.072	-0.001	0.081	-0.008
bb:gonozi analytics	-0.013	-0.005	0.019	-0.001
bb:gonozi ¶	-0.01	-0.004	0.014	0
bb:good many	-0.007	-0.002	-0.003	0.011
bb:good ¶	-0.008	-0.011	0.012	0.006
bb:goods and	0.031	-0.008	-0.002	-0.02
bb:goods are	0.061	-0.009	-0.052	0
bb:goods from	-0.009	0.033	-0.016	-0.008
bb:goods ¶	-0.011	-0.001	-0.001	0.014
bb:got it	0.05	-0.001	-0.01	-0.039
bb:govern your	0.03	-0.012	-0.023	0.005
bb:great britain	0.023	-0.013	0.016	-0.026
bb:group (	0.013	-0.009	-0.027	0.022
bb:group companies	-0.061	0.108	-0.04	-0.006
bb:group of	-0.004	0.041	-0.035	-0.002
bb:group ¶	0.001	0.01	0.019	-0.03
bb:grow people	0.027	-0.001	-0.001	-0.026
bb:grow ¶	-0.011	-0.003	-0.009	0.023
bb:guarantee (	-0.007	0.012	-0.001	-0.004
bb:guarantee is	0.013	-0.001	-0.001	-0.011
bb:guarantee number	-0.033	-0.002	0.035	0
bb:guarantee registered	-0.012	0.023	-0.011	0
bb:guarantee ¶	-0.053	-0.002	0.001	0.055
bb:guides ¶	-0.041	-0.005	0.026	0.02
bb:half of	0.007	-0.002	-0.026	0.02
bb:halifax west	-0.016	0	0.017	-0.001
bb:handed to	-0.053	0.001	0.051	0
bb:handled by	0.008	0.019	-0.014	-0.014
bb:happening ¶	-0.046	0.039	0	0.007
bb:happy customers	0	0.005	-0.011	0.005
bb:has been	-0.086	-0.013	0.062	0.037
bb:have a	-0.05	0.003	0.037	0.01
bb:have an	0.039	-0.001	-0.04	0.002
bb:have less	0.02	-0.001	-0.012	-0.007
bb:have moved	-0.007	-0.004	0.014	-0.003
bb:have opened	-0.044	-0.002	0.037	0.008
bb:have the	-0.053	-0.009	0.04	0.021
bb:have to	0.02	-0.001	0	-0.019
bb:have used	0.01	-0.002	-0.002	-0.006
bb:have ¶	-0.022	-0.006	0.042	-0.013
bb:head :	-0.05	0	-0.001	0.051
bb:heart of	0.002	-0.003	0.035	-0.034
bb:held by	-0.035	-0.009	-0.024	0.068
bb:held in	-0.007	-0.003	0.013	-0.003
bb:hello @	-0.045	-0.001	0.003	0.044
bb:hello ¶	-0.027	-0.001	0.034	-0.006
bb:help ¶	-0.01	0.012	-0.045	0.042
bb:here people	0.012	-0.002	-0.001	-0.01
bb:here you	-0.008	-0.005	0.011	0.002
bb:here ¶	-0.064	0.013	0.02	0.03
bb:hereford herefordshire	-0.021	0.006	0.009	0.006
bb:herefordshire hr2	-0.014	-0.001	0.002	0.013
bb:hereinafter referred	-0.012	-0.001	0	0.012
bb:hills ¶	-0.002	0.037	-0.001	-0.034
bb:hire ¶	-0.005	0.018	0.029	-0.043
bb:hiring ¶	0.022	0	0.011	-0.033
bb:hm revenue	-0.011	-0.016	0.029	-0.002
bb:hobby today	0.014	-0.001	-0.012	0
bb:hold it	0.011	-0.005	-0.006	-0.001
bb:hold public	-0.106	0.002	0.103	0.001
bb:hold the	0.01	-0.008	0	-0.001
bb:holding company	0.044	-0.014	-0.029	-0.001
bb:holds the	-0.009	-0.007	-0.011	0.027
bb:home BRAND	0.015	-0.002	-0.002	-0.012
bb:home about	-0.008	-0.006	-0.008	0.022
bb:home contact	0.088	-0.004	0	-0.085
bb:home courts	-0.035	-0.001	0	0.037
bb:home privacy	0.051	-0.064	0.095	-0.081
bb:home terms	-0.017	-0.02	-0.002	0.039
bb:home ¶	-0.082	0.014	0.071	-0.003
bb:homes and	0.025	0.039	-0.029	-0.034
bb:homes ¶	0.011	0.018	-0.023	-0.005
bb:hook ¶	-0.011	-0.001	-0.022	0.034
bb:hosted by	0.04	-0.025	-0.052	0.036
bb:hosted on	-0.006	-0.005	0.011	0
bb:hosting is	-0.004	-0.014	0.02	-0.002
bb:hosting ¶	-0.029	-0.013	0.013	0.029
bb:hour of	0.014	-0.001	-0.001	-0.012
bb:hour ¶	-0.002	-0.003	0.017	-0.011
bb:hours are	0.013	-0.001	-0.002	-0.009
bb:hours ¶	-0.057	-0.001	0.006	0.052
bb:house DIGITS	-0.007	-0.011	-0.015	0.033
bb:house and	0.035	-0.001	0	-0.034
bb:house rusome	-0.01	0	0.01	0
bb:house ¶	-0.038	-0.001	-0.001	0.041
bb:houses around	-0.008	-0.003	-0.031	0.041
bb:how BRAND	0.007	-0.006	-0.013	0.012
bb:how ORG	-0.025	0.037	-0.024	0.011
bb:how it	-0.039	-0.008	-0.032	0.079
bb:how long	-0.064	-0.001	0.071	-0.006
bb:how the	0.013	-0.007	0.023	-0.029
bb:how to	0.003	-0.015	-0.013	0.025
bb:how we	0.042	-0.011	-0.013	-0.019
bb:how your	-0.043	-0.001	0.043	0
bb:https :	0.013	-0.014	-0.016	0.017
bb:hundred reviews	-0.057	0	-0.004	0.061
bb:i "	0.052	-0.037	-0.008	-0.006
bb:i am	-0.014	-0.001	0.001	0.014
bb:ico :	0.038	-0.002	0.001	-0.037
bb:ico org	0.015	-0.001	0.002	-0.016
bb:ico registration	-0.072	-0.005	0.009	0.068
bb:if it	-0.016	-0.001	-0.001	0.019
bb:if there	0.009	0.034	-0.038	-0.005
bb:if you	-0.029	0.035	-0.003	-0.002
bb:important information	0.065	-0.02	-0.025	-0.021
bb:imprint ¶	-0.019	-0.007	-0.011	0.037
bb:improve your	-0.021	-0.001	-0.002	0.024
bb:in DIGITS	-0.002	-0.012	0.037	-0.023
bb:in a	-0.09	-0.007	0.03	0.067
bb:in an	0.018	-0.005	-0.013	0
bb:in dublin	-0.011	-0.001	0.001	0.011
bb:in england	-0.024	0.068	0.098	-0.141
bb:in full	-0.016	0	0	0.017
bb:in great	-0.043	-0.005	0.006	0.042
bb:in guernsey	0.069	-0.004	-0.059	-0.006
bb:in ireland	0.147	0.007	-0.077	-0.078
bb:in kent	-0.033	-0.001	0.001	0.033
bb:in law	0.034	-0.004	-0.032	0.001
bb:in london	0.069	-0.001	0	-0.068
bb:in may	0.053	-0.009	-0.043	-0.001
bb:in nenaganos	-0.009	-0.018	0.027	0
bb:in northern	0.136	-0.003	-0.073	-0.06
bb:in one	-0.012	-0.002	-0.007	0.02
bb:in our	0.007	-0.01	-0.004	0.007
bb:in plain	0.029	-0.001	-0.001	-0.027
bb:in pounds	-0.021	0	0	0.022
bb:in respect	-0.036	0.031	-0.014	0.019
bb:in rova	-0.008	-0.01	0.023	-0.005
bb:in scotland	0.014	-0.044	0.071	-0.041
bb:in the	0.079	-0.009	-0.044	-0.026
bb:in their	-0.046	-0.008	0.015	0.039
bb:in these	0.003	-0.009	-0.017	0.023
bb:in this	-0.087	0.01	0.072	0.004
bb:in touch	0.066	-0.013	-0.007	-0.046
bb:in two	-0.015	-0.001	-0.001	0.017
bb:in writing	-0.019	0.038	-0.001	-0.017
bb:in your	0.003	0.018	0.015	-0.037
bb:in ¶	0.018	-0.012	0.017	-0.023
bb:include ORG	-0.002	-0.033	0.037	-0.002
bb:include vat	-0.06	-0.002	-0.004	0.066
bb:including the	0.01	-0.001	0	-0.009
bb:incorporated in	-0.026	-0.009	0.03	0.006
bb:independently owned	-0.069	-0.009	0.03	0.049
bb:industries company	0.05	0	0	-0.049
bb:info @	0.028	-0.016	-0.008	-0.004
bb:information :	-0.015	-0.001	0	0.016
bb:information about	-0.003	-0.016	-0.014	0.032
bb:information and	0.019	0.016	-0.031	-0.004
bb:information is	0.035	-0.004	-0.03	-0.002
bb:information we	0.01	-0.002	-0.007	0
bb:information you	0.029	-0.002	-0.005	-0.022
bb:information ©	0.013	-0.001	-0.001	-0.012
bb:information ¶	0.015	-0.057	0.045	-0.003
bb:inside a	0.013	-0.001	-0.001	-0.011
bb:insist on	0.025	-0.007	-0.038	0.019
bb:installation comes	0.017	-0.001	-0.016	0
bb:instalments the	-0.078	0.002	0.077	0
bb:instructions ¶	-0.01	-0.002	0.012	0
bb:insurance is	-0.011	-0.005	0.022	-0.006
bb:insurers and	0.019	-0.003	-0.002	-0.013
bb:interest company	0.011	-0.004	-0.008	0.001
bb:interpretation ¶	0.032	-0.006	-0.041	0.015
bb:introduction ¶	0.047	-0.021	-0.058	0.032
bb:invoices are	-0.011	-0.012	0.027	-0.004
bb:ireland may	-0.036	0.003	0.022	0.012
bb:ireland under	-0.005	0.029	-0.017	-0.007
bb:ireland with	0.055	-0.01	-0.035	-0.009
bb:ireland ¶	-0.047	-0.01	-0.018	0.075
bb:is :	-0.019	-0.022	0.019	0.022
bb:is BRAND	0.019	0.032	-0.064	0.013
bb:is DIGITS	-0.063	0.121	-0.055	-0.003
bb:is NUM	-0.062	-0.012	0.046	0.028
bb:is ORG	0.059	-0.079	0.004	0.017
bb:is SELF	0.033	-0.006	-0.026	-0.001
bb:is a	0.256	0.055	-0.149	-0.162
bb:is about	0.032	-0.003	-0.018	-0.01
bb:is also	-0.016	0.019	-0.002	-0.001
bb:is an	-0.02	-0.078	0.125	-0.027
bb:is arranged	-0.019	0.078	-0.059	-0.001
bb:is at	0.021	-0.037	-0.021	0.037
bb:is authorised	-0.009	-0.016	0.062	-0.037
bb:is available	-0.062	0	0.062	0
bb:is between	-0.012	-0.003	0.009	0.006
bb:is by	-0.014	-0.002	0.003	0.013
bb:is charged	-0.01	-0.002	-0.002	0.014
bb:is closed	-0.015	0.002	0.013	0
bb:is collected	0.031	-0.001	-0.001	-0.03
bb:is committed	0.013	-0.012	0.012	-0.012
bb:is due	0.018	0	0	-0.018
bb:is for	-0.013	-0.005	-0.032	0.049
bb:is free	0.107	-0.002	-0.002	-0.103
bb:is given	0.03	0.006	-0.046	0.01
bb:is green	0.011	0	0	-0.011
bb:is held	0.016	-0.005	0.013	-0.024
bb:is hosted	-0.013	-0.016	0.03	-0.001
bb:is how	0.036	-0.005	-0.03	-0.001
bb:is issued	-0.019	-0.01	0.001	0.029
bb:is kept	-0.024	-0.026	0.032	0.017
bb:is licensed	-0.021	-0.007	0.043	-0.014
bb:is longer	0.024	-0.002	-0.008	-0.013
bb:is made	-0.017	0.015	-0.01	0.012
bb:is managed	0.087	0.01	-0.037	-0.06
bb:is nearly	0.028	-0.001	-0.003	-0.023
bb:is needed	-0.007	-0.014	-0.009	0.03
bb:is no	-0.017	-0.002	0.002	0.017
bb:is not	0.008	-0.013	-0.004	0.008
bb:is offered	-0.018	-0.01	0.045	-0.017
bb:is old	0.026	-0.001	-0.001	-0.023
bb:is one	-0.071	0.018	0.047	0.006
bb:is open	-0.01	-0.002	-0.001	0.013
bb:is operated	0.034	0.01	-0.018	-0.026
bb:is owned	-0.029	0.122	-0.082	-0.011
bb:is part	-0.108	0.101	-0.008	0.015
bb:is processed	0.041	-0.003	-0.054	0.015
bb:is provided	-0.061	-0.048	0.137	-0.027
bb:is published	0.027	-0.001	-0.025	-0.001
bb:is registered	-0.103	0.052	0.066	-0.015
bb:is regulated	0.005	-0.008	-0.022	0.026
bb:is represented	-0.021	0.001	0.02	0
bb:is responsible	0.016	-0.008	-0.038	0.03
bb:is run	-0.037	-0.069	0.095	0.011
bb:is sent	-0.018	-0.011	0.029	0
bb:is shared	0.009	-0.001	0.003	-0.011
bb:is sold	0.052	-0.008	-0.043	-0.001
bb:is supplied	0.026	-0.018	-0.005	-0.003
bb:is the	-0.128	-0.036	0.134	0.03
bb:is used	-0.071	-0.006	0.07	0.007
bb:is usually	0.017	-0.007	0.014	-0.024
bb:is with	0.016	-0.008	-0.028	0.02
bb:is written	0.025	-0.002	-0.012	-0.011
bb:isle of	-0.039	-0.009	-0.086	0.133
bb:issued by	0.004	-0.04	0.034	0.002
bb:it and	0.047	-0.013	-0.028	-0.006
bb:it contractors	-0.013	0	0.024	-0.012
bb:it covers	0.014	0.009	-0.022	-0.001
bb:it does	-0.009	-0.012	0.025	-0.003
bb:it further	-0.055	-0.004	-0.001	0.06
bb:it in	-0.04	-0.002	0.007	0.035
bb:it is	0.007	-0.011	0.08	-0.076
bb:it keeps	-0.053	0.001	0.051	0
bb:it later	0.049	-0.01	-0.046	0.007
bb:it takes	0	-0.008	-0.025	0.033
bb:it to	-0.01	-0.001	0.009	0.001
bb:it twice	0.019	-0.002	-0.011	-0.006
bb:it was	-0.027	-0.006	0.006	0.027
bb:it we	-0.031	0.001	0.063	-0.033
bb:it whenever	-0.009	-0.001	-0.001	0.01
bb:it with	-0.017	-0.014	-0.016	0.047
bb:it works	-0.041	-0.009	-0.047	0.097
bb:it ¶	0.07	-0.04	0.055	-0.085
bb:its affiliates	-0.017	-0.002	0.009	0.01
bb:its associated	0.004	0.044	-0.019	-0.029
bb:its own	-0.007	-0.002	0.035	-0.025
bb:its registered	-0.018	0.035	-0.014	-0.003
bb:its subsidiaries	0.001	0.074	-0.059	-0.017
bb:itself how	-0.053	0.001	0.051	0
bb:january DIGITS	0.003	-0.001	-0.011	0.009
bb:javascript to	0.056	0	0	-0.055
bb:job ¶	-0.047	-0.004	-0.005	0.056
bb:jobs ¶	-0.084	-0.002	0.001	0.085
bb:join our	0.061	-0.002	-0.011	-0.048
bb:join ¶	0.006	-0.008	0.021	-0.019
bb:journey ¶	0.029	-0.011	-0.014	-0.004
bb:july DIGITS	-0.014	-0.011	-0.008	0.033
bb:june DIGITS	0.128	-0.065	-0.09	0.026
bb:just as	0.012	0	-0.005	-0.006
bb:keep a	-0.026	-0.008	-0.027	0.061
bb:keep data	0.019	0	0	-0.018
bb:keep our	0.003	-0.016	0.022	-0.009
bb:keep the	-0.107	-0.001	0.093	0.015
bb:keep up	-0.031	-0.001	-0.003	0.035
bb:keeps happening	-0.046	0.039	0	0.007
bb:keeps transaction	-0.053	0.001	0.051	0
bb:kendal cumbria	0.016	0	0.002	-0.018
bb:kept by	-0.042	-0.009	0.014	0.037
bb:kept for	-0.009	-0.002	-0.003	0.013
bb:kept in	-0.038	-0.028	0.05	0.016
bb:kept on	-0.015	0	0	0.015
bb:kept with	-0.011	-0.007	0.021	-0.002
bb:kingdom (	-0.006	-0.001	-0.006	0.013
bb:kingdom and	-0.017	0.04	-0.022	-0.002
bb:kingdom our	0.053	-0.006	-0.047	0
bb:kingdom ¶	0.075	-0.029	0.026	-0.073
bb:knew them	0.027	-0.001	-0.01	-0.016
bb:know not	0.031	-0.003	-0.022	-0.006
bb:known as	0.034	-0.005	0.001	-0.031
bb:kop com	0.093	-0.002	0.001	-0.092
bb:kosolanko ¶	-0.011	-0.003	-0.018	0.032
bb:landlords ¶	-0.02	-0.001	-0.003	0.024
bb:lane wilmslow	-0.011	-0.001	0.002	0.01
bb:last month	0.038	-0.001	-0.001	-0.036
bb:last people	0.013	0	0.001	-0.014
bb:last three	0.009	-0.001	-0.013	0.005
bb:last updated	0.099	-0.041	-0.067	0.009
bb:last ¶	-0.025	-0.001	0.001	0.024
bb:lasts ¶	-0.037	-0.001	0.002	0.036
bb:late ¶	-0.004	-0.004	-0.004	0.012
bb:later ¶	0.111	-0.011	-0.049	-0.051
bb:latest news	-0.011	-0.005	0.019	-0.004
bb:law BRAND	0.035	-0.004	-0.032	0
bb:law of	0.053	-0.001	0	-0.051
bb:law ¶	-0.009	0	0	0.01
bb:leave analytics	-0.012	0	0.012	0
bb:leaves ¶	0.011	0	0	-0.011
bb:leeds ¶	0.012	-0.002	0.009	-0.019
bb:legal &	0.057	0	-0.001	-0.056
bb:legal agreement	-0.027	-0.002	0.03	-0.001
bb:legal and	0.02	-0.003	-0.028	0.011
bb:legal entity	0.071	-0.01	-0.042	-0.019
bb:legal information	-0.013	-0.004	-0.032	0.048
bb:legal name	0.017	-0.002	-0.007	-0.009
bb:legal notice	0.103	-0.02	-0.085	0.001
bb:legal ¶	-0.055	-0.006	0.036	0.025
bb:leicester le3	-0.018	0	0.018	0
bb:leicester leicestershire	-0.03	0.046	-0.013	-0.003
bb:leicestershire le3	-0.014	0.004	0.003	0.007
bb:leicestershire le5	0.008	0	0.003	-0.011
bb:lenders ¶	0.039	-0.056	0.036	-0.019
bb:length and	0.013	0	0	-0.013
bb:less and	0.019	-0.002	-0.011	-0.006
bb:less room	0.011	-0.002	-0.012	0.002
bb:letter for	0.014	-0.001	-0.001	-0.012
bb:letters and	-0.01	0.003	0.007	0
bb:letting agents	-0.021	-0.001	0	0.022
bb:liability cover	-0.106	0.002	0.103	0.001
bb:licence agreement	0.018	-0.003	-0.017	0.002
bb:licence by	0.021	-0.017	-0.021	0.016
bb:licence from	-0.026	-0.006	0.032	0
bb:licences for	0.029	-0.003	-0.029	0.002
bb:licences ¶	0.025	-0.003	-0.029	0.007
bb:licensed by	0.046	-0.005	0.018	-0.059
bb:licensed to	-0.019	0.001	0.018	0
bb:life ¶	0.047	-0.002	-0.019	-0.026
bb:limited by	-0.034	0.038	0.002	-0.006
bb:limited company	0.01	0.001	-0.006	-0.005
bb:limited to	-0.034	0.032	0.003	0
bb:limited ¶	0.014	-0.001	-0.012	-0.001
bb:links ¶	0.018	0	-0.001	-0.017
bb:list and	0.004	-0.001	-0.028	0.026
bb:list if	-0.016	-0.003	-0.003	0.022
bb:list is	-0.012	-0.022	0.035	-0.001
bb:list to	-0.03	-0.001	0.031	0
bb:list ¶	0.024	0.001	-0.008	-0.017
bb:listed in	0.082	-0.009	-0.059	-0.014
bb:listed on	-0.032	-0.002	0.017	0.017
bb:little less	0.048	-0.001	-0.014	-0.033
bb:live in	0.006	0	0.006	-0.013
bb:local office	0.036	-0.013	-0.027	0.004
bb:locations ¶	0.022	-0.014	-0.001	-0.006
bb:log in	-0.066	-0.006	0.032	0.04
bb:london and	0.089	-0.008	-0.03	-0.051
bb:london bus	-0.031	-0.001	-0.001	0.032
bb:london e14	0.009	-0.032	-0.004	0.027
bb:london england	-0.055	0.027	-0.01	0.037
bb:london n1	-0.018	-0.006	0.007	0.017
bb:london sw1w	-0.016	0	0.001	0.015
bb:london united	0.045	-0.003	-0.027	-0.014
bb:london w1w	-0.032	0	0.005	0.027
bb:london ¶	0.03	-0.002	0.004	-0.032
bb:long it	-0.053	0.001	0.051	0
bb:longer than	0.057	-0.003	-0.006	-0.048
bb:look after	-0.022	0.072	-0.009	-0.041
bb:look at	0.033	-0.01	-0.018	-0.005
bb:looked after	-0.013	-0.002	-0.005	0.021
bb:looks after	-0.007	0.008	0.016	-0.018
bb:lottery is	0.002	0.026	0.009	-0.036
bb:lottery manager	0.017	-0.002	0.002	-0.017
bb:lottery terms	-0.056	0.088	-0.027	-0.005
bb:machine readable	0.036	-0.001	-0.001	-0.034
bb:machines ¶	-0.019	0	0	0.02
bb:made and	0.014	-0.001	-0.008	-0.004
bb:made by	-0.014	-0.004	-0.017	0.035
bb:made the	-0.01	0.001	0.009	0
bb:made through	-0.028	-0.031	0.066	-0.007
bb:made up	-0.034	0.06	-0.032	0.005
bb:made with	-0.024	-0.001	-0.008	0.033
bb:made ¶	-0.01	-0.001	0.003	0.008
bb:maidstone ;	-0.027	0	0	0.027
bb:maidstone kent	0.016	-0.007	-0.008	0
bb:mail and	-0.031	-0.006	0.019	0.018
bb:mail ¶	-0.048	-0.005	0.006	0.047
bb:mailing list	0.005	-0.02	0.036	-0.021
bb:main content	-0.023	-0.001	0.008	0.015
bb:main road	-0.013	-0.005	0.096	-0.078
bb:main trading	-0.049	0.033	0.011	0.005
bb:make this	-0.03	0	0	0.031
bb:makes a	-0.004	-0.003	-0.014	0.022
bb:managed by	-0.014	0.05	0.027	-0.062
bb:manager a	0.005	-0.001	-0.03	0.026
bb:manager of	-0.011	0.001	0.008	0.002
bb:manager ¶	-0.013	0.041	0.001	-0.028
bb:many on	-0.053	0.004	0.048	0.001
bb:many private	-0.007	-0.002	-0.003	0.011
bb:march DIGITS	0.046	0.01	-0.012	-0.043
bb:mark is	0.093	-0.016	-0.076	-0.001
bb:mark of	-0.006	-0.003	-0.005	0.013
bb:marketing DIGITS	-0.009	-0.004	0.013	0
bb:marketplace terms	-0.015	0	-0.001	0.016
bb:marketplace we	-0.053	0.004	0.048	0.001
bb:marks of	0.023	-0.002	-0.023	0.003
bb:massachusetts ¶	0.014	0	0.001	-0.015
bb:may DIGITS	0.073	-0.036	-0.03	-0.007
bb:may be	-0.057	0.06	-0.037	0.034
bb:may look	0.031	-0.008	-0.019	-0.003
bb:may not	0.035	-0.014	-0.008	-0.013
bb:may pass	-0.026	0	0.026	0
bb:may share	-0.029	0.027	0.017	-0.015
bb:may still	-0.037	-0.001	0.007	0.031
bb:may sue	-0.039	0.002	0.023	0.014
bb:may then	0.01	0	0	-0.01
bb:me ¶	-0.023	-0.001	0.008	0.017
bb:mean the	0.013	0.018	0.003	-0.033
bb:means BRAND	0.016	-0.02	-0.003	0.007
bb:means ORG	0.053	-0.011	-0.011	-0.031
bb:means a	0.06	-0.015	-0.028	-0.017
bb:means any	0.018	-0.004	-0.012	-0.001
bb:means for	-0.009	-0.001	-0.001	0.011
bb:means the	-0.044	-0.021	0.027	0.038
bb:meant for	0.013	-0.002	-0.01	-0.001
bb:measurement by	0.016	0	0.005	-0.02
bb:media for	-0.011	0	0	0.012
bb:media measurement	0.016	0	0.004	-0.02
bb:meet us	0.009	-0.001	-0.021	0.013
bb:members of	-0.041	-0.004	0.005	0.04
bb:members ¶	0.014	-0.007	-0.005	-0.001
bb:membership ¶	-0.046	-0.002	0.055	-0.006
bb:memberships and	-0.006	-0.001	-0.003	0.01
bb:mended ¶	-0.004	0.001	0.01	-0.006
bb:menu and	-0.018	-0.001	0.002	0.017
bb:menu ¶	-0.024	-0.003	0.001	0.026
bb:message to	-0.009	-0.001	-0.007	0.017
bb:message ¶	-0.015	-0.001	0.003	0.013
bb:methods ¶	0.025	-0.001	-0.002	-0.022
bb:mind later	0.017	0	-0.001	-0.016
bb:minutes ¶	0.009	-0.01	-0.016	0.017
bb:mistake ¶	-0.004	-0.023	0.029	-0.002
bb:mobile application	-0.025	-0.001	0	0.027
bb:mofodo house	-0.01	0	0.01	0
bb:monday to	0.017	-0.006	-0.002	-0.009
bb:monday ¶	-0.032	-0.002	0.004	0.031
bb:money on	0.025	-0.001	-0.001	-0.023
bb:month including	0.01	-0.001	-0.001	-0.009
bb:month ¶	0.071	-0.004	-0.013	-0.054
bb:month's notice	-0.01	0.038	0	-0.027
bb:months ¶	0.022	-0.002	0.002	-0.021
bb:more ¶	0.043	-0.006	-0.015	-0.022
bb:morning at	0.009	0	0.001	-0.01
bb:mortgage advice	0.007	-0.004	-0.014	0.012
bb:mortgage ¶	-0.029	-0.011	0.016	0.024
bb:most of	-0.049	-0.001	0.001	0.049
bb:most warranties	0.027	-0.002	-0.007	-0.018
bb:mouth people	-0.027	-0.001	-0.001	0.029
bb:moved our	-0.007	-0.004	0.014	-0.003
bb:mr j	-0.017	0	0	0.017
bb:mug ¶	-0.016	0	0.015	0.001
bb:music people	0.014	0	0	-0.014
bb:music ¶	-0.024	0	0.003	0.021
bb:must be	0.014	-0.005	0.004	-0.012
bb:my own	-0.057	0	-0.001	0.058
bb:n12 retail	0.092	-0.031	-0.098	0.037
bb:name :	0	-0.025	-0.045	0.069
bb:name BRAND	-0.023	0.001	0.022	0
bb:name for	0.038	-0.012	0.02	-0.046
bb:name is	-0.019	0.001	0.018	0
bb:name of	-0.095	-0.08	0.052	0.123
bb:name under	0.056	-0.016	-0.04	0
bb:name ¶	0.023	-0.013	-0.019	0.008
bb:named in	-0.018	0.034	-0.015	-0.002
bb:named on	0.015	0.035	-0.042	-0.008
bb:names of	0.015	0.013	-0.003	-0.024
bb:near you	0.073	0	0	-0.072
bb:nearly always	0.028	-0.001	-0.003	-0.023
bb:necessary cookies	-0.012	0	0.012	0
bb:necessary ones	-0.01	-0.001	0.001	0.011
bb:need a	0.01	-0.002	0.003	-0.011
bb:need before	-0.026	-0.001	0.02	0.007
bb:need it	-0.011	0	0	0.011
bb:need the	-0.034	-0.002	0.002	0.034
bb:need to	0.05	-0.008	0.014	-0.056
bb:needed with	-0.007	-0.009	0.016	0
bb:needed ¶	0.078	-0.002	-0.004	-0.072
bb:nenaganos which	-0.009	-0.018	0.027	0
bb:network of	-0.007	0.018	0.011	-0.021
bb:new brochure	-0.031	0	-0.004	0.036
bb:new one	-0.013	-0.001	-0.001	0.014
bb:new website	-0.014	0	0.014	0
bb:newcastle upon	0.01	0	-0.014	0.003
bb:newest entries	-0.025	0	0.025	0
bb:news offers	0.014	-0.001	-0.001	-0.012
bb:news ¶	0.079	0.028	-0.051	-0.056
bb:newsletter is	-0.018	-0.01	0.029	0
bb:next day	0.054	-0.002	0.011	-0.063
bb:next working	-0.044	0	0	0.045
bb:night ¶	0.019	-0.007	-0.013	0.001
bb:nikusmifa ;	-0.01	0	0	0.01
bb:no :	-0.021	-0.027	-0.044	0.092
bb:no DIGITS	-0.033	0.114	-0.049	-0.032
bb:no NUM	-0.123	0.026	0.058	0.039
bb:no SELF	0.107	-0.014	-0.042	-0.052
bb:no contract	0.061	0	-0.001	-0.06
bb:no fee	0.02	-0.004	-0.019	0.003
bb:no footnotes	0.018	-0.002	-0.002	-0.015
bb:no gb	-0.08	-0.004	-0.014	0.098
bb:no menu	-0.017	-0.001	0.001	0.017
bb:no music	-0.018	-0.001	0.002	0.017
bb:no thanks	-0.008	0	-0.002	0.01
bb:no ¶	0.037	-0.001	-0.001	-0.035
bb:nobody asks	0.019	-0.002	-0.011	-0.006
bb:norfolk nr7	-0.004	0	0.016	-0.011
bb:north yorkshire	0.015	-0.003	-0.005	-0.007
bb:northern ireland	0.024	-0.002	-0.042	0.02
bb:norupo balloon	-0.016	0.001	0.066	-0.051
bb:norwich norfolk	-0.002	-0.001	0.018	-0.014
bb:not a	-0.055	-0.011	0.019	0.048
bb:not be	0.044	-0.006	-0.028	-0.01
bb:not grow	0.028	-0.004	-0.013	-0.01
bb:not keep	-0.031	-0.001	-0.003	0.035
bb:not spoken	0.034	0	-0.001	-0.033
bb:not the	0.023	-0.004	-0.02	0.001
bb:not to	-0.031	0.074	-0.005	-0.038
bb:not use	0.01	-0.018	0.014	-0.006
bb:not with	-0.009	-0.017	0.028	-0.002
bb:notebook ¶	0.025	-0.001	-0.02	-0.005
bb:notes so	0.025	-0.001	-0.001	-0.023
bb:nothing and	0	-0.002	-0.026	0.028
bb:nothing ¶	0.055	-0.001	0.007	-0.061
bb:notice BRAND	-0.045	-0.005	-0.002	0.052
bb:notice by	-0.046	-0.004	-0.021	0.071
bb:notice covers	0.02	-0.04	0.013	0.008
bb:notice explains	-0.035	-0.015	0.063	-0.013
bb:notice for	-0.005	-0.003	-0.008	0.016
bb:notice in	-0.01	0.038	0	-0.027
bb:notice is	0.048	-0.01	-0.047	0.009
bb:notice may	0.014	-0.002	-0.011	-0.001
bb:notice of	-0.081	-0.003	0.058	0.026
bb:notice returns	-0.023	0	0	0.024
bb:notice tells	-0.003	-0.002	-0.006	0.011
bb:notice terms	0.247	-0.004	0.001	-0.244
bb:notice ©	0.169	-0.002	-0.005	-0.162
bb:notice ¶	0.095	-0.005	-0.09	0
bb:nottingham bus	0.041	-0.001	-0.018	-0.022
bb:november DIGITS	0.008	-0.011	-0.008	0.01
bb:now ¶	-0.026	-0.002	-0.004	0.032
bb:number :	-0.079	0.079	0.073	-0.072
bb:number DIGITS	-0.036	0.036	-0.002	0.002
bb:number NUM	-0.255	0.044	0.195	0.017
bb:number SELF	0.075	0.014	-0.063	-0.026
bb:number and	0.019	-0.005	0.001	-0.015
bb:number is	-0.037	-0.034	-0.033	0.104
bb:number on	0.038	-0.002	-0.012	-0.024
bb:number ¶	-0.032	-0.015	0.048	-0.001
bb:obliged to	-0.012	0.023	-0.01	-0.001
bb:occasional recipe	0.014	-0.001	-0.001	-0.012
bb:october DIGITS	0.012	-0.005	-0.01	0.002
bb:of :	-0.019	0.014	-0.001	0.005
bb:of BRAND	-0.074	0.025	0.095	-0.046
bb:of DIGITS	0.036	-0.008	-0.023	-0.005
bb:of ORG	0.016	-0.025	-0.029	0.039
bb:of SELF	0.067	-0.033	-0.005	-0.029
bb:of a	0.05	0.022	-0.055	-0.016
bb:of any	0.024	-0.008	-0.002	-0.013
bb:of birth	-0.006	-0.004	0.016	-0.006
bb:of booking	-0.033	-0.001	0	0.033
bb:of business	0.261	-0.007	-0.003	-0.251
bb:of charge	-0.012	-0.001	0	0.012
bb:of companies	-0.037	0.048	-0.001	-0.01
bb:of cookies	-0.058	0	-0.001	0.059
bb:of data	0.041	-0.003	-0.038	0
bb:of each	0.041	-0.005	-0.014	-0.022
bb:of england	-0.002	0.024	0	-0.022
bb:of every	-0.026	-0.001	0	0.026
bb:of goods	-0.006	0.037	-0.002	-0.029
bb:of halifax	-0.011	0	0	0.011
bb:of hereford	-0.014	0	0	0.014
bb:of hire	0.012	0.018	0.015	-0.045
bb:of it	0.084	-0.003	-0.022	-0.059
bb:of its	-0.11	0.165	0.03	-0.084
bb:of legal	0.048	-0.005	-0.027	-0.015
bb:of london	0.04	-0.01	-0.013	-0.018
bb:of maidstone	-0.037	0	0	0.037
bb:of man	-0.016	-0.007	-0.066	0.089
bb:of manchester	0.02	0	0.003	-0.023
bb:of many	-0.053	0.004	0.048	0.001
bb:of mouth	-0.032	-0.003	-0.003	0.038
bb:of norwich	-0.009	0	0	0.01
bb:of nottingham	0.025	0	0	-0.025
bb:of our	0.002	0.008	-0.037	0.026
bb:of page	-0.094	-0.019	0.154	-0.04
bb:of sale	-0.025	0.008	-0.085	0.102
bb:of service	-0.113	-0.021	-0.011	0.145
bb:of staff	0.028	-0.003	-0.004	-0.021
bb:of stay	0.013	-0.007	-0.005	0
bb:of tea	0.009	-0.001	0.003	-0.011
bb:of the	-0.082	0.036	0.045	0
bb:of their	-0.007	-0.045	0.079	-0.026
bb:of them	-0.029	-0.01	0	0.039
bb:of these	0.06	-0.023	-0.043	0.006
bb:of this	-0.103	0.028	0.024	0.051
bb:of truro	0.022	0	0	-0.022
bb:of use	0.054	-0.038	-0.006	-0.01
bb:of website	-0.053	-0.001	-0.001	0.055
bb:of which	-0.046	0.003	0.044	-0.001
bb:of your	-0.043	0.074	-0.054	0.023
bb:offered by	0.005	-0.005	0.013	-0.013
bb:offered to	-0.013	-0.002	0.02	-0.004
bb:offers and	0.014	-0.001	-0.001	-0.012
bb:offers ¶	-0.076	-0.002	-0.007	0.085
bb:office :	-0.111	0.013	0.012	0.086
bb:office BRAND	0.039	-0.012	-0.027	0
bb:office DIGITS	-0.065	-0.002	-0.002	0.069
bb:office address	-0.018	-0.044	0.046	0.016
bb:office and	0.015	0	0	-0.015
bb:office is	-0.022	-0.039	-0.012	0.072
bb:office ¶	-0.025	-0.018	0.045	-0.003
bb:officer is	-0.04	-0.009	0.057	-0.008
bb:offices ¶	-0.028	-0.001	0.023	0.007
bb:offline ¶	0.014	-0.005	-0.006	-0.003
bb:often saves	0.026	-0.007	-0.028	0.009
bb:ok no	0.027	-0.001	0.003	-0.03
bb:ok ¶	-0.026	0	-0.001	0.027
bb:okimiletpo ¶	0.057	-0.001	-0.003	-0.052
bb:old and	0.026	-0.001	-0.001	-0.023
bb:on DIGITS	-0.058	-0.001	-0.007	0.066
bb:on a	0.015	-0.01	-0.006	0.001
bb:on behalf	-0.027	-0.019	0.036	0.01
bb:on every	-0.029	0	0	0.029
bb:on it	0.002	-0.009	-0.035	0.041
bb:on orders	-0.043	0	0	0.044
bb:on our	-0.028	0.025	0.032	-0.029
bb:on request	0.02	-0.002	0	-0.017
bb:on saturdays	0.006	-0.003	-0.019	0.016
bb:on social	-0.012	0	0	0.013
bb:on the	0.024	0.064	-0.093	0.005
bb:on these	-0.028	-0.001	-0.001	0.03
bb:on this	-0.085	-0.018	0.127	-0.024
bb:on time	0.028	-0.001	-0.003	-0.023
bb:on to	-0.04	-0.009	-0.016	0.065
bb:on weekdays	0.026	-0.003	-0.018	-0.005
bb:on which	0.045	-0.026	-0.022	0.004
bb:on you	0.029	-0.001	-0.009	-0.02
bb:on your	-0.059	-0.028	0.056	0.03
bb:on ¶	0.133	-0.007	-0.054	-0.073
bb:onarebu georgia	-0.011	-0.009	0.022	-0.003
bb:once and	0.016	-0.003	0.001	-0.014
bb:once we	0.006	-0.003	-0.016	0.012
bb:one of	0.012	0.06	-0.075	0.003
bb:one people	-0.034	-0.001	-0.001	0.036
bb:one ¶	-0.015	-0.015	0.019	0.011
bb:online shop	0.065	-0.04	-0.021	-0.003
bb:online store	0.027	-0.011	-0.015	0
bb:online ¶	0.012	-0.005	-0.003	-0.004
bb:only what	-0.016	-0.004	-0.011	0.031
bb:only ¶	0.075	0.117	-0.001	-0.191
bb:open to	0.049	-0.014	-0.038	0.003
bb:opened an	-0.042	0	0.041	0
bb:opening hours	0.015	-0.001	-0.007	-0.007
bb:operate the	0.026	-0.013	-0.008	-0.005
bb:operated by	0.181	-0.006	-0.165	-0.01
bb:operating under	-0.007	-0.005	0.001	0.012
bb:opt out	0.036	-0.001	-0.001	-0.034
bb:optional cookies	-0.034	0	0.001	0.033
bb:or "	-0.122	0.021	-0.031	0.132
bb:or BRAND	0.022	-0.002	-0.02	0
bb:or a	-0.005	0.029	-0.013	-0.01
bb:or ask	-0.011	-0.001	0.002	0.01
bb:or by	0.005	-0.002	0.007	-0.01
bb:or company	-0.003	-0.005	-0.004	0.012
bb:or delete	0.039	-0.002	-0.035	-0.002
bb:or for	-0.008	-0.002	-0.023	0.034
bb:or in	0.027	-0.003	-0.011	-0.013
bb:or on	0.013	0	0	-0.012
bb:or our	0.016	-0.017	-0.027	0.028
bb:or over	-0.015	-0.003	0.001	0.016
bb:or sent	0.023	-0.003	-0.019	-0.001
bb:or the	0.078	-0.021	-0.069	0.012
bb:or through	-0.004	-0.006	0.01	0
bb:or to	0.004	-0.002	-0.013	0.011
bb:or us	0.017	-0.007	-0.003	-0.007
bb:or using	-0.02	-0.001	0	0.021
bb:or we	-0.02	-0.001	-0.001	0.022
bb:or when	0.012	0	-0.013	0.001
bb:or write	0.029	-0.006	-0.033	0.01
bb:orchard road	-0.016	0	0.007	0.008
bb:orchard terrace	-0.012	0.001	0.011	0
bb:order by	-0.026	-0.003	-0.004	0.034
bb:order comes	0.014	0	0	-0.014
bb:order for	-0.02	-0.002	-0.004	0.026
bb:order form	0.036	-0.011	-0.017	-0.009
bb:order from	-0.005	0.025	-0.018	-0.002
bb:order or	-0.01	0	0	0.011
bb:order placed	-0.009	-0.022	0.065	-0.035
bb:order small	-0.036	0	0.035	0
bb:order ¶	-0.062	0.009	0.027	0.026
bb:orders above	-0.058	0.001	0.058	0
bb:orders before	0.018	-0.001	-0.001	-0.016
bb:orders over	-0.043	0	0	0.044
bb:orders placed	-0.05	0.002	0.027	0.021
bb:org uk	0.012	-0.005	0.009	-0.016
bb:organised by	-0.066	0	-0.001	0.066
bb:other businesses	-0.008	-0.009	0.018	-0.001
bb:other use	-0.037	0	0.037	0
bb:our "	0.079	-0.025	-0.079	0.025
bb:our :	0.021	-0.002	-0.003	-0.016
bb:our and	0.067	-0.018	-0.045	-0.005
bb:our assets	-0.006	-0.007	0.013	0
bb:our behalf	-0.013	0.034	-0.03	0.009
bb:our bookkeepers	-0.006	-0.003	0.011	-0.002
bb:our books	-0.009	-0.006	0.017	-0.002
bb:our business	0.016	-0.002	-0.014	0
bb:our company	0.067	-0.013	-0.05	-0.004
bb:our cookies	0.034	0	-0.008	-0.026
bb:our customers	0.011	0	0	-0.011
bb:our details	0.046	-0.013	-0.028	-0.005
bb:our e	-0.009	-0.004	0.014	-0.001
bb:our emails	-0.018	-0.018	-0.048	0.084
bb:our fca	-0.022	0.001	0.022	0
bb:our full	0.03	-0.006	-0.024	-0.001
bb:our goods	0.053	-0.006	-0.047	0
bb:our group	-0.005	0.031	-0.025	-0.001
bb:our homes	0.033	0.028	-0.023	-0.037
bb:our in	0.011	-0.01	0	-0.001
bb:our insurer	-0.026	0	0.026	0
bb:our is	-0.033	0.051	-0.022	0.004
bb:our letter	0.014	-0.001	-0.001	-0.012
bb:our mailing	0.004	-0.02	0.032	-0.017
bb:our marketplace	-0.053	0.004	0.048	0.001
bb:our mean	-0.037	0.017	0.053	-0.033
bb:our means	-0.047	-0.007	-0.015	0.069
bb:our newsletter	-0.017	-0.01	0.028	0
bb:our or	0.036	-0.005	-0.017	-0.015
bb:our own	0.066	-0.004	-0.021	-0.041
bb:our partners	-0.007	-0.005	-0.027	0.039
bb:our people	0.014	0	-0.001	-0.013
bb:our phones	-0.007	-0.004	0.014	-0.003
bb:our premises	-0.014	0.035	-0.014	-0.007
bb:our privacy	-0.027	-0.008	-0.02	0.055
bb:our refer	-0.041	0.084	-0.011	-0.032
bb:our refers	0.022	-0.002	-0.016	-0.003
bb:our registered	0.036	0.02	-0.063	0.006
bb:our registration	-0.024	-0.003	0.003	0.024
bb:our representative	0.009	-0.028	0.021	-0.002
bb:our servers	-0.012	-0.012	0.027	-0.003
bb:our services	0.026	-0.007	-0.014	-0.006
bb:our shop	-0.02	-0.002	0.003	0.019
bb:our shops	-0.112	0.035	-0.021	0.099
bb:our site	0.048	-0.014	-0.008	-0.026
bb:our sites	0.025	-0.005	-0.02	0
bb:our story	-0.01	0.054	0.004	-0.048
bb:our suppliers	0.009	-0.002	0.006	-0.013
bb:our system	-0.056	0.008	0.047	0.001
bb:our terms	0.011	0	0	-0.011
bb:our thousandth	-0.01	-0.002	-0.002	0.014
bb:our trading	-0.043	0.011	-0.009	0.04
bb:our traffic	-0.019	-0.002	0.001	0.02
bb:our us	-0.052	0.053	0.007	-0.009
bb:our use	-0.024	-0.001	-0.002	0.027
bb:our we	-0.021	0.008	0.014	-0.001
bb:our website	-0.031	-0.027	0.053	0.005
bb:our websites	0.005	-0.015	0.037	-0.027
bb:our work	0.021	-0.001	0.001	-0.021
bb:ours ¶	-0.012	-0.001	-0.002	0.016
bb:ourselves ;	-0.015	-0.001	-0.001	0.017
bb:out by	-0.055	-0.017	-0.015	0.087
bb:out here	-0.009	-0.003	0.014	-0.003
bb:out how	0.025	0.004	-0.011	-0.018
bb:out if	0.039	-0.001	-0.004	-0.035
bb:out in	-0.028	0.013	0.007	0.007
bb:out more	-0.031	0	0	0.031
bb:out now	-0.031	0	-0.004	0.036
bb:out of	-0.011	-0.005	-0.017	0.032
bb:out on	0.002	-0.006	0.026	-0.021
bb:out the	0.031	0	-0.023	-0.008
bb:out ¶	-0.033	-0.002	0.001	0.034
bb:outside ¶	-0.037	0	0	0.038
bb:ovekavuvu ¶	-0.025	-0.006	0.097	-0.066
bb:over DIGITS	0.043	-0.012	-0.03	-0.001
bb:over the	-0.03	0.037	-0.005	-0.001
bb:over when	-0.002	-0.004	-0.006	0.011
bb:overview ¶	-0.017	0.022	-0.004	-0.002
bb:own ¶	-0.112	-0.009	0.112	0.009
bb:owned and	-0.105	0.094	0.009	0.002
bb:owned by	0.068	0.034	-0.073	-0.03
bb:owned subsidiary	0.091	0.018	-0.005	-0.104
bb:owned trading	-0.047	-0.025	0.074	-0.001
bb:owner and	-0.035	-0.013	0.034	0.015
bb:owners of	-0.031	-0.003	-0.008	0.041
bb:owns and	-0.005	-0.009	-0.001	0.015
bb:owns the	-0.057	-0.001	0.034	0.024
bb:oxford oxfordshire	-0.006	0	0.011	-0.005
bb:packed ¶	0.004	-0.003	-0.013	0.012
bb:page says	0.044	-0.012	-0.015	-0.018
bb:page ¶	-0.15	-0.02	0.126	0.044
bb:pages are	0.035	-0.005	-0.007	-0.024
bb:pages you	0.009	-0.006	-0.021	0.017
bb:pages ¶	-0.017	-0.001	-0.001	0.018
bb:paid by	0.042	-0.003	0	-0.039
bb:paid for	-0.073	0.001	0.103	-0.032
bb:paid ¶	-0.028	0.045	-0.033	0.017
bb:pan ¶	-0.009	-0.001	-0.007	0.017
bb:papers to	-0.026	0	0.026	0
bb:parcels are	-0.114	-0.001	0.116	0
bb:parcels carried	-0.021	0.003	0.007	0.011
bb:parcels go	-0.002	-0.016	0.02	-0.001
bb:parcels travel	-0.009	-0.002	0.011	-0.001
bb:parent company	0.053	-0.082	0.021	0.009
bb:park ¶	-0.039	0.04	-0.037	0.036
bb:parking behind	-0.001	-0.002	-0.017	0.02
bb:part of	-0.169	0.244	-0.213	0.138
bb:parties :	-0.009	-0.001	-0.009	0.02
bb:partner of	0.06	-0.002	0.001	-0.059
bb:partner ¶	-0.01	0	-0.001	0.011
bb:partners ¶	0.087	-0.006	-0.045	-0.036
bb:partnership registered	-0.029	-0.001	-0.001	0.031
bb:parts of	-0.047	-0.009	0.053	0.002
bb:parts people	0.022	0	0	-0.021
bb:party service	-0.008	-0.006	0.014	-0.001
bb:pasefe ¶	0.016	0	-0.016	0
bb:pass details	-0.008	0.002	0.018	-0.012
bb:pass the	-0.031	-0.002	0.034	-0.001
bb:passed to	0.012	-0.007	0.004	-0.009
bb:password to	-0.019	0	0.001	0.019
bb:patients ¶	-0.025	-0.003	-0.008	0.036
bb:pay a	0.028	-0.001	-0.013	-0.013
bb:pay by	-0.072	0.001	0.069	0.002
bb:pay ¶	0.003	-0.005	-0.008	0.01
bb:payment fails	0.021	-0.003	-0.019	0.001
bb:payment for	0.018	-0.003	-0.002	-0.013
bb:payment is	-0.016	-0.001	0.002	0.016
bb:payment provider	-0.025	0.002	0.022	0
bb:payments are	-0.035	-0.02	0.08	-0.025
bb:payments on	-0.026	0	0.025	0
bb:payments the	-0.009	-0.001	0.01	0
bb:payments ¶	-0.025	-0.003	0.004	0.024
bb:pazaki analytics	-0.018	-0.013	0.032	0
bb:people choose	0.056	-0.047	-0.032	0.023
bb:people for	-0.028	-0.001	0	0.029
bb:people who	0.023	-0.008	-0.024	0.009
bb:people ¶	0.011	0	0	-0.01
bb:person who	0.037	-0.01	-0.009	-0.018
bb:personal data	0.005	0.109	-0.115	0.001
bb:personal information	-0.054	0.085	-0.051	0.02
bb:phone :	-0.03	-0.003	-0.008	0.041
bb:phone DIGITS	-0.041	-0.001	0.033	0.009
bb:phone ¶	-0.031	-0.002	0.003	0.03
bb:phones to	-0.007	-0.004	0.014	-0.003
bb:photograph if	0.017	-0.004	-0.003	-0.009
bb:pictures of	-0.004	-0.005	-0.004	0.013
bb:pier ¶	-0.055	-0.001	0.029	0.027
bb:pipetfo road	0.045	0	0.002	-0.046
bb:place spotless	-0.012	-0.002	0.002	0.011
bb:placed through	0.032	-0.062	0.043	-0.014
bb:placed with	-0.017	-0.006	0.024	-0.001
bb:placed ¶	-0.021	-0.004	0.006	0.019
bb:placing an	-0.011	0	0	0.011
bb:plain words	0.027	-0.001	-0.001	-0.025
bb:plainly meant	0.011	-0.001	-0.009	-0.001
bb:plainly wrong	0.012	0	-0.013	0.002
bb:platform "	-0.011	-0.005	0.019	-0.002
bb:platform supplied	-0.013	0.001	0.012	0
bb:platform ¶	-0.072	-0.003	0.008	0.067
bb:please play	0.011	-0.001	-0.002	-0.008
bb:please read	-0.019	0	0.003	0.016
bb:pleased ¶	-0.017	0	0	0.018
bb:policies are	0.002	-0.006	0.045	-0.041
bb:policies ¶	0.001	-0.003	-0.01	0.012
bb:policy "	-0.01	-0.01	-0.02	0.04
bb:policy &	0.017	-0.002	-0.005	-0.01
bb:policy DIGITS	0.053	-0.001	-0.001	-0.052
bb:policy ORG	-0.052	0.049	0.008	-0.005
bb:policy applies	0.045	-0.006	-0.008	-0.03
bb:policy contact	-0.038	-0.001	0.002	0.038
bb:policy describes	0.003	-0.007	-0.016	0.019
bb:policy explains	0.081	-0.004	-0.011	-0.066
bb:policy for	0.04	-0.007	-0.018	-0.015
bb:policy govern	0.015	-0.006	-0.019	0.01
bb:policy is	-0.011	0.018	-0.023	0.016
bb:policy returns	0.027	0	0	-0.027
bb:policy says	-0.013	0	-0.001	0.014
bb:policy terms	-0.248	0	0.041	0.207
bb:policy the	0.029	-0.013	-0.042	0.025
bb:policy we	-0.018	-0.001	0.02	-0.001
bb:policy ©	0.083	-0.001	-0.002	-0.08
bb:policy ¶	0.271	-0.033	-0.173	-0.064
bb:polisi preifatrwydd	0.027	-0.001	-0.002	-0.025
bb:portal ¶	-0.066	-0.003	0.112	-0.043
bb:portfolio ¶	-0.044	-0.001	0.047	-0.002
bb:post :	0.021	-0.006	-0.014	-0.001
bb:post people	-0.007	-0.001	-0.001	0.01
bb:post to	-0.014	-0.001	-0.001	0.017
bb:post ¶	0.021	-0.006	-0.022	0.007
bb:postal address	0.016	-0.001	-0.012	-0.003
bb:powered by	-0.026	-0.027	0.085	-0.033
bb:practice ¶	-0.044	-0.002	0	0.046
bb:preifatrwydd ¶	0.027	-0.001	-0.002	-0.025
bb:premises ¶	0.002	-0.005	0.021	-0.018
bb:prepared by	0.045	-0.016	-0.051	0.022
bb:price and	0.049	-0.005	-0.025	-0.02
bb:price does	0.037	-0.004	-0.014	-0.019
bb:price list	0.004	-0.001	-0.028	0.026
bb:price that	-0.038	0.001	0.037	0
bb:price ¶	-0.034	-0.004	0.004	0.034
bb:prices ¶	-0.047	-0.012	0.05	0.009
bb:pricing ¶	0.02	-0.001	0	-0.02
bb:printed in	-0.026	-0.001	0.001	0.025
bb:privacy &	-0.008	-0.007	-0.009	0.024
bb:privacy and	0.08	-0.024	0.036	-0.092
bb:privacy contact	-0.033	-0.018	0.009	0.043
bb:privacy cookies	0.117	-0.002	-0.017	-0.098
bb:privacy notice	0.209	0.026	-0.091	-0.144
bb:privacy of	-0.006	-0.003	0.012	-0.004
bb:privacy policy	0.226	-0.039	-0.164	-0.022
bb:privacy statement	-0.025	0.052	0.05	-0.077
bb:privacy terms	-0.151	-0.016	0.005	0.162
bb:privacy ©	-0.017	-0.001	-0.001	0.018
bb:privacy ¶	0.265	0.206	-0.133	-0.338
bb:private houses	-0.007	-0.002	-0.003	0.011
bb:private limited	0.015	0.004	-0.015	-0.005
bb:prize draw	0.028	-0.007	-0.018	-0.003
bb:process data	-0.008	-0.01	0.02	-0.002
bb:processed by	-0.007	-0.011	0.018	-0.001
bb:processing your	0.03	-0.002	-0.015	-0.013
bb:processors ¶	-0.004	-0.011	0.017	-0.002
bb:product of	-0.007	-0.001	0.011	-0.003
bb:products and	0.029	-0.001	-0.008	-0.02
bb:products from	0.05	-0.036	-0.023	0.009
bb:products ¶	-0.008	0.028	-0.022	0.003
bb:profits go	0.045	-0.002	0	-0.042
bb:project ¶	-0.019	-0.001	0.005	0.014
bb:projects ¶	0.017	-0.011	-0.006	0
bb:promoted by	0.05	-0.025	-0.01	-0.016
bb:promoter :	0.061	-0.009	-0.048	-0.003
bb:promoter is	0.045	-0.011	-0.011	-0.023
bb:promoter of	-0.087	0.01	0.079	-0.002
bb:promoter ¶	0.035	-0.006	-0.026	-0.003
bb:promotion is	-0.052	-0.009	0.062	-0.001
bb:property of	0.11	-0.017	-0.074	-0.018
bb:protecting and	-0.019	-0.01	0.016	0.013
bb:protecting your	0.047	-0.002	-0.022	-0.023
bb:protection act	-0.013	-0.007	0.022	-0.002
bb:protection laws	0.014	-0.005	-0.007	-0.002
bb:protection legislation	-0.004	-0.005	-0.003	0.012
bb:protection of	0.039	-0.002	-0.005	-0.033
bb:protection officer	-0.023	-0.037	0.065	-0.005
bb:protection policy	0.052	-0.014	-0.073	0.035
bb:protection regulation	-0.007	-0.006	-0.016	0.028
bb:protection ¶	0.162	-0.021	-0.116	-0.025
bb:proud of	-0.012	-0.001	0.002	0.012
bb:proudly created	0.103	-0.001	0	-0.102
bb:prove it	0.019	-0.002	-0.011	-0.006
bb:provided by	-0.088	-0.044	0.18	-0.048
bb:provider (	0.043	-0.004	0.039	-0.078
bb:provider and	-0.065	0.008	0.057	0.001
bb:providers ¶	0.01	-0.017	0.036	-0.029
bb:provision of	0.027	-0.014	-0.007	-0.005
bb:public liability	-0.11	0.001	0.108	0.001
bb:publish what	0.013	-0.003	-0.017	0.007
bb:published by	-0.036	-0.009	0.044	0.001
bb:publisher :	-0.003	-0.007	0.022	-0.012
bb:purchase of	-0.04	0.004	0.048	-0.011
bb:purchase ¶	-0.057	-0.003	0.007	0.054
bb:purchasing a	-0.014	-0.004	0.034	-0.017
bb:purpose of	0.008	-0.013	0	0.005
bb:purpose ¶	-0.004	-0.003	0.022	-0.016
bb:purposes of	-0.006	0.006	-0.02	0.019
bb:put it	-0.026	-0.001	0.002	0.025
bb:quality commission	-0.026	-0.002	0.003	0.025
bb:quarry road	-0.015	0	0.003	0.013
bb:questions go	-0.001	-0.022	0.024	-0.001
bb:questions write	-0.066	0.005	0.06	0
bb:questions ¶	0.012	0	0	-0.012
bb:quick links	0.017	0	0	-0.016
bb:quotation (	-0.016	0.036	-0.018	-0.002
bb:quotation that	-0.009	-0.021	0.065	-0.035
bb:quote ¶	0.022	-0.001	-0.037	0.016
bb:range for	-0.006	-0.001	-0.012	0.019
bb:rapa ¶	0.057	-0.001	-0.003	-0.052
bb:rated DIGITS	0.058	-0.002	0	-0.056
bb:rather you	0.027	-0.001	-0.01	-0.016
bb:reach us	-0.003	-0.002	0.01	-0.005
bb:read more	0.018	-0.005	-0.015	0.002
bb:read these	-0.082	0.029	0.019	0.035
bb:read ¶	0.042	-0.001	0.002	-0.042
bb:readable copy	0.073	-0.002	-0.001	-0.07
bb:readers come	-0.007	-0.003	0.011	-0.001
bb:reading bus	0.021	0	0	-0.021
bb:reading rg30	-0.018	0.008	0.003	0.007
bb:reason we	0.011	-0.004	-0.005	-0.002
bb:recent work	-0.01	-0.001	0.015	-0.005
bb:recipe people	-0.014	-0.001	0	0.015
bb:records are	-0.003	-0.006	0.01	-0.001
bb:records on	-0.028	-0.005	0.021	0.013
bb:records parcels	-0.021	0.001	0.02	0
bb:records that	0.031	-0.001	0.003	-0.032
bb:recycle what	0.033	-0.002	-0.002	-0.029
bb:ref DIGITS	0.002	-0.007	-0.053	0.058
bb:refer to	-0.036	0.088	-0.018	-0.034
bb:reference agencies	-0.012	-0.057	0.072	-0.003
bb:reference for	0.032	-0.002	-0.006	-0.025
bb:reference number	0.051	-0.043	-0.003	-0.006
bb:reference to	-0.029	0.051	-0.022	0
bb:reference web	0.04	-0.001	-0.001	-0.038
bb:references to	0.005	-0.019	0.007	0.007
bb:referred to	-0.042	-0.004	0.016	0.03
bb:refers to	0.125	-0.018	-0.098	-0.009
bb:refund you	0.019	-0.001	-0.001	-0.017
bb:reg :	0.016	-0.003	-0.013	0
bb:reg co	-0.02	-0.004	-0.006	0.03
bb:reg no	-0.014	0.024	-0.024	0.015
bb:register no	-0.027	-0.002	0.016	0.013
bb:register number	-0.049	-0.003	0.053	-0.001
bb:register of	0.013	-0.002	-0.01	0
bb:register ¶	-0.07	-0.001	-0.001	0.073
bb:registered address	0.001	0.103	-0.049	-0.054
bb:registered at	-0.027	0.042	-0.015	0
bb:registered charity	0.069	0.117	0.13	-0.315
bb:registered company	0.018	0.073	-0.111	0.019
bb:registered in	0.097	0.112	-0.176	-0.032
bb:registered number	-0.015	-0.012	0.01	0.016
bb:registered office	0.004	-0.061	0.022	0.034
bb:registered trademark	-0.006	-0.003	0.011	-0.001
bb:registered vat	-0.048	0.005	-0.041	0.084
bb:registered with	-0.054	-0.022	0.067	0.009
bb:registration no	0	0.003	-0.036	0.033
bb:registration number	0.062	-0.006	-0.087	0.031
bb:regulated by	0.002	-0.042	0.104	-0.064
bb:regulation (	0.002	-0.009	-0.02	0.026
bb:regulation authority	0.051	0	0.017	-0.069
bb:regulator ¶	-0.005	-0.006	0.012	-0.002
bb:regulatory ¶	0.01	-0.001	0	-0.009
bb:reject all	-0.014	-0.001	0.015	0.001
bb:reject ¶	0.017	-0.001	-0.001	-0.015
bb:related services	-0.022	-0.004	0.026	0
bb:relates to	-0.007	0.064	-0.057	0
bb:relationship with	0.006	0.036	-0.051	0.008
bb:reliance on	-0.039	0	0	0.039
bb:rented from	-0.02	-0.029	0.056	-0.007
bb:rented unit	-0.01	0	0	0.01
bb:report ¶	0.025	-0.001	-0.002	-0.022
bb:repossessed if	0.02	0	-0.002	-0.017
bb:representative of	-0.072	-0.064	0.149	-0.013
bb:represented by	-0.041	-0.002	0.045	-0.003
bb:required to	0.019	-0.001	0	-0.018
bb:reserved BRAND	-0.005	0.022	-0.019	0.003
bb:reserved site	0.05	-0.001	0.012	-0.06
bb:reserved website	0.032	-0.001	0.012	-0.043
bb:reserved ¶	0.088	0.003	-0.072	-0.019
bb:respect of	-0.036	0.031	-0.014	0.019
bb:respecting your	-0.019	-0.01	0.016	0.013
bb:responsible for	0.037	-0.01	-0.015	-0.012
bb:responsible ¶	0.026	-0.001	-0.024	-0.001
bb:rest found	-0.017	-0.003	-0.003	0.022
bb:rest of	0.019	-0.001	-0.004	-0.013
bb:rest ¶	0.025	-0.001	-0.017	-0.008
bb:result ¶	0.007	-0.004	0.011	-0.014
bb:retail finance	0.091	-0.033	-0.093	0.034
bb:returns policy	-0.021	-0.004	0.039	-0.013
bb:returns ¶	0.043	-0.011	-0.058	0.026
bb:revenue &	-0.008	-0.016	0.026	-0.002
bb:reviews on	-0.087	0.001	0.085	0.001
bb:reviews ¶	0.04	-0.006	-0.026	-0.007
bb:rid of	0.026	-0.002	-0.021	-0.004
bb:right people	-0.02	-0.001	0	0.021
bb:right to	-0.009	-0.01	0.02	-0.002
bb:rights are	-0.006	-0.002	-0.005	0.013
bb:rights reserved	0.056	0.006	-0.021	-0.041
bb:rights ¶	-0.039	-0.001	0	0.04
bb:road cardiff	-0.032	0.033	0.002	-0.003
bb:road dublin	0.045	0	0.002	-0.046
bb:road east	0.012	-0.001	0.001	-0.012
bb:road hereford	-0.015	0.007	0.001	0.007
bb:road london	-0.118	0.13	-0.008	-0.004
bb:road norwich	-0.01	-0.001	0.011	0
bb:road ¶	-0.074	-0.004	0.007	0.072
bb:room people	-0.055	0	-0.001	0.056
bb:room ¶	0.131	-0.002	-0.007	-0.123
bb:rooms are	-0.01	-0.003	0.006	0.006
bb:rooms ¶	-0.037	-0.001	-0.004	0.043
bb:rough and	-0.017	-0.001	-0.001	0.018
bb:round the	0.051	-0.002	-0.003	-0.046
bb:row brighton	-0.025	0.006	0.019	0
bb:royal charter	0.013	-0.001	-0.01	-0.002
bb:run by	-0.006	0.055	-0.009	-0.041
bb:run for	-0.016	-0.002	0.017	0
bb:run on	-0.008	-0.023	0.035	-0.004
bb:run this	0.056	0	0	-0.055
bb:running at	-0.092	0.002	0.089	0.001
bb:runs on	-0.004	0.013	-0.008	0
bb:runs the	-0.04	0.009	0.032	-0.002
bb:runs this	-0.059	0.005	0.009	0.045
bb:rusome street	-0.01	0	0.01	0
bb:s ¶	-0.018	0	0	0.018
bb:safe ¶	-0.012	-0.003	-0.002	0.017
bb:safeguarding ¶	-0.06	0	-0.001	0.061
bb:said about	0.014	0	0	-0.014
bb:said ¶	0.056	0	-0.004	-0.051
bb:sale of	-0.03	0.037	-0.002	-0.006
bb:sale ¶	-0.033	0.019	-0.072	0.087
bb:sales @	0.023	-0.001	0	-0.021
bb:sales and	-0.055	-0.002	0.013	0.043
bb:sales terms	-0.014	-0.001	-0.003	0.017
bb:same afternoon	0.047	-0.005	-0.025	-0.018
bb:same day	0.027	-0.004	-0.002	-0.021
bb:same thing	-0.046	0.039	0	0.007
bb:same working	0.018	-0.001	-0.001	-0.016
bb:same ¶	-0.022	0	0	0.023
bb:saturday by	0.043	0	-0.001	-0.042
bb:saturday of	0.001	-0.003	-0.014	0.016
bb:saturdays ¶	0.006	-0.001	-0.016	0.011
bb:saves a	0.044	-0.008	-0.031	-0.005
bb:say reviews	-0.049	0.001	0.048	0
bb:say ¶	-0.038	0	0.037	0
bb:says how	-0.018	-0.008	0.014	0.012
bb:says what	0.042	-0.014	-0.009	-0.019
bb:school head	-0.05	0	-0.001	0.051
bb:schools ¶	0.07	-0.004	-0.023	-0.044
bb:scope ¶	-0.009	-0.008	-0.004	0.021
bb:scotland (	-0.014	-0.001	0.004	0.011
bb:scotland NUM	0.045	-0.001	-0.002	-0.042
bb:scotland company	0.02	-0.001	0	-0.018
bb:scotland no	-0.026	-0.064	0.062	0.028
bb:scotland with	-0.009	0.025	-0.011	-0.004
bb:scotland ¶	-0.055	0.038	-0.001	0.018
bb:second visit	0.007	-0.001	0.01	-0.016
bb:sectors ¶	-0.004	-0.01	0.002	0.012
bb:see details	-0.018	-0.003	-0.002	0.023
bb:see examples	0.013	-0.001	-0.017	0.005
bb:see how	-0.023	-0.015	0.029	0.009
bb:see ¶	0.017	0	0	-0.016
bb:seed box	0.024	0	-0.016	-0.008
bb:seen at	-0.014	0	-0.001	0.015
bb:sees it	-0.019	-0.015	0.036	-0.002
bb:sell ¶	0.01	-0.001	-0.001	-0.008
bb:seller is	0.022	-0.005	-0.028	0.011
bb:seller means	0.043	-0.008	-0.015	-0.021
bb:seller ¶	0.051	-0.007	-0.022	-0.021
bb:sellers ¶	0.034	-0.001	-0.011	-0.022
bb:sent by	0.016	-0.003	-0.018	0.005
bb:sent through	-0.02	-0.011	0.032	-0.001
bb:seo by	-0.066	-0.001	0.016	0.052
bb:september DIGITS	0.036	-0.008	-0.002	-0.026
bb:servers are	-0.01	-0.01	0.023	-0.003
bb:service "	-0.028	-0.008	0.019	0.017
bb:service (	0.03	-0.022	-0.007	-0.001
bb:service is	0.022	0.029	-0.052	0.001
bb:service of	0.003	-0.016	0.004	0.009
bb:service operated	0.039	-0.009	-0.03	0
bb:service privacy	-0.069	-0.001	-0.001	0.071
bb:service provided	-0.042	-0.027	0.07	-0.001
bb:service provider	0.103	-0.001	0.001	-0.103
bb:service providers	-0.015	-0.017	0.038	-0.005
bb:service ¶	-0.021	-0.022	0.008	0.035
bb:services "	0.06	-0.008	-0.032	-0.02
bb:services (	-0.023	0.038	-0.027	0.012
bb:services ;	-0.031	-0.04	0.096	-0.025
bb:services and	-0.025	-0.002	0.022	0.004
bb:services are	0.037	-0.022	0.003	-0.018
bb:services by	0.052	-0.018	-0.027	-0.007
bb:services means	0.034	-0.018	-0.05	0.033
bb:services of	0.046	-0.012	-0.027	-0.007
bb:services provided	0.068	-0.033	-0.034	-0.001
bb:services register	-0.056	-0.006	0.051	0.011
bb:services ¶	0.04	-0.022	-0.035	0.016
bb:session comes	0.015	0	0	-0.015
bb:session ¶	-0.041	-0.002	-0.001	0.044
bb:set by	0.02	-0.007	-0.009	-0.004
bb:set out	-0.022	-0.013	0.038	-0.003
bb:sets out	0.037	0.006	-0.033	-0.01
bb:settings ¶	-0.04	0	0	0.041
bb:seven days	-0.055	-0.001	0.001	0.055
bb:sexton road	0.02	-0.001	-0.002	-0.017
bb:shall be	-0.002	-0.024	0.038	-0.012
bb:share it	-0.043	-0.015	0.026	0.032
bb:share of	-0.001	0.042	-0.04	0
bb:share what	0.009	-0.01	0.013	-0.012
bb:share with	-0.01	-0.006	0.022	-0.005
bb:share your	-0.013	0.058	-0.053	0.008
bb:sharing ¶	-0.01	-0.018	0.029	-0.002
bb:sheffield south	-0.009	0.001	0.019	-0.011
bb:shop are	-0.039	0.002	0.037	0
bb:shop in	-0.042	-0.001	-0.001	0.044
bb:shop is	-0.052	-0.003	0.054	0.001
bb:shop platform	-0.013	0.001	0.012	0
bb:shop terms	0.038	-0.001	0.002	-0.039
bb:shop ¶	0.025	-0.01	-0.002	-0.014
bb:shopquay ¶	0.017	0	-0.001	-0.016
bb:shops farms	-0.009	-0.001	-0.001	0.012
bb:shops ¶	-0.092	0.035	-0.02	0.078
bb:short term	-0.016	0.008	0.005	0.004
bb:should be	0.047	-0.014	-0.024	-0.009
bb:show ¶	-0.019	-0.001	-0.022	0.042
bb:shows work	0.004	-0.001	-0.015	0.012
bb:sign in	0.01	0	0	-0.01
bb:sign up	-0.031	0.002	0.001	0.028
bb:since DIGITS	-0.05	0.012	-0.018	0.056
bb:since that	0.021	-0.006	-0.018	0.002
bb:site :	-0.016	0.001	0.066	-0.051
bb:site ;	0.022	-0.013	-0.008	-0.001
bb:site and	0.017	-0.003	-0.012	-0.002
bb:site by	-0.021	-0.004	-0.002	0.026
bb:site is	0.01	-0.015	-0.007	0.011
bb:site operated	0.01	-0.002	-0.004	-0.005
bb:site the	-0.02	0.046	-0.01	-0.015
bb:site uses	-0.025	-0.012	0.027	0.01
bb:site work	-0.03	0	0	0.031
bb:site works	0.019	0	0.003	-0.022
bb:site you	-0.015	0	0	0.015
bb:site ¶	0.07	-0.009	-0.037	-0.024
bb:sites and	-0.007	-0.003	-0.018	0.028
bb:six days	-0.043	0	0	0.043
bb:six months	0.014	-0.003	0.008	-0.019
bb:six years	-0.02	-0.002	0.007	0.015
bb:sk9 7jt	-0.025	-0.004	-0.019	0.048
bb:skip to	0.006	-0.025	0.016	0.004
bb:slavery statement	0.134	0.044	-0.07	-0.109
bb:small batches	0.012	0	0	-0.011
bb:small parcels	-0.07	0.003	0.066	0
bb:small team	0.017	-0.001	-0.016	0
bb:smaller range	-0.006	-0.001	-0.012	0.019
bb:so that	0.014	-0.005	0.008	-0.017
bb:social media	0.011	-0.003	0.005	-0.014
bb:software of	-0.004	-0.014	0.019	-0.001
bb:sold by	0.083	-0.04	-0.091	0.048
bb:sold through	-0.009	0.038	-0.001	-0.028
bb:sole trader	-0.033	-0.009	0.017	0.025
bb:solicitors regulation	0.064	0	0.017	-0.082
bb:some cases	-0.008	0	0.01	-0.002
bb:some of	-0.009	-0.019	0.029	-0.001
bb:somebody asks	-0.009	-0.001	-0.001	0.01
bb:somebody else	0.032	-0.008	-0.021	-0.003
bb:someone brought	-0.014	-0.003	-0.003	0.02
bb:someone leaves	0.011	0	0	-0.011
bb:south yorkshire	-0.026	0	0.019	0.007
bb:speak to	0.032	-0.006	-0.003	-0.022
bb:spoken to	0.034	0	-0.001	-0.033
bb:spring opening	0.011	-0.001	-0.007	-0.003
bb:staff ¶	0.03	-0.003	-0.009	-0.018
bb:stand people	-0.012	0	0	0.013
bb:stand ¶	0.008	0	0.002	-0.01
bb:standard terms	0.041	-0.007	-0.003	-0.031
bb:started ¶	-0.012	-0.001	0	0.013
bb:stated ¶	-0.019	-0.004	-0.007	0.031
bb:statement ¶	0.134	0.09	-0.071	-0.154
bb:status ¶	0.001	-0.002	-0.011	0.012
bb:statutory rights	-0.012	-0.001	-0.005	0.018
bb:stay :	0.023	-0.002	-0.001	-0.02
bb:stay ¶	0.013	-0.007	-0.005	0
bb:still insist	0.007	-0.004	-0.028	0.026
bb:stockport bus	0.013	0	0	-0.013
bb:stops at	0.024	-0.006	-0.029	0.011
bb:stored by	-0.008	-0.007	0.015	-0.001
bb:story contact	-0.022	0.002	0.016	0.004
bb:story ¶	0.004	0.053	-0.035	-0.022
bb:street dublin	-0.015	0.001	0.014	0
bb:street edinburgh	-0.017	-0.008	0.025	0
bb:street glasgow	-0.055	0.002	0.031	0.022
bb:street london	0.049	0.022	-0.023	-0.048
bb:street ¶	-0.015	-0.001	-0.001	0.017
bb:strictly necessary	-0.013	-0.001	0.013	0
bb:studio ¶	0.024	-0.001	-0.001	-0.022
bb:style of	-0.013	-0.035	0.015	0.033
bb:sub processors	-0.009	-0.007	0.012	0.004
bb:subject to	0.009	0	-0.01	0.001
bb:subscribe to	-0.028	0	0.01	0.018
bb:subscribe ¶	0.019	-0.004	0.014	-0.029
bb:subsidiaries of	0.001	-0.029	0.039	-0.011
bb:subsidiary of	0.093	0.006	0.008	-0.107
bb:such as	-0.03	0.098	-0.066	-0.002
bb:sue at	-0.029	0.002	0.025	0.002
bb:sum and	-0.058	0.001	0.058	0
bb:sunday ¶	0.034	-0.001	0.001	-0.034
bb:supervisory authority	-0.006	-0.013	0.022	-0.003
bb:supplied by	0.006	-0.025	0.025	-0.006
bb:supplier means	-0.007	-0.012	0.012	0.007
bb:supplier ¶	-0.012	-0.005	0.021	-0.004
bb:suppliers :	-0.025	0.001	0.024	0
bb:suppliers of	-0.012	-0.005	0.009	0.008
bb:suppliers ¶	0.033	-0.005	0.01	-0.038
bb:supply of	0.039	-0.002	-0.001	-0.037
bb:supply the	-0.012	-0.001	-0.001	0.014
bb:supply ¶	0.032	-0.006	-0.026	0.001
bb:support ¶	0.085	-0.007	0.01	-0.088
bb:supported by	-0.005	-0.008	0.014	-0.002
bb:surrey tw9	0.02	0	0.001	-0.021
bb:sw1w 5lg	-0.016	0	0.001	0.015
bb:swansea west	0.018	-0.001	0	-0.017
bb:system is	-0.006	-0.007	0.013	-0.001
bb:system we	-0.056	0.008	0.047	0.001
bb:t &	-0.063	0.039	-0.009	0.032
bb:t a	0.033	-0.08	-0.087	0.134
bb:table ¶	-0.037	-0.002	0.007	0.032
bb:tables at	-0.047	0.008	0.047	-0.008
bb:tafapon ¶	-0.136	-0.012	-0.053	0.201
bb:take a	0.02	-0.001	0	-0.018
bb:take it	-0.047	-0.007	0.003	0.051
bb:take over	-0.007	0.023	-0.015	-0.001
bb:take the	0.014	-0.002	-0.005	-0.007
bb:taken by	-0.039	0.033	0.032	-0.026
bb:taken on	-0.019	0.039	-0.037	0.016
bb:takes card	-0.006	-0.005	0.011	-0.001
bb:takes effect	0.032	0	0.001	-0.033
bb:talk about	-0.033	-0.006	0.037	0.003
bb:talk through	-0.012	0	0.009	0.003
bb:talk to	0.002	0.039	-0.012	-0.029
bb:tax office	0.01	0	0	-0.009
bb:tazemkopu ¶	0.02	0	0.024	-0.043
bb:team at	0.017	-0.001	-0.016	0
bb:team ¶	-0.015	-0.001	0.005	0.01
bb:tel :	0.02	0.037	-0.057	0
bb:tel DIGITS	0.133	-0.001	0	-0.132
bb:telephone :	0.023	-0.001	-0.001	-0.022
bb:telephone DIGITS	0.025	0.065	-0.078	-0.012
bb:telephone and	0.044	-0.002	-0.006	-0.036
bb:telerau ac	-0.011	-0.003	-0.011	0.025
bb:tell us	0.004	-0.008	-0.02	0.024
bb:tell you	-0.036	-0.004	-0.009	0.049
bb:tells you	-0.009	-0.003	-0.007	0.019
bb:ten and	-0.012	-0.002	-0.011	0.025
bb:ten years	0.032	0	0	-0.032
bb:tenancy and	0.015	0	0	-0.015
bb:tenul s	-0.022	0	0	0.022
bb:term at	-0.015	0	0	0.015
bb:terms "	0.03	0.02	-0.026	-0.025
bb:terms &	-0.007	0.108	-0.128	0.027
bb:terms :	-0.006	-0.005	-0.001	0.012
bb:terms and	0.06	-0.041	-0.024	0.005
bb:terms apply	-0.029	-0.003	-0.004	0.035
bb:terms are	0.038	-0.019	-0.017	-0.002
bb:terms before	-0.087	0.029	0.023	0.035
bb:terms contact	-0.021	-0.007	-0.011	0.04
bb:terms delivery	-0.037	0.001	0.025	0.011
bb:terms govern	0.047	-0.024	-0.042	0.02
bb:terms legal	0.044	0	0	-0.043
bb:terms of	0.07	-0.018	-0.009	-0.043
bb:terms on	0.034	-0.02	-0.014	0.001
bb:terms privacy	0.22	-0.017	-0.004	-0.199
bb:terms returns	-0.061	0.001	0.021	0.039
bb:terms set	-0.009	-0.001	0.012	-0.003
bb:terms the	0.029	-0.002	-0.01	-0.018
bb:terms we	0.042	-0.003	-0.006	-0.033
bb:terms which	0.059	-0.011	-0.024	-0.025
bb:terms ¶	-0.179	0.138	-0.065	0.106
bb:thames surrey	0.02	0	0.001	-0.021
bb:than DIGITS	-0.026	-0.001	0.001	0.026
bb:than a	0.053	-0.001	0.001	-0.053
bb:than most	0.022	-0.002	-0.007	-0.013
bb:thank you	-0.013	-0.012	-0.007	0.033
bb:thanks to	-0.016	0.002	0.013	0
bb:that BRAND	-0.021	-0.002	-0.005	0.029
bb:that are	0.026	-0.002	0.003	-0.027
bb:that day	0.025	-0.003	-0.017	-0.005
bb:that forbid	-0.036	0.001	0.035	0
bb:that is	-0.014	-0.007	0.009	0.012
bb:that nobody	0.011	-0.002	0.004	-0.014
bb:that often	0.024	-0.007	-0.028	0.011
bb:that takes	-0.005	-0.004	0.01	-0.001
bb:that the	0.006	-0.006	0.025	-0.025
bb:that we	0.029	-0.001	0.005	-0.033
bb:that work	-0.026	-0.002	0.001	0.027
bb:that you	-0.038	-0.003	0.045	-0.003
bb:the "	-0.134	0.053	0.048	0.033
bb:the BRAND	0.162	-0.016	-0.222	0.076
bb:the DIGITS	0.02	-0.003	-0.005	-0.011
bb:the ORG	-0.134	-0.033	0.118	0.049
bb:the SELF	0.156	-0.017	-0.105	-0.034
bb:the account	0.001	-0.008	0.023	-0.016
bb:the agent	-0.043	-0.001	0.044	0
bb:the agreement	0.007	-0.013	-0.007	0.014
bb:the app	0.096	-0.086	0.009	-0.019
bb:the application	-0.079	0	0.079	0
bb:the back	-0.009	-0.006	0.04	-0.025
bb:the basis	0.007	-0.007	-0.01	0.009
bb:the best	0.011	-0.003	0.001	-0.009
bb:the board	0.024	-0.001	-0.023	0
bb:the booking	-0.026	0.025	-0.017	0.017
bb:the building	-0.029	-0.004	-0.008	0.041
bb:the business	-0.156	-0.005	0.098	0.063
bb:the cardiff	0.014	0	0	-0.014
bb:the charity	-0.031	0.02	0.018	-0.007
bb:the choices	0.056	-0.024	-0.023	-0.009
bb:the client	0	-0.005	0.059	-0.054
bb:the club	0.039	0.026	-0.028	-0.037
bb:the company	-0.067	-0.048	-0.027	0.143
bb:the conditions	0.014	-0.009	-0.003	-0.002
bb:the contract	-0.016	0.008	-0.003	0.011
bb:the controller	0.043	0.019	-0.096	0.033
bb:the corner	0.015	-0.002	-0.003	-0.011
bb:the counter	0.027	-0.003	-0.019	-0.006
bb:the county	-0.013	-0.001	-0.022	0.035
bb:the courts	-0.008	-0.001	-0.003	0.013
bb:the customer	0.018	-0.028	-0.007	0.017
bb:the data	-0.06	-0.08	0.142	-0.002
bb:the day	0.018	-0.004	-0.022	0.008
bb:the dearer	0.011	-0.003	-0.003	-0.005
bb:the delivery	0.024	-0.001	-0.001	-0.023
bb:the door	0.039	-0.006	-0.029	-0.004
bb:the edge	0.012	-0.002	-0.003	-0.007
bb:the end	0.023	-0.003	0.004	-0.024
bb:the exeter	-0.022	0	0	0.022
bb:the fca	0.006	-0.003	0.033	-0.036
bb:the financial	-0.048	-0.036	0.065	0.019
bb:the firm	-0.02	-0.011	0.03	0
bb:the first	0.014	-0.025	0.026	-0.015
bb:the following	-0.027	0.158	-0.144	0.013
bb:the form	-0.021	-0.006	-0.016	0.043
bb:the gallery	0.01	-0.003	-0.016	0.009
bb:the gambling	0.056	0.015	-0.005	-0.066
bb:the game	0.079	-0.013	-0.082	0.016
bb:the garden	0.014	-0.003	0.001	-0.012
bb:the general	-0.028	-0.01	0.005	0.033
bb:the goods	0.053	-0.007	-0.038	-0.008
bb:the group	-0.027	0.057	-0.034	0.004
bb:the guardian	0.012	0	0	-0.012
bb:the heart	0.002	-0.003	0.035	-0.034
bb:the international	0.05	-0.02	-0.032	0.002
bb:the isle	-0.016	-0.007	-0.066	0.089
bb:the job	0.002	-0.009	-0.033	0.04
bb:the last	-0.021	-0.002	-0.019	0.042
bb:the law	0.078	-0.002	-0.003	-0.073
bb:the legal	-0.013	-0.007	0.02	-0.001
bb:the life	0.012	-0.002	-0.012	0.002
bb:the lottery	-0.062	0.064	0.019	-0.021
bb:the manager	-0.028	0.081	-0.017	-0.036
bb:the middle	0.017	-0.002	0.002	-0.017
bb:the money	0.025	-0.001	-0.001	-0.023
bb:the name	-0.01	-0.02	0.013	0.017
bb:the names	0.027	-0.003	-0.003	-0.021
bb:the national	0.078	-0.004	0.024	-0.098
bb:the netherlands	0.032	-0.021	-0.019	0.007
bb:the next	0.075	0	0	-0.075
bb:the north	0.043	-0.001	-0.003	-0.039
bb:the nottingham	0.041	-0.001	-0.018	-0.022
bb:the number	0.028	-0.004	-0.001	-0.024
bb:the occasional	0.01	-0.001	-0.001	-0.008
bb:the online	0.056	-0.023	-0.029	-0.004
bb:the order	-0.089	-0.004	0.048	0.045
bb:the owner	0.011	-0.012	-0.016	0.017
bb:the page	-0.018	-0.001	0.005	0.014
bb:the papers	-0.026	0	0.026	0
bb:the parent	-0.005	0.013	-0.018	0.01
bb:the parties	-0.006	-0.001	-0.007	0.014
bb:the payment	0.025	-0.001	0.001	-0.025
bb:the people	0.019	-0.001	0.001	-0.019
bb:the person	0.002	0.033	-0.019	-0.016
bb:the personal	0.024	0.082	-0.062	-0.045
bb:the pier	-0.064	-0.001	0.034	0.031
bb:the place	-0.022	-0.002	0.002	0.022
bb:the platform	-0.018	-0.008	0.013	0.013
bb:the policy	0.01	0.002	-0.019	0.007
bb:the premises	-0.005	-0.006	0.022	-0.012
bb:the price	0.005	-0.004	-0.014	0.013
bb:the privacy	-0.065	-0.01	0.046	0.029
bb:the promoter	0.004	-0.01	0.034	-0.029
bb:the property	0.131	-0.022	-0.081	-0.028
bb:the provider	0.012	-0.016	-0.009	0.012
bb:the provision	0.027	-0.014	-0.007	-0.005
bb:the public	0.025	-0.002	-0.022	-0.001
bb:the purpose	-0.044	-0.006	0.042	0.008
bb:the purposes	-0.006	0.006	-0.02	0.019
bb:the questions	0.007	-0.002	-0.026	0.02
bb:the quotation	-0.03	0.044	-0.012	-0.002
bb:the reading	0.021	0	0	-0.021
bb:the reason	0.011	-0.004	-0.005	-0.002
bb:the record	0.025	-0.001	-0.023	-0.001
bb:the records	0.025	0.02	-0.011	-0.034
bb:the register	0.003	-0.006	-0.013	0.015
bb:the registered	0.016	-0.016	0.025	-0.024
bb:the regulator	-0.005	-0.006	0.013	-0.002
bb:the relevant	-0.075	0.056	-0.01	0.029
bb:the rest	0.05	-0.01	-0.018	-0.022
bb:the result	0.007	-0.004	0.011	-0.014
bb:the right	-0.039	-0.013	0.015	0.037
bb:the room	0.053	-0.001	0	-0.052
bb:the royal	-0.018	-0.001	-0.011	0.03
bb:the sale	-0.038	0.035	0.008	-0.006
bb:the same	0.022	0.048	-0.027	-0.043
bb:the scheme	-0.001	-0.015	-0.014	0.03
bb:the sea	-0.055	0.038	0	0.016
bb:the second	0.003	-0.004	0.014	-0.012
bb:the seller	0.091	-0.012	-0.049	-0.029
bb:the service	0.041	-0.022	-0.036	0.017
bb:the services	-0.009	0.024	-0.033	0.018
bb:the seven	0.012	-0.004	-0.003	-0.006
bb:the shop	-0.013	-0.008	0.024	-0.003
bb:the shops	0	0.026	-0.009	-0.017
bb:the site	0.093	-0.046	-0.077	0.03
bb:the solicitors	0.064	0	0.017	-0.082
bb:the standard	0.011	-0.005	0.005	-0.01
bb:the stockport	0.013	0	0	-0.013
bb:the supervisory	-0.006	-0.013	0.021	-0.002
bb:the supplier	-0.013	-0.015	0.027	0
bb:the supply	0.021	-0.001	0	-0.02
bb:the telephone	-0.034	-0.001	0	0.035
bb:the term	0.032	-0.01	-0.048	0.027
bb:the terms	-0.055	0.038	0.005	0.012
bb:the trade	-0.055	-0.015	0.011	0.059
bb:the trading	-0.191	0.11	0.114	-0.033
bb:the truro	-0.012	0	0	0.012
bb:the trust	-0.072	0.023	0.01	0.038
bb:the uk	0.036	0.019	-0.065	0.01
bb:the united	-0.062	-0.027	0.061	0.028
bb:the usa	-0.042	0.037	-0.026	0.031
bb:the use	-0.019	-0.001	0	0.019
bb:the user	0.091	-0.021	-0.079	0.009
bb:the website	-0.011	0.086	-0.041	-0.034
bb:the week	-0.025	-0.01	0.027	0.008
bb:the whole	0.011	-0.006	-0.002	-0.003
bb:the work	0.061	-0.003	-0.045	-0.013
bb:the world	-0.026	0.015	0.006	0.004
bb:the year	-0.023	0	0	0.022
bb:their home	-0.035	-0.001	0	0.037
bb:their own	-0.07	-0.033	0.081	0.023
bb:them ORG	-0.007	-0.038	0.047	-0.002
bb:them before	0.044	0.003	-0.024	-0.022
bb:them nothing	0.017	-0.002	0.01	-0.025
bb:them to	0.012	-0.003	-0.011	0.002
bb:them ¶	-0.035	0.041	-0.042	0.035
bb:theme by	0.038	-0.002	0.004	-0.041
bb:then we	-0.018	0	0.002	0.016
bb:there is	-0.006	0.027	-0.029	0.008
bb:there ¶	0.013	-0.004	-0.019	0.01
bb:these are	-0.016	-0.012	0.002	0.026
bb:these conditions	0.022	-0.013	-0.006	-0.003
bb:these pages	0.012	-0.006	-0.014	0.008
bb:these terms	0.02	-0.022	-0.118	0.12
bb:they apply	0.007	-0.008	-0.009	0.011
bb:they are	0.035	-0.002	-0.023	-0.01
bb:they need	0.016	-0.002	0.002	-0.017
bb:they stand	0.009	-0.001	0.002	-0.01
bb:thing keeps	-0.046	0.039	0	0.007
bb:third parties	0.013	-0.011	0.008	-0.011
bb:third party	-0.09	-0.015	0.016	0.089
bb:thirty days	0.008	-0.001	-0.017	0.011
bb:thirty years	0.066	-0.001	-0.001	-0.064
bb:this agreement	-0.034	-0.013	0.009	0.039
bb:this app	0.034	-0.003	0.029	-0.06
bb:this competition	-0.096	0.016	0.079	0
bb:this document	-0.057	0.001	0.044	0.012
bb:this is	0.072	-0.036	-0.029	-0.007
bb:this month	-0.02	-0.005	0.013	0.013
bb:this notice	0.013	-0.033	0.005	0.015
bb:this page	0.017	0.033	-0.038	-0.013
bb:this policy	0.209	-0.06	-0.106	-0.044
bb:this privacy	0.116	0.038	-0.156	0.002
bb:this season	0.013	-0.001	-0.001	-0.012
bb:this shop	-0.062	0.004	0.048	0.01
bb:this site	-0.109	-0.008	0.09	0.027
bb:this website	-0.105	-0.021	0.104	0.023
bb:this ¶	-0.005	-0.001	-0.028	0.034
bb:those websites	-0.087	0.001	0.085	0.001
bb:those who	0.009	-0.026	0.04	-0.023
bb:thousandth delivery	0.018	0	0	-0.018
bb:thousandth length	0.013	0	0	-0.013
bb:thousandth tenancy	0.015	0	0	-0.015
bb:three years	0	-0.001	-0.013	0.014
bb:through ORG	-0.001	-0.008	0.016	-0.008
bb:through a	-0.038	-0.004	0.022	0.02
bb:through akevafifo	-0.005	-0.009	0.014	0
bb:through our	-0.02	0.004	0.05	-0.034
bb:through recent	-0.01	-0.001	0.002	0.008
bb:through the	0.06	-0.068	-0.06	0.067
bb:through this	0.009	-0.03	0.058	-0.036
bb:through what	-0.012	0	0.009	0.003
bb:throughout this	0.034	-0.01	-0.049	0.026
bb:throw ¶	0.039	-0.001	-0.009	-0.029
bb:tickets are	-0.007	-0.015	-0.002	0.023
bb:tickets for	-0.006	-0.002	0.01	-0.002
bb:tickets from	0.058	-0.002	-0.019	-0.037
bb:tickets ¶	0.004	-0.005	0.04	-0.039
bb:tidy work	0.017	-0.001	-0.013	-0.003
bb:time just	0.015	0	-0.005	-0.01
bb:time of	0.021	-0.001	0	-0.021
bb:time other	-0.006	-0.007	0.014	-0.001
bb:time people	0.028	-0.001	-0.001	-0.026
bb:time to	-0.003	0.015	-0.01	-0.002
bb:time ¶	-0.032	-0.023	-0.006	0.061
bb:times but	-0.092	0.002	0.089	0.001
bb:tiritvu ¶	0.028	0	0	-0.027
bb:to "	-0.019	0.04	-0.036	0.015
bb:to 5pm	0.031	0	-0.001	-0.03
bb:to :	0.051	-0.035	-0.01	-0.005
bb:to BRAND	0.042	-0.02	-0.015	-0.007
bb:to ORG	-0.012	0.164	-0.133	-0.019
bb:to SELF	-0.015	0.044	-0.025	-0.004
bb:to a	-0.021	0.074	-0.013	-0.04
bb:to accountants	-0.008	0.001	0.018	-0.012
bb:to all	-0.06	-0.006	-0.001	0.067
bb:to answer	0.015	-0.003	-0.001	-0.01
bb:to anyone	-0.01	-0.003	0.026	-0.014
bb:to as	-0.023	-0.002	-0.001	0.025
bb:to ask	-0.024	-0.001	-0.001	0.026
bb:to be	0.032	-0.015	0.014	-0.03
bb:to book	0.045	-0.002	-0.02	-0.023
bb:to buy	0.019	-0.006	-0.011	-0.002
bb:to call	-0.013	-0.001	-0.001	0.015
bb:to carry	-0.026	-0.004	0.03	0
bb:to contact	-0.016	-0.011	-0.005	0.032
bb:to content	0.018	-0.026	0.003	0.004
bb:to decide	0.029	-0.003	-0.03	0.005
bb:to do	-0.017	-0.004	0.006	0.016
bb:to enable	0.056	0	0	-0.055
bb:to ensure	-0.008	-0.001	-0.001	0.01
bb:to every	-0.028	-0.022	0.065	-0.016
bb:to finish	-0.011	0	-0.001	0.012
bb:to five	-0.023	0	0	0.023
bb:to hear	0.01	-0.002	0	-0.008
bb:to improve	-0.021	-0.001	-0.002	0.024
bb:to in	0.011	-0.002	-0.011	0.002
bb:to it	0.044	-0.002	-0.002	-0.039
bb:to keep	-0.113	0.002	0.088	0.024
bb:to main	-0.023	0	0.008	0.015
bb:to make	-0.032	-0.007	0.01	0.029
bb:to order	-0.02	0.041	-0.036	0.015
bb:to our	-0.113	-0.017	0.054	0.075
bb:to pay	-0.067	0	0.058	0.009
bb:to protecting	0.011	-0.013	0.014	-0.011
bb:to prove	0.019	-0.002	-0.011	-0.006
bb:to public	0.009	-0.002	0.004	-0.01
bb:to reach	0.002	-0.005	-0.021	0.025
bb:to run	0.093	-0.001	-0.001	-0.091
bb:to see	0.027	-0.007	-0.046	0.026
bb:to speak	0.011	-0.001	-0.001	-0.009
bb:to take	-0.025	-0.001	0.002	0.024
bb:to talk	-0.01	0	0.009	0.001
bb:to the	0.014	0.008	0.061	-0.084
bb:to this	0.032	-0.016	-0.024	0.008
bb:to time	0.083	0	-0.066	-0.017
bb:to us	0.013	-0.011	0.055	-0.056
bb:to use	0.023	-0.002	0.004	-0.024
bb:to visitors	0.005	-0.002	-0.013	0.011
bb:to you	0.05	-0.017	-0.006	-0.027
bb:to your	0.005	-0.013	-0.008	0.015
bb:to yourself	-0.019	0	0.001	0.019
bb:to ¶	-0.027	-0.013	0.013	0.027
bb:today we	0.014	-0.001	-0.012	0
bb:today ¶	-0.051	-0.002	0.011	0.043
bb:together "	-0.02	-0.002	0.018	0.004
bb:together with	-0.014	-0.023	0.044	-0.007
bb:too ¶	-0.017	0.002	0.027	-0.012
bb:top of	0.004	-0.008	0.044	-0.041
bb:touch our	-0.009	-0.001	0	0.01
bb:touch who	0	0	0.009	-0.01
bb:touch ¶	0.104	-0.007	-0.02	-0.077
bb:trade as	-0.03	-0.008	-0.026	0.063
bb:trade list	-0.016	-0.003	-0.003	0.021
bb:trade mark	0.124	-0.019	-0.062	-0.043
bb:trade marks	0.011	-0.001	-0.013	0.003
bb:trade name	-0.01	0	0	0.011
bb:trade number	0.019	-0.005	-0.014	0
bb:trade ¶	0.077	-0.01	-0.006	-0.062
bb:trademark no	0.014	-0.003	-0.011	0
bb:trademark of	-0.008	-0.003	0.012	-0.001
bb:trader ¶	-0.052	-0.003	0.015	0.04
bb:trades as	-0.034	-0.015	0.01	0.039
bb:trading address	-0.057	0.032	0.011	0.014
bb:trading as	-0.077	-0.075	-0.024	0.176
bb:trading company	-0.024	0.002	-0.037	0.06
bb:trading name	-0.01	-0.071	0.017	0.064
bb:trading names	0.001	-0.014	-0.005	0.018
bb:trading style	0.019	-0.047	-0.002	0.03
bb:trading subsidiary	-0.037	0.021	0.019	-0.003
bb:traffic ¶	-0.019	-0.002	0.001	0.02
bb:trained here	0.011	-0.004	-0.004	-0.003
bb:transaction records	-0.053	0.001	0.051	0
bb:transfer or	0.012	-0.003	0.002	-0.01
bb:travel with	-0.009	-0.002	0.011	-0.001
bb:tray ¶	-0.029	0	-0.001	0.03
bb:treatments ¶	0.009	-0.003	-0.01	0.004
bb:truro ;	0.022	0	0	-0.022
bb:truro bus	-0.012	0	0	0.012
bb:truro cornwall	-0.012	0	0.008	0.004
bb:truro tr3	-0.012	0	0.006	0.006
bb:trust (	0.061	0.07	-0.101	-0.03
bb:trust is	-0.043	0.025	0.018	0
bb:trust ¶	-0.007	0.042	-0.121	0.087
bb:try to	-0.092	0.002	0.089	0.001
bb:tw9 8qe	0.02	0	0.001	-0.021
bb:twenty years	0.019	-0.002	-0.008	-0.009
bb:twice people	0.015	-0.001	-0.001	-0.014
bb:twice ¶	-0.025	0	0.004	0.021
bb:two chairs	-0.023	0	0	0.024
bb:two minutes	-0.035	0	0	0.035
bb:two parts	0.017	-0.001	-0.001	-0.015
bb:two years	0.015	-0.003	-0.02	0.007
bb:tyne and	0.008	0.002	0	-0.01
bb:uk by	-0.001	0.04	-0.038	-0.001
bb:uk delivery	0.009	-0.005	-0.025	0.021
bb:uk gdpr	0.03	-0.016	-0.013	0
bb:uk it	-0.021	0.001	0.02	0
bb:uk ¶	0.158	-0.042	-0.067	-0.05
bb:unaffected ¶	0.055	-0.004	-0.006	-0.045
bb:under SELF	0.028	-0.004	-0.024	0
bb:under company	0.065	-0.03	-0.032	-0.003
bb:under licence	-0.008	-0.022	0.015	0.014
bb:under number	-0.09	0.049	0.018	0.023
bb:under reference	-0.008	-0.006	0.018	-0.003
bb:under registration	0.081	-0.018	-0.053	-0.01
bb:under the	-0.028	0.048	0.021	-0.04
bb:under this	-0.019	-0.001	0	0.02
bb:under which	0.056	-0.016	-0.04	0
bb:under written	-0.035	-0.001	0.036	0
bb:underwritten by	0.019	-0.004	0.036	-0.05
bb:unit DIGITS	0.013	-0.001	-0.01	-0.001
bb:unit on	-0.01	0	0	0.01
bb:united kingdom	0.074	-0.061	-0.077	0.064
bb:united states	-0.015	-0.012	0.027	0
bb:unless the	0.019	-0.005	-0.014	0
bb:until you	0.039	-0.004	0.004	-0.039
bb:up and	0.003	0.039	-0.065	0.023
bb:up repayments	-0.031	-0.001	-0.002	0.034
bb:up to	-0.013	-0.006	0.021	-0.002
bb:up ¶	-0.045	-0.002	0.001	0.046
bb:updated :	0.102	-0.051	-0.072	0.022
bb:upon tyne	0.002	0	-0.014	0.012
bb:us "	0.191	-0.062	-0.11	-0.02
bb:us (	-0.017	-0.005	-0.004	0.026
bb:us :	-0.018	0.003	0.024	-0.009
bb:us BRAND	0.019	-0.003	-0.003	-0.014
bb:us DIGITS	-0.012	-0.006	0.039	-0.02
bb:us about	0.009	-0.002	0.003	-0.01
bb:us and	-0.115	0.057	0.04	0.017
bb:us at	-0.037	-0.001	-0.014	0.052
bb:us before	0.034	0	-0.001	-0.033
bb:us by	-0.036	-0.018	0.03	0.024
bb:us contact	0.05	-0.006	0.025	-0.07
bb:us for	-0.026	0	-0.001	0.027
bb:us in	0.052	-0.01	-0.027	-0.015
bb:us last	0.012	0	0	-0.011
bb:us means	-0.009	-0.009	0	0.018
bb:us offline	0.014	-0.005	-0.006	-0.003
bb:us on	-0.009	-0.003	-0.07	0.082
bb:us or	-0.106	0.045	-0.015	0.076
bb:us our	0.05	0.001	-0.006	-0.046
bb:us people	-0.035	-0.001	-0.001	0.036
bb:us refer	-0.042	0.039	-0.002	0.006
bb:us refers	0.027	-0.003	-0.02	-0.004
bb:us through	-0.019	0.001	0.009	0.009
bb:us to	0.057	-0.008	-0.024	-0.025
bb:us we	-0.006	-0.002	0.014	-0.006
bb:us who	-0.014	0	0.002	0.013
bb:us winner	-0.021	0	0	0.021
bb:us ¶	0.171	-0.066	0.048	-0.153
bb:use DIGITS	0.074	0	0	-0.074
bb:use cookies	-0.039	0	0.004	0.034
bb:use delivery	0.017	-0.001	-0.009	-0.006
bb:use legal	-0.034	0	0	0.034
bb:use of	-0.106	-0.01	-0.012	0.128
bb:use our	-0.006	0.076	-0.054	-0.016
bb:use privacy	0.069	-0.003	-0.002	-0.065
bb:use returns	0.088	-0.001	0.007	-0.095
bb:use strictly	-0.012	0	0.012	0
bb:use the	-0.002	-0.033	0.031	0.004
bb:use your	0.019	-0.008	0.006	-0.018
bb:use ©	-0.062	-0.002	-0.002	0.066
bb:use ¶	-0.091	-0.015	0.035	0.07
bb:used by	-0.057	0.001	0.04	0.016
bb:used for	0.07	-0.004	-0.005	-0.061
bb:used the	-0.019	0.001	0.018	0
bb:used ¶	-0.025	-0.005	0.024	0.005
bb:useful pages	-0.016	-0.001	0	0.017
bb:user of	0.002	-0.005	-0.027	0.03
bb:user terms	-0.031	-0.001	-0.002	0.034
bb:users in	-0.012	-0.015	0.028	0
bb:users ¶	-0.002	-0.003	-0.006	0.01
bb:uses data	-0.08	0.014	0.093	-0.027
bb:uses pazaki	-0.015	-0.012	0.027	0
bb:using BRAND	0.033	-0.01	-0.033	0.009
bb:using a	-0.008	-0.003	0.023	-0.013
bb:using the	0.051	-0.004	-0.047	-0.001
bb:using these	-0.001	-0.004	-0.005	0.01
bb:usually answers	0.007	-0.002	-0.026	0.02
bb:usually within	-0.036	0	0.035	0
bb:valibu ¶	-0.008	0	-0.003	0.011
bb:valid for	0.011	-0.003	-0.02	0.011
bb:vat no	-0.093	-0.003	-0.012	0.109
bb:vat number	-0.082	-0.016	-0.043	0.141
bb:vat reg	-0.012	0	0	0.012
bb:vat registration	-0.047	0.03	0.015	0.002
bb:vat ¶	0.009	0	0.004	-0.013
bb:venues ¶	0.006	-0.014	0.018	-0.011
bb:version DIGITS	-0.023	0.005	0.009	0.009
bb:via the	0.072	-0.018	-0.057	0.003
bb:views my	-0.081	0	-0.001	0.082
bb:visit costs	0.011	-0.002	0.01	-0.02
bb:visit us	-0.019	0	0	0.019
bb:visit ¶	0.077	-0.004	-0.023	-0.05
bb:visitors on	0.008	-0.002	-0.013	0.008
bb:voluntary aided	-0.05	0	-0.001	0.051
bb:volunteers since	-0.066	0	-0.001	0.066
bb:vouchers can	0.012	-0.001	0	-0.011
bb:vududka ¶	0.056	-0.001	-0.002	-0.053
bb:wales (	-0.056	0.03	0.077	-0.05
bb:wales co	-0.021	0	-0.001	0.022
bb:wales company	0.029	-0.009	0.016	-0.036
bb:wales is	0.011	-0.002	-0.01	0
bb:wales number	-0.054	0.02	0.002	0.032
bb:wales registration	-0.031	-0.004	-0.008	0.044
bb:wales under	0.02	-0.016	-0.028	0.025
bb:wales with	-0.09	0.044	0.037	0.009
bb:wales ¶	0.029	-0.008	0.006	-0.027
bb:wants to	0.03	-0.001	-0.001	-0.027
bb:warranties people	-0.017	-0.001	-0.001	0.019
bb:warranties ¶	0.042	0	-0.004	-0.038
bb:was plainly	0.017	-0.001	-0.015	-0.001
bb:wc2h 5ng	0.044	-0.007	-0.033	-0.005
bb:we "	0.024	0.02	-0.075	0.032
bb:we (	0.039	-0.006	-0.013	-0.02
bb:we act	-0.043	-0.008	0.042	0.009
bb:we and	-0.031	-0.002	0.019	0.014
bb:we are	0.039	0.006	-0.144	0.1
bb:we ask	0.019	-0.001	0	-0.018
bb:we at	0.023	-0.012	-0.015	0.004
bb:we can	0.023	-0.008	-0.011	-0.004
bb:we cannot	0.008	-0.004	-0.014	0.01
bb:we collect	0.016	-0.016	-0.025	0.025
bb:we do	-0.014	-0.009	0.003	0.02
bb:we finished	-0.029	-0.002	-0.001	0.032
bb:we get	0.026	-0.002	-0.021	-0.004
bb:we have	-0.042	-0.017	0.067	-0.009
bb:we hold	-0.091	-0.004	0.098	-0.003
bb:we know	0.045	-0.005	-0.023	-0.017
bb:we may	-0.052	0.018	0.023	0.012
bb:we mean	-0.013	-0.007	0.035	-0.016
bb:we means	0.018	-0.004	-0.005	-0.008
bb:we operate	0.055	0.029	-0.079	-0.005
bb:we our	-0.047	0.052	0.005	-0.011
bb:we pass	-0.05	-0.003	0.066	-0.013
bb:we publish	0.013	-0.003	-0.017	0.007
bb:we recycle	0.013	-0.001	-0.001	-0.01
bb:we refer	0.052	-0.008	-0.023	-0.021
bb:we run	0.005	-0.009	0.01	-0.006
bb:we say	-0.019	-0.001	-0.001	0.02
bb:we send	-0.005	-0.005	0.012	-0.003
bb:we share	-0.036	0.003	0.004	0.029
bb:we supply	0.01	-0.002	-0.004	-0.004
bb:we tell	0.022	-0.003	0.007	-0.027
bb:we try	-0.092	0.002	0.089	0.001
bb:we us	0.1	-0.018	-0.065	-0.017
bb:we use	-0.051	-0.039	0.082	0.008
bb:we will	-0.017	-0.011	-0.027	0.054
bb:we ¶	-0.014	-0.007	0.036	-0.015
bb:web DIGITS	0.04	-0.001	-0.001	-0.038
bb:web analytics	-0.027	-0.028	0.055	-0.001
bb:web design	0.024	-0.001	0.01	-0.033
bb:web site	0.032	-0.012	-0.016	-0.003
bb:website "	0.05	-0.013	-0.007	-0.029
bb:website (	0.041	-0.02	-0.018	-0.003
bb:website :	-0.018	-0.001	0.001	0.018
bb:website and	0.077	-0.041	-0.012	-0.024
bb:website are	-0.079	-0.001	0.081	-0.001
bb:website at	0.016	-0.002	-0.001	-0.013
bb:website because	0.026	-0.001	-0.009	-0.016
bb:website belongs	0.019	-0.006	-0.013	0
bb:website by	0.018	-0.008	0.048	-0.058
bb:website design	0.163	-0.006	-0.005	-0.152
bb:website designed	-0.03	0	0	0.031
bb:website is	-0.016	0.046	-0.041	0.011
bb:website it	-0.021	0.007	0.014	0
bb:website of	0.024	-0.008	-0.012	-0.003
bb:website or	-0.062	-0.007	0.071	-0.002
bb:website running	-0.092	0.002	0.089	0.001
bb:website terms	-0.048	-0.008	-0.01	0.066
bb:website use	-0.069	-0.002	-0.001	0.072
bb:website uses	0.018	-0.002	-0.003	-0.013
bb:website www	0.017	-0.013	0.001	-0.005
bb:website you	-0.024	-0.001	-0.001	0.026
bb:website ¶	-0.084	0.093	-0.049	0.04
bb:websites for	0.021	0	0	-0.021
bb:websites say	-0.087	0.001	0.085	0.001
bb:weddings ¶	0.018	0	0	-0.018
bb:week ¶	-0.037	-0.002	0.012	0.027
bb:week's notice	-0.033	-0.001	-0.006	0.04
bb:weekdays and	0.026	-0.003	-0.018	-0.005
bb:weeks ¶	0.021	0	0	-0.02
bb:welcome to	0.069	0.039	-0.132	0.025
bb:welcome ¶	-0.014	-0.001	0	0.015
bb:well packed	-0.008	-0.003	-0.013	0.024
bb:well ¶	0.017	-0.002	0.001	-0.017
bb:west glamorgan	0.018	-0.001	0	-0.017
bb:west sussex	-0.009	-0.014	0.007	0.016
bb:west yorkshire	-0.011	0.001	0.023	-0.013
bb:what follows	0.047	-0.017	-0.038	0.008
bb:what is	0.023	-0.023	-0.016	0.016
bb:what it	0.022	-0.013	0.024	-0.034
bb:what must	0.01	-0.001	0.002	-0.011
bb:what our	0.011	0	0	-0.01
bb:what the	0.011	-0.004	-0.001	-0.006
bb:what they	0.016	-0.008	-0.004	-0.004
bb:what this	-0.026	-0.017	0.057	-0.015
bb:what those	-0.087	0.001	0.085	0.001
bb:what to	-0.022	0	0	0.022
bb:what we	0.034	-0.027	-0.049	0.042
bb:what you	-0.025	-0.006	-0.003	0.034
bb:when a	0.026	-0.006	-0.017	-0.003
bb:when it	-0.028	-0.001	0.014	0.015
bb:when they	-0.016	-0.002	-0.002	0.02
bb:when we	-0.131	0.019	0.059	0.053
bb:when you	0.031	-0.026	0.016	-0.021
bb:whenever somebody	-0.009	-0.001	-0.001	0.01
bb:where the	-0.011	-0.002	0.002	0.011
bb:where they	0.006	-0.012	0.02	-0.013
bb:where this	-0.011	0.018	0.001	-0.008
bb:where you	-0.079	-0.015	0.103	-0.009
bb:which all	-0.01	0.001	0.009	0
bb:which apply	0.012	-0.006	-0.005	-0.001
bb:which are	0.006	0.116	-0.106	-0.016
bb:which include	-0.007	-0.034	0.042	-0.002
bb:which is	0.002	-0.074	0.156	-0.084
bb:which pages	0.035	-0.003	-0.009	-0.024
bb:which runs	-0.003	-0.014	0.019	-0.002
bb:which the	-0.038	0.007	0.038	-0.007
bb:which trades	-0.01	-0.009	0.011	0.008
bb:who are	0.055	-0.034	-0.031	0.01
bb:who does	0.022	-0.003	-0.009	-0.011
bb:who else	-0.014	-0.01	0.025	-0.001
bb:who have	0.03	-0.002	-0.012	-0.015
bb:who is	0.016	-0.047	-0.011	0.041
bb:who live	0.018	0	0.006	-0.024
bb:who owns	-0.057	-0.001	0.034	0.024
bb:who trades	-0.01	0	0	0.011
bb:who trained	0.011	-0.004	-0.004	-0.003
bb:who we	0.245	-0.113	-0.085	-0.047
bb:who will	-0.031	-0.001	0	0.032
bb:who you	0.087	-0.005	-0.01	-0.072
bb:whoever buys	0.011	-0.002	-0.001	-0.007
bb:wholly owned	0.128	-0.073	0.054	-0.109
bb:whose registered	-0.019	0.011	-0.001	0.009
bb:why we	-0.009	-0.01	-0.002	0.021
bb:will be	-0.057	0.073	-0.03	0.014
bb:will call	0.047	-0.005	-0.025	-0.018
bb:will find	0.04	-0.003	-0.005	-0.032
bb:will refund	-0.033	0	0	0.033
bb:will show	0.015	-0.003	-0.014	0.002
bb:will speak	0.026	-0.003	-0.012	-0.012
bb:will tell	-0.09	-0.002	-0.001	0.094
bb:wilmslow sk9	-0.031	-0.001	0.002	0.031
bb:winner of	0.014	-0.002	-0.002	-0.01
bb:wish accept	0.038	-0.001	-0.004	-0.033
bb:with ORG	0.012	0.021	-0.016	-0.017
bb:with a	0.005	-0.021	0.041	-0.025
bb:with all	0.07	-0.021	0.027	-0.076
bb:with an	0.024	-0.007	-0.014	-0.003
bb:with care	-0.089	0.064	-0.04	0.065
bb:with companies	0.027	-0.006	-0.019	-0.002
bb:with company	0.008	0.048	-0.043	-0.013
bb:with cookies	-0.008	-0.003	-0.001	0.012
bb:with it	-0.031	-0.004	-0.001	0.037
bb:with its	0.019	-0.005	-0.009	-0.004
bb:with kop	0.109	-0.001	-0.001	-0.108
bb:with number	-0.02	-0.011	0.016	0.015
bb:with our	0.029	-0.005	-0.022	-0.002
bb:with registered	0.028	-0.009	-0.023	0.004
bb:with thanks	-0.016	0.002	0.013	0
bb:with the	-0.076	-0.03	0.105	0.001
bb:with them	-0.008	-0.005	-0.005	0.019
bb:with us	0.067	-0.006	-0.009	-0.052
bb:with you	-0.013	-0.039	0.052	-0.001
bb:with your	0.01	-0.009	-0.016	0.014
bb:with ¶	-0.047	-0.009	0.024	0.032
bb:within DIGITS	-0.087	0	0.059	0.029
bb:within the	-0.011	0.01	0.02	-0.019
bb:wool throw	0.029	-0.001	-0.009	-0.019
bb:word of	-0.03	-0.003	-0.003	0.036
bb:words ¶	0.027	-0.001	-0.001	-0.025
bb:work accept	-0.03	0	0	0.031
bb:work for	-0.003	-0.005	0.012	-0.004
bb:work from	0.012	-0.001	-0.015	0.005
bb:work here	-0.006	-0.004	-0.005	0.015
bb:work in	-0.044	-0.001	0.002	0.043
bb:work ¶	0.081	0	-0.008	-0.072
bb:working day	-0.032	-0.003	-0.002	0.037
bb:works as	0.027	-0.001	0.003	-0.03
bb:works with	0.024	-0.003	0.002	-0.023
bb:works ¶	-0.001	-0.004	-0.013	0.017
bb:workshop is	-0.01	-0.001	-0.001	0.012
bb:would like	-0.047	-0.002	-0.022	0.071
bb:would rather	0.064	-0.005	-0.011	-0.048
bb:would take	-0.006	0.023	-0.016	-0.001
bb:write to	0.001	-0.015	-0.019	0.034
bb:writing and	-0.01	-0.008	0.02	-0.002
bb:writing to	-0.008	-0.02	0.039	-0.011
bb:writing ¶	-0.08	0.034	0.077	-0.031
bb:written contracts	-0.038	-0.004	0.041	0
bb:written instructions	-0.015	0	0.015	0
bb:written on	0.021	-0.002	-0.001	-0.019
bb:written price	0.04	-0.004	-0.014	-0.022
bb:wrong or	0.012	0	-0.013	0.001
bb:www BRAND	0.084	-0.022	-0.025	-0.037
bb:year guarantee	-0.015	0	-0.001	0.017
bb:year olds	-0.01	-0.002	0.038	-0.025
bb:years people	-0.014	-0.001	-0.001	0.015
bb:years which	0.019	-0.002	-0.008	-0.009
bb:years ¶	-0.024	-0.007	-0.001	0.032
bb:york north	0.017	-0.002	-0.008	-0.008
bb:yorkshire hx3	-0.013	0	0.014	-0.001
bb:yorkshire ls9	0.012	0	0	-0.012
bb:yorkshire s9	0.014	0	0.003	-0.016
bb:yorkshire yo10	0.018	-0.001	-0.003	-0.014
bb:you "	0.02	-0.011	-0.017	0.007
bb:you (	0.014	-0.008	0.011	-0.018
bb:you a	0.002	-0.003	-0.013	0.014
bb:you accept	0.039	-0.012	-0.073	0.046
bb:you agree	0.021	-0.005	-0.016	0.001
bb:you and	-0.024	-0.055	0.079	0
bb:you are	0.088	0.033	-0.018	-0.104
bb:you ask	0.035	-0.007	-0.05	0.022
bb:you asked	-0.035	-0.001	-0.001	0.037
bb:you before	0.012	0	0.001	-0.012
bb:you book	-0.024	-0.002	-0.004	0.03
bb:you buy	-0.02	-0.01	-0.004	0.034
bb:you called	0.043	-0.001	-0.01	-0.032
bb:you can	0.042	-0.02	-0.048	0.025
bb:you card	-0.02	0	0.02	0
bb:you choose	-0.097	0.001	0.078	0.018
bb:you chose	0.029	0	-0.001	-0.028
bb:you claim	-0.026	0	0.026	0
bb:you decide	-0.03	-0.001	0.02	0.011
bb:you do	-0.01	-0.001	-0.003	0.014
bb:you expect	0.027	-0.001	0.003	-0.03
bb:you first	0.034	0	0	-0.033
bb:you for	0.02	-0.003	-0.021	0.003
bb:you get	-0.01	-0.001	-0.001	0.013
bb:you give	-0.021	-0.006	-0.022	0.049
bb:you go	-0.053	0.024	0.011	0.018
bb:you have	-0.015	-0.015	0.055	-0.024
bb:you how	-0.016	-0.002	-0.002	0.019
bb:you in	0.027	0	-0.001	-0.025
bb:you knew	0.027	-0.001	-0.01	-0.016
bb:you make	0.016	0	0	-0.015
bb:you need	-0.026	-0.002	0.019	0.009
bb:you order	-0.022	-0.006	0.012	0.016
bb:you paid	-0.106	0.002	0.103	0.001
bb:you pay	0.031	-0.003	-0.027	-0.001
bb:you sign	0.019	0	0	-0.019
bb:you telephone	0.063	-0.002	-0.006	-0.055
bb:you the	0.057	-0.013	-0.016	-0.028
bb:you to	-0.031	-0.012	0.009	0.035
bb:you use	0.016	-0.009	-0.023	0.016
bb:you visit	-0.03	-0.008	0.014	0.024
bb:you want	0.023	0	0.003	-0.025
bb:you will	-0.023	-0.007	0.008	0.023
bb:you wish	0.038	-0.001	-0.004	-0.033
bb:you would	-0.001	-0.003	-0.023	0.027
bb:you your	0.018	0	-0.002	-0.015
bb:you ¶	0.041	0.078	-0.088	-0.03
bb:your agreement	0.014	-0.001	-0.008	-0.004
bb:your bank	0.015	-0.003	-0.014	0.002
bb:your basket	-0.013	0	0.012	0.001
bb:your booking	0.008	-0.006	0.008	-0.01
bb:your browser	0.019	-0.003	-0.009	-0.007
bb:your business	0.026	0	0	-0.026
bb:your contract	0.025	-0.006	-0.032	0.013
bb:your data	-0.006	0.02	0.027	-0.041
bb:your details	0.012	-0.022	0.033	-0.022
bb:your device	-0.021	-0.001	-0.009	0.031
bb:your e	-0.045	0	0	0.046
bb:your experience	-0.03	-0.001	-0.002	0.032
bb:your information	0.011	-0.013	-0.042	0.044
bb:your leave	-0.012	0	0.012	0
bb:your local	0.036	-0.013	-0.027	0.004
bb:your mortgage	-0.005	-0.011	0.016	0
bb:your notes	0.033	-0.002	-0.006	-0.025
bb:your order	0.013	-0.004	-0.003	-0.006
bb:your own	0.011	-0.009	-0.012	0.009
bb:your personal	0.021	0.051	-0.042	-0.031
bb:your postcode	-0.036	-0.001	0.001	0.035
bb:your privacy	0.124	-0.008	0.021	-0.137
bb:your records	0.029	-0.004	-0.022	-0.003
bb:your relationship	0.03	-0.014	-0.025	0.009
bb:your rights	-0.035	-0.004	-0.001	0.041
bb:your statement	0.03	-0.011	0.048	-0.066
bb:your use	-0.028	-0.001	0	0.029
bb:yours ¶	-0.036	-0.001	0.011	0.025
bb:yourself ¶	-0.034	-0.001	0.001	0.034
bb:© BRAND	0.174	-0.01	0.102	-0.266
bb:© DIGITS	-0.03	-0.001	-0.065	0.096
bb:© ORG	-0.156	-0.012	-0.066	0.235
bb:© SELF	0.351	-0.012	-0.023	-0.316
bb:© the	-0.065	-0.002	-0.023	0.09
bb:¶ "	0.106	-0.003	-0.103	0
bb:¶ (	0.036	-0.018	0.017	-0.035
bb:¶ BRAND	0.015	0.22	-0.118	-0.116
bb:¶ DIGITS	0.228	-0.039	-0.017	-0.172
bb:¶ ORG	-0.502	0.083	0.324	0.095
bb:¶ SELF	0.114	0.001	-0.057	-0.058
bb:¶ a	0.063	-0.033	-0.078	0.048
bb:¶ about	0.058	-0.015	-0.092	0.049
bb:¶ accept	0.147	-0.011	0.004	-0.14
bb:¶ account	-0.015	0	0.013	0.002
bb:¶ add	0.089	-0.008	-0.053	-0.028
bb:¶ advertise	0.057	-0.003	0	-0.054
bb:¶ agency	0.073	0.027	-0.02	-0.08
bb:¶ all	-0.064	-0.011	0.023	0.053
bb:¶ allow	0.011	-0.002	0.002	-0.012
bb:¶ american	0.053	-0.001	-0.003	-0.048
bb:¶ anti	0.106	-0.003	-0.021	-0.082
bb:¶ app	0.038	-0.003	0.003	-0.037
bb:¶ approved	0.024	-0.001	-0.023	0
bb:¶ as	-0.051	-0.002	0.056	-0.003
bb:¶ ask	-0.013	-0.001	-0.003	0.017
bb:¶ at	0.031	-0.001	-0.001	-0.03
bb:¶ background	0.018	-0.006	-0.002	-0.01
bb:¶ become	0.064	-0.001	-0.002	-0.061
bb:¶ blog	0.021	-0.001	0.001	-0.021
bb:¶ book	-0.039	-0.016	0.023	0.033
bb:¶ booking	0.036	0.02	-0.011	-0.044
bb:¶ bookings	-0.021	-0.004	0.022	0.004
bb:¶ bottom	-0.032	-0.008	0.054	-0.014
bb:¶ brands	0.001	-0.04	0.054	-0.015
bb:¶ brass	-0.005	-0.001	-0.006	0.012
bb:¶ business	-0.086	-0.01	-0.03	0.125
bb:¶ buying	0.065	0.046	-0.047	-0.064
bb:¶ by	0.103	-0.02	-0.056	-0.028
bb:¶ call	-0.039	0	-0.001	0.04
bb:¶ card	-0.03	-0.008	0.056	-0.019
bb:¶ cardholder	0.058	-0.001	0.002	-0.059
bb:¶ cards	-0.021	0	0.021	0
bb:¶ careers	-0.011	-0.008	-0.013	0.032
bb:¶ cart	0.059	0.027	-0.024	-0.063
bb:¶ cf	-0.009	-0.004	0.013	0
bb:¶ changes	0.007	-0.006	-0.026	0.024
bb:¶ client	-0.05	-0.003	0.039	0.014
bb:¶ clinics	0.018	-0.02	0.021	-0.018
bb:¶ closed	-0.003	-0.002	-0.011	0.016
bb:¶ club	0.018	-0.003	0.006	-0.022
bb:¶ companies	0.016	-0.004	0.026	-0.039
bb:¶ company	-0.049	-0.066	0.124	-0.009
bb:¶ competition	-0.126	0.009	0.061	0.056
bb:¶ competitions	-0.042	0	-0.002	0.044
bb:¶ complaints	-0.026	-0.008	-0.01	0.044
bb:¶ conditions	0.039	-0.002	-0.001	-0.036
bb:¶ contact	-0.041	-0.022	-0.15	0.213
bb:¶ controller	-0.028	-0.013	0.003	0.037
bb:¶ cookie	-0.075	-0.007	-0.014	0.096
bb:¶ cookies	-0.007	0.003	0.015	-0.011
bb:¶ copper	-0.014	-0.001	0	0.015
bb:¶ copyright	-0.025	0.051	0.034	-0.059
bb:¶ councillors	-0.074	-0.003	0.006	0.072
bb:¶ credit	-0.01	-0.007	0.046	-0.029
bb:¶ customer	0.008	-0.015	0.018	-0.011
bb:¶ data	0.227	-0.049	-0.236	0.058
bb:¶ date	-0.009	0.039	-0.016	-0.014
bb:¶ decline	0.021	0	-0.001	-0.02
bb:¶ definitions	-0.017	0.01	-0.023	0.03
bb:¶ delivery	-0.024	-0.011	-0.006	0.04
bb:¶ deny	0.026	-0.002	-0.003	-0.021
bb:¶ designed	0.021	0	0	-0.02
bb:¶ direct	-0.001	-0.002	0.025	-0.023
bb:¶ directory	-0.02	-0.013	0.023	0.01
bb:¶ domogo	-0.001	-0.008	0.01	-0.001
bb:¶ donate	0.07	-0.002	-0.003	-0.066
bb:¶ effective	0.031	-0.013	-0.008	-0.011
bb:¶ egodiluva	-0.012	0	-0.001	0.013
bb:¶ email	0.007	0.065	-0.055	-0.016
bb:¶ engineer	-0.044	0.003	0.033	0.008
bb:¶ enter	-0.004	-0.013	0.028	-0.011
bb:¶ enw	0.012	-0.003	-0.01	0.001
bb:¶ eu	-0.004	-0.019	0.024	-0.002
bb:¶ evening	0.01	0	-0.001	-0.009
bb:¶ events	0.022	-0.003	-0.008	-0.012
bb:¶ everything	0.034	-0.008	-0.044	0.018
bb:¶ fair	0.011	0	-0.011	0
bb:¶ faq	-0.026	-0.001	-0.001	0.027
bb:¶ faqs	-0.027	-0.029	0.022	0.035
bb:¶ featured	-0.008	-0.004	0.013	-0.001
bb:¶ features	-0.034	-0.001	0	0.035
bb:¶ fees	0.017	-0.004	0.023	-0.036
bb:¶ field	0.023	0	-0.019	-0.003
bb:¶ finance	0.007	0.084	-0.073	-0.019
bb:¶ find	-0.069	-0.035	0.036	0.067
bb:¶ fine	-0.008	0	-0.002	0.01
bb:¶ first	-0.015	-0.002	0.002	0.014
bb:¶ fixed	0.01	0	0	-0.01
bb:¶ fixtures	-0.033	-0.001	0	0.033
bb:¶ follow	0.016	0	0	-0.015
bb:¶ for	0.095	-0.012	-0.068	-0.014
bb:¶ forms	-0.012	-0.001	0	0.012
bb:¶ free	0.018	-0.01	-0.027	0.018
bb:¶ from	-0.016	-0.007	-0.013	0.036
bb:¶ full	0.048	-0.005	-0.027	-0.015
bb:¶ ga	-0.01	-0.004	0.014	0
bb:¶ gallery	-0.018	-0.003	-0.016	0.037
bb:¶ gdpr	0.022	-0.003	-0.017	-0.002
bb:¶ general	0.062	-0.038	-0.038	0.014
bb:¶ get	0.073	0	-0.023	-0.05
bb:¶ gift	0.063	0.037	-0.041	-0.059
bb:¶ gitomset	-0.004	-0.001	-0.025	0.03
bb:¶ give	-0.027	-0.001	0.03	-0.002
bb:¶ gonozi	-0.007	-0.005	0.02	-0.008
bb:¶ group	-0.024	0.008	0.015	0
bb:¶ guides	-0.032	-0.006	0.026	0.012
bb:¶ hello	-0.027	-0.001	0.034	-0.006
bb:¶ help	-0.041	-0.007	-0.028	0.076
bb:¶ hire	0.015	-0.004	0.007	-0.019
bb:¶ home	0.027	-0.128	0.075	0.027
bb:¶ hosting	-0.029	-0.014	0.023	0.021
bb:¶ hotels	0.052	-0.002	-0.001	-0.049
bb:¶ how	-0.023	-0.007	-0.015	0.045
bb:¶ i	0.02	-0.007	0.034	-0.048
bb:¶ ico	0.014	-0.002	0.001	-0.014
bb:¶ if	-0.052	0.049	0.011	-0.009
bb:¶ imprint	-0.003	-0.007	-0.011	0.021
bb:¶ in	0.089	0.024	-0.131	0.018
bb:¶ insurance	0.015	-0.001	0	-0.014
bb:¶ introduction	-0.005	-0.033	-0.054	0.091
bb:¶ investors	0	-0.003	0.01	-0.007
bb:¶ it	0.014	0.003	-0.013	-0.004
bb:¶ join	0.084	-0.008	0.034	-0.11
bb:¶ keep	0.022	-0.003	-0.017	-0.003
bb:¶ kosolanko	0.003	-0.003	-0.025	0.025
bb:¶ l2	-0.005	0	-0.005	0.01
bb:¶ last	0.086	-0.032	-0.054	0
bb:¶ latest	-0.011	-0.005	0.019	-0.004
bb:¶ learn	0.026	0	-0.001	-0.025
bb:¶ legal	0.177	-0.036	-0.159	0.018
bb:¶ let	-0.03	-0.001	-0.002	0.033
bb:¶ letters	-0.024	0.002	0.005	0.016
bb:¶ lettings	-0.042	-0.001	-0.001	0.043
bb:¶ licences	0.029	-0.003	-0.029	0.002
bb:¶ live	-0.013	0	0	0.013
bb:¶ locations	-0.038	0.023	0.022	-0.007
bb:¶ log	-0.043	-0.004	0.029	0.018
bb:¶ london	-0.045	-0.004	0.015	0.033
bb:¶ lottery	-0.075	0.038	-0.013	0.05
bb:¶ means	-0.01	-0.015	0.043	-0.018
bb:¶ members	0.025	-0.008	-0.006	-0.012
bb:¶ membership	0.008	-0.007	0.038	-0.039
bb:¶ memberships	-0.005	-0.001	-0.004	0.01
bb:¶ menu	-0.061	-0.004	-0.001	0.066
bb:¶ name	0.037	-0.008	-0.037	0.008
bb:¶ new	0.043	-0.004	-0.043	0.003
bb:¶ newest	-0.025	0	0.025	0
bb:¶ news	0.109	0.031	-0.08	-0.06
bb:¶ no	-0.04	-0.002	0	0.043
bb:¶ offers	-0.019	0	0	0.019
bb:¶ official	0.035	-0.001	-0.001	-0.034
bb:¶ ok	-0.026	0	-0.001	0.027
bb:¶ okimiletpo	0.057	-0.001	-0.003	-0.052
bb:¶ on	0.018	-0.001	0.001	-0.017
bb:¶ one	-0.004	-0.003	0.015	-0.008
bb:¶ only	-0.016	-0.004	-0.011	0.031
bb:¶ open	-0.068	-0.007	-0.002	0.076
bb:¶ order	0.076	-0.002	-0.015	-0.059
bb:¶ orders	0.018	-0.001	-0.001	-0.016
bb:¶ organised	-0.044	0	0	0.044
bb:¶ our	-0.031	0.099	0.013	-0.081
bb:¶ overview	-0.003	0.018	-0.012	-0.003
bb:¶ owners	0.046	-0.002	-0.004	-0.04
bb:¶ parcels	-0.034	0	0.034	0
bb:¶ part	0.023	0.072	-0.095	0
bb:¶ parties	0.031	-0.001	-0.002	-0.028
bb:¶ partner	0.03	-0.001	0	-0.029
bb:¶ partners	0.067	-0.002	-0.048	-0.017
bb:¶ payments	-0.008	-0.014	0.023	-0.001
bb:¶ people	0.03	-0.014	-0.011	-0.006
bb:¶ personal	0.011	-0.001	-0.001	-0.01
bb:¶ phone	-0.01	-0.003	-0.008	0.021
bb:¶ please	0.028	0.001	-0.033	0.004
bb:¶ plumbers	-0.01	-0.002	0.013	-0.001
bb:¶ policies	0.033	-0.009	0.031	-0.054
bb:¶ policy	-0.061	0.002	0.035	0.024
bb:¶ polisi	0.018	-0.001	-0.002	-0.016
bb:¶ portfolio	-0.044	-0.001	0.047	-0.002
bb:¶ posena	-0.003	-0.008	0.012	-0.001
bb:¶ powered	-0.076	-0.011	-0.028	0.115
bb:¶ prices	-0.017	-0.01	0.02	0.008
bb:¶ privacy	-0.081	0.027	-0.072	0.126
bb:¶ products	-0.065	0.025	-0.013	0.053
bb:¶ projects	0.001	-0.011	-0.006	0.016
bb:¶ provider	-0.041	0.003	0.038	0
bb:¶ publisher	0.015	-0.003	-0.012	0
bb:¶ purpose	0.017	-0.006	-0.009	-0.003
bb:¶ questions	-0.074	-0.015	0.085	0.004
bb:¶ rapa	0.079	-0.001	-0.003	-0.075
bb:¶ rated	0.02	-0.001	-0.001	-0.018
bb:¶ recent	-0.014	0	0.014	0
bb:¶ ref	-0.023	-0.006	-0.048	0.077
bb:¶ registered	0.185	-0.024	-0.132	-0.029
bb:¶ registration	-0.058	0.001	0.057	0
bb:¶ regulatory	0.014	-0.001	-0.005	-0.009
bb:¶ reject	-0.019	-0.003	0.005	0.017
bb:¶ returns	-0.077	-0.007	-0.001	0.085
bb:¶ reviews	-0.037	0	0.037	0
bb:¶ rooms	-0.018	-0.002	-0.004	0.024
bb:¶ rova	-0.008	-0.014	0.023	-0.001
bb:¶ royal	0.013	-0.001	-0.011	-0.001
bb:¶ safeguarding	-0.019	0	0	0.02
bb:¶ sales	-0.127	-0.003	-0.012	0.142
bb:¶ school	0.014	-0.005	-0.002	-0.007
bb:¶ see	-0.049	-0.01	0.017	0.042
bb:¶ seed	0.02	0	-0.016	-0.004
bb:¶ sell	0.07	-0.003	-0.005	-0.062
bb:¶ service	-0.012	-0.012	0.027	-0.003
bb:¶ services	0.053	-0.021	-0.018	-0.014
bb:¶ session	-0.038	-0.004	0.005	0.037
bb:¶ settings	-0.03	0	0	0.03
bb:¶ sharing	-0.014	-0.02	0.029	0.005
bb:¶ shop	0.054	-0.007	0.001	-0.048
bb:¶ sign	-0.022	0.003	0.001	0.018
bb:¶ small	0.009	0	0.024	-0.033
bb:¶ social	0.018	-0.003	0.005	-0.02
bb:¶ software	0.016	-0.002	0.004	-0.018
bb:¶ sponsors	-0.003	-0.01	0.014	-0.001
bb:¶ standard	0.008	0.002	0.004	-0.014
bb:¶ start	-0.038	0	0	0.039
bb:¶ stores	0.01	-0.001	-0.005	-0.004
bb:¶ subscribe	-0.008	-0.004	0.015	-0.004
bb:¶ summary	-0.028	0.051	-0.022	-0.001
bb:¶ sunday	0.011	0	0	-0.011
bb:¶ suppliers	-0.015	-0.001	0.023	-0.007
bb:¶ support	-0.025	-0.001	0.015	0.012
bb:¶ t	-0.123	0.052	-0.01	0.08
bb:¶ tables	-0.047	0.007	0.048	-0.008
bb:¶ talk	0	0.039	-0.011	-0.028
bb:¶ team	-0.032	-0.001	0.004	0.029
bb:¶ tel	0.014	0.039	-0.045	-0.007
bb:¶ telerau	0.001	-0.003	-0.01	0.012
bb:¶ terms	0.032	0.12	-0.119	-0.033
bb:¶ thank	0.004	-0.012	-0.007	0.015
bb:¶ the	-0.037	-0.052	0.054	0.035
bb:¶ these	0.061	-0.056	-0.039	0.034
bb:¶ they	-0.019	-0.001	-0.001	0.021
bb:¶ third	-0.003	-0.008	-0.019	0.031
bb:¶ this	0.091	-0.067	0.002	-0.026
bb:¶ three	0.037	-0.001	-0.001	-0.034
bb:¶ ticket	-0.033	-0.001	0.019	0.016
bb:¶ tickets	0.055	-0.017	-0.006	-0.032
bb:¶ to	-0.001	-0.008	0.013	-0.004
bb:¶ top	0.028	-0.001	-0.012	-0.016
bb:¶ trade	-0.038	-0.013	-0.029	0.08
bb:¶ trading	0.01	-0.003	-0.021	0.015
bb:¶ training	0.018	-0.006	-0.001	-0.01
bb:¶ treatments	-0.024	0	0	0.024
bb:¶ uk	-0.026	-0.002	0.01	0.019
bb:¶ united	-0.003	-0.006	0.026	-0.017
bb:¶ up	-0.028	-0.006	0.022	0.012
bb:¶ useful	-0.016	-0.001	0	0.017
bb:¶ user	-0.008	-0.002	-0.018	0.027
bb:¶ vat	0.018	-0.008	-0.009	-0.001
bb:¶ visit	0.036	-0.003	-0.029	-0.004
bb:¶ we	0.066	-0.066	-0.013	0.013
bb:¶ web	-0.004	-0.007	0.014	-0.002
bb:¶ website	-0.073	-0.004	0.005	0.072
bb:¶ weddings	0.077	-0.002	-0.001	-0.074
bb:¶ welcome	0.099	0.038	-0.121	-0.016
bb:¶ well	0.004	-0.003	-0.012	0.011
bb:¶ what	-0.011	-0.025	-0.006	0.042
bb:¶ when	-0.061	-0.005	0.074	-0.008
bb:¶ where	-0.067	-0.001	0.068	0
bb:¶ who	0.026	-0.104	0.037	0.04
bb:¶ winner	0.045	-0.001	0	-0.044
bb:¶ with	-0.028	0.002	0.012	0.014
bb:¶ wool	0.013	-0.001	-0.009	-0.003
bb:¶ work	-0.012	-0.002	0.054	-0.039
bb:¶ write	-0.014	-0.019	0.025	0.008
bb:¶ www	-0.002	-0.008	0.011	0
bb:¶ you	-0.009	-0.007	-0.001	0.017
bb:¶ your	0.111	-0.027	-0.075	-0.009
bb:¶ ©	0.082	-0.008	-0.074	0
bw:"	0.053	0.061	-0.217	0.102
bw:&	-0.046	0.174	-0.167	0.039
bw:(	-0.103	0.066	0.158	-0.122
bw:1xf	-0.02	-0.007	0.009	0.018
bw:25th	0.01	-0.001	-0.005	-0.005
bw:2pm	0.018	-0.001	-0.001	-0.016
bw:3rd	0.002	-0.005	-0.008	0.011
bw:5lg	-0.016	0	0.001	0.015
bw:5ng	0.044	-0.007	-0.033	-0.005
bw:5pm	0.035	0	-0.001	-0.034
bw:5wz	-0.012	0	0.001	0.01
bw:7bt	-0.04	0.05	-0.013	0.004
bw:7jt	0.007	-0.005	-0.019	0.017
bw:8hg	-0.03	-0.001	-0.004	0.035
bw:8qe	0.02	0	0.001	-0.021
bw:9am	0.031	0	-0.001	-0.03
bw::	-0.068	-0.007	-0.026	0.1
bw:;	-0.176	0.017	0.177	-0.018
bw:@	-0.002	0.038	-0.045	0.009
bw:BRAND	0.159	0.008	-0.121	-0.046
bw:DIGITS	-0.051	-0.123	-0.093	0.267
bw:NUM	-0.723	0.14	0.369	0.215
bw:ORG	-0.607	0.244	0.141	0.222
bw:SELF	1.037	-0.071	-0.225	-0.741
bw:a	-0.008	-0.012	-0.091	0.11
bw:aberdeen	0.007	-0.006	0.016	-0.017
bw:aberystwyth	-0.026	0.002	0.01	0.015
bw:about	0.058	0.18	-0.092	-0.146
bw:above	-0.039	-0.003	0.067	-0.025
bw:abroad	0.023	-0.007	-0.044	0.028
bw:ac	-0.015	-0.023	0.014	0.023
bw:academy	0.062	0.039	-0.043	-0.059
bw:accept	0.138	0.054	-0.146	-0.046
bw:acceptance	0.051	-0.026	-0.009	-0.016
bw:accepted	0.011	-0.003	0.012	-0.02
bw:access	0.079	-0.009	-0.023	-0.047
bw:accommodation	-0.009	-0.009	0.035	-0.017
bw:account	-0.091	-0.062	0.152	0.001
bw:accountants	0.089	-0.007	0.028	-0.111
bw:accounts	-0.022	-0.005	0.013	0.015
bw:across	-0.042	-0.004	0.008	0.038
bw:act	-0.011	-0.006	0.076	-0.059
bw:acting	0.039	-0.024	0.035	-0.05
bw:activities	-0.018	0.007	-0.008	0.019
bw:acts	0.022	-0.014	-0.028	0.02
bw:add	0.089	-0.01	-0.03	-0.049
bw:added	0.062	-0.033	-0.022	-0.006
bw:address	-0.135	0.041	0.044	0.05
bw:addresses	-0.007	-0.003	0.013	-0.003
bw:adjusters	-0.021	0.001	0.02	0
bw:administer	-0.036	-0.001	0.04	-0.003
bw:administration	-0.003	-0.011	0.018	-0.004
bw:administrator	-0.022	-0.007	0.033	-0.004
bw:administrators	-0.001	-0.008	0.01	-0.001
bw:adults	-0.027	0	0	0.028
bw:advertise	0.076	-0.006	0.006	-0.076
bw:advice	0.051	-0.051	-0.045	0.045
bw:advisers	0.053	-0.012	0.014	-0.055
bw:affiliated	-0.019	0.009	0.007	0.003
bw:affiliates	-0.02	-0.019	0.028	0.011
bw:afield	0.015	-0.002	-0.002	-0.011
bw:afinralten	-0.037	-0.001	-0.011	0.049
bw:after	0.108	0.101	-0.064	-0.145
bw:afternoon	0.081	-0.007	-0.02	-0.054
bw:again	-0.013	-0.023	0.031	0.005
bw:against	-0.036	-0.012	0.056	-0.009
bw:agencies	-0.04	-0.062	0.076	0.026
bw:agency	0.145	0.016	0.02	-0.181
bw:agent	-0.065	-0.015	0.062	0.019
bw:agents	0.121	-0.008	0.006	-0.12
bw:agree	0.015	-0.007	-0.013	0.005
bw:agreed	-0.015	-0.007	0.031	-0.009
bw:agreement	0.106	-0.084	-0.011	-0.011
bw:agrees	0.015	-0.004	-0.009	-0.002
bw:ai	0.054	0.004	0.011	-0.069
bw:aided	-0.05	0	-0.001	0.051
bw:aim	0.002	0.017	-0.017	-0.002
bw:akevafifo	-0.005	-0.011	0.016	0
bw:all	-0.027	0.029	0.068	-0.07
bw:allow	0.017	-0.006	0	-0.012
bw:alma	-0.035	0	-0.001	0.036
bw:almoner	-0.005	-0.001	0.019	-0.014
bw:alone	0.018	-0.004	-0.007	-0.007
bw:also	0.028	0.008	-0.007	-0.029
bw:always	-0.004	-0.003	-0.004	0.01
bw:am	-0.007	0.017	-0.002	-0.008
bw:america	-0.024	0.075	-0.03	-0.021
bw:american	0.053	-0.001	-0.003	-0.048
bw:amodau	-0.011	-0.003	-0.011	0.025
bw:among	-0.036	0.028	0.002	0.006
bw:amount	0.033	-0.011	-0.02	-0.002
bw:an	-0.069	-0.054	0.367	-0.245
bw:analyse	-0.01	-0.002	0.001	0.011
bw:analytics	-0.057	-0.046	0.105	-0.002
bw:and	0.22	0.153	-0.15	-0.222
bw:annual	0.047	-0.009	-0.03	-0.009
bw:another	0.002	0.034	-0.018	-0.018
bw:answers	-0.018	-0.003	-0.016	0.038
bw:anti	0.122	-0.003	-0.022	-0.097
bw:any	0.119	-0.081	-0.068	0.031
bw:anyone	-0.036	-0.004	0.022	0.018
bw:apartments	0.023	-0.001	-0.029	0.007
bw:app	0.227	-0.118	-0.014	-0.096
bw:appear	0.038	-0.012	0.04	-0.066
bw:applicable	0.015	-0.004	0	-0.011
bw:application	-0.135	0.001	0.096	0.037
bw:applies	-0.104	0.019	-0.034	0.118
bw:apply	-0.018	-0.007	0.014	0.011
bw:appointed	-0.051	-0.07	0.163	-0.042
bw:appointment	-0.013	-0.003	-0.019	0.035
bw:appointments	0.014	-0.003	0.003	-0.013
bw:approved	0.036	-0.002	-0.022	-0.012
bw:apps	-0.007	0.092	-0.092	0.007
bw:april	0.029	-0.011	0.009	-0.027
bw:apron	-0.008	0	0.013	-0.005
bw:are	0.066	-0.077	0.292	-0.282
bw:area	-0.037	-0.003	0.045	-0.005
bw:areas	0.015	0	0	-0.015
bw:arm	-0.013	-0.01	0.026	-0.004
bw:around	-0.041	-0.004	-0.031	0.076
bw:arranged	-0.023	0.075	-0.064	0.012
bw:arrangement	0.088	-0.005	0.004	-0.087
bw:arrangements	0.039	-0.001	-0.007	-0.031
bw:arranges	-0.04	0.005	0.021	0.014
bw:article	0.032	-0.033	-0.059	0.059
bw:as	0.068	0.04	-0.177	0.07
bw:asia	-0.005	0.036	-0.014	-0.016
bw:ask	0.141	-0.032	-0.065	-0.043
bw:asked	-0.038	-0.012	0.042	0.008
bw:asks	0.012	-0.003	-0.012	0.003
bw:assets	0.002	-0.027	0.033	-0.007
bw:associated	-0.042	0.056	-0.015	0.001
bw:association	-0.082	-0.006	0.021	0.067
bw:at	-0.23	-0.037	0.109	0.157
bw:atol	0.07	-0.008	-0.012	-0.05
bw:audit	0.014	-0.001	0.001	-0.015
bw:august	0.028	-0.002	0	-0.026
bw:authorised	-0.051	-0.024	0.089	-0.014
bw:authority	-0.003	-0.05	0.12	-0.067
bw:available	0.057	-0.039	-0.017	-0.001
bw:award	0.018	-0.002	-0.002	-0.014
bw:away	0.03	-0.003	0.007	-0.034
bw:azusi	0.011	-0.005	-0.006	0.001
bw:b9	-0.01	0	0.001	0.009
bw:back	-0.051	-0.014	0.02	0.046
bw:backed	-0.021	-0.001	0	0.021
bw:background	0.011	0.019	-0.019	-0.01
bw:bahnhofstrasse	-0.024	0.008	0.015	0
bw:balance	-0.025	0	0	0.026
bw:balloon	-0.016	0.001	0.066	-0.051
bw:bank	-0.003	-0.006	0.02	-0.011
bw:banks	-0.007	-0.002	0.01	0
bw:bar	-0.036	0.058	-0.05	0.029
bw:bars	-0.039	-0.015	0.032	0.022
bw:based	0.069	0.002	0.016	-0.086
bw:basis	0.036	-0.008	-0.024	-0.004
bw:basket	-0.026	-0.009	0.024	0.011
bw:batch	-0.013	0	-0.002	0.015
bw:batches	0.012	0	0	-0.011
bw:battery	-0.051	0.095	-0.002	-0.041
bw:be	-0.04	0.073	-0.023	-0.011
bw:because	0.015	-0.004	0	-0.011
bw:become	0.1	-0.001	-0.002	-0.097
bw:been	-0.066	-0.017	0.049	0.033
bw:before	0.081	-0.015	-0.048	-0.018
bw:began	-0.014	-0.007	0.027	-0.006
bw:behalf	-0.021	0.009	0.012	0
bw:behind	-0.054	0.039	-0.058	0.072
bw:belfast	0.005	-0.003	-0.017	0.015
bw:bellfounder	0.01	-0.003	-0.008	0.001
bw:belong	0.018	-0.009	-0.001	-0.008
bw:belongs	-0.051	-0.014	0.068	-0.003
bw:below	-0.069	0.036	0.059	-0.027
bw:benefits	-0.015	-0.014	-0.005	0.033
bw:berkshire	0.027	-0.001	0.001	-0.027
bw:best	-0.006	-0.005	0	0.011
bw:between	0.147	-0.135	-0.029	0.017
bw:beyond	-0.061	0.029	-0.01	0.042
bw:bikazumfo	0.017	0	-0.003	-0.014
bw:bikes	-0.057	0.075	0.001	-0.019
bw:bind	-0.025	-0.003	-0.02	0.048
bw:binding	0.039	-0.01	-0.029	0
bw:birmingham	-0.088	-0.014	-0.009	0.112
bw:birth	-0.006	-0.004	0.016	-0.006
bw:birthday	0.066	0	0	-0.066
bw:blog	0.059	-0.002	-0.004	-0.053
bw:bm	-0.014	-0.004	0.012	0.006
bw:bn1	-0.035	0.006	0.017	0.012
bw:board	0.032	-0.006	-0.007	-0.019
bw:boat	-0.019	-0.001	0	0.019
bw:body	0.009	-0.014	0.008	-0.003
bw:boilers	0.028	-0.002	-0.021	-0.005
bw:book	-0.021	-0.026	-0.015	0.062
bw:booked	-0.072	0.002	0.061	0.008
bw:booking	-0.086	0.019	0.098	-0.031
bw:bookings	-0.046	-0.017	0.05	0.013
bw:bookkeepers	-0.006	-0.003	0.011	-0.002
bw:bookkeeping	-0.004	-0.007	0.016	-0.005
bw:books	-0.013	-0.009	0.043	-0.021
bw:both	0.001	0.024	-0.001	-0.024
bw:bottom	-0.03	-0.008	0.054	-0.015
bw:bought	0.014	-0.011	0.046	-0.05
bw:bound	0.009	0.042	-0.065	0.014
bw:box	-0.094	-0.008	0.038	0.064
bw:boxes	0.013	-0.008	-0.043	0.037
bw:brand	0.009	0.062	-0.03	-0.041
bw:brands	-0.002	0.213	-0.155	-0.056
bw:brass	-0.015	-0.001	-0.021	0.037
bw:breaks	-0.024	-0.017	0.034	0.007
bw:bridge	0.065	0.008	-0.007	-0.067
bw:brighton	0.01	0.005	0.013	-0.028
bw:bring	-0.015	-0.006	0.063	-0.041
bw:bristol	0.066	0.065	-0.056	-0.075
bw:britain	0.041	-0.014	0.02	-0.047
bw:british	0.002	-0.022	0.006	0.014
bw:broken	-0.009	0	0	0.01
bw:broker	0.01	-0.04	-0.009	0.04
bw:broking	0.028	-0.04	-0.033	0.045
bw:brought	-0.009	-0.003	-0.004	0.016
bw:browse	-0.006	-0.007	-0.011	0.024
bw:browser	0.02	-0.004	-0.009	-0.007
bw:building	-0.028	0.013	-0.014	0.029
bw:buildings	-0.016	-0.001	0.001	0.017
bw:built	-0.055	0.065	0.035	-0.044
bw:bus	0.001	-0.007	-0.023	0.029
bw:business	0.084	0.028	0.018	-0.129
bw:businesses	0.208	0.118	-0.216	-0.11
bw:but	-0.052	0.018	0.055	-0.022
bw:buvo	-0.001	0.04	-0.095	0.056
bw:buy	-0.038	-0.024	-0.01	0.071
bw:buyer	0.039	0.016	-0.03	-0.025
bw:buyers	0.038	-0.004	0.005	-0.04
bw:buying	0.037	0.129	-0.091	-0.075
bw:buys	0.005	-0.014	-0.008	0.016
bw:by	0.068	-0.215	0.364	-0.217
bw:c	-0.044	-0.041	0.105	-0.02
bw:cake	0.035	-0.003	-0.004	-0.028
bw:call	-0.122	0.113	-0.06	0.068
bw:called	0.051	-0.012	-0.013	-0.026
bw:calls	-0.038	-0.004	0.013	0.029
bw:cambridge	-0.008	-0.01	0.007	0.011
bw:came	0.021	-0.003	-0.001	-0.017
bw:campaign	-0.012	-0.003	0.004	0.011
bw:can	0.102	-0.023	-0.066	-0.013
bw:canada	-0.017	0.04	-0.037	0.015
bw:cannot	-0.008	-0.012	-0.012	0.032
bw:car	-0.061	-0.011	-0.011	0.083
bw:card	0.058	-0.063	0.137	-0.132
bw:cardholder	0.038	-0.001	0.001	-0.038
bw:cardiff	-0.034	0.027	0.024	-0.017
bw:cards	-0.055	0.075	-0.049	0.03
bw:care	-0.203	0.026	-0.043	0.22
bw:careers	-0.012	-0.021	0	0.033
bw:carefully	0.056	-0.003	-0.038	-0.016
bw:carriage	-0.008	-0.008	0.02	-0.004
bw:carried	-0.14	-0.003	0.075	0.068
bw:carrier	-0.022	-0.001	0.01	0.014
bw:carriers	-0.033	-0.023	0.04	0.017
bw:carries	-0.02	0.046	-0.013	-0.013
bw:carry	-0.03	-0.005	0.037	-0.001
bw:cart	0.06	0.027	-0.024	-0.063
bw:case	0.017	-0.008	-0.005	-0.004
bw:cash	0.102	-0.014	-0.039	-0.049
bw:castle	-0.074	-0.003	0.019	0.057
bw:catering	-0.017	-0.003	0.008	0.012
bw:cb1	-0.018	-0.003	0	0.02
bw:centre	-0.021	0.107	-0.046	-0.04
bw:centres	0.026	-0.002	0.023	-0.047
bw:ceredigion	-0.02	0.001	0.001	0.018
bw:certain	-0.032	-0.002	0.056	-0.023
bw:certification	-0.013	-0.001	0.009	0.005
bw:certified	0.062	-0.003	0.005	-0.064
bw:cf	-0.009	-0.004	0.013	0
bw:cf10	-0.019	0	0.011	0.007
bw:chairs	-0.023	0	0	0.024
bw:chance	-0.012	-0.002	-0.001	0.015
bw:changes	0.041	-0.007	-0.026	-0.008
bw:charge	0.036	-0.009	-0.019	-0.009
bw:charged	-0.005	-0.004	-0.011	0.02
bw:chargers	0.01	-0.025	0.041	-0.026
bw:charges	0.006	-0.013	0.012	-0.005
bw:charitable	0.031	-0.012	-0.017	-0.002
bw:charities	0.045	0	-0.011	-0.034
bw:charity	0.064	0.149	0.175	-0.387
bw:charter	0.013	-0.001	-0.01	-0.002
bw:chartered	0.05	-0.001	-0.005	-0.044
bw:chat	0.005	-0.013	0.024	-0.017
bw:che	-0.024	0.008	0.015	0
bw:checked	-0.018	-0.002	0.002	0.017
bw:checkout	-0.05	-0.021	0.059	0.012
bw:checks	-0.014	-0.002	0.007	0.008
bw:cheshire	0.032	-0.006	-0.032	0.006
bw:children	0.022	-0.001	0.002	-0.023
bw:children's	0.011	0.039	-0.019	-0.031
bw:choices	0.059	-0.027	-0.024	-0.009
bw:choose	-0.047	-0.048	0.054	0.041
bw:chose	0.02	-0.001	-0.001	-0.018
bw:chosen	-0.012	-0.005	0.023	-0.006
bw:church	0.091	-0.004	-0.004	-0.083
bw:city	-0.051	-0.007	-0.006	0.064
bw:claim	-0.024	-0.004	0.044	-0.016
bw:claims	-0.026	0.044	-0.061	0.042
bw:classes	0.036	-0.003	-0.001	-0.032
bw:clause	0.015	-0.024	0.03	-0.02
bw:clean	0.015	0	0.003	-0.017
bw:clear	-0.053	-0.002	-0.001	0.056
bw:click	-0.026	0.026	0	0
bw:client	-0.041	-0.02	0.122	-0.06
bw:clients	0.017	-0.018	0.005	-0.004
bw:clinic	-0.032	0.042	-0.031	0.021
bw:clinics	0.066	-0.023	0.026	-0.069
bw:close	-0.015	0.057	-0.004	-0.038
bw:closed	-0.015	-0.005	0.008	0.013
bw:clothing	-0.01	-0.001	-0.006	0.017
bw:club	-0.009	0.039	-0.023	-0.007
bw:clubs	-0.028	-0.007	-0.014	0.049
bw:co	-0.017	0.067	-0.04	-0.01
bw:coach	-0.024	-0.001	0.001	0.024
bw:coast	0.033	-0.001	-0.001	-0.032
bw:code	0.067	-0.031	-0.024	-0.012
bw:coffee	-0.065	-0.001	-0.001	0.067
bw:collect	0.042	-0.017	-0.025	0.001
bw:collected	0.004	-0.022	0.078	-0.06
bw:collection	-0.072	-0.001	0	0.073
bw:collectively	-0.006	0.037	-0.038	0.007
bw:com	0.061	0.024	0.048	-0.133
bw:come	-0.024	-0.01	0.006	0.028
bw:comes	-0.01	-0.013	-0.009	0.031
bw:commerce	0.072	-0.006	-0.037	-0.029
bw:commercial	0.004	0.009	-0.002	-0.01
bw:commission	-0.005	0.063	-0.006	-0.052
bw:committed	0.006	-0.013	0.013	-0.006
bw:community	0.036	-0.009	-0.008	-0.02
bw:companies	-0.031	0.197	-0.094	-0.072
bw:company	0.347	0.133	-0.452	-0.028
bw:compare	-0.012	-0.006	0.012	0.006
bw:competition	-0.17	0.006	0.057	0.107
bw:competitions	0.007	-0.006	-0.051	0.051
bw:complain	0.001	-0.009	0.011	-0.002
bw:complaint	-0.009	-0.013	-0.011	0.033
bw:complaints	-0.119	-0.029	0.015	0.132
bw:compliance	0.048	-0.009	-0.01	-0.029
bw:condition	0.058	0.028	0.001	-0.088
bw:conditions	0.118	0.022	-0.083	-0.057
bw:conduct	0.082	-0.049	0.02	-0.052
bw:consent	-0.045	-0.005	0.006	0.045
bw:consultant	-0.033	-0.002	-0.008	0.042
bw:consultants	-0.037	0	0	0.038
bw:consultation	-0.075	-0.002	0.009	0.068
bw:consultations	0.003	0.082	-0.058	-0.027
bw:consumers	-0.081	-0.002	-0.005	0.088
bw:contact	0.024	-0.051	-0.14	0.167
bw:contacts	-0.049	0.064	-0.012	-0.004
bw:content	0.052	-0.006	-0.05	0.005
bw:contract	0.177	-0.028	-0.126	-0.023
bw:contracting	-0.019	0.021	-0.003	0.002
bw:contractors	-0.068	-0.006	0.03	0.044
bw:contracts	-0.098	0.033	0.048	0.017
bw:control	-0.025	-0.002	0.004	0.023
bw:controller	0.039	-0.059	-0.011	0.031
bw:controllers	0.023	0.046	-0.061	-0.008
bw:conversation	0.01	-0.002	-0.026	0.019
bw:cookie	-0.076	-0.033	0.044	0.066
bw:cookies	0.213	0.036	-0.002	-0.247
bw:copenhagen	-0.013	0	0	0.013
bw:copper	-0.011	-0.001	-0.007	0.018
bw:copy	0.01	-0.022	-0.009	0.022
bw:copyright	-0.021	0.031	0	-0.011
bw:cornwall	-0.037	0.005	0.012	0.02
bw:corporate	-0.017	0.014	-0.011	0.014
bw:corporation	-0.01	0.001	0.005	0.004
bw:correspondence	-0.008	-0.002	0.011	0
bw:cost	-0.007	-0.002	-0.002	0.01
bw:costs	0.026	-0.003	-0.017	-0.006
bw:cottages	0.011	0	-0.001	-0.009
bw:could	-0.051	-0.001	0.005	0.047
bw:council	-0.012	-0.024	0.088	-0.051
bw:councillors	-0.082	-0.003	0.006	0.079
bw:councils	-0.004	0.035	-0.026	-0.005
bw:counted	0.011	-0.001	-0.001	-0.009
bw:counter	-0.001	-0.005	-0.016	0.022
bw:countries	-0.013	-0.011	0.05	-0.027
bw:country	-0.071	-0.013	0.025	0.059
bw:counts	-0.024	-0.007	0.019	0.012
bw:county	-0.002	-0.004	-0.026	0.033
bw:courses	0.092	-0.003	0	-0.089
bw:court	0.052	0.035	0.015	-0.101
bw:courts	0.048	-0.002	0.003	-0.049
bw:cover	0.056	-0.054	0.02	-0.022
bw:covers	-0.047	0.004	0.009	0.034
bw:create	-0.016	-0.001	0.002	0.015
bw:created	0.047	-0.006	0.003	-0.045
bw:creative	0.011	-0.001	0.003	-0.012
bw:credit	0.101	-0.129	0.003	0.024
bw:croydon	0.069	-0.006	0.012	-0.075
bw:cs	-0.081	0.038	-0.009	0.052
bw:cumbria	0.016	0	0.002	-0.018
bw:current	0.093	-0.013	-0.001	-0.078
bw:customer	0.146	-0.104	-0.105	0.063
bw:customers	-0.017	0.233	-0.084	-0.131
bw:customise	-0.017	-0.001	0	0.018
bw:customs	-0.042	-0.023	0.046	0.02
bw:cut	-0.045	0.041	-0.037	0.041
bw:d	0.004	0	0.006	-0.01
bw:damage	0.022	-0.007	0.025	-0.04
bw:dashboard	0.042	-0.002	-0.016	-0.024
bw:data	0.138	-0.057	-0.083	0.002
bw:database	-0.064	-0.017	0.029	0.052
bw:date	0.092	-0.041	-0.045	-0.006
bw:dates	0.007	-0.005	0.009	-0.012
bw:day	0.079	0.01	-0.099	0.01
bw:days	-0.227	-0.007	0.023	0.212
bw:deal	0.039	-0.004	0.006	-0.041
bw:dealers	-0.02	0.044	-0.027	0.004
bw:dealings	-0.006	-0.032	0.066	-0.029
bw:debit	-0.046	-0.009	0.075	-0.021
bw:debits	-0.032	-0.017	0.092	-0.043
bw:decide	-0.001	-0.009	-0.004	0.014
bw:decline	0.038	-0.001	-0.001	-0.037
bw:defined	0.001	0.036	-0.028	-0.009
bw:definitions	0.13	-0.055	-0.09	0.015
bw:delete	0.035	-0.003	-0.033	0.002
bw:delivered	-0.015	-0.006	-0.002	0.023
bw:deliveries	-0.018	0	0.004	0.014
bw:delivery	-0.097	-0.048	0.008	0.137
bw:dental	0.007	-0.002	-0.01	0.005
bw:deny	0.026	-0.002	-0.003	-0.021
bw:department	-0.022	-0.006	0.029	-0.001
bw:depends	-0.014	-0.01	0.052	-0.029
bw:derby	-0.047	-0.003	0.037	0.013
bw:derbyshire	-0.024	0	0	0.024
bw:described	-0.05	-0.006	0.056	0
bw:describes	-0.005	0.028	-0.058	0.035
bw:design	0.194	-0.009	-0.001	-0.185
bw:designed	0.023	-0.016	0.047	-0.054
bw:detailed	0.023	0.003	-0.015	-0.011
bw:details	0.141	-0.11	-0.123	0.091
bw:detime	-0.031	-0.003	-0.001	0.035
bw:developed	-0.013	-0.02	0.088	-0.055
bw:developers	0.011	0.034	-0.026	-0.02
bw:development	0.093	0.025	-0.014	-0.103
bw:device	0.016	-0.006	0.006	-0.016
bw:devon	-0.037	-0.002	0.007	0.032
bw:digit	0.016	-0.001	-0.005	-0.01
bw:digital	-0.005	-0.006	0.012	-0.002
bw:direct	-0.066	0.048	0.08	-0.062
bw:directly	-0.051	-0.006	0.089	-0.031
bw:director	0.029	-0.022	0.003	-0.011
bw:directors	0.035	-0.005	-0.018	-0.012
bw:directory	0.03	-0.023	0.011	-0.018
bw:dispatch	0.036	-0.005	-0.002	-0.029
bw:dispute	-0.005	0.031	-0.025	-0.001
bw:distributed	0.077	-0.02	-0.055	-0.003
bw:distribution	-0.041	-0.003	0.028	0.016
bw:distributor	-0.035	-0.003	0.046	-0.008
bw:division	-0.044	-0.012	0.056	0
bw:do	-0.079	-0.033	0.027	0.085
bw:document	-0.103	-0.009	0.09	0.021
bw:documents	0.058	0.005	-0.021	-0.042
bw:does	-0.006	-0.031	-0.024	0.06
bw:dog	0.039	-0.011	0.023	-0.051
bw:domogo	-0.001	-0.008	0.01	-0.001
bw:donate	-0.022	-0.004	-0.005	0.03
bw:donations	0.02	-0.008	0.004	-0.016
bw:done	-0.04	0.01	0.007	0.022
bw:door	0.055	-0.012	-0.019	-0.024
bw:down	0.035	-0.004	-0.004	-0.027
bw:dozen	0.021	-0.003	-0.003	-0.014
bw:draw	0.023	-0.008	-0.013	-0.002
bw:drink	0.088	-0.001	-0.001	-0.087
bw:drive	0.028	-0.005	-0.008	-0.015
bw:driver	0.063	0.042	-0.041	-0.064
bw:drover	-0.015	0	0.014	0
bw:dublin	0.017	-0.017	0.056	-0.056
bw:due	0.022	0	0	-0.022
bw:e	-0.122	0.012	0.069	0.041
bw:e14	0.009	-0.032	-0.004	0.027
bw:each	-0.046	0.029	-0.042	0.059
bw:earlier	0.011	-0.003	0.007	-0.015
bw:early	0.016	-0.002	0.015	-0.028
bw:east	0.085	-0.005	0.013	-0.093
bw:ec1v	-0.002	-0.003	-0.005	0.01
bw:ec2a	-0.004	-0.001	-0.007	0.013
bw:ec2v	-0.02	0.028	-0.007	-0.001
bw:edge	0.017	-0.002	-0.003	-0.012
bw:edinburgh	-0.057	-0.013	0.007	0.062
bw:education	-0.044	0.009	0.031	0.004
bw:eea	-0.041	0.015	0.027	0
bw:effect	0.032	0	0.001	-0.033
bw:effective	0.143	-0.094	-0.005	-0.044
bw:egodiluva	-0.012	0	-0.001	0.013
bw:eight	-0.05	-0.003	0.003	0.05
bw:eighty	-0.03	0	0	0.03
bw:either	0.028	-0.002	-0.026	0
bw:electric	-0.005	-0.014	0.059	-0.04
bw:electronic	-0.014	-0.007	0.029	-0.007
bw:eleven	-0.031	0	0	0.032
bw:else	0.045	-0.023	0.015	-0.037
bw:elsewhere	0.016	-0.009	0.02	-0.028
bw:email	-0.046	0.077	-0.081	0.049
bw:emails	-0.027	-0.019	-0.049	0.094
bw:employed	0.025	-0.008	0	-0.017
bw:employees	0.016	-0.006	0.01	-0.02
bw:employers	0.015	-0.002	-0.003	-0.011
bw:enable	0.056	0	0	-0.055
bw:enamel	-0.042	0	0.015	0.026
bw:end	0.042	-0.004	-0.003	-0.035
bw:ends	0.002	-0.017	0.036	-0.021
bw:energy	0.061	-0.002	0.001	-0.06
bw:engineer	-0.044	0.002	0.035	0.007
bw:engineering	0.056	-0.001	0	-0.055
bw:engineers	-0.037	-0.009	0.022	0.024
bw:england	-0.054	0.097	0.084	-0.127
bw:english	0.019	-0.008	0.008	-0.018
bw:enquiries	-0.024	-0.003	0.039	-0.012
bw:enquiry	-0.013	-0.001	0.002	0.012
bw:ensure	-0.008	-0.001	-0.001	0.01
bw:enter	0.026	-0.017	0.002	-0.011
bw:entered	0.046	-0.003	-0.033	-0.011
bw:enterprise	0.012	-0.007	0.006	-0.011
bw:entities	-0.015	0.114	-0.094	-0.005
bw:entitled	-0.019	0	0	0.019
bw:entity	0.042	0.013	-0.029	-0.025
bw:entries	-0.003	-0.001	0.024	-0.02
bw:entry	-0.019	0.052	-0.033	0
bw:enw	0.012	-0.003	-0.01	0.001
bw:erased	0.01	0	0.01	-0.019
bw:essex	0.053	-0.002	0.013	-0.063
bw:established	-0.019	-0.001	0	0.02
bw:estate	0.044	-0.012	-0.014	-0.017
bw:estates	0.12	-0.002	-0.003	-0.115
bw:eu	-0.017	-0.027	0.019	0.025
bw:europe	-0.037	0.073	-0.039	0.003
bw:euros	-0.036	-0.003	0.001	0.037
bw:evening	-0.043	-0.004	0.037	0.01
bw:evenings	-0.059	0	0	0.059
bw:event	0.004	-0.013	-0.047	0.056
bw:events	-0.016	-0.005	0.001	0.019
bw:every	-0.08	0.001	0.018	0.061
bw:everyone	0.039	-0.001	-0.001	-0.037
bw:everything	0.02	-0.009	-0.044	0.034
bw:ex4	0.012	0	0.009	-0.021
bw:example	0.028	-0.02	0.004	-0.012
bw:examples	0.01	-0.002	-0.018	0.01
bw:excellent	-0.019	0	0.001	0.018
bw:exchange	-0.004	-0.011	0.005	0.009
bw:exeter	-0.007	0	0.01	-0.003
bw:expect	0.031	0.042	-0.04	-0.033
bw:experience	-0.021	-0.007	-0.005	0.033
bw:expires	0.013	-0.003	-0.004	-0.006
bw:explained	-0.015	-0.001	-0.004	0.02
bw:explains	0.071	-0.022	0.037	-0.087
bw:express	-0.057	-0.017	0.008	0.067
bw:facilities	-0.012	-0.001	0	0.013
bw:fails	0.021	-0.003	-0.019	0.001
bw:fair	0.001	-0.002	-0.028	0.029
bw:families	0.094	-0.016	0.007	-0.084
bw:family	-0.076	0.012	0.022	0.042
bw:fanolivofudu	-0.012	0	-0.001	0.013
bw:faq	-0.031	-0.003	0.001	0.033
bw:faqs	-0.021	-0.031	0.026	0.026
bw:farm	-0.002	-0.017	0.018	0.001
bw:farms	-0.007	-0.002	-0.002	0.011
bw:farnham	-0.021	-0.005	-0.002	0.028
bw:fast	0.027	-0.001	0	-0.027
bw:fca	-0.013	-0.012	0.077	-0.051
bw:featured	-0.008	-0.004	0.013	-0.001
bw:features	-0.035	-0.003	-0.006	0.045
bw:february	0.016	0.039	-0.023	-0.032
bw:fee	0.004	-0.012	-0.038	0.047
bw:fees	-0.01	0.031	0.046	-0.068
bw:festival	-0.033	0	0	0.034
bw:field	0.052	-0.006	-0.002	-0.044
bw:fields	-0.048	-0.001	0	0.05
bw:fifteen	0.051	-0.002	0	-0.05
bw:figure	0.034	-0.002	-0.001	-0.03
bw:file	-0.016	0.033	-0.015	-0.002
bw:files	0.081	0.03	-0.077	-0.033
bw:fill	-0.013	0	0	0.014
bw:finance	0.16	0.03	-0.154	-0.036
bw:financial	-0.073	-0.03	0.142	-0.038
bw:find	0.028	-0.047	0.033	-0.014
bw:fine	-0.005	-0.003	-0.002	0.01
bw:finish	-0.011	0	-0.001	0.012
bw:finished	0.015	-0.006	-0.018	0.008
bw:firm	0.096	-0.07	0.019	-0.045
bw:firms	-0.021	-0.013	0.001	0.033
bw:first	0.019	-0.045	0	0.026
bw:fitted	-0.04	-0.004	-0.027	0.071
bw:five	-0.013	-0.012	-0.01	0.036
bw:fix	0.012	-0.001	-0.001	-0.01
bw:fixed	-0.012	-0.001	-0.014	0.027
bw:fixtures	-0.052	-0.001	0.001	0.053
bw:floor	0.019	-0.034	0.003	0.012
bw:follow	0.064	-0.009	-0.036	-0.019
bw:following	-0.026	0.157	-0.144	0.013
bw:follows	0.093	-0.002	-0.095	0.004
bw:food	0.126	-0.002	0.001	-0.125
bw:football	0.038	-0.01	0.009	-0.036
bw:footnotes	0.018	-0.002	-0.002	-0.015
bw:for	0.202	-0.206	0.209	-0.205
bw:forbid	-0.037	0	0.037	0
bw:force	0.011	-0.001	-0.005	-0.005
bw:form	0.046	-0.01	-0.123	0.088
bw:formed	0.013	-0.005	-0.006	-0.002
bw:forms	-0.033	-0.002	0.008	0.028
bw:forty	-0.05	-0.011	0.017	0.044
bw:found	-0.038	0.044	-0.019	0.014
bw:foundation	0.016	0.086	-0.1	-0.002
bw:foundry	-0.027	0.001	0.018	0.007
bw:four	-0.015	-0.01	0.029	-0.004
bw:fourteen	-0.044	-0.004	0.004	0.043
bw:frames	-0.052	-0.002	0.007	0.047
bw:france	0.009	0.015	-0.014	-0.01
bw:franchise	-0.005	-0.038	-0.003	0.045
bw:franchisee	0.052	-0.002	-0.02	-0.03
bw:franchisees	0.033	-0.012	0.013	-0.034
bw:free	0.007	-0.027	-0.003	0.023
bw:friday	-0.007	-0.01	0.07	-0.053
bw:friendly	0.003	-0.009	-0.009	0.014
bw:frn	-0.069	-0.01	0.04	0.038
bw:from	0.016	0.086	0.055	-0.158
bw:full	0.019	-0.003	-0.047	0.032
bw:fuller	-0.008	-0.002	0.012	-0.003
bw:fund	0.075	-0.004	0.007	-0.078
bw:funded	-0.04	-0.002	0	0.041
bw:funeral	0.046	-0.013	0.006	-0.039
bw:further	-0.097	0.01	0.007	0.079
bw:future	-0.035	-0.012	0.05	-0.003
bw:fuvazozed	0.013	-0.003	0	-0.01
bw:g2	-0.055	0.002	0.031	0.022
bw:ga	-0.01	-0.004	0.014	0
bw:gallery	-0.03	-0.007	-0.025	0.062
bw:gambling	0.052	0.003	-0.026	-0.029
bw:game	0.063	-0.016	-0.075	0.028
bw:garden	0.042	-0.005	-0.017	-0.02
bw:gardens	-0.065	-0.001	0.001	0.066
bw:gas	-0.038	-0.001	0	0.04
bw:gate	-0.013	-0.001	0.001	0.014
bw:gathered	-0.089	-0.003	0.092	0
bw:gb	-0.09	-0.011	-0.012	0.113
bw:gdpr	-0.042	-0.036	0.07	0.009
bw:general	0.07	-0.064	-0.049	0.043
bw:generations	-0.002	-0.007	-0.012	0.021
bw:georgia	-0.011	-0.009	0.023	-0.003
bw:germany	-0.058	-0.069	0.087	0.04
bw:get	0.034	-0.02	0.006	-0.02
bw:gift	0.144	-0.007	0	-0.138
bw:gifts	-0.07	-0.016	0.061	0.024
bw:gitomset	-0.008	-0.001	-0.025	0.034
bw:give	0.031	-0.02	-0.043	0.031
bw:given	0.017	0.009	-0.018	-0.007
bw:giving	-0.052	0.079	0.036	-0.063
bw:glamorgan	0.012	-0.001	0.007	-0.018
bw:glasgow	-0.03	0.001	0.028	0
bw:global	-0.001	0.033	0	-0.031
bw:go	0.112	-0.064	0.055	-0.103
bw:goes	-0.075	-0.004	0.089	-0.009
bw:gonozi	-0.011	-0.01	0.032	-0.011
bw:good	0.004	-0.014	0.01	0
bw:goods	0.14	0.039	-0.123	-0.055
bw:got	0.05	-0.001	-0.01	-0.039
bw:govern	0.087	-0.033	-0.066	0.013
bw:grants	0.05	-0.005	0.007	-0.053
bw:great	0.014	-0.013	0.016	-0.017
bw:green	0.011	0.011	-0.121	0.099
bw:group	-0.063	0.181	-0.137	0.018
bw:groups	0.044	0	0	-0.043
bw:grow	0.05	-0.007	-0.027	-0.015
bw:guarantee	0.014	0	-0.017	0.003
bw:guardian	0.012	0	0	-0.012
bw:guernsey	-0.025	0.1	-0.05	-0.025
bw:guest	-0.022	-0.001	-0.01	0.033
bw:guests	0.014	-0.001	0.001	-0.014
bw:guides	-0.053	-0.005	0.026	0.032
bw:gym	-0.039	-0.001	-0.007	0.047
bw:had	0.025	-0.002	-0.002	-0.021
bw:hair	-0.033	-0.006	0.008	0.031
bw:half	-0.026	-0.002	-0.026	0.054
bw:halifax	-0.059	0	0.018	0.041
bw:hall	0.068	-0.011	0	-0.058
bw:hampshire	0.009	-0.006	-0.026	0.023
bw:hand	0.07	-0.004	-0.006	-0.061
bw:handed	-0.053	0	0.053	0
bw:handled	-0.01	0.015	-0.008	0.003
bw:handles	-0.014	-0.005	0.019	0
bw:happening	-0.046	0.039	0	0.007
bw:happy	0.034	0.005	-0.002	-0.037
bw:has	-0.076	-0.015	0.022	0.068
bw:have	-0.076	-0.063	0.17	-0.031
bw:head	-0.051	-0.004	-0.006	0.061
bw:health	0.031	-0.007	-0.028	0.004
bw:heart	0.025	-0.003	0.035	-0.057
bw:heat	0.004	0.02	-0.014	-0.01
bw:held	-0.065	-0.028	0.031	0.062
bw:hello	-0.073	-0.003	0.037	0.038
bw:help	-0.006	0.001	-0.057	0.062
bw:here	-0.122	0.02	0.106	-0.004
bw:hereford	-0.036	0.006	0.018	0.012
bw:herefordshire	-0.022	0.006	0.009	0.007
bw:hereinafter	-0.028	-0.001	0	0.029
bw:hertfordshire	0.01	-0.01	-0.01	0.011
bw:high	0.014	-0.004	-0.002	-0.008
bw:hill	-0.007	0.039	-0.04	0.008
bw:hills	-0.003	0.037	-0.001	-0.033
bw:hire	0.019	0.01	0.057	-0.086
bw:hiring	0.022	0	0.011	-0.033
bw:hm	-0.011	-0.016	0.029	-0.002
bw:hmrc	0.083	-0.002	0.003	-0.084
bw:hobby	0.014	-0.001	-0.012	0
bw:hold	-0.103	0.085	0.049	-0.031
bw:holding	-0.006	-0.015	-0.03	0.051
bw:holds	0.009	0.003	-0.026	0.015
bw:holiday	0.025	-0.005	-0.009	-0.011
bw:holidays	0.037	-0.002	0.002	-0.037
bw:home	0.026	-0.16	0.106	0.028
bw:homes	0.033	0.035	-0.105	0.037
bw:hook	-0.011	-0.001	-0.022	0.034
bw:hospice	-0.011	0.101	-0.053	-0.036
bw:hospices	0.019	-0.001	0	-0.018
bw:hosted	0.023	-0.03	-0.041	0.048
bw:hosting	-0.127	-0.035	0.05	0.112
bw:hosts	-0.001	-0.01	0.012	-0.001
bw:hotel	-0.005	-0.003	0.017	-0.009
bw:hotels	0.019	-0.002	-0.002	-0.016
bw:hour	-0.038	-0.011	0.054	-0.004
bw:hours	-0.09	-0.004	0.001	0.094
bw:house	-0.12	0.004	-0.006	0.122
bw:houses	-0.033	-0.008	-0.035	0.077
bw:how	-0.055	-0.054	0.045	0.063
bw:hr2	-0.019	-0.001	0.006	0.013
bw:hr4	-0.018	0.007	0.012	-0.001
bw:https	0.013	-0.014	-0.016	0.017
bw:hundred	-0.039	-0.002	-0.004	0.045
bw:hx3	-0.019	0	0.02	-0.001
bw:i	0.123	-0.04	-0.009	-0.074
bw:ico	0.027	-0.019	-0.022	0.014
bw:idea	0.01	-0.001	-0.006	-0.003
bw:identity	0.082	-0.011	0	-0.071
bw:if	-0.023	0.049	-0.043	0.017
bw:images	0.033	-0.001	-0.005	-0.027
bw:important	0.121	-0.023	-0.041	-0.056
bw:imprint	-0.003	-0.007	-0.011	0.021
bw:improve	-0.021	-0.001	-0.002	0.024
bw:in	0.084	0.123	-0.186	-0.021
bw:include	-0.053	-0.06	0.063	0.05
bw:included	-0.014	-0.003	-0.007	0.023
bw:includes	0.015	0.083	-0.096	-0.003
bw:including	0.048	0.08	-0.073	-0.055
bw:incorporated	-0.001	-0.015	0.034	-0.018
bw:independent	0.06	-0.008	-0.021	-0.031
bw:independently	-0.069	-0.009	0.03	0.049
bw:individual	-0.038	0.04	0.003	-0.005
bw:industries	0.05	0	0	-0.049
bw:info	0.048	-0.017	-0.021	-0.009
bw:information	0.237	-0.058	-0.15	-0.028
bw:inside	0.017	-0.043	0.019	0.007
bw:insist	0.025	-0.007	-0.038	0.019
bw:installation	0.004	-0.002	-0.052	0.05
bw:instalments	-0.096	-0.005	0.129	-0.028
bw:instance	-0.02	-0.018	0.026	0.012
bw:institute	0.075	-0.012	0.005	-0.068
bw:instructions	-0.034	-0.002	0.035	0
bw:instructor	0.074	-0.002	0.002	-0.073
bw:insurance	-0.07	-0.041	0.069	0.042
bw:insured	-0.003	-0.006	0.012	-0.003
bw:insurer	-0.015	0.038	-0.02	-0.003
bw:insurers	0.017	-0.011	0.007	-0.014
bw:interest	0.044	-0.011	-0.006	-0.027
bw:intermediary	-0.021	-0.002	0.025	-0.001
bw:international	0.069	-0.03	-0.033	-0.006
bw:internet	0.011	-0.003	-0.003	-0.005
bw:interpretation	0.032	-0.006	-0.041	0.015
bw:into	0.075	-0.009	-0.015	-0.052
bw:introducer	-0.068	-0.01	0.076	0.002
bw:introduction	0.08	-0.013	-0.099	0.033
bw:investment	-0.028	0.022	0.008	-0.003
bw:investors	0.029	-0.018	-0.013	0.002
bw:invoices	-0.039	-0.012	0.056	-0.004
bw:ip2	-0.01	0.002	0.007	0
bw:ireland	0.059	-0.013	-0.061	0.014
bw:irish	0.021	-0.004	-0.011	-0.006
bw:is	-0.1	0.062	0.07	-0.032
bw:island	0.016	-0.001	-0.003	-0.013
bw:islands	-0.014	0.04	-0.054	0.029
bw:isle	-0.039	-0.009	-0.086	0.133
bw:issue	0.023	-0.001	0.002	-0.024
bw:issued	-0.015	-0.037	0.022	0.029
bw:it	-0.031	-0.098	0.073	0.056
bw:its	-0.156	0.311	0.066	-0.221
bw:itself	-0.009	-0.023	0.041	-0.009
bw:j	-0.02	0	0.003	0.017
bw:january	0.023	-0.003	-0.029	0.008
bw:javascript	0.056	0	0	-0.055
bw:jersey	-0.094	0.137	-0.079	0.037
bw:job	0.005	-0.013	-0.037	0.045
bw:jobs	-0.059	0.011	-0.012	0.059
bw:join	0.197	-0.016	0.007	-0.188
bw:joint	0.004	-0.025	0.034	-0.013
bw:jory	-0.031	0	0	0.031
bw:journey	0.03	-0.011	-0.014	-0.004
bw:july	0.027	-0.026	-0.006	0.005
bw:june	0.128	-0.065	-0.089	0.026
bw:jurisdiction	-0.01	0.001	0.004	0.005
bw:just	0.012	0	-0.005	-0.006
bw:keep	-0.144	-0.027	0.083	0.088
bw:keeps	-0.097	0.036	0.054	0.007
bw:kendal	0.012	0.002	0.005	-0.019
bw:kent	-0.006	0.034	-0.06	0.032
bw:kept	-0.125	-0.046	0.078	0.094
bw:kestrel	-0.02	0	0.02	0
bw:key	0.011	-0.003	-0.003	-0.005
bw:kingdom	0.091	-0.063	-0.079	0.051
bw:kit	0.043	-0.003	0.005	-0.045
bw:kitchen	-0.012	-0.003	0.004	0.011
bw:kitchens	0.018	-0.003	-0.017	0.002
bw:knew	0.027	-0.001	-0.01	-0.016
bw:know	0.052	-0.009	-0.02	-0.022
bw:known	0	-0.006	0.036	-0.03
bw:kop	0.093	-0.002	0.001	-0.092
bw:kosolanko	-0.011	-0.003	-0.018	0.031
bw:l2	-0.005	0	-0.005	0.01
bw:l7	-0.01	0	0.007	0.003
bw:la9	0.014	0.001	0.003	-0.018
bw:land	-0.028	-0.001	0.001	0.029
bw:landlords	0.023	-0.005	-0.012	-0.006
bw:lane	-0.032	-0.015	0.011	0.036
bw:language	-0.01	-0.009	0.001	0.018
bw:lantern	-0.001	0.009	0.005	-0.012
bw:larkfield	-0.02	-0.001	0.019	0.002
bw:last	0.119	-0.006	-0.103	-0.009
bw:lasts	-0.037	-0.001	0.002	0.036
bw:late	-0.006	-0.006	0	0.012
bw:later	0.113	-0.014	-0.046	-0.053
bw:latest	-0.011	-0.005	0.019	-0.004
bw:law	0.138	-0.014	-0.055	-0.068
bw:laws	0.023	-0.007	-0.012	-0.005
bw:le3	-0.033	0.004	0.022	0.007
bw:le5	0.01	0	0.003	-0.012
bw:lead	0.016	-0.001	0.001	-0.016
bw:learn	0.04	-0.002	0.001	-0.039
bw:leave	-0.004	-0.004	-0.003	0.011
bw:leaves	0.013	-0.001	0.001	-0.013
bw:leeds	0.043	-0.002	0.013	-0.054
bw:left	0.054	-0.007	-0.009	-0.038
bw:legal	0.226	-0.066	-0.108	-0.053
bw:legislation	-0.005	-0.006	-0.001	0.011
bw:leicester	-0.007	0.046	0.004	-0.043
bw:leicestershire	-0.029	0.046	-0.013	-0.004
bw:lender	0.046	-0.048	-0.02	0.022
bw:lenders	-0.009	-0.062	0.044	0.027
bw:less	0.03	-0.003	-0.023	-0.004
bw:lesson	-0.019	-0.001	0.001	0.018
bw:let	-0.022	-0.01	-0.018	0.05
bw:lets	-0.003	0.005	0.013	-0.016
bw:letter	0.029	-0.005	-0.011	-0.013
bw:letters	-0.024	0.002	0.006	0.016
bw:letting	-0.021	-0.001	0	0.022
bw:lettings	0.025	-0.024	-0.011	0.01
bw:level	-0.021	0	0.001	0.021
bw:liability	-0.131	0	0.108	0.023
bw:licence	-0.025	-0.034	0.039	0.02
bw:licences	0.025	-0.003	-0.029	0.007
bw:licensed	0.018	-0.018	0.051	-0.051
bw:licensee	-0.035	-0.002	0.047	-0.01
bw:life	0.14	-0.009	-0.065	-0.066
bw:light	0.067	0	0	-0.066
bw:like	-0.07	-0.006	-0.021	0.097
bw:limited	-0.064	0.069	-0.013	0.009
bw:lincoln	-0.013	0	0.008	0.005
bw:lincolnshire	0.043	-0.002	-0.012	-0.029
bw:line	0.03	-0.015	-0.001	-0.014
bw:lines	-0.066	-0.026	0.06	0.032
bw:link	0.02	-0.001	-0.006	-0.013
bw:links	0.008	-0.013	0.028	-0.023
bw:list	0.011	-0.061	0.071	-0.02
bw:listed	0.031	-0.009	-0.041	0.018
bw:little	0.063	-0.002	-0.014	-0.048
bw:live	0.078	-0.012	0.011	-0.078
bw:liverpool	0.016	-0.002	0.017	-0.031
bw:ln1	-0.012	0	0.007	0.004
bw:loans	-0.019	-0.002	-0.001	0.022
bw:local	0.137	0.047	-0.078	-0.107
bw:locations	-0.038	0.023	0.022	-0.007
bw:lodge	0.047	-0.003	0.006	-0.05
bw:log	-0.064	-0.006	0.031	0.039
bw:london	0.18	0.025	-0.029	-0.177
bw:long	-0.024	-0.005	0.057	-0.029
bw:longer	0.074	-0.003	-0.006	-0.065
bw:look	0.014	0.052	-0.01	-0.056
bw:looked	-0.013	-0.002	-0.005	0.021
bw:looks	-0.014	0.008	0.016	-0.01
bw:loss	-0.022	-0.002	0.03	-0.006
bw:lost	0.049	-0.005	0.007	-0.051
bw:lot	-0.031	-0.014	0.016	0.028
bw:lottery	-0.073	0.174	0.001	-0.102
bw:low	0.051	-0.002	-0.007	-0.042
bw:loyalty	0.014	-0.001	0	-0.013
bw:ltd	-0.008	-0.001	0.028	-0.02
bw:luton	0.073	-0.001	-0.001	-0.07
bw:macclesfield	-0.013	-0.002	0.015	-0.001
bw:machine	0.029	-0.005	0.01	-0.034
bw:machines	-0.017	-0.001	0	0.018
bw:made	-0.051	-0.001	0.003	0.049
bw:magazine	0.051	-0.005	0.034	-0.08
bw:maidstone	-0.01	-0.009	-0.003	0.022
bw:mail	-0.062	-0.019	0.018	0.064
bw:mailing	0.005	-0.02	0.036	-0.021
bw:main	-0.075	0.027	0.105	-0.057
bw:mainland	-0.008	-0.001	0.01	-0.001
bw:majority	0.013	0.056	-0.058	-0.011
bw:make	-0.017	-0.043	0.031	0.029
bw:makers	0.024	0.008	0.002	-0.034
bw:makes	0.04	-0.013	-0.019	-0.008
bw:malta	0.024	-0.003	0.002	-0.023
bw:maltings	-0.023	0	0.006	0.017
bw:man	-0.016	-0.007	-0.066	0.089
bw:manage	0.011	-0.009	-0.001	0
bw:managed	0.002	0.045	0.025	-0.072
bw:management	-0.072	-0.004	0.018	0.057
bw:manager	0.005	0.078	-0.039	-0.045
bw:managing	0.015	-0.004	-0.024	0.013
bw:manchester	0.012	-0.004	-0.007	-0.001
bw:manor	-0.03	-0.007	0.029	0.008
bw:many	-0.123	0.001	0.045	0.076
bw:map	-0.08	-0.001	0.003	0.077
bw:march	0.046	0.01	-0.012	-0.043
bw:mark	0.112	-0.023	-0.051	-0.038
bw:market	-0.056	-0.002	-0.001	0.059
bw:marketing	-0.03	0.024	0.009	-0.004
bw:marketplace	-0.017	-0.005	0.044	-0.021
bw:marks	0.01	-0.003	-0.01	0.003
bw:masnachu	0.012	-0.003	-0.01	0.001
bw:massachusetts	0.013	0	0.002	-0.015
bw:materials	0.038	-0.017	0.024	-0.046
bw:matters	0.072	-0.003	-0.026	-0.043
bw:may	-0.015	-0.004	-0.008	0.027
bw:me	-0.005	-0.011	0.009	0.007
bw:mean	-0.003	-0.015	0.068	-0.05
bw:means	0.169	-0.114	-0.099	0.043
bw:meant	0.013	-0.002	-0.01	-0.001
bw:measurement	0.013	0	0.007	-0.02
bw:media	0.032	-0.014	0.009	-0.026
bw:medical	0.013	-0.027	-0.032	0.046
bw:meet	-0.032	-0.001	-0.018	0.051
bw:meeting	0.012	-0.002	0.008	-0.019
bw:member	-0.011	-0.005	0.005	0.01
bw:members	-0.064	0.014	0.042	0.008
bw:membership	-0.022	0.019	0.06	-0.057
bw:memberships	0.014	-0.005	-0.015	0.006
bw:mended	-0.004	0.001	0.01	-0.006
bw:mentions	-0.006	-0.006	-0.008	0.02
bw:menu	-0.091	-0.007	0.001	0.096
bw:message	-0.055	-0.002	-0.004	0.061
bw:messages	-0.004	-0.007	0.011	-0.001
bw:meze	0.009	-0.005	0.016	-0.02
bw:middle	0.017	-0.002	0.002	-0.017
bw:middlesex	-0.011	0.014	-0.003	0
bw:mill	-0.015	0.024	0.011	-0.019
bw:millrace	-0.003	0	0.01	-0.008
bw:mind	0.017	0	-0.001	-0.016
bw:minutes	0.014	-0.012	0.016	-0.019
bw:mistake	-0.004	-0.023	0.029	-0.002
bw:mobile	0.017	-0.002	-0.004	-0.011
bw:mofodo	-0.01	0	0.01	0
bw:monday	-0.017	-0.016	0.013	0.02
bw:money	-0.063	-0.017	0.107	-0.027
bw:month	0.073	0.02	-0.067	-0.026
bw:month's	-0.01	0.038	0	-0.027
bw:monthly	-0.004	-0.004	-0.004	0.012
bw:months	-0.002	-0.005	0.01	-0.003
bw:more	0.031	-0.014	0.004	-0.021
bw:morning	0.016	-0.003	-0.009	-0.003
bw:mortgage	0.047	-0.015	0.014	-0.046
bw:most	-0.03	-0.017	0.038	0.008
bw:mouth	-0.031	-0.003	-0.003	0.037
bw:move	-0.007	-0.003	0.015	-0.005
bw:moved	-0.014	-0.008	0.016	0.005
bw:moving	-0.006	-0.009	0.018	-0.004
bw:mr	0.01	-0.003	-0.025	0.017
bw:mug	-0.016	0	0.015	0.001
bw:music	-0.024	-0.001	0.002	0.023
bw:must	-0.031	-0.009	0.053	-0.013
bw:my	-0.085	-0.009	0.004	0.09
bw:n1	-0.013	-0.006	0.007	0.013
bw:n12	0.092	-0.031	-0.098	0.037
bw:name	-0.096	-0.149	0.047	0.198
bw:named	0.011	0.069	-0.057	-0.023
bw:national	0.06	-0.008	0.046	-0.098
bw:near	0.109	-0.001	0.001	-0.109
bw:nearly	0.028	-0.002	-0.003	-0.023
bw:necessary	-0.023	-0.001	0.014	0.011
bw:need	0.015	-0.021	0.045	-0.039
bw:needed	0.098	-0.015	-0.01	-0.073
bw:neighbours	-0.026	0	0.004	0.022
bw:nenaganos	-0.01	-0.019	0.03	0
bw:netherlands	0.032	-0.021	-0.019	0.007
bw:network	-0.017	0.019	0.037	-0.039
bw:never	-0.019	-0.003	0.026	-0.004
bw:new	0.08	-0.019	-0.047	-0.014
bw:newcastle	0.01	0	-0.014	0.003
bw:newest	-0.025	0	0.025	0
bw:news	0.085	0.025	-0.041	-0.069
bw:newsletter	-0.059	-0.015	0.038	0.036
bw:next	0.007	-0.017	0.056	-0.047
bw:ni	-0.016	-0.001	-0.002	0.019
bw:night	0.011	-0.01	-0.015	0.014
bw:nikusmifa	-0.01	0	0	0.01
bw:nine	0.038	-0.004	0.028	-0.062
bw:no	-0.056	0.109	-0.075	0.022
bw:nobody	0.03	-0.007	-0.011	-0.012
bw:norfolk	-0.041	0.037	0.003	0
bw:north	0.075	0.034	-0.027	-0.082
bw:northern	0.051	-0.005	-0.051	0.005
bw:norupo	-0.016	-0.021	0.088	-0.051
bw:norwich	-0.007	-0.005	0.012	0
bw:not	-0.109	-0.034	0.046	0.097
bw:note	0.008	-0.004	0.006	-0.01
bw:notebook	0.025	-0.001	-0.02	-0.005
bw:notes	0.08	-0.006	-0.035	-0.039
bw:nothing	0.086	-0.007	-0.018	-0.062
bw:notice	0.074	-0.001	-0.194	0.121
bw:notices	0.001	-0.008	0.02	-0.014
bw:nottingham	0.048	0.01	-0.012	-0.046
bw:nottinghamshire	-0.027	0.001	0.026	0
bw:november	-0.021	-0.022	0.048	-0.005
bw:now	-0.001	-0.01	-0.02	0.031
bw:nr7	-0.002	-0.001	0.012	-0.009
bw:number	-0.119	0.016	0.138	-0.035
bw:numbers	-0.017	-0.003	0.022	-0.001
bw:nunilnusbo	-0.037	-0.008	0.032	0.012
bw:nursing	0.01	0.041	-0.019	-0.032
bw:nuvara	-0.016	-0.006	0.024	-0.001
bw:o	-0.056	0.043	0.016	-0.003
bw:object	-0.01	-0.007	0.025	-0.008
bw:objects	0.019	-0.001	0	-0.017
bw:obliged	-0.012	0.023	-0.01	-0.001
bw:occasional	0.014	-0.001	-0.001	-0.012
bw:october	-0.011	-0.006	-0.005	0.022
bw:of	-0.113	0.154	-0.023	-0.017
bw:off	0.044	-0.008	-0.021	-0.015
bw:offer	-0.027	-0.004	0.001	0.029
bw:offered	-0.042	-0.016	0.079	-0.022
bw:offers	-0.014	-0.039	-0.032	0.085
bw:office	-0.165	-0.102	0.011	0.257
bw:officer	0.024	-0.04	0.021	-0.005
bw:offices	-0.047	0.064	-0.026	0.009
bw:official	0.035	-0.001	0	-0.034
bw:offline	0.014	-0.005	-0.006	-0.003
bw:often	0.022	-0.008	-0.012	-0.002
bw:okimiletpo	0.05	-0.011	0.013	-0.053
bw:old	0.045	-0.01	-0.039	0.004
bw:olds	-0.01	-0.002	0.038	-0.025
bw:on	0.013	-0.168	0.176	-0.02
bw:onarebu	-0.011	-0.009	0.022	-0.003
bw:once	-0.024	-0.009	0.029	0.004
bw:one	-0.074	0.116	-0.068	0.026
bw:online	0.053	-0.038	-0.055	0.04
bw:only	0.066	0.096	-0.051	-0.111
bw:open	-0.068	-0.036	-0.022	0.125
bw:opened	-0.066	-0.003	0.035	0.033
bw:opening	0.012	-0.002	-0.002	-0.008
bw:opens	-0.017	-0.013	0.055	-0.025
bw:operate	0.144	-0.037	-0.084	-0.024
bw:operated	0.14	-0.03	-0.133	0.022
bw:operates	-0.032	-0.043	0.073	0.003
bw:operating	-0.011	-0.006	0.001	0.016
bw:operation	-0.015	-0.002	0.013	0.004
bw:operative	-0.067	0.097	-0.055	0.025
bw:operator	0.064	-0.031	-0.047	0.014
bw:operators	0.001	-0.009	0.022	-0.014
bw:opt	0.036	-0.001	-0.001	-0.034
bw:opticians	-0.012	-0.007	0.011	0.008
bw:optional	-0.034	0	0.001	0.033
bw:or	0.055	-0.176	-0.159	0.28
bw:orchard	-0.037	0	0.029	0.008
bw:order	-0.073	-0.001	0.041	0.033
bw:ordering	0.002	-0.004	-0.012	0.014
bw:orders	-0.061	-0.021	0.058	0.023
bw:org	-0.025	-0.006	0.008	0.022
bw:organisation	0.007	-0.018	0.014	-0.002
bw:organised	-0.066	0	-0.001	0.066
bw:organisers	-0.056	-0.009	-0.005	0.069
bw:other	-0.047	0.052	-0.002	-0.003
bw:others	0.029	-0.007	0.004	-0.026
bw:otherwise	0.038	0.039	-0.064	-0.013
bw:our	-0.048	0.166	-0.039	-0.079
bw:ours	0.01	-0.001	-0.01	0.002
bw:ourselves	-0.009	-0.002	-0.001	0.012
bw:out	-0.145	-0.016	-0.012	0.173
bw:outside	-0.051	-0.013	-0.016	0.08
bw:ovekavuvu	0.035	-0.006	0.097	-0.125
bw:over	0.053	0.056	-0.036	-0.073
bw:overview	-0.003	0.018	-0.012	-0.003
bw:ovovekod	-0.032	-0.001	-0.002	0.034
bw:own	-0.048	-0.059	0.131	-0.023
bw:owned	0.053	0.138	-0.057	-0.134
bw:owner	-0.024	-0.03	0.024	0.03
bw:owners	0.045	0.013	0.002	-0.06
bw:ownership	-0.049	0	0.02	0.03
bw:owns	-0.062	-0.009	0.032	0.038
bw:oxford	-0.001	0	0.01	-0.009
bw:oxfordshire	-0.006	0	0.011	-0.005
bw:p	-0.011	0	0	0.011
bw:packages	0.017	-0.002	-0.014	-0.001
bw:packed	0.004	-0.003	-0.013	0.012
bw:packs	-0.028	0.036	-0.04	0.032
bw:page	-0.132	-0.002	0.13	0.003
bw:pages	0.015	-0.014	-0.035	0.034
bw:paid	-0.094	0.033	0.099	-0.038
bw:pan	-0.009	-0.001	-0.007	0.017
bw:panel	0.008	-0.003	0.007	-0.012
bw:paper	-0.027	-0.002	-0.002	0.031
bw:papers	-0.029	0	0.025	0.004
bw:parcel	-0.011	-0.009	0.012	0.008
bw:parcels	-0.147	-0.017	0.155	0.009
bw:parent	0.059	-0.053	-0.031	0.025
bw:park	-0.09	0.051	-0.068	0.107
bw:parking	-0.002	-0.003	-0.015	0.02
bw:parks	-0.051	-0.001	0	0.051
bw:part	-0.145	0.236	-0.207	0.116
bw:parties	0.03	-0.014	-0.001	-0.014
bw:partner	0.072	0.007	-0.028	-0.051
bw:partners	0.075	-0.017	-0.048	-0.011
bw:partnership	-0.049	-0.004	0.025	0.028
bw:parts	-0.025	-0.013	0.055	-0.018
bw:party	-0.095	0.008	0.012	0.076
bw:pasefe	0.016	0	-0.016	0
bw:pass	-0.076	-0.007	0.097	-0.014
bw:passed	0.012	-0.007	0.004	-0.009
bw:passes	-0.023	-0.011	-0.021	0.054
bw:password	-0.019	0	0.001	0.019
bw:patient	0.018	-0.001	-0.003	-0.014
bw:patients	-0.068	-0.004	-0.008	0.08
bw:pay	-0.019	-0.013	0.012	0.021
bw:payment	-0.06	-0.036	0.1	-0.004
bw:payments	-0.073	-0.06	0.162	-0.03
bw:pays	0.014	-0.005	0.003	-0.012
bw:pazaki	-0.017	-0.021	0.04	-0.001
bw:people	0.012	-0.07	-0.022	0.08
bw:per	0.062	-0.03	-0.004	-0.028
bw:period	-0.022	-0.005	0.026	0.001
bw:permits	-0.018	0	0	0.018
bw:person	0.022	0.014	-0.028	-0.007
bw:personal	-0.01	0.192	-0.166	-0.016
bw:pet	0.002	0.035	-0.06	0.023
bw:phone	-0.062	-0.015	0.03	0.046
bw:phones	0.027	-0.004	0.014	-0.037
bw:photo	-0.028	0	0	0.028
bw:photograph	0.047	-0.008	-0.03	-0.009
bw:photographer	0.015	-0.002	0	-0.012
bw:photographs	0.054	-0.004	-0.02	-0.03
bw:photography	0.053	-0.005	-0.001	-0.047
bw:pictures	0.022	-0.008	-0.006	-0.008
bw:pier	-0.076	-0.001	0.033	0.044
bw:pipetfo	0.045	0	0.002	-0.046
bw:pitches	0.01	0	0	-0.009
bw:pizirvam	0.014	-0.015	0.017	-0.016
bw:place	-0.037	-0.02	0.08	-0.023
bw:placed	-0.049	-0.072	0.109	0.012
bw:places	0.064	-0.001	-0.009	-0.055
bw:placing	-0.03	0	0	0.031
bw:plain	0.023	-0.002	-0.002	-0.019
bw:plainly	0.023	-0.002	-0.022	0.001
bw:plan	-0.012	-0.014	0.043	-0.017
bw:planning	-0.051	-0.005	0.008	0.048
bw:plans	-0.001	-0.011	-0.031	0.042
bw:platform	-0.013	0.054	-0.117	0.076
bw:play	0.137	-0.014	0.02	-0.143
bw:player	-0.024	0.04	0	-0.015
bw:please	0.039	-0.011	-0.06	0.032
bw:plumbers	-0.031	-0.002	0.013	0.021
bw:plumbing	0.024	-0.003	-0.004	-0.017
bw:plus	0.025	-0.006	-0.019	-0.001
bw:plymouth	-0.042	-0.001	-0.015	0.058
bw:point	0.022	0	0	-0.021
bw:policies	0.095	-0.013	0.029	-0.111
bw:policy	0.067	-0.096	-0.19	0.219
bw:polisi	0.027	-0.001	-0.002	-0.025
bw:portal	-0.07	-0.005	0.112	-0.037
bw:portfolio	-0.03	-0.009	0.041	-0.003
bw:posena	-0.033	-0.012	0.014	0.031
bw:post	0.028	-0.025	-0.002	-0.001
bw:postal	0.016	-0.001	-0.012	-0.003
bw:postcode	-0.068	-0.008	0.015	0.061
bw:posted	-0.047	0.093	-0.089	0.043
bw:pounds	-0.069	-0.003	-0.002	0.075
bw:powered	-0.007	-0.027	0.085	-0.051
bw:practice	-0.05	-0.024	0.021	0.052
bw:preifatrwydd	0.027	-0.001	-0.002	-0.025
bw:premises	-0.04	0.11	-0.052	-0.019
bw:prepaid	-0.036	-0.01	0.017	0.03
bw:prepared	0.045	-0.016	-0.051	0.022
bw:present	-0.011	0.001	0.01	0
bw:price	-0.015	-0.024	-0.037	0.077
bw:prices	-0.098	-0.035	0.079	0.054
bw:pricing	0.044	-0.004	0.004	-0.043
bw:principal	0.023	-0.002	0.001	-0.023
bw:print	-0.01	0	-0.001	0.011
bw:printed	-0.024	-0.001	0	0.025
bw:prints	-0.054	-0.004	0.007	0.05
bw:privacy	0.251	0.098	-0.148	-0.201
bw:private	0.005	0.002	-0.019	0.011
bw:prize	0.062	-0.009	-0.019	-0.034
bw:prizes	-0.003	0.025	-0.008	-0.014
bw:process	0.023	-0.018	0.023	-0.028
bw:processed	0.031	-0.013	-0.038	0.02
bw:processing	0.056	-0.015	-0.041	0
bw:processor	-0.022	-0.005	-0.003	0.029
bw:processors	-0.011	-0.012	0.018	0.004
bw:product	-0.016	-0.008	0.029	-0.004
bw:products	0.077	-0.034	-0.051	0.008
bw:professional	0.089	-0.008	-0.017	-0.064
bw:profits	0.04	-0.002	0	-0.038
bw:programme	0.054	-0.031	-0.012	-0.01
bw:projects	-0.001	-0.012	-0.005	0.018
bw:promise	-0.065	-0.004	-0.006	0.074
bw:promoted	0.05	-0.025	-0.01	-0.016
bw:promoter	0.06	-0.018	-0.009	-0.033
bw:promoters	0.026	-0.011	-0.014	-0.001
bw:promotion	-0.041	-0.011	0.053	-0.001
bw:property	0.148	-0.024	-0.085	-0.039
bw:protected	0.096	-0.016	-0.033	-0.048
bw:protecting	0.033	-0.013	-0.008	-0.012
bw:protection	0.115	-0.09	-0.106	0.081
bw:protects	0.039	-0.007	-0.021	-0.011
bw:proud	-0.012	-0.001	0.002	0.012
bw:proudly	0.103	-0.001	0	-0.102
bw:prove	0.019	-0.002	-0.011	-0.006
bw:provide	0.039	-0.014	0.011	-0.036
bw:provided	-0.081	-0.048	0.185	-0.057
bw:provider	0.019	-0.024	0.13	-0.125
bw:providers	0.009	-0.025	0.05	-0.034
bw:provides	0.011	-0.014	-0.034	0.037
bw:provision	0.027	-0.014	-0.007	-0.005
bw:public	-0.081	-0.021	0.113	-0.011
bw:publication	-0.009	-0.006	0.015	0
bw:publish	0.116	-0.087	-0.019	-0.011
bw:published	0.025	-0.046	0.025	-0.004
bw:publisher	0.024	-0.011	-0.001	-0.012
bw:publishing	-0.001	0.005	-0.046	0.042
bw:puppy	-0.01	-0.004	0.015	-0.001
bw:purchase	-0.062	-0.005	0.014	0.053
bw:purchased	-0.065	-0.013	0.059	0.018
bw:purchases	0.011	-0.004	-0.005	-0.002
bw:purchasing	-0.007	-0.005	0.031	-0.019
bw:purpose	-0.022	0.02	0.016	-0.014
bw:purposes	0.005	0.003	-0.025	0.018
bw:put	0.033	-0.018	-0.012	-0.004
bw:quality	-0.027	-0.004	0.006	0.025
bw:quarry	-0.025	0	0.009	0.017
bw:questions	-0.038	-0.021	0.055	0.004
bw:quick	0.02	0	-0.004	-0.016
bw:quotation	-0.01	0.014	0.047	-0.051
bw:quote	0.047	-0.004	-0.006	-0.037
bw:raised	-0.01	-0.01	0.023	-0.003
bw:range	-0.007	-0.001	-0.011	0.019
bw:rapa	0.057	-0.001	-0.003	-0.052
bw:rare	0.013	0	0	-0.013
bw:rate	0.029	-0.001	0.008	-0.036
bw:rated	0.013	-0.004	0.039	-0.047
bw:rather	0.063	-0.005	-0.01	-0.048
bw:reach	-0.018	-0.003	0.012	0.009
bw:read	0.028	0.013	0.032	-0.073
bw:readable	0.073	-0.002	-0.001	-0.07
bw:readers	-0.007	-0.003	0.011	-0.001
bw:reading	-0.015	-0.001	0.017	0
bw:real	0.023	0	-0.001	-0.022
bw:reason	0.02	-0.006	-0.008	-0.006
bw:receive	0.001	0.042	-0.041	-0.001
bw:recent	-0.01	-0.002	0.017	-0.005
bw:record	-0.01	-0.001	-0.023	0.035
bw:records	-0.03	-0.018	0.067	-0.018
bw:recruitment	0.062	-0.026	-0.023	-0.013
bw:recycle	0.033	-0.002	-0.002	-0.029
bw:ref	0.002	-0.007	-0.053	0.058
bw:refer	-0.076	0.086	-0.017	0.007
bw:reference	0.064	-0.087	0.099	-0.076
bw:references	-0.005	-0.019	0.007	0.017
bw:referred	-0.042	-0.004	0.016	0.03
bw:refers	0.125	-0.018	-0.098	-0.009
bw:refund	0.046	-0.001	-0.001	-0.044
bw:refunded	-0.039	-0.004	0.046	-0.003
bw:reg	-0.024	0.017	-0.038	0.045
bw:region	-0.015	-0.018	0.028	0.006
bw:register	-0.133	-0.024	0.068	0.089
bw:registered	0.045	0.296	-0.114	-0.228
bw:registrar	-0.001	0.03	-0.022	-0.008
bw:registration	0.031	-0.009	-0.122	0.1
bw:regular	0.053	-0.006	-0.044	-0.003
bw:regulated	0.001	-0.049	0.11	-0.063
bw:regulates	-0.034	-0.005	-0.004	0.043
bw:regulation	0.071	-0.02	-0.003	-0.048
bw:regulations	0.025	0.054	-0.089	0.011
bw:regulator	-0.01	-0.007	0.019	-0.002
bw:regulatory	0.101	-0.004	-0.007	-0.09
bw:reject	-0.009	-0.003	0.013	-0.001
bw:related	-0.082	0.192	-0.126	0.016
bw:relates	-0.007	0.064	-0.057	0
bw:relationship	0.007	0.036	-0.051	0.008
bw:relevant	-0.067	0.052	-0.014	0.029
bw:reliance	-0.039	0	0	0.039
bw:rent	-0.011	-0.006	0	0.017
bw:rental	0.02	-0.003	-0.013	-0.005
bw:rented	-0.03	-0.029	0.056	0.004
bw:repair	-0.028	-0.002	0.012	0.019
bw:repairs	-0.005	-0.002	-0.006	0.013
bw:repayments	-0.031	-0.001	-0.002	0.034
bw:reply	-0.012	-0.002	0.005	0.01
bw:report	0.068	-0.006	-0.01	-0.052
bw:reports	0.046	-0.002	-0.019	-0.025
bw:repossessed	0.02	0	-0.002	-0.017
bw:representative	-0.063	-0.094	0.17	-0.012
bw:represented	-0.041	-0.002	0.045	-0.003
bw:request	0.036	-0.006	-0.008	-0.021
bw:required	0.018	-0.001	0.002	-0.019
bw:reservations	0.035	-0.019	-0.001	-0.015
bw:reserved	0.034	0.004	-0.03	-0.009
bw:residential	-0.028	0.086	-0.016	-0.042
bw:residents	-0.053	0.035	0.016	0.003
bw:respect	-0.036	0.031	-0.014	0.019
bw:respecting	-0.019	-0.01	0.016	0.013
bw:responsibility	0.015	0	0.004	-0.019
bw:responsible	0.095	-0.021	-0.076	0.003
bw:responsibly	0.089	-0.002	-0.003	-0.084
bw:rest	0.049	-0.011	-0.016	-0.022
bw:restaurant	-0.065	0.004	0.058	0.003
bw:result	0.007	-0.004	0.011	-0.014
bw:results	-0.002	-0.007	0.01	-0.001
bw:retail	0.023	-0.042	-0.049	0.069
bw:returns	-0.046	-0.017	-0.021	0.085
bw:revenue	-0.052	0.104	0.029	-0.081
bw:review	-0.003	0.039	-0.015	-0.022
bw:reviewed	-0.02	0.082	-0.059	-0.003
bw:reviews	-0.034	-0.011	0.066	-0.021
bw:rg30	-0.02	0.007	0.006	0.007
bw:rid	0.026	-0.002	-0.021	-0.004
bw:right	-0.092	-0.013	0.021	0.084
bw:rights	0.006	0.002	-0.021	0.014
bw:rilil	-0.01	-0.004	-0.02	0.034
bw:ring	0.036	-0.003	-0.007	-0.026
bw:risk	-0.004	0.039	-0.025	-0.01
bw:road	-0.21	0.207	0.007	-0.004
bw:roasted	0.039	-0.001	-0.015	-0.024
bw:role	0.043	-0.009	-0.007	-0.027
bw:roof	-0.039	-0.006	0.007	0.039
bw:rookery	-0.02	0.002	0.018	0
bw:room	0.057	-0.005	-0.007	-0.046
bw:rooms	-0.092	-0.005	0.048	0.048
bw:ropewalk	-0.029	0	0.028	0.001
bw:rough	-0.017	-0.001	-0.001	0.018
bw:round	0.043	0.033	-0.028	-0.048
bw:rova	-0.016	-0.025	0.047	-0.006
bw:row	-0.08	0.001	0.08	-0.001
bw:royal	-0.017	-0.002	-0.01	0.029
bw:rules	0.003	-0.016	0.027	-0.014
bw:run	0.047	0.012	0.081	-0.141
bw:running	-0.098	0.002	0.088	0.008
bw:runs	-0.102	0.021	0.015	0.067
bw:rusome	-0.01	0	0.01	0
bw:ruze	-0.009	0	0	0.01
bw:s	0.014	-0.019	0.013	-0.008
bw:s3	-0.016	0.001	0.015	0
bw:s9	0.014	0	0.003	-0.016
bw:sa1	0.017	-0.001	-0.004	-0.011
bw:saddler	0.017	-0.003	-0.014	-0.001
bw:safe	-0.045	-0.004	-0.002	0.051
bw:safeguarding	-0.076	-0.001	-0.001	0.078
bw:safety	-0.009	-0.001	-0.001	0.011
bw:said	0.052	-0.004	-0.002	-0.045
bw:sale	-0.027	0.033	-0.071	0.065
bw:sales	-0.029	0.012	-0.048	0.065
bw:same	-0.009	0.09	-0.059	-0.022
bw:saturday	0.01	-0.007	0.014	-0.018
bw:saturdays	-0.034	-0.004	-0.02	0.057
bw:save	-0.019	0	0	0.019
bw:saves	0.044	-0.008	-0.031	-0.005
bw:say	-0.082	-0.014	0.067	0.029
bw:says	0.045	-0.016	-0.03	0
bw:schedule	-0.003	-0.001	-0.015	0.019
bw:scheme	0.05	-0.031	-0.042	0.022
bw:school	-0.019	0.029	-0.033	0.023
bw:schools	0.22	0.033	-0.169	-0.083
bw:science	-0.03	0.014	0.003	0.014
bw:scope	-0.022	-0.008	-0.004	0.034
bw:scotland	-0.062	-0.012	0.065	0.01
bw:scottish	-0.011	0.007	0.031	-0.027
bw:sea	-0.103	0.038	0	0.065
bw:searches	0.055	-0.01	-0.008	-0.037
bw:season	-0.002	0.052	0.004	-0.054
bw:second	0.076	-0.016	0.009	-0.068
bw:sectors	0.019	-0.01	0.002	-0.01
bw:secure	0.067	-0.004	-0.017	-0.045
bw:security	-0.01	-0.003	-0.002	0.015
bw:see	-0.105	-0.043	0.022	0.127
bw:seed	0.024	0	-0.016	-0.008
bw:sees	-0.019	-0.015	0.036	-0.002
bw:selection	0.012	-0.001	-0.001	-0.01
bw:self	0.029	-0.004	0.006	-0.032
bw:sell	0.046	-0.009	0.008	-0.044
bw:seller	0.108	-0.021	-0.058	-0.029
bw:sellers	0.025	-0.002	-0.011	-0.013
bw:selling	-0.019	-0.005	-0.011	0.034
bw:sells	0.021	-0.012	-0.015	0.006
bw:send	0.049	-0.011	0.022	-0.06
bw:sent	-0.048	0.039	0.053	-0.044
bw:seo	-0.066	-0.001	0.016	0.052
bw:separate	0.023	-0.006	0.005	-0.022
bw:september	0.036	-0.008	-0.002	-0.026
bw:serve	-0.029	-0.009	0.015	0.023
bw:servers	-0.002	-0.016	0.036	-0.018
bw:service	-0.003	-0.125	0.092	0.036
bw:services	0.082	-0.103	-0.062	0.083
bw:session	-0.033	-0.005	0.005	0.032
bw:set	0.04	-0.028	0.008	-0.02
bw:sets	0.037	0.006	-0.033	-0.01
bw:settings	-0.041	-0.002	-0.002	0.045
bw:seven	-0.036	-0.005	-0.002	0.043
bw:several	0.046	0.038	-0.082	-0.001
bw:sexton	0.015	-0.001	0.007	-0.021
bw:shall	-0.028	0.021	0.034	-0.027
bw:share	-0.119	0.069	0.024	0.026
bw:shared	-0.022	-0.003	-0.002	0.027
bw:shareholders	0.002	0.035	-0.034	-0.003
bw:sharing	0.009	0.008	0.017	-0.034
bw:sheffield	-0.031	-0.001	0.01	0.022
bw:shipping	0.001	-0.007	0.01	-0.005
bw:shirts	-0.043	-0.001	0.001	0.044
bw:shop	-0.053	-0.066	0.098	0.021
bw:shopquay	0.06	0	-0.001	-0.059
bw:shops	-0.12	0.053	-0.064	0.131
bw:short	-0.084	0.005	0.025	0.054
bw:should	0.105	-0.022	-0.046	-0.037
bw:show	0.003	-0.012	-0.031	0.039
bw:shown	0.015	-0.002	0.012	-0.025
bw:shows	0.078	-0.006	-0.049	-0.023
bw:shropshire	-0.018	0	0.004	0.014
bw:side	0.026	-0.004	-0.004	-0.017
bw:sign	-0.021	0.002	0.001	0.018
bw:since	-0.034	0.006	-0.036	0.064
bw:singapore	0.039	-0.014	-0.031	0.006
bw:single	0.06	-0.001	0	-0.059
bw:site	-0.004	-0.046	0.074	-0.023
bw:sites	-0.045	0.082	-0.105	0.067
bw:six	-0.066	-0.009	0.054	0.021
bw:size	-0.027	-0.003	0.014	0.016
bw:sk9	-0.025	-0.004	-0.019	0.048
bw:skip	0.006	-0.025	0.016	0.004
bw:slavery	0.134	0.044	-0.07	-0.109
bw:sluice	-0.01	0.005	0.016	-0.011
bw:small	0.064	-0.001	0.051	-0.115
bw:smaller	-0.006	-0.001	-0.012	0.019
bw:smart	-0.002	-0.016	0.034	-0.016
bw:so	-0.004	-0.017	0.007	0.014
bw:societies	0.023	0	-0.001	-0.022
bw:society	0.027	-0.009	-0.013	-0.005
bw:software	-0.069	-0.063	0.096	0.036
bw:solar	0.036	0.052	-0.017	-0.071
bw:sold	0.069	-0.03	-0.107	0.068
bw:sole	-0.046	-0.012	0.042	0.015
bw:solicitor	0.041	-0.006	-0.034	-0.001
bw:solicitors	0.064	-0.001	0.019	-0.082
bw:solutions	-0.051	-0.004	0.037	0.018
bw:some	-0.021	-0.029	0.055	-0.005
bw:somebody	0.023	-0.014	-0.016	0.006
bw:someone	-0.007	-0.009	0	0.015
bw:somerset	0.005	-0.004	-0.012	0.011
bw:something	-0.033	-0.001	-0.001	0.035
bw:sound	0.051	-0.001	-0.003	-0.047
bw:source	-0.051	0.005	0.002	0.044
bw:south	0.004	0.027	0.019	-0.05
bw:speak	0.014	-0.008	0.038	-0.044
bw:spoken	0.034	0	-0.001	-0.033
bw:sponsors	-0.003	-0.01	0.014	-0.001
bw:spotless	-0.019	-0.002	0.002	0.018
bw:spring	0.011	-0.001	-0.007	-0.003
bw:sra	-0.008	-0.002	0.013	-0.003
bw:st	0.009	-0.024	0.039	-0.023
bw:staff	0.036	-0.003	-0.011	-0.022
bw:stand	0.013	-0.003	0.005	-0.015
bw:standard	0.051	-0.008	0.01	-0.054
bw:standards	0.021	-0.004	0.004	-0.022
bw:start	-0.064	-0.003	0.005	0.063
bw:started	-0.01	-0.003	-0.003	0.016
bw:stated	-0.02	-0.005	-0.006	0.031
bw:statement	0.141	0.126	0.016	-0.283
bw:states	-0.015	-0.014	0.03	0
bw:station	0.012	-0.022	0.028	-0.018
bw:stations	0.045	-0.006	-0.012	-0.028
bw:status	-0.001	-0.023	0.023	0.001
bw:statutory	-0.003	-0.006	-0.007	0.016
bw:stay	0.068	-0.012	-0.004	-0.052
bw:stays	-0.035	-0.001	0	0.036
bw:still	-0.028	-0.013	-0.01	0.052
bw:stock	-0.013	-0.001	-0.001	0.016
bw:stockport	0.05	-0.003	-0.004	-0.042
bw:stone	-0.023	-0.001	0	0.024
bw:stop	-0.006	-0.004	-0.009	0.019
bw:stops	0.024	-0.006	-0.029	0.011
bw:store	-0.005	-0.016	-0.009	0.03
bw:stored	-0.027	-0.011	0.042	-0.004
bw:stores	0.047	-0.01	-0.027	-0.009
bw:story	0.026	0.044	-0.021	-0.049
bw:straight	-0.019	-0.003	0.007	0.015
bw:street	-0.072	0.013	0.016	0.042
bw:strictly	0.005	-0.001	0.013	-0.017
bw:stripe	-0.007	-0.007	0.015	-0.001
bw:students	-0.038	0.039	0.002	-0.004
bw:studio	-0.048	0.019	0.045	-0.016
bw:study	0.029	-0.004	0.006	-0.031
bw:style	0.01	-0.047	-0.002	0.04
bw:sub	-0.015	-0.012	0.043	-0.017
bw:subscribe	-0.01	-0.005	0.016	-0.001
bw:subscription	-0.057	-0.018	-0.008	0.082
bw:subsidiaries	-0.055	0.104	-0.013	-0.036
bw:subsidiary	0.041	0.123	-0.072	-0.092
bw:such	-0.022	0.091	-0.043	-0.026
bw:sue	-0.053	0.002	0.025	0.026
bw:sum	-0.073	0	0.057	0.015
bw:summary	0.083	0.034	-0.119	0.001
bw:sunday	0.029	-0.001	0.009	-0.037
bw:supervisory	-0.006	-0.013	0.022	-0.003
bw:supplied	-0.006	-0.038	0.057	-0.013
bw:supplier	-0.094	-0.021	0.125	-0.01
bw:suppliers	0.021	-0.022	0.047	-0.046
bw:supplies	0.001	-0.002	0.01	-0.009
bw:supply	0.036	-0.006	-0.011	-0.019
bw:support	-0.019	-0.026	0.026	0.019
bw:supported	0.012	-0.008	0.014	-0.018
bw:surgery	-0.048	-0.001	0	0.048
bw:surrey	-0.037	0.042	0.005	-0.01
bw:survey	-0.045	-0.001	-0.002	0.048
bw:sussex	-0.003	-0.008	0.015	-0.003
bw:sw1w	-0.016	0	0.001	0.015
bw:swansea	0.016	-0.001	0	-0.015
bw:swindon	-0.029	-0.021	0.027	0.023
bw:switzerland	-0.062	0.102	-0.073	0.033
bw:sy23	-0.03	0.002	0.01	0.018
bw:system	-0.197	-0.022	0.186	0.034
bw:systems	-0.004	0.042	-0.041	0.003
bw:t	-0.06	-0.042	-0.096	0.198
bw:table	-0.046	-0.003	0.008	0.041
bw:tables	-0.062	0.007	0.049	0.007
bw:tafapon	-0.131	-0.014	-0.059	0.204
bw:take	-0.066	0.007	-0.005	0.064
bw:taken	-0.016	0.063	-0.014	-0.033
bw:takes	0.064	-0.031	-0.024	-0.009
bw:talk	-0.045	0.029	0.032	-0.015
bw:tasting	-0.059	0	0	0.058
bw:tax	-0.006	-0.002	-0.004	0.012
bw:taxi	0.01	-0.004	0.023	-0.029
bw:tazemkopu	0.02	0	0.024	-0.043
bw:tea	-0.049	-0.006	0.01	0.044
bw:team	0.066	-0.012	-0.01	-0.044
bw:teams	-0.044	-0.002	0.037	0.01
bw:tel	0.153	0.036	-0.057	-0.132
bw:telephone	0.039	0.046	-0.047	-0.038
bw:telerau	-0.011	-0.003	-0.011	0.025
bw:telisagu	0.05	0	0	-0.05
bw:tell	-0.043	-0.015	-0.014	0.072
bw:tells	-0.007	-0.004	-0.008	0.019
bw:template	-0.032	-0.009	0.046	-0.005
bw:ten	-0.018	-0.003	0.022	0
bw:tenancy	0.022	0	0	-0.021
bw:tenul	-0.022	0	0	0.022
bw:term	0.074	-0.013	-0.068	0.007
bw:terms	-0.041	0.156	-0.18	0.065
bw:terrace	-0.004	0.004	0.025	-0.024
bw:test	-0.067	-0.001	0	0.068
bw:tests	0.002	-0.014	0.024	-0.011
bw:text	0.001	-0.007	-0.012	0.018
bw:thames	-0.037	-0.001	0.001	0.037
bw:than	0.043	0.021	-0.011	-0.053
bw:thank	-0.013	-0.012	-0.007	0.033
bw:thanks	-0.023	0.002	0.011	0.01
bw:that	0.107	-0.05	0.172	-0.229
bw:the	0.034	0.139	-0.198	0.024
bw:theatre	0.025	-0.002	0.015	-0.038
bw:their	-0.058	-0.088	0.176	-0.03
bw:them	0.055	0.071	-0.133	0.007
bw:theme	0.038	-0.002	0.004	-0.041
bw:then	-0.002	-0.005	-0.014	0.02
bw:there	0.031	0.022	-0.047	-0.006
bw:these	0.041	0.013	-0.23	0.176
bw:they	0.071	0.102	-0.13	-0.044
bw:thing	-0.046	0.039	0	0.007
bw:things	-0.033	-0.001	0	0.034
bw:third	-0.081	-0.03	0.033	0.078
bw:thirty	0.113	-0.002	-0.018	-0.093
bw:this	-0.111	-0.116	0.123	0.104
bw:those	-0.017	-0.031	0.11	-0.062
bw:thousand	-0.088	-0.004	0.001	0.09
bw:thousandth	-0.01	-0.002	-0.002	0.014
bw:three	0.017	-0.04	0.053	-0.029
bw:through	-0.033	0.018	0.037	-0.021
bw:throughout	0.026	-0.011	-0.05	0.034
bw:throw	0.039	-0.001	-0.009	-0.029
bw:thursday	0.114	-0.001	-0.001	-0.112
bw:ticket	-0.014	-0.003	0.015	0.002
bw:ticketing	0.054	-0.029	0.048	-0.073
bw:tickets	-0.006	-0.039	0.083	-0.038
bw:tidy	0.006	-0.001	-0.013	0.008
bw:till	-0.034	0.061	-0.044	0.018
bw:time	0.009	-0.018	-0.013	0.023
bw:times	-0.06	-0.008	0.109	-0.042
bw:timetable	0.031	-0.001	-0.001	-0.03
bw:tiritvu	0.028	0	0	-0.027
bw:title	0.075	-0.005	-0.027	-0.043
bw:titles	0.013	-0.017	0.022	-0.018
bw:tkn	0.022	-0.004	-0.018	0
bw:to	-0.055	-0.071	0.205	-0.079
bw:today	-0.052	-0.004	-0.001	0.056
bw:together	-0.041	-0.032	0.113	-0.04
bw:told	-0.029	-0.002	0.011	0.02
bw:too	-0.034	-0.011	0.061	-0.015
bw:tools	-0.041	-0.005	0.005	0.041
bw:top	0.051	-0.013	0.019	-0.056
bw:touch	0.101	-0.015	-0.01	-0.076
bw:touring	0.027	0.036	-0.002	-0.061
bw:tours	0.023	-0.005	-0.014	-0.004
bw:town	-0.022	-0.008	0.024	0.007
bw:tr1	-0.024	0	0.011	0.014
bw:tr3	-0.026	0	0.008	0.018
bw:trade	0.053	-0.05	-0.094	0.091
bw:trademark	0.069	-0.046	-0.022	-0.001
bw:trader	-0.039	-0.009	0.017	0.031
bw:trades	-0.066	-0.011	0.018	0.06
bw:trading	-0.294	-0.021	0.051	0.265
bw:traffic	-0.019	-0.002	0.001	0.02
bw:train	0.028	-0.002	-0.002	-0.024
bw:trained	-0.029	-0.004	-0.004	0.037
bw:training	0.08	-0.01	0.016	-0.086
bw:transaction	-0.053	0.001	0.051	0
bw:transfer	-0.009	-0.004	0.018	-0.006
bw:transport	0.045	-0.001	0.001	-0.045
bw:travel	0.071	-0.012	0.009	-0.068
bw:tray	-0.029	0	-0.001	0.03
bw:treatment	0.014	0.046	-0.045	-0.015
bw:treatments	-0.009	-0.003	-0.01	0.022
bw:tree	-0.003	-0.003	-0.003	0.01
bw:trent	-0.007	-0.009	0.02	-0.003
bw:truro	-0.033	0	0.019	0.015
bw:trust	-0.078	0.116	-0.117	0.078
bw:trustees	0.036	0.017	-0.003	-0.05
bw:try	-0.106	0.002	0.089	0.014
bw:tuesday	-0.015	-0.001	0.007	0.009
bw:tumelel	-0.056	0.041	-0.039	0.054
bw:tupa	0.054	-0.005	-0.012	-0.038
bw:tw9	0.02	0	0.001	-0.021
bw:twenty	-0.014	-0.004	-0.006	0.024
bw:twice	0.022	-0.004	-0.007	-0.011
bw:two	0.108	-0.029	-0.093	0.014
bw:tyne	0.002	0	-0.014	0.012
bw:uk	-0.065	0.005	0.001	0.059
bw:uk's	0.014	-0.001	0.002	-0.015
bw:ularbo	0.016	0.021	0.021	-0.058
bw:ultimate	0.002	0.016	-0.017	-0.001
bw:uluze	0.02	-0.001	-0.018	-0.001
bw:unaffected	0.055	-0.004	-0.006	-0.045
bw:under	0.07	-0.084	-0.044	0.059
bw:underwritten	0.019	-0.004	0.036	-0.05
bw:union	-0.02	0.033	-0.011	-0.001
bw:unit	-0.004	-0.005	-0.005	0.013
bw:united	0.06	-0.073	-0.05	0.063
bw:university	0.01	-0.005	-0.002	-0.003
bw:unless	0.024	-0.011	-0.026	0.013
bw:unpaid	0.027	-0.004	-0.005	-0.018
bw:until	0.089	-0.008	-0.018	-0.062
bw:up	-0.11	0.033	-0.055	0.133
bw:updated	0.12	-0.07	-0.038	-0.012
bw:upon	-0.009	0.007	-0.011	0.012
bw:ups	-0.013	-0.004	0.008	0.008
bw:us	0.181	-0.125	-0.06	0.005
bw:usa	-0.057	0.074	-0.03	0.013
bw:use	-0.04	-0.007	-0.036	0.083
bw:used	-0.004	-0.024	0.098	-0.07
bw:useful	-0.016	-0.001	0	0.017
bw:user	0.091	-0.028	-0.109	0.046
bw:users	0.023	-0.028	0.008	-0.003
bw:uses	-0.132	-0.007	0.154	-0.015
bw:using	-0.013	-0.028	-0.019	0.06
bw:usually	0	-0.011	0.03	-0.018
bw:valibu	-0.008	0	-0.003	0.011
bw:valid	0.011	-0.003	-0.02	0.011
bw:valuations	0.002	0.087	-0.087	-0.002
bw:value	-0.013	-0.002	0.033	-0.019
bw:van	-0.01	-0.001	0.004	0.008
bw:vat	-0.297	0.004	-0.035	0.327
bw:vehicle	-0.015	-0.019	0.036	-0.002
bw:venue	0.041	-0.006	-0.016	-0.018
bw:venues	0.024	-0.026	0.04	-0.038
bw:version	-0.015	-0.001	0.008	0.008
bw:vet	0.016	-0.003	0.007	-0.02
bw:veterinary	-0.028	-0.002	-0.003	0.034
bw:vets	0.015	-0.007	0.011	-0.019
bw:via	0.07	-0.031	0.047	-0.086
bw:video	-0.037	-0.004	0.004	0.037
bw:views	-0.081	0	-0.001	0.082
bw:village	-0.054	0.029	0.021	0.004
bw:visit	0.063	-0.018	-0.009	-0.036
bw:visitors	0.03	-0.012	0.031	-0.049
bw:visits	-0.029	-0.001	0.012	0.017
bw:vofopari	-0.086	0.1	-0.013	0
bw:voluntary	-0.05	0	-0.001	0.051
bw:volunteer	0.062	-0.002	-0.003	-0.057
bw:volunteers	-0.069	-0.009	-0.018	0.095
bw:vouchers	-0.031	-0.011	0.003	0.039
bw:vududka	0.057	-0.002	-0.002	-0.053
bw:w1w	-0.032	0	0.005	0.027
bw:wait	0.016	-0.002	-0.008	-0.006
bw:wales	-0.053	0.054	0.078	-0.079
bw:walk	0.04	-0.001	-0.001	-0.038
bw:want	0.023	0	0.003	-0.025
bw:wants	0.063	-0.001	-0.002	-0.059
bw:warehouse	-0.049	-0.001	0.002	0.048
bw:warranties	0.018	-0.002	-0.007	-0.009
bw:warranty	0.008	-0.009	0.019	-0.019
bw:was	-0.096	-0.038	0.11	0.024
bw:water	0.051	-0.002	-0.006	-0.044
bw:way	-0.073	0.016	0.049	0.009
bw:wc2h	0.044	-0.007	-0.033	-0.005
bw:we	-0.114	-0.108	0.07	0.152
bw:web	-0.073	-0.047	0.062	0.059
bw:website	-0.033	-0.045	0.094	-0.016
bw:websites	-0.054	-0.025	0.141	-0.062
bw:wedding	-0.015	-0.004	0.045	-0.026
bw:weddings	0.058	0.005	0.028	-0.09
bw:week	-0.017	-0.02	0.023	0.014
bw:week's	-0.033	-0.001	-0.006	0.04
bw:weekdays	0.026	-0.003	-0.018	-0.005
bw:weekend	-0.073	0	-0.001	0.074
bw:weekends	0.013	0	0	-0.013
bw:weeks	0.02	-0.005	0.014	-0.029
bw:weighbridge	0.021	-0.001	0.002	-0.021
bw:welcome	0.015	0.039	-0.068	0.015
bw:were	0.014	-0.001	0	-0.013
bw:west	0.046	-0.023	0.015	-0.038
bw:western	-0.01	-0.008	0.009	0.008
bw:wharf	-0.047	-0.005	0.03	0.022
bw:what	0.029	-0.079	0.018	0.032
bw:whatever	0.007	0	0.004	-0.012
bw:when	-0.163	-0.024	0.044	0.142
bw:where	-0.158	0.048	0.093	0.016
bw:wherry	-0.01	0	0.01	-0.001
bw:whether	0.037	-0.009	-0.029	0.001
bw:which	0.077	-0.008	0.034	-0.103
bw:whichever	-0.014	-0.011	0.006	0.018
bw:who	0.31	-0.332	-0.049	0.072
bw:whoever	0.038	-0.006	-0.021	-0.01
bw:whole	-0.016	-0.008	-0.002	0.027
bw:wholly	0.109	-0.071	0.071	-0.108
bw:whom	-0.002	-0.011	-0.022	0.035
bw:whose	-0.058	0.04	-0.03	0.048
bw:why	-0.003	-0.018	0	0.021
bw:will	-0.086	0.034	-0.062	0.114
bw:wilmslow	-0.016	-0.004	-0.019	0.039
bw:windows	-0.026	-0.001	0.003	0.024
bw:winner	0.013	-0.002	-0.001	-0.01
bw:wins	-0.012	0	0.003	0.009
bw:wish	0.038	-0.001	-0.004	-0.033
bw:with	0.086	-0.101	0.106	-0.091
bw:within	0.042	-0.029	0.026	-0.038
bw:without	0.035	-0.002	-0.009	-0.024
bw:women	0.013	-0.027	0.027	-0.014
bw:wool	0.015	-0.001	-0.009	-0.004
bw:worcester	0.03	-0.008	-0.022	0
bw:word	-0.032	-0.004	-0.006	0.042
bw:wording	0.019	-0.002	0.053	-0.07
bw:words	0.029	-0.001	0	-0.027
bw:work	0.052	-0.031	-0.022	0
bw:worked	-0.019	0.006	0.011	0.002
bw:working	0.036	-0.009	-0.003	-0.024
bw:works	-0.01	-0.047	0.006	0.051
bw:workshop	0.016	-0.002	-0.002	-0.013
bw:world	-0.062	0.015	0.043	0.004
bw:worldwide	0.009	-0.004	0.032	-0.036
bw:worth	-0.02	-0.001	-0.001	0.022
bw:would	-0.008	0.008	-0.028	0.028
bw:wrexham	-0.021	0	0.002	0.02
bw:write	0.034	-0.035	0.006	-0.006
bw:writing	-0.088	0.004	0.137	-0.053
bw:written	0.008	-0.014	0.043	-0.037
bw:wrong	-0.013	0	-0.004	0.017
bw:www	0.046	0.009	-0.002	-0.053
bw:x	0.028	-0.006	-0.004	-0.017
bw:yard	-0.083	-0.002	0.046	0.039
bw:year	-0.026	0.03	0.01	-0.014
bw:years	-0.005	-0.025	-0.025	0.054
bw:yes	-0.004	-0.001	0.016	-0.011
bw:yn	0.018	-0.001	-0.002	-0.015
bw:yo10	0.012	-0.001	0.003	-0.015
bw:york	0.044	-0.008	0.02	-0.057
bw:yorkshire	-0.083	-0.005	0.03	0.058
bw:you	0.016	-0.122	0.042	0.063
bw:your	0.05	0.025	-0.104	0.029
bw:yours	-0.046	-0.001	0.014	0.034
bw:yourself	-0.034	-0.001	0.001	0.034
bw:z	-0.013	0.023	0.018	-0.028
bw:©	0.254	0.007	-0.006	-0.256
bw:¶	-0.074	-0.108	-0.002	0.184
c:agentAfter	-0.329	-0.017	0.51	0.036
c:agentOf	-0.354	-0.155	0.918	-0.209
c:appliesTo	0.486	-0.393	-0.455	0.363
c:asHelper	-1.241	0.101	1.645	-0.005
c:assetsOf	-0.709	0.687	0.024	-0.002
c:bothParties	0.421	-0.283	0.033	-0.171
c:brandAfter	-0.086	0.033	-0.002	0.056
c:brandAgentOf	-1.525	-0.053	1.624	-0.045
c:brandBefore	0.143	-0.197	0.038	0.016
c:brandInBlock	0.247	0.337	-0.807	0.324
c:brandOnPage	-0.15	0.307	-0.073	-0.084
c:brandTradingNameOf	1.867	-0.004	-1.432	0.069
c:brandUses	-0.873	-0.019	1.392	0
c:careOf	-1.098	0.009	1.111	-0.023
c:contractWith	0.386	-0.212	-0.155	0.381
c:controllerAfter	0.45	-0.072	-0.128	0.25
c:controllerIs	0.906	-0.266	-0.165	0.125
c:copyright	0.786	0.007	-0.725	0.532
c:forExample	-1.032	-0.023	1.059	-0.003
c:forUk	1.208	0	-0.5	-0.007
c:formerly	-0.538	0.525	0.333	-0.019
c:isCompany	-0.094	0.472	-0.275	-0.103
c:jointlyAsBrand	1.5	0	-1	0
c:knownAsBrand	0.842	0.22	-0.88	0.117
c:list	-0.398	0.654	-0.049	-0.206
c:markOf	-0.896	-0.146	1.491	0.051
c:means	0.221	-0.128	-0.227	0.134
c:newsAfter	0.154	-0.186	0.536	-0.303
c:notUs	-1.379	-0.004	1.979	-0.096
c:officeAfter	0.115	-0.421	-0.291	0.597
c:operatedBy	0.359	0.278	-0.016	-0.221
c:operatedByOnly	-0.107	0.328	0.013	-0.233
c:otherOperatedBy	-0.409	0.049	0.733	-0.073
c:ourProvider	-0.89	-0.067	1.5	-0.043
c:ourSubsidiary	-0.622	1.59	-0.153	-0.015
c:ownPolicy	-1.048	-0.014	1.551	0.01
c:partOf	-0.24	1.204	-0.279	-0.186
c:partyLabel	1	0.046	-0.762	0.216
c:passedOn	-0.711	0.699	0.012	0
c:processedBy	-0.698	0.257	0.94	-0.199
c:regulatedBy	-0.688	-0.12	1.167	-0.059
c:reservesRight	0.945	-0.015	-0.585	0.055
c:runsBrand	1.138	-0.041	-0.992	0.395
c:sellerAfter	0.73	-0.002	-0.327	0
c:sellerBefore	1.506	0	-0.705	0
c:siteOperatedBy	1.524	-0.095	-0.635	0.007
c:subsidiaryAfter	-0.484	1.004	0.064	-0.084
c:subsidiaryOf	-0.124	0.679	0.134	-0.189
c:suchAs	-0.004	0.335	0.272	-0.304
c:toDo	-0.339	-0.018	0.714	-0.057
c:tradingAs	-0.347	-0.058	0.143	0.262
c:tradingAsBrand	1.517	0.259	-1.283	0.007
c:tradingAsOther	0.136	-0.316	-0.074	0.255
c:tradingNameOf	0.41	0.168	-0.25	0.072
c:transferredTo	2.249	-0.023	-1.513	-0.013
c:unconnected	-1.013	-0.003	1.516	0
c:usesBefore	-0.578	0.03	1.099	-0.051
c:weAre	0.239	-0.138	-0.118	0.217
c:weDefAfter	0.37	0.151	-0.243	0.223
c:weDefBefore	0.551	0.068	-0.428	0.309
c:wePronoun	0.386	-0.013	0.019	-0.092
c:websiteBy	-1.357	-0.078	2.031	-0.096
c:writeTo	0.71	-0.054	-0.383	0.128
contradicted	0.154	-0.061	-0.182	0.089
form:bare	-0.439	-0.383	-0.253	1.076
form:name	0.201	0.354	0.562	-1.117
form:number	0.234	-0.142	0.099	-0.191
h:others	-0.179	-0.357	0.651	-0.114
h:self	-0.109	0.374	-0.232	-0.032
how:direct	0.328	-0.141	-0.07	-0.117
how:guessed	0.091	-0.032	-0.054	-0.004
how:linked	-0.138	0.011	0.115	0.013
how:padded	-0.047	0.02	0.109	-0.082
hw:1	0.014	0.161	-0.044	-0.131
hw:10	-0.058	-0.005	-0.014	0.077
hw:11	-0.016	-0.014	0.026	0.003
hw:12	0.04	-0.006	-0.019	-0.015
hw:13	0.072	-0.006	-0.018	-0.048
hw:14	-0.086	-0.001	0.048	0.039
hw:15	0.018	-0.002	-0.001	-0.014
hw:16	-0.016	0	0	0.017
hw:2	0.237	-0.086	-0.19	0.038
hw:20	-0.056	0.032	0.017	0.007
hw:2020	-0.023	-0.003	0.031	-0.005
hw:3	-0.166	-0.026	0.047	0.146
hw:4	-0.016	0.056	-0.002	-0.038
hw:5	-0.127	-0.065	0.143	0.048
hw:6	0.017	0.014	0.006	-0.037
hw:7	-0.112	-0.006	0.045	0.074
hw:8	0.125	0.016	0.022	-0.163
hw:9	-0.097	-0.006	0.013	0.09
hw:a	-0.432	-0.04	0.089	0.382
hw:about	-0.023	0.045	-0.002	-0.02
hw:abroad	0.051	-0.013	-0.1	0.062
hw:ac	0.012	-0.003	-0.01	0.001
hw:acceptance	0.156	-0.048	-0.11	0.002
hw:access	-0.053	-0.004	-0.013	0.07
hw:accommodation	0.007	-0.006	0.028	-0.029
hw:account	-0.036	0.024	0.021	-0.009
hw:accountancy	0.037	0	0.002	-0.039
hw:accounts	-0.019	-0.006	0.001	0.024
hw:acorn	-0.06	-0.001	-0.001	0.063
hw:acornly	-0.058	0	0	0.059
hw:across	-0.007	-0.002	-0.001	0.01
hw:advertise	0.014	-0.001	0.003	-0.016
hw:advertising	0.03	0	0	-0.029
hw:advice	-0.064	-0.014	0.032	0.046
hw:after	0.085	-0.019	0.015	-0.081
hw:again	-0.062	0	0	0.063
hw:agency	0.005	0.002	0.042	-0.048
hw:agents	0.017	-0.002	0.002	-0.016
hw:agreement	0.065	-0.047	-0.018	0
hw:all	-0.032	0.132	-0.096	-0.004
hw:alliance	0.05	0	-0.001	-0.049
hw:allotment	-0.061	0	-0.001	0.062
hw:amodau	0.012	-0.003	-0.01	0.001
hw:an	-0.1	-0.025	0.074	0.051
hw:analytics	0.009	-0.002	0.007	-0.015
hw:anchor	-0.098	-0.001	-0.016	0.115
hw:anchorly	-0.041	0	0	0.041
hw:and	0.079	0.176	-0.259	0.003
hw:answer	-0.087	-0.003	0.016	0.075
hw:anti	0.055	-0.003	-0.033	-0.02
hw:any	-0.016	-0.001	-0.001	0.018
hw:app	-0.099	-0.014	0.051	0.062
hw:applicable	0.026	-0.001	0	-0.024
hw:application	0.016	-0.009	-0.006	-0.001
hw:apply	0.036	-0.003	0.003	-0.036
hw:applying	0.05	-0.002	-0.001	-0.047
hw:apron	0.015	0.001	0.022	-0.038
hw:architects	0.034	0	0	-0.033
hw:are	0.039	-0.018	-0.146	0.125
hw:areas	0.056	0	0	-0.056
hw:as	-0.056	-0.019	0.063	0.012
hw:ask	-0.08	-0.024	0.012	0.092
hw:at	-0.093	-0.005	0.003	0.096
hw:authority	0.004	-0.012	0.011	-0.003
hw:b	0.04	-0.001	-0.001	-0.039
hw:background	0.025	0.052	-0.056	-0.021
hw:bakery	0.03	0	0.005	-0.035
hw:be	0.02	0.142	-0.119	-0.044
hw:beehive	-0.107	-0.002	-0.005	0.113
hw:beehively	-0.075	-0.001	-0.009	0.085
hw:before	0.076	-0.003	-0.022	-0.051
hw:best	-0.031	-0.006	-0.004	0.04
hw:better	-0.007	0.002	0.033	-0.028
hw:between	-0.051	-0.004	0.055	0
hw:black	-0.013	-0.001	-0.003	0.016
hw:boarding	-0.033	0	0	0.034
hw:book	0.021	-0.004	0.006	-0.024
hw:booking	-0.023	-0.068	0.183	-0.092
hw:bookkeeping	-0.034	0	0	0.035
hw:box	-0.039	-0.002	-0.009	0.05
hw:boxes	0.031	0	0	-0.03
hw:brands	-0.025	-0.04	0.054	0.011
hw:brass	0.033	0.003	-0.046	0.01
hw:breach	-0.005	0.037	0.005	-0.037
hw:brewery	0.022	-0.003	0.015	-0.034
hw:bright	-0.056	0	0	0.057
hw:bring	0.02	0.035	-0.016	-0.039
hw:broker	0.01	-0.008	0.017	-0.019
hw:brown	0.016	0	0.003	-0.018
hw:builders	0.029	-0.001	0.003	-0.031
hw:business	0.005	0.027	-0.031	-0.001
hw:businesses	-0.019	-0.007	0.012	0.014
hw:buy	-0.012	-0.004	-0.021	0.036
hw:buying	-0.027	-0.008	0.035	0
hw:by	0.025	0.03	-0.025	-0.03
hw:c	0.008	0	0.003	-0.011
hw:calls	-0.013	0	0	0.014
hw:calm	-0.041	0	0	0.041
hw:can	-0.06	0.045	-0.057	0.073
hw:cancel	0.014	-0.002	-0.001	-0.011
hw:cancelling	-0.01	-0.001	0	0.011
hw:candles	-0.04	0	0	0.041
hw:car	-0.02	-0.003	0.01	0.013
hw:card	0.039	-0.047	0.026	-0.018
hw:cardholder	0.042	-0.001	0.012	-0.053
hw:cards	-0.074	-0.003	0.007	0.071
hw:care	0.103	0.046	0.019	-0.168
hw:careers	-0.045	-0.001	-0.001	0.047
hw:carers	0.055	-0.002	-0.002	-0.051
hw:carnival	-0.085	0.002	0.012	0.071
hw:cars	0.027	-0.001	-0.002	-0.023
hw:centre	-0.038	-0.001	0.004	0.035
hw:ceramics	0.079	-0.001	0.006	-0.083
hw:change	0.035	-0.001	-0.005	-0.029
hw:changes	0.141	-0.033	-0.086	-0.022
hw:changing	-0.007	0.038	-0.001	-0.03
hw:charges	-0.026	-0.007	0.005	0.029
hw:cheese	-0.037	0	0	0.038
hw:children	0.083	0	0	-0.082
hw:choices	0.035	-0.007	-0.007	-0.021
hw:church	-0.122	-0.001	-0.001	0.124
hw:claims	-0.017	0	-0.001	0.018
hw:cleaner	-0.056	0	-0.001	0.057
hw:cleaning	-0.048	0	0.006	0.041
hw:client	-0.163	0.004	0.161	-0.002
hw:clients	0.074	-0.001	-0.007	-0.066
hw:clothing	0.053	-0.001	-0.011	-0.041
hw:club	0.042	-0.035	0.067	-0.074
hw:co	0.054	0.124	-0.145	-0.034
hw:coaches	0.04	0	0.002	-0.042
hw:coffee	0.039	-0.001	0.001	-0.04
hw:collect	0.058	-0.015	0.043	-0.086
hw:collection	0.013	0	0	-0.013
hw:come	-0.014	-0.01	0.028	-0.005
hw:community	0.024	-0.004	0.006	-0.027
hw:companies	0.045	-0.003	-0.011	-0.031
hw:company	0.114	-0.096	0.001	-0.019
hw:compassly	-0.027	-0.001	-0.028	0.057
hw:competition	0.025	-0.003	-0.006	-0.016
hw:competitions	-0.023	0	0	0.023
hw:complaints	0.069	-0.039	-0.065	0.035
hw:conditions	0.342	-0.087	-0.202	-0.053
hw:consent	-0.023	0	0	0.024
hw:construction	0.029	-0.001	0	-0.028
hw:consulting	-0.1	0.001	0.004	0.095
hw:contact	0.056	-0.017	-0.054	0.015
hw:contract	0.078	-0.025	-0.047	-0.006
hw:contracting	-0.027	0.014	0.013	0
hw:control	0.013	-0.001	0.023	-0.035
hw:controller	-0.036	0.134	-0.189	0.091
hw:cookie	-0.033	-0.032	0.07	-0.006
hw:cookies	0.07	-0.031	0.017	-0.055
hw:copper	0.022	0.004	-0.003	-0.024
hw:cornwall	0.019	0.034	-0.028	-0.025
hw:cost	0.009	-0.003	0.028	-0.033
hw:cottage	-0.036	0	-0.001	0.037
hw:cottages	0.039	-0.001	-0.003	-0.035
hw:council	-0.042	-0.001	0.001	0.042
hw:country	-0.011	0.026	-0.033	0.018
hw:couriers	0.065	-0.001	0.002	-0.066
hw:courts	-0.026	-0.004	0.036	-0.006
hw:cover	0.158	-0.009	-0.02	-0.129
hw:covers	0.037	-0.046	-0.069	0.078
hw:crafts	-0.072	-0.001	-0.001	0.073
hw:customer	-0.004	0.025	0.012	-0.034
hw:customers	-0.005	0.051	0.005	-0.051
hw:d	0.024	0	0.003	-0.027
hw:data	0.038	-0.083	0.187	-0.142
hw:day	0.023	-0.003	-0.004	-0.016
hw:days	-0.082	0	0	0.083
hw:definitions	-0.115	0.175	-0.08	0.02
hw:delivered	0.025	-0.001	-0.007	-0.018
hw:delivery	0.03	0.022	-0.071	0.019
hw:dental	0.02	-0.002	0.009	-0.027
hw:design	0.082	-0.001	-0.001	-0.08
hw:details	-0.14	-0.006	0.109	0.037
hw:devon	-0.015	0.034	-0.026	0.006
hw:digital	0.04	0	0	-0.04
hw:dinner	-0.067	0	-0.001	0.069
hw:directory	0.031	-0.005	0.014	-0.04
hw:disclosure	-0.053	0.027	0.028	-0.003
hw:disputes	0.066	-0.004	0.006	-0.067
hw:do	-0.032	-0.028	0.056	0.005
hw:does	0.021	-0.002	-0.037	0.017
hw:dogs	0.011	-0.001	-0.036	0.027
hw:donate	0.056	-0.001	-0.003	-0.052
hw:door	-0.089	-0.001	-0.002	0.092
hw:draw	-0.045	-0.011	0.037	0.019
hw:east	0.069	-0.002	-0.009	-0.057
hw:eat	0.017	0	0	-0.016
hw:electric	0.013	-0.003	0.003	-0.012
hw:electrical	0.002	0.001	-0.031	0.027
hw:else	-0.014	-0.015	0.045	-0.016
hw:emails	0.083	-0.01	0.045	-0.117
hw:enamel	0.048	-0.001	0.019	-0.067
hw:end	0.022	-0.007	0.003	-0.018
hw:ending	-0.014	-0.001	0	0.015
hw:energy	-0.009	-0.024	0.058	-0.025
hw:engineering	0.056	-0.001	-0.004	-0.051
hw:england	-0.017	0.082	-0.089	0.025
hw:entries	-0.025	0	0.025	0
hw:estate	0.017	0	0	-0.016
hw:events	-0.05	0.006	0.053	-0.009
hw:every	0.043	-0.008	-0.004	-0.031
hw:everyone	0.025	0.002	0.033	-0.06
hw:family	0.048	-0.003	0.003	-0.049
hw:faqs	-0.011	-0.007	0.01	0.009
hw:fast	0.071	-0.001	0.001	-0.071
hw:faulty	0.053	-0.005	-0.006	-0.043
hw:fees	0.011	0.038	-0.019	-0.031
hw:field	0.01	0.001	-0.001	-0.011
hw:file	0.044	-0.001	0	-0.043
hw:files	0.024	-0.001	0	-0.024
hw:finance	0.085	-0.021	-0.202	0.138
hw:financial	0.063	-0.005	0	-0.058
hw:find	-0.19	0.029	0.115	0.046
hw:firms	0.063	-0.021	-0.046	0.004
hw:first	-0.08	-0.004	0.007	0.077
hw:fitness	0.053	0	0.003	-0.056
hw:florists	-0.002	0	0.029	-0.026
hw:food	0.01	-0.006	0.005	-0.01
hw:football	0.101	0	0.003	-0.103
hw:for	0.075	-0.107	-0.117	0.149
hw:four	0.031	0	0	-0.031
hw:free	0.02	-0.009	0.013	-0.025
hw:from	0.042	-0.022	0.032	-0.051
hw:fuels	0.038	-0.001	0	-0.037
hw:funeral	0.004	-0.032	0.039	-0.011
hw:furniture	0.021	0	-0.002	-0.019
hw:further	0.027	-0.002	0.004	-0.028
hw:g	0.037	-0.001	0	-0.037
hw:game	0.067	-0.001	0.001	-0.067
hw:garden	-0.046	-0.006	-0.002	0.053
hw:gdpr	-0.014	-0.001	0.029	-0.014
hw:general	0.036	0.105	-0.065	-0.077
hw:get	-0.065	-0.015	0.02	0.06
hw:gift	0.058	-0.041	-0.023	0.007
hw:gifts	0.01	-0.015	0.002	0.003
hw:give	0.017	-0.003	0.013	-0.027
hw:goes	0.048	-0.002	-0.02	-0.026
hw:gonozi	-0.009	-0.004	0.013	0
hw:good	-0.041	-0.019	0.033	0.027
hw:green	-0.062	-0.002	0.005	0.058
hw:grounds	0.011	0	0	-0.011
hw:group	0.007	0.045	-0.05	-0.002
hw:h	0.056	-0.001	-0.001	-0.055
hw:hall	-0.064	-0.003	0.041	0.026
hw:hands	-0.106	-0.006	0.049	0.063
hw:happens	-0.014	0.036	0.024	-0.045
hw:harbour	-0.058	-0.004	-0.036	0.098
hw:haulage	0.045	0	0.012	-0.057
hw:health	-0.011	-0.002	-0.003	0.017
hw:heat	-0.022	-0.003	0.005	0.021
hw:heating	0.054	-0.001	0.01	-0.062
hw:hello	-0.006	-0.002	0.027	-0.019
hw:help	-0.075	-0.001	0.003	0.073
hw:here	-0.041	0.053	0.064	-0.075
hw:high	0.078	-0.014	0.039	-0.103
hw:hire	0.008	-0.014	0.018	-0.011
hw:home	0.004	-0.012	0.11	-0.102
hw:homes	0.098	0.127	-0.08	-0.145
hw:hook	0.033	0.003	-0.046	0.01
hw:hospice	0.025	-0.001	0.002	-0.025
hw:hosting	-0.098	-0.004	-0.012	0.114
hw:hotel	-0.011	-0.003	0.004	0.009
hw:hotels	0.03	-0.002	0.016	-0.044
hw:hours	0.03	0	0	-0.029
hw:house	-0.048	-0.001	-0.001	0.049
hw:how	-0.069	-0.064	0.055	0.078
hw:i	-0.137	0.007	0.007	0.124
hw:identity	0.017	-0.015	-0.016	0.015
hw:if	-0.036	-0.009	-0.007	0.052
hw:important	0.07	-0.011	-0.047	-0.013
hw:imprint	-0.015	0.002	0.003	0.01
hw:in	0	-0.112	0.106	0.006
hw:independent	0.032	-0.001	0.003	-0.034
hw:index	-0.058	0.002	0.001	0.055
hw:individuals	-0.043	-0.001	-0.001	0.045
hw:information	-0.065	0.182	-0.375	0.258
hw:inquirer	-0.05	-0.003	-0.003	0.057
hw:insurance	-0.021	-0.009	0.043	-0.013
hw:interpretation	0.05	0.03	-0.17	0.09
hw:introduction	0.048	0.326	-0.282	-0.092
hw:is	0.085	-0.079	0.062	-0.068
hw:it	-0.035	-0.043	0.059	0.019
hw:j	0.027	0	0	-0.026
hw:job	0.068	-0.003	-0.002	-0.063
hw:join	0.034	-0.001	-0.004	-0.029
hw:joinery	0.112	-0.001	0.005	-0.116
hw:jurisdiction	0.006	-0.005	0.019	-0.02
hw:k	0.015	0	0	-0.015
hw:keep	0.019	-0.001	0.005	-0.023
hw:keeping	0.048	0.032	-0.024	-0.056
hw:kennels	-0.033	0	0	0.034
hw:kettle	-0.063	-0.001	-0.001	0.064
hw:kettlely	-0.028	0	0	0.028
hw:key	0.057	-0.012	-0.04	-0.004
hw:kind	-0.011	0	-0.021	0.032
hw:know	-0.086	-0.004	-0.002	0.091
hw:l	0.024	0	0.002	-0.027
hw:landlords	0.013	0	0	-0.013
hw:landscapes	0.083	-0.001	0.004	-0.086
hw:lane	-0.037	0	0	0.038
hw:lantern	-0.038	-0.002	-0.019	0.058
hw:lanternly	-0.056	-0.001	-0.011	0.067
hw:latest	0.072	-0.008	0.016	-0.081
hw:law	0.095	-0.026	0.021	-0.09
hw:learn	-0.023	-0.005	0.027	0
hw:legal	0.082	0.079	-0.096	-0.065
hw:let	-0.077	-0.003	-0.021	0.102
hw:letters	0.02	0	0	-0.02
hw:lettings	0.046	-0.002	0.012	-0.056
hw:liability	-0.037	-0.003	0.065	-0.025
hw:licence	0.028	-0.004	-0.028	0.004
hw:licences	0.029	-0.003	-0.029	0.002
hw:license	0.055	-0.002	-0.009	-0.044
hw:light	0.103	0	-0.001	-0.102
hw:limited	-0.12	-0.026	0.165	-0.02
hw:limits	0.013	-0.002	-0.001	-0.01
hw:linen	0.015	0.001	0.022	-0.038
hw:links	-0.132	-0.003	0.021	0.114
hw:local	0.09	0.016	-0.051	-0.055
hw:london	-0.047	-0.01	0.008	0.049
hw:look	0.005	-0.019	0.033	-0.018
hw:lottery	0.003	0.141	0	-0.144
hw:love	-0.029	-0.001	-0.002	0.032
hw:ltd	-0.25	-0.02	0.311	-0.041
hw:made	0.041	-0.007	0.007	-0.041
hw:magpie	-0.052	0	0	0.053
hw:magpiely	-0.046	0	0	0.046
hw:make	0	-0.01	0.081	-0.071
hw:makes	-0.032	0	0	0.033
hw:management	0.06	-0.001	0.001	-0.06
hw:manor	-0.026	-0.003	0.053	-0.024
hw:marine	0.036	0	0	-0.036
hw:marketing	0.124	-0.004	0.003	-0.124
hw:marketplace	-0.062	0.004	0.064	-0.005
hw:markets	-0.06	0.056	-0.027	0.031
hw:may	0.056	-0.001	-0.008	-0.047
hw:means	-0.031	-0.009	0.054	-0.015
hw:meet	-0.014	-0.001	0.001	0.014
hw:members	0.002	0.034	0.001	-0.037
hw:membership	0.002	-0.012	0.028	-0.018
hw:memberships	0.013	-0.001	-0.004	-0.008
hw:menu	-0.061	-0.003	0.003	0.06
hw:mind	-0.007	0.038	-0.001	-0.03
hw:minutes	0.081	-0.001	-0.006	-0.074
hw:money	0.058	0.001	0.014	-0.073
hw:more	-0.047	0	0	0.048
hw:mortgage	-0.06	-0.038	0.148	-0.05
hw:mortgages	0.069	-0.005	0.009	-0.073
hw:motors	0.027	0	0.011	-0.038
hw:move	0.014	-0.001	0.007	-0.019
hw:moving	0.012	0.035	-0.023	-0.023
hw:mrs	-0.032	0	0	0.033
hw:mug	0.048	-0.001	0.019	-0.067
hw:my	-0.021	-0.009	0.011	0.019
hw:n	0.019	0	0	-0.019
hw:name	-0.022	-0.025	0.034	0.013
hw:never	0.069	0	-0.001	-0.067
hw:new	0.062	-0.001	-0.002	-0.059
hw:newest	-0.025	0	0.025	0
hw:news	0.055	-0.01	0.042	-0.087
hw:newsletter	-0.011	-0.024	0.036	-0.001
hw:next	0.04	-0.005	0.026	-0.06
hw:no	-0.045	0	0	0.046
hw:north	0.01	-0.001	-0.026	0.016
hw:not	-0.029	-0.002	-0.019	0.05
hw:notebook	0.01	0.001	-0.001	-0.011
hw:notice	-0.014	0.043	-0.015	-0.013
hw:now	-0.02	0	0	0.02
hw:number	-0.06	-0.007	0.019	0.048
hw:oak	-0.009	-0.002	-0.002	0.012
hw:of	0.142	0.175	-0.315	-0.002
hw:office	-0.052	-0.014	0.041	0.025
hw:offshore	0.036	0	0	-0.036
hw:on	0.024	0.043	0.062	-0.129
hw:one	-0.065	0.028	0.033	0.004
hw:online	0.092	-0.033	-0.043	-0.015
hw:only	0.061	-0.003	-0.02	-0.039
hw:open	-0.051	-0.006	0.052	0.006
hw:opening	0.011	0	0	-0.011
hw:operative	0.028	0.082	-0.089	-0.021
hw:or	0.022	-0.009	-0.007	-0.006
hw:order	-0.005	-0.011	0.001	0.015
hw:other	0.009	-0.013	-0.005	0.008
hw:others	-0.024	0.095	-0.056	-0.015
hw:otter	-0.037	0	0	0.038
hw:our	-0.02	0.152	-0.136	0.004
hw:out	-0.091	-0.001	-0.002	0.094
hw:outside	-0.015	-0.001	0.023	-0.007
hw:overview	-0.001	-0.015	-0.022	0.037
hw:own	0.053	-0.021	0.009	-0.041
hw:owners	0.088	-0.008	-0.011	-0.07
hw:owns	-0.051	0	0.034	0.017
hw:page	-0.019	0	0	0.02
hw:pages	-0.12	-0.009	0	0.129
hw:pan	0.022	0.004	-0.003	-0.024
hw:pantry	-0.029	0	0	0.029
hw:parish	-0.047	-0.002	0.009	0.04
hw:park	-0.081	-0.004	-0.002	0.087
hw:parks	0.034	0.036	-0.002	-0.069
hw:parties	0.023	-0.077	0.078	-0.024
hw:partners	0.133	0.083	-0.13	-0.087
hw:party	0.04	-0.012	0.027	-0.056
hw:passwords	-0.024	-0.001	-0.006	0.031
hw:patient	0.024	0.06	-0.092	0.007
hw:patients	0.016	-0.004	-0.01	-0.001
hw:pay	-0.013	-0.008	-0.021	0.042
hw:payment	-0.028	-0.013	0.05	-0.01
hw:payments	-0.027	-0.003	0.022	0.008
hw:people	0.034	-0.014	0.021	-0.042
hw:person	-0.014	0.019	-0.042	0.038
hw:personal	0.04	0.12	-0.138	-0.021
hw:pet	0.044	-0.003	-0.002	-0.04
hw:phone	-0.025	-0.013	0.004	0.033
hw:photography	0.013	0	-0.001	-0.012
hw:physiotherapy	0.042	-0.001	0.011	-0.052
hw:pier	-0.051	0	0.034	0.017
hw:place	-0.058	-0.001	-0.007	0.066
hw:plan	-0.068	-0.002	0.017	0.053
hw:planning	0.057	-0.006	0.011	-0.062
hw:plans	0.09	-0.019	-0.114	0.044
hw:play	0.08	-0.006	0.038	-0.113
hw:plumbers	-0.02	-0.002	0.012	0.01
hw:plumbing	0.053	-0.001	0.012	-0.064
hw:point	0.054	-0.004	-0.022	-0.027
hw:policy	0.071	-0.08	0.113	-0.104
hw:portal	-0.043	0.006	0.041	-0.004
hw:premier	-0.029	0	0	0.029
hw:premises	-0.038	-0.005	0.022	0.022
hw:prepaid	-0.058	-0.006	0.051	0.013
hw:price	0.017	-0.002	0.002	-0.017
hw:prices	-0.122	-0.021	0.118	0.025
hw:pricing	0.014	-0.001	-0.001	-0.012
hw:print	0.067	-0.001	0.004	-0.071
hw:privacy	-0.066	0.067	0.054	-0.055
hw:prize	-0.046	-0.012	0.039	0.019
hw:processors	-0.033	-0.011	0.025	0.02
hw:products	-0.033	0.027	-0.012	0.018
hw:professional	0.03	-0.004	0.006	-0.031
hw:promise	-0.077	-0.007	-0.005	0.09
hw:promoter	0.017	-0.011	-0.013	0.007
hw:property	0.145	0	-0.043	-0.102
hw:protection	-0.068	-0.026	0.048	0.047
hw:provider	-0.024	-0.029	0.055	-0.002
hw:providers	-0.018	-0.037	0.062	-0.007
hw:publishing	0.029	-0.001	0.003	-0.032
hw:purpose	-0.14	0.235	-0.086	-0.009
hw:questions	-0.115	-0.009	0.017	0.107
hw:quick	-0.066	-0.001	-0.006	0.073
hw:quiet	-0.031	-0.012	0.016	0.027
hw:r	0.048	-0.001	-0.001	-0.046
hw:reach	0.014	-0.002	-0.005	-0.007
hw:receives	-0.151	-0.025	0.194	-0.018
hw:recent	-0.004	0	0.024	-0.02
hw:recipients	-0.066	-0.003	0.057	0.012
hw:record	-0.054	-0.001	0.05	0.006
hw:recording	0.012	0	0	-0.011
hw:recruitment	0.036	-0.001	0.005	-0.04
hw:red	0.013	0	-0.004	-0.008
hw:registered	-0.01	0	-0.003	0.013
hw:registration	-0.026	0.003	0.018	0.005
hw:regulation	-0.004	-0.005	0.016	-0.007
hw:regulator	-0.016	-0.008	0.012	0.012
hw:regulatory	0.021	-0.005	-0.026	0.01
hw:removals	0.086	-0.013	-0.067	-0.006
hw:renewables	0.025	0	0.012	-0.038
hw:request	-0.014	0	0	0.015
hw:responsibility	-0.059	-0.002	0.003	0.058
hw:responsible	0.065	-0.05	-0.026	0.012
hw:retail	0.034	-0.002	0	-0.032
hw:retention	-0.021	0	0	0.022
hw:returns	0.045	-0.022	-0.082	0.059
hw:reviews	-0.035	-0.003	0.03	0.008
hw:right	0.048	-0.004	-0.004	-0.04
hw:rights	-0.166	-0.011	-0.016	0.194
hw:role	0.057	-0.002	-0.009	-0.046
hw:roofing	0.05	-0.001	-0.001	-0.049
hw:room	-0.011	-0.002	0.003	0.01
hw:rooms	-0.04	-0.001	0	0.041
hw:royal	0.029	0	0	-0.028
hw:rules	0.09	-0.019	-0.051	-0.02
hw:run	-0.029	-0.028	0.02	0.038
hw:saddle	0.01	-0.003	-0.088	0.081
hw:sale	-0.062	0.062	-0.07	0.07
hw:sales	0.056	-0.02	0.008	-0.045
hw:say	-0.029	-0.004	-0.01	0.043
hw:school	-0.052	-0.001	-0.001	0.054
hw:schools	0.046	-0.007	0.003	-0.043
hw:scope	-0.088	-0.025	0.04	0.074
hw:scotland	-0.056	-0.001	0.001	0.056
hw:sea	0.013	0.035	-0.002	-0.047
hw:season	0.013	0	-0.001	-0.012
hw:section	0.036	-0.044	-0.003	0.01
hw:security	0.015	-0.002	-0.001	-0.012
hw:seed	-0.027	-0.001	-0.009	0.038
hw:seen	0.027	-0.002	0.015	-0.04
hw:sees	-0.014	-0.021	0.051	-0.016
hw:sell	0.063	-0.001	-0.003	-0.058
hw:sellers	-0.04	-0.004	-0.001	0.044
hw:selling	-0.01	0	0	0.011
hw:send	0.025	-0.003	-0.02	-0.002
hw:service	0.05	-0.105	0.043	0.011
hw:services	0.177	-0.023	-0.015	-0.139
hw:share	-0.008	-0.043	0.082	-0.031
hw:sharing	-0.082	-0.017	0.099	0
hw:shipping	0.019	0	0	-0.019
hw:shirts	-0.015	0	0	0.016
hw:shops	0.008	0.077	-0.056	-0.029
hw:short	-0.038	-0.003	0.017	0.024
hw:silver	-0.016	0	0.014	0.002
hw:similar	0.015	0	0.009	-0.024
hw:since	0.113	-0.008	0.003	-0.108
hw:site	-0.047	-0.041	0.056	0.032
hw:skin	-0.036	0	-0.01	0.046
hw:slavery	0.055	-0.003	-0.033	-0.02
hw:small	0.005	-0.008	0.011	-0.009
hw:smart	0.027	-0.005	-0.018	-0.005
hw:smith	0.022	0	0	-0.022
hw:society	-0.01	-0.001	-0.001	0.012
hw:software	-0.042	0.015	0.018	0.009
hw:sold	-0.013	-0.001	-0.014	0.028
hw:some	0.007	-0.022	-0.002	0.017
hw:somebody	0.033	-0.006	0.004	-0.031
hw:someone	0.037	-0.001	-0.022	-0.014
hw:something	0.012	-0.006	-0.006	0.001
hw:sons	0.061	0	0.01	-0.07
hw:soon	-0.087	-0.003	0.016	0.075
hw:sorted	0.029	-0.001	-0.001	-0.026
hw:south	-0.057	-0.001	0.001	0.057
hw:sparrow	-0.087	-0.001	-0.008	0.096
hw:sparrowly	-0.07	0	-0.001	0.071
hw:speak	-0.032	0.022	-0.018	0.028
hw:specialists	0.019	-0.001	-0.001	-0.017
hw:st	-0.059	0.035	-0.008	0.032
hw:stall	-0.037	0	0	0.038
hw:standard	-0.082	0.13	-0.023	-0.025
hw:statement	0.079	0.031	-0.073	-0.037
hw:stay	0.044	-0.015	0.01	-0.04
hw:storage	0.001	-0.002	0.031	-0.029
hw:story	-0.05	0.01	-0.051	0.091
hw:street	0.059	-0.013	0.039	-0.084
hw:stronger	0.02	-0.001	0	-0.019
hw:students	0.022	-0.008	0.011	-0.026
hw:studio	-0.037	0	0	0.037
hw:subscribe	0.068	-0.011	0.042	-0.099
hw:subscription	-0.013	-0.006	0.032	-0.014
hw:summary	0.095	0.027	-0.124	0.003
hw:supervisory	0.021	-0.008	0.011	-0.024
hw:supplier	-0.062	0	0.055	0.006
hw:supplies	0.046	-0.003	0.003	-0.045
hw:supply	0.032	-0.001	0	-0.031
hw:support	-0.046	-0.008	0.018	0.036
hw:take	-0.043	-0.005	0.022	0.026
hw:taking	0.02	-0.001	0.003	-0.022
hw:talk	-0.034	-0.006	0.006	0.034
hw:tasunkin	-0.029	-0.001	-0.001	0.032
hw:taylor	0.038	0	0	-0.038
hw:tea	-0.056	-0.003	0.018	0.041
hw:team	-0.05	-0.009	0.026	0.033
hw:telecom	0.083	-0.001	0.008	-0.09
hw:telerau	0.012	-0.003	-0.01	0.001
hw:termination	-0.055	0	0	0.055
hw:terms	0.03	-0.067	-0.111	0.148
hw:textiles	0.041	-0.001	-0.001	-0.039
hw:that	-0.174	0.03	-0.001	0.145
hw:the	-0.214	-0.09	0.152	0.153
hw:theatre	0.013	0.007	-0.017	-0.003
hw:their	-0.032	-0.002	-0.003	0.037
hw:them	-0.033	-0.001	0.004	0.03
hw:these	0.019	-0.05	0.06	-0.03
hw:third	-0.038	-0.056	0.119	-0.025
hw:this	0.032	-0.084	-0.071	0.124
hw:three	0.082	0.033	-0.03	-0.086
hw:throw	0.119	-0.002	-0.015	-0.101
hw:tickets	0.037	-0.006	0.008	-0.038
hw:to	-0.074	-0.041	0.089	0.026
hw:today	0.008	-0.001	0.007	-0.014
hw:tools	-0.03	-0.001	0.021	0.01
hw:touch	0.01	-0.006	0.017	-0.021
hw:tours	0.014	0	-0.001	-0.013
hw:trade	-0.039	-0.01	0.034	0.014
hw:training	0.078	-0.006	-0.014	-0.058
hw:transfers	-0.011	-0.001	0.001	0.011
hw:travel	0.022	0.004	0.047	-0.073
hw:tray	-0.017	-0.002	-0.002	0.02
hw:trust	0.124	0.041	-0.116	-0.049
hw:trusted	-0.018	-0.005	0.008	0.014
hw:two	-0.049	-0.008	0.045	0.012
hw:uk	-0.01	0.012	-0.058	0.057
hw:ularbo	-0.027	-0.01	-0.019	0.056
hw:under	0.019	-0.001	-0.019	0.001
hw:unhappy	-0.037	-0.003	0.003	0.037
hw:university	0.041	-0.001	0	-0.04
hw:up	-0.081	-0.004	-0.012	0.097
hw:updates	-0.03	-0.002	-0.004	0.036
hw:us	0.066	-0.061	0.105	-0.109
hw:use	0.111	0.055	-0.171	0.005
hw:useful	-0.12	-0.009	0	0.129
hw:user	0.056	-0.007	-0.032	-0.017
hw:uses	0.109	-0.003	-0.002	-0.103
hw:using	-0.044	-0.002	0.05	-0.004
hw:valuations	0.04	-0.002	0.009	-0.047
hw:vans	-0.016	-0.001	-0.001	0.018
hw:vet	0.057	-0.002	-0.003	-0.053
hw:village	-0.051	-0.001	0.007	0.045
hw:visit	-0.015	0	0.001	0.014
hw:wait	0.101	0	0	-0.101
hw:wardrobe	-0.002	-0.002	-0.025	0.029
hw:wardrobely	-0.063	-0.001	-0.002	0.066
hw:warm	0.048	-0.002	-0.018	-0.028
hw:we	0.149	-0.118	0.145	-0.175
hw:web	0.019	0.018	0.009	-0.046
hw:website	-0.026	0.102	0.006	-0.082
hw:websites	0.075	-0.003	-0.006	-0.065
hw:weddings	-0.006	0.004	0.026	-0.024
hw:week	-0.077	-0.002	0.007	0.072
hw:welcome	-0.068	-0.013	0.028	0.053
hw:well	0.037	-0.029	0.031	-0.038
hw:west	-0.029	-0.005	0.016	0.018
hw:what	-0.001	0.01	-0.022	0.013
hw:what’s	0.025	-0.005	-0.017	-0.003
hw:when	-0.036	-0.002	0.004	0.034
hw:where	-0.014	0.025	0.094	-0.105
hw:who	0.036	-0.279	0.125	0.118
hw:whole	-0.034	-0.017	0.058	-0.007
hw:why	0.044	-0.005	-0.01	-0.03
hw:wilfrid's	-0.063	0	0	0.064
hw:will	-0.181	0.184	-0.089	0.085
hw:wins	-0.01	0	0.01	0
hw:with	0.053	-0.01	-0.009	-0.035
hw:without	0.061	-0.003	0.004	-0.063
hw:wool	0.119	-0.002	-0.015	-0.101
hw:words	-0.017	-0.004	-0.034	0.055
hw:work	0.024	-0.019	0.022	-0.027
hw:works	0.028	-0.002	-0.001	-0.025
hw:you	-0.189	0.012	0.129	0.048
hw:your	-0.106	0.023	0.125	-0.042
hw:z	0.007	-0.022	0.006	0.009
inList	-0.348	0.035	0.412	-0.099
kind:current	0.656	-0.801	-1.084	1.229
kind:former	0.043	-0.012	-0.022	-0.009
kind:loose	-0.054	0.204	-0.156	0.006
kind:near	-0.331	0.129	0.13	0.072
kind:number	0.234	-0.142	0.099	-0.191
kind:other	-0.552	0.451	1.44	-1.339
label:charity	-0.512	0.034	0.447	0.031
label:company	0.394	-0.268	-0.031	-0.095
label:foreign	0.391	0.117	-0.435	-0.073
label:none	-0.281	0.047	0.196	0.038
label:number	0.144	-0.03	-0.105	-0.009
label:other	-0.361	-0.03	0.403	-0.012
label:registered	0.459	-0.012	-0.377	-0.07
like	0.306	0.016	-0.894	0.571
like:close	-0.12	0.543	-0.088	-0.336
like:none	-0.587	-0.188	1.087	-0.312
like:same	0.846	-0.821	-0.769	0.744
like:some	-0.144	0.295	0.177	-0.328
line+region:mixed:footer	0.128	-0.048	0.039	-0.119
line+region:mixed:header	-0.062	0	0.016	0.046
line+region:mixed:hidden	0.024	0	-0.098	0.074
line+region:mixed:text	0.011	0.073	0.021	-0.105
line+region:particulars:footer	0.208	-0.099	-0.393	0.284
line+region:particulars:header	-0.068	0.046	0.176	-0.154
line+region:particulars:hidden	-0.071	-0.089	0.208	-0.048
line+region:particulars:text	-0.222	0.101	0.106	0.015
line+region:statement:footer	-0.119	0.021	0.312	-0.214
line+region:statement:hidden	0.179	-0.14	-0.198	0.16
line+region:statement:text	-0.013	-0.035	0.215	-0.167
line:mixed	0.102	0.024	-0.022	-0.104
line:particulars	-0.154	-0.042	0.097	0.098
line:statement	0.048	-0.154	0.333	-0.227
mayBeLonger	-0.439	-0.068	0.194	0.314
n:near	0.238	-0.002	-0.136	-0.1
n:postcode	0.296	-0.111	-0.155	-0.031
n:site	0.23	-0.074	-0.069	-0.087
n:stranger:charity	-0.512	0.034	0.447	0.031
n:stranger:company	0.263	-0.095	-0.148	-0.021
n:stranger:foreign	0.516	-0.024	-0.425	-0.066
n:stranger:none	-0.195	0.047	0.14	0.007
n:stranger:number	0.083	-0.015	-0.061	-0.007
n:stranger:other	-0.358	-0.028	0.397	-0.011
n:stranger:registered	0.217	-0.091	-0.105	-0.021
namedBySites	-0.328	-0.006	0.431	-0.097
otherNumberNear	-0.713	0.086	0.303	0.324
othersInBlock	-0.375	-0.011	0.282	0.104
ownNumberNear	1.399	-0.051	0.739	-2.087
ownParticulars	0.571	-0.358	-0.03	-0.183
page+region:about:footer	-0.001	-0.038	0.195	-0.156
page+region:about:header	0.065	-0.048	-0.007	-0.01
page+region:about:hidden	0.026	-0.049	-0.091	0.113
page+region:about:text	0.178	-0.165	-0.091	0.079
page+region:complaints:footer	-0.037	-0.039	0.053	0.023
page+region:complaints:header	-0.108	-0.001	-0.001	0.109
page+region:complaints:hidden	-0.087	-0.002	-0.003	0.092
page+region:complaints:text	0.08	-0.042	-0.099	0.06
page+region:contact:footer	-0.025	0.037	0.271	-0.283
page+region:contact:header	0.116	0.018	-0.076	-0.058
page+region:contact:hidden	-0.176	-0.044	0.018	0.201
page+region:contact:text	0.105	0.161	-0.389	0.122
page+region:cookies:footer	-0.159	0.089	0.005	0.064
page+region:cookies:header	0.004	-0.008	-0.008	0.012
page+region:cookies:hidden	0.064	-0.011	-0.017	-0.036
page+region:cookies:text	-0.005	-0.033	0.027	0.012
page+region:delivery:footer	-0.053	0.056	0.132	-0.135
page+region:delivery:header	0	-0.019	-0.013	0.033
page+region:delivery:hidden	0.106	-0.013	-0.028	-0.065
page+region:delivery:text	0.007	-0.054	-0.199	0.246
page+region:home:footer	-0.086	-0.087	-0.042	0.215
page+region:home:header	-0.128	0.046	0.196	-0.114
page+region:home:hidden	0.185	-0.051	-0.277	0.143
page+region:home:text	-0.098	0.118	0.238	-0.259
page+region:legal:footer	0.164	-0.048	-0.207	0.091
page+region:legal:header	-0.125	-0.014	-0.019	0.158
page+region:legal:hidden	-0.065	-0.013	-0.019	0.098
page+region:legal:text	0.211	-0.237	0.02	0.006
page+region:modern_slavery:header	0.061	-0.001	0	-0.06
page+region:modern_slavery:hidden	0.064	-0.001	-0.001	-0.063
page+region:modern_slavery:text	0.059	0.188	-0.212	-0.035
page+region:other:footer	0.142	-0.243	-0.06	0.161
page+region:other:header	0.019	-0.001	-0.139	0.12
page+region:other:hidden	-0.111	0	0.238	-0.126
page+region:other:text	-0.275	0.402	0.243	-0.369
page+region:post:text	0.046	-0.022	0.004	-0.029
page+region:privacy:footer	-0.052	-0.154	0.202	0.003
page+region:privacy:header	0.107	0.077	-0.124	-0.06
page+region:privacy:hidden	-0.057	-0.029	0.152	-0.067
page+region:privacy:text	0.058	0.199	-0.355	0.098
page+region:terms:footer	-0.2	-0.082	0.412	-0.13
page+region:terms:header	0.01	-0.022	-0.147	0.159
page+region:terms:hidden	0.067	-0.029	-0.113	0.074
page+region:terms:text	0.207	0.099	-0.43	0.125
page:about	0.267	-0.299	0.007	0.026
page:complaints	-0.152	-0.084	-0.05	0.285
page:contact	0.021	0.172	-0.175	-0.018
page:cookies	-0.096	0.037	0.008	0.051
page:delivery	0.061	-0.031	-0.108	0.079
page:home	-0.127	0.026	0.116	-0.015
page:legal	0.185	-0.313	-0.225	0.353
page:modern_slavery	0.184	0.187	-0.213	-0.158
page:other	-0.225	0.158	0.281	-0.214
page:post	0.168	-0.023	0.003	-0.149
page:privacy	0.056	0.094	-0.125	-0.025
page:terms	0.083	-0.034	-0.278	0.228
pages	0.25	-0.203	-0.245	0.198
postcodeNear	0.848	0.625	0.249	-1.722
region:footer	0.217	-0.127	-0.042	-0.048
region:header	-0.128	0.046	0.196	-0.114
region:hidden	0.131	-0.229	-0.089	0.186
region:text	-0.224	0.139	0.343	-0.257
s:I	-0.059	0.099	-0.148	0.108
s:they	-0.144	0.392	-0.123	-0.125
s:we	-0.039	-0.239	0.336	-0.059
s:you	0.095	-0.016	-0.13	0.05
shortBlock	-0.042	-0.025	0.09	-0.023
source:alt	-0.02	-0.001	0.003	0.018
source:json_ld	0.033	-0.008	-0.026	0.001
source:title	0.1	-0.218	-0.061	0.18
type:foreign	1.25	0.056	-1.251	-0.055`;
