/** Written by `npm run fit:resolution`; edit nothing by hand. Fitted on 961 labelled and 945 synthetic sites. */
export const ROLE_CLASSES = ['operator', 'group', 'third_party', 'brand'];

/** A line for each feature: its name, then its weight for each class. */
export const ROLE_WEIGHTS = `bias	0.013	-0.414	0.898	-0.497
a1:"	-0.039	0.024	0.13	-0.114
a1:&	-0.023	0.019	-0.015	0.019
a1:(	-0.246	0.124	0.246	-0.124
a1::	0.012	-0.04	0.084	-0.056
a1:;	-0.146	-0.075	0.092	0.129
a1:BRAND	-0.057	-0.29	0.164	0.183
a1:DIGITS	0.109	-0.165	-0.067	0.124
a1:NUM	-0.01	0.003	0.008	0
a1:ORG	0.1	0.269	-0.178	-0.19
a1:SELF	0.03	-0.062	0.041	-0.009
a1:a	-0.024	0.095	-0.184	0.113
a1:about	-0.008	0.087	-0.092	0.013
a1:accepts	-0.029	0.01	0.019	0
a1:account	-0.062	-0.005	0.004	0.063
a1:accounts	-0.014	-0.001	-0.002	0.017
a1:acts	0.05	-0.02	-0.048	0.019
a1:address	0.05	-0.015	-0.03	-0.005
a1:all	-0.079	0.126	-0.049	0.003
a1:also	-0.299	0.358	-0.055	-0.005
a1:an	-0.019	-0.045	0.065	0
a1:and	0.123	-0.207	0.269	-0.185
a1:anti	0.02	-0.001	-0.008	-0.011
a1:app	-0.088	-0.003	-0.001	0.092
a1:apply	0.13	-0.027	-0.064	-0.039
a1:are	0.11	0.066	-0.106	-0.07
a1:as	0.051	-0.07	0.02	-0.001
a1:ask	-0.048	-0.002	0.004	0.046
a1:at	-0.005	-0.014	0.008	0.01
a1:because	0.164	-0.093	-0.096	0.025
a1:began	0.054	-0.075	-0.087	0.108
a1:belongs	-0.074	0.042	0.029	0.003
a1:beyond	-0.007	-0.027	0.039	-0.005
a1:booking	-0.017	0	0	0.017
a1:bottles	-0.055	0	-0.001	0.057
a1:bottom	-0.06	-0.001	0	0.061
a1:buildings	0.043	0	-0.002	-0.041
a1:built	-0.061	0	0	0.061
a1:bundles	-0.025	0	0	0.025
a1:business	-0.061	0.079	0.01	-0.028
a1:by	0.04	-0.007	-0.041	0.009
a1:c	0.094	-0.045	-0.046	-0.003
a1:can	-0.012	-0.035	0.055	-0.008
a1:card	0.09	-0.004	0.002	-0.087
a1:care	0.045	0	-0.001	-0.044
a1:cares	-0.014	-0.004	-0.002	0.019
a1:charity	0.009	-0.012	-0.028	0.031
a1:checks	-0.014	-0.012	0.051	-0.026
a1:clear	0.025	-0.009	0.014	-0.029
a1:clearance	-0.055	-0.001	-0.001	0.057
a1:co	-0.024	-0.006	-0.013	0.042
a1:collects	-0.055	0.001	0.05	0.003
a1:company	-0.24	0.136	0.072	0.033
a1:contact	0.042	-0.037	-0.04	0.035
a1:cookies	-0.022	-0.007	0.029	0
a1:cottages	0.086	0	-0.001	-0.085
a1:courses	0.028	-0.001	-0.001	-0.026
a1:customer	-0.063	-0.006	0.105	-0.036
a1:data	-0.032	-0.024	-0.06	0.116
a1:designed	-0.023	0.001	0.01	0.012
a1:disputes	0.03	-0.009	0.008	-0.029
a1:do	0.072	-0.031	-0.073	0.032
a1:does	0.059	-0.003	0.002	-0.058
a1:drive	-0.061	0	0	0.061
a1:each	-0.022	-0.028	0.034	0.015
a1:email	0.082	-0.013	-0.044	-0.026
a1:et	-0.027	0.002	0.025	0
a1:every	0.075	-0.001	-0.001	-0.073
a1:expects	0.022	-0.008	-0.01	-0.003
a1:fabegeku	-0.007	-0.011	0.021	-0.002
a1:fca	0.019	-0.002	-0.017	0
a1:features	-0.119	-0.002	-0.001	0.122
a1:filter	0.035	-0.001	-0.001	-0.033
a1:finance	-0.018	-0.001	-0.001	0.021
a1:financial	-0.012	-0.007	-0.001	0.019
a1:find	-0.064	-0.003	-0.004	0.07
a1:finds	0.023	-0.002	-0.005	-0.016
a1:for	0.047	-0.072	0.141	-0.116
a1:formed	0.025	-0.01	-0.014	-0.001
a1:freshly	0.026	0	0	-0.025
a1:from	0.038	-0.045	-0.026	0.033
a1:get	0.123	-0.012	-0.006	-0.105
a1:gift	0.074	-0.003	-0.003	-0.069
a1:gives	-0.052	-0.04	0.103	-0.01
a1:gizorelzi	-0.109	0.012	0.096	0.001
a1:group	-0.094	0.055	-0.175	0.214
a1:handles	-0.076	-0.025	0.128	-0.028
a1:has	0.127	-0.024	-0.049	-0.055
a1:help	-0.094	0	-0.001	0.095
a1:here	-0.019	-0.001	-0.001	0.021
a1:holidays	-0.011	0	0	0.011
a1:home	-0.078	0.021	-0.112	0.169
a1:hotels	0.03	-0.002	-0.002	-0.026
a1:house	-0.026	-0.002	-0.019	0.047
a1:how	-0.052	-0.001	-0.002	0.054
a1:ico	0.026	-0.001	-0.023	-0.002
a1:if	-0.029	-0.043	0.112	-0.041
a1:in	-0.046	0.039	-0.03	0.037
a1:incorporated	-0.123	0.12	-0.001	0.004
a1:independent	0.018	-0.003	-0.003	-0.012
a1:installed	-0.028	0	0	0.029
a1:insurance	0.082	-0.001	-0.002	-0.079
a1:is	0.182	-0.153	-0.197	0.168
a1:it	-0.055	0.024	0.03	0.001
a1:its	0.051	-0.013	-0.004	-0.034
a1:keeps	-0.044	-0.002	0	0.046
a1:last	-0.028	-0.004	-0.018	0.05
a1:legal	-0.036	-0.001	-0.002	0.039
a1:limited	0.004	-0.008	0.02	-0.016
a1:limited’s	-0.016	-0.019	0.132	-0.097
a1:local	0.014	0	-0.001	-0.013
a1:london	-0.005	-0.021	-0.011	0.036
a1:look	0.023	-0.003	0	-0.02
a1:looks	-0.023	0.006	-0.033	0.05
a1:lottery	0.041	0.063	-0.012	-0.092
a1:ltd’s	0.133	-0.016	-0.083	-0.035
a1:made	-0.025	0	-0.001	0.026
a1:may	0.017	0.139	-0.194	0.038
a1:means	-0.107	0.095	-0.046	0.058
a1:mortgage	-0.075	-0.001	-0.002	0.078
a1:mortgages	-0.076	-0.001	-0.001	0.077
a1:name	-0.124	-0.015	0.07	0.07
a1:neither	-0.021	-0.005	0.01	0.016
a1:new	0.023	-0.008	-0.003	-0.012
a1:no	0.01	-0.002	-0.007	0
a1:number	0.017	-0.005	-0.012	0
a1:of	0.022	-0.016	0.033	-0.039
a1:offers	-0.082	0.085	-0.038	0.035
a1:office	0.041	-0.003	-0.038	0
a1:offices	-0.003	-0.014	-0.061	0.078
a1:on	0.013	0.094	-0.081	-0.026
a1:online	-0.007	-0.003	-0.001	0.011
a1:only	0.011	-0.005	-0.014	0.009
a1:open	0.104	-0.002	-0.003	-0.099
a1:operates	0.077	-0.014	-0.06	-0.003
a1:or	-0.028	-0.076	0.195	-0.091
a1:our	0.032	-0.014	0.108	-0.126
a1:owns	0.043	-0.008	-0.01	-0.025
a1:part	-0.042	-0.005	-0.002	0.049
a1:payment	0.01	-0.003	0.006	-0.013
a1:payments	-0.007	-0.02	0.028	-0.001
a1:phone	0.033	-0.008	-0.043	0.017
a1:pictures	0.052	-0.001	0	-0.051
a1:places	-0.009	0	-0.003	0.012
a1:platform	-0.07	-0.002	-0.001	0.073
a1:please	0.055	-0.002	0.009	-0.062
a1:po	-0.017	-0.001	0.014	0.004
a1:policies	-0.014	-0.001	-0.005	0.021
a1:postal	-0.005	0	0.01	-0.005
a1:powered	-0.103	-0.01	0.073	0.04
a1:pricing	-0.014	-0.002	-0.001	0.018
a1:privacy	0.034	0.098	0.003	-0.135
a1:product	0.055	-0.001	-0.001	-0.052
a1:products	0.032	-0.001	-0.001	-0.03
a1:programme	-0.024	0.034	-0.033	0.023
a1:proudly	0.032	0	-0.001	-0.03
a1:provides	0.039	0.053	-0.067	-0.025
a1:pubs	0.064	0	-0.001	-0.062
a1:reg	0.085	-0.009	-0.079	0.003
a1:registered	-0.038	-0.039	0.271	-0.194
a1:registration	-0.039	-0.007	-0.004	0.05
a1:release	-0.065	0.002	0.014	0.049
a1:respects	-0.003	-0.01	-0.02	0.032
a1:returns	0.035	-0.001	-0.002	-0.032
a1:ring	0.012	-0.001	0	-0.011
a1:rooms	-0.09	-0.011	0.049	0.052
a1:royal	0.026	-0.001	-0.022	-0.003
a1:runs	-0.008	-0.008	-0.01	0.025
a1:s	-0.005	-0.022	0.136	-0.109
a1:san	-0.047	0.033	0.014	0
a1:selling	-0.011	0	-0.001	0.012
a1:seo	0	-0.003	-0.01	0.013
a1:services	0.102	-0.005	-0.006	-0.092
a1:shop	-0.027	-0.003	-0.003	0.033
a1:so	-0.026	-0.016	0.06	-0.018
a1:spare	0.018	-0.001	0	-0.016
a1:st	0.131	-0.019	-0.001	-0.11
a1:standard	0.089	-0.017	-0.061	-0.012
a1:stories	0.012	0	-0.002	-0.01
a1:straightforward	-0.007	-0.001	-0.002	0.01
a1:students	0.01	-0.001	0.01	-0.019
a1:subject	-0.01	0	0.01	0
a1:subscribe	0.004	-0.004	-0.015	0.015
a1:suite	-0.032	0.04	-0.005	-0.003
a1:supplies	0.089	-0.002	-0.03	-0.058
a1:t	0.184	-0.069	0.06	-0.176
a1:takes	0.062	-0.011	0.011	-0.061
a1:telephone	0.075	-0.011	-0.063	0
a1:terms	-0.023	0.074	0.018	-0.07
a1:the	-0.011	-0.045	0.071	-0.016
a1:their	0.161	-0.028	-0.126	-0.006
a1:there	0.027	-0.001	-0.001	-0.024
a1:this	-0.073	0.057	0.002	0.014
a1:thoughtful	0.006	-0.002	-0.013	0.01
a1:tickets	0.067	-0.001	-0.01	-0.055
a1:to	0.094	-0.056	0.035	-0.073
a1:trade	0.083	-0.012	-0.035	-0.036
a1:trades	0.035	-0.006	-0.03	0.002
a1:trading	0.05	-0.019	0.084	-0.115
a1:uk	-0.017	-0.027	-0.034	0.078
a1:undefined	0.135	0.013	-0.139	-0.009
a1:under	0.026	-0.059	0.035	-0.002
a1:understands	0.004	-0.015	-0.006	0.016
a1:unit	-0.022	-0.042	0.06	0.004
a1:url	-0.046	-0.001	-0.007	0.054
a1:uses	0.073	-0.013	-0.054	-0.006
a1:vat	0.059	-0.013	-0.043	-0.003
a1:views	-0.062	0	0	0.063
a1:visit	-0.071	-0.004	-0.004	0.079
a1:vouchers	-0.056	-0.004	0.003	0.057
a1:was	0.012	0	0.066	-0.079
a1:we	0.012	-0.025	-0.004	0.017
a1:web	0.112	-0.02	0.013	-0.105
a1:website	0.073	-0.022	0.02	-0.071
a1:what	0.022	-0.027	0.085	-0.079
a1:when	-0.002	0.105	-0.072	-0.031
a1:which	0.026	0.091	0.115	-0.232
a1:who	-0.08	-0.043	0.034	0.089
a1:whose	0.085	0.135	-0.198	-0.023
a1:will	0.081	-0.057	-0.012	-0.012
a1:win	0.036	0	-0.001	-0.034
a1:winner	0.01	0	0	-0.009
a1:wins	-0.025	0	0.024	0
a1:with	0.151	-0.094	-0.202	0.144
a1:you	-0.064	-0.052	0.112	0.004
a1:yw	0.023	-0.006	-0.017	0
a1:©	0.044	-0.004	0.104	-0.144
a1:¶	-0.089	-0.052	0.2	-0.059
a2:" "	0.059	0.043	-0.005	-0.097
a2:" and	0.066	-0.006	-0.035	-0.025
a2:" the	0.043	-0.01	-0.003	-0.031
a2:" us	-0.001	-0.002	-0.012	0.014
a2:" we	-0.114	-0.02	0.168	-0.035
a2:" ¶	0.014	-0.007	0.007	-0.014
a2:( "	-0.029	0.101	-0.015	-0.058
a2:( SELF	0.079	-0.01	-0.068	-0.001
a2:( a	0.066	-0.23	0.125	0.039
a2:( also	-0.038	-0.008	0.047	0
a2:( co	-0.116	0.014	0.102	0.001
a2:( companies	0.036	-0.002	-0.033	0
a2:( company	-0.282	-0.088	0.443	-0.073
a2:( fca	-0.007	-0.02	0.032	-0.005
a2:( ico	-0.009	-0.033	0.048	-0.006
a2:( in	0.004	-0.017	0.031	-0.018
a2:( no	-0.016	0.03	-0.019	0.005
a2:( number	-0.078	0.006	0.072	0
a2:( referred	0.028	-0.008	-0.011	-0.009
a2:( reg	0.016	0.084	-0.1	0
a2:( registered	-0.151	0.224	-0.051	-0.022
a2:( the	0.11	-0.013	-0.028	-0.068
a2:( trading	0.088	0.038	-0.098	-0.028
a2:( we	0.07	-0.035	-0.057	0.023
a2:( with	0.046	-0.026	-0.003	-0.016
a2:( www	-0.003	-0.013	0.018	-0.002
a2:: a	-0.054	0.001	0.052	0
a2:: company	0.018	-0.001	-0.016	-0.001
a2:: home	0.072	-0.001	-0.01	-0.062
a2:: terms	0.038	-0.001	-0.008	-0.029
a2:; and	-0.038	-0.009	0.054	-0.007
a2:; the	-0.006	-0.011	0.021	-0.003
a2:; ¶	-0.109	-0.007	-0.032	0.148
a2:BRAND (	-0.06	-0.021	0.051	0.029
a2:BRAND all	-0.036	-0.001	0.001	0.037
a2:BRAND are	-0.026	-0.024	0.034	0.016
a2:BRAND company	-0.024	-0.001	-0.001	0.026
a2:BRAND drive	-0.045	-0.001	-0.008	0.053
a2:BRAND find	-0.036	0	0.012	0.024
a2:BRAND home	0.013	-0.018	-0.025	0.03
a2:BRAND is	-0.086	-0.035	0.101	0.02
a2:BRAND learning	-0.023	0	0	0.023
a2:BRAND software	-0.047	0.008	0.013	0.026
a2:BRAND thoughtful	-0.031	0	0.011	0.02
a2:BRAND ¶	-0.126	-0.059	0.076	0.108
a2:DIGITS about	-0.034	0	0	0.034
a2:DIGITS all	0.142	-0.009	-0.037	-0.095
a2:DIGITS almoner	0.022	-0.002	-0.02	0
a2:DIGITS built	0.112	0	-0.001	-0.111
a2:DIGITS cooper	0.029	-0.002	-0.027	0
a2:DIGITS drover	-0.02	0	0.02	0
a2:DIGITS kestrel	-0.013	0	0.012	0
a2:DIGITS lantern	-0.013	-0.002	0.015	0
a2:DIGITS larkfield	-0.012	0.001	0.012	0
a2:DIGITS privacy	-0.024	0	0	0.025
a2:DIGITS registered	0.025	-0.003	0.033	-0.055
a2:DIGITS rita	0.032	-0.015	-0.017	0
a2:DIGITS ropewalk	-0.009	-0.001	0.01	0
a2:DIGITS sexton	-0.016	0	0.016	0
a2:DIGITS site	0.023	0	0	-0.022
a2:DIGITS tannery	-0.014	0.001	0.012	0
a2:DIGITS thimble	0.01	-0.001	-0.009	0
a2:DIGITS weighbridge	-0.015	0	0.015	0
a2:DIGITS wherry	-0.019	0.001	0.018	0
a2:DIGITS ¶	-0.194	-0.03	0.128	0.095
a2:ORG (	0.111	0.269	-0.381	0.001
a2:ORG NUM	-0.017	-0.002	-0.001	0.02
a2:ORG and	0.02	-0.072	0.081	-0.029
a2:ORG company	0.176	0.008	-0.173	-0.012
a2:ORG is	-0.035	-0.031	0.041	0.025
a2:ORG the	-0.004	-0.028	0.035	-0.002
a2:ORG ¶	-0.509	0.237	0.3	-0.028
a2:SELF DIGITS	0.064	-0.008	-0.056	0
a2:SELF company	-0.04	-0.024	0.065	0
a2:SELF is	0.013	-0.002	-0.009	-0.001
a2:SELF ¶	-0.03	-0.019	0.051	-0.002
a2:a charitable	0.025	-0.007	-0.016	-0.002
a2:a company	-0.009	0.157	-0.189	0.041
a2:a private	0.018	-0.016	-0.001	0
a2:a registered	-0.093	-0.029	-0.001	0.123
a2:a trading	0.05	-0.003	0.001	-0.048
a2:a uk	0.069	-0.016	-0.045	-0.007
a2:a voluntary	-0.037	0	0	0.037
a2:about us	0.077	-0.002	-0.004	-0.071
a2:about ¶	-0.059	-0.003	-0.003	0.065
a2:accounts tax	0.037	-0.001	-0.002	-0.034
a2:acts as	-0.027	-0.016	0.004	0.039
a2:address :	-0.014	0.001	0.01	0.003
a2:all rights	-0.043	0.107	-0.048	-0.016
a2:an england	0.011	-0.001	-0.009	-0.001
a2:an english	0.01	-0.005	-0.005	0
a2:and "	-0.065	-0.012	0.016	0.062
a2:and BRAND	0.005	-0.003	-0.01	0.008
a2:and ORG	0.035	0.037	0.019	-0.091
a2:and a	-0.137	0.003	0.134	0.001
a2:and any	-0.03	-0.001	-0.002	0.033
a2:and are	-0.015	-0.003	0.064	-0.046
a2:and for	-0.071	-0.041	0.128	-0.016
a2:and hold	0.013	-0.001	-0.001	-0.012
a2:and is	0.142	-0.036	-0.029	-0.077
a2:and its	0.051	-0.064	0.002	0.012
a2:and large	-0.059	0	0.059	0
a2:and our	0.121	-0.036	-0.072	-0.013
a2:and the	-0.14	0.148	0.006	-0.014
a2:and to	-0.027	0	0.027	0
a2:and we	0.018	-0.013	0.015	-0.02
a2:and with	0.033	-0.009	-0.032	0.009
a2:and you	0.012	-0.001	-0.011	0
a2:anti slavery	0.02	-0.001	-0.008	-0.011
a2:are a	0.037	-0.005	-0.027	-0.005
a2:are the	0.01	-0.014	0.011	-0.007
a2:as a	-0.029	-0.008	0.015	0.021
a2:ask for	0.019	-0.002	-0.001	-0.016
a2:ask us	-0.067	0	0.005	0.061
a2:at any	-0.006	-0.007	0.014	-0.002
a2:because that	0.033	-0.007	-0.026	0
a2:because the	0.131	-0.086	-0.07	0.025
a2:began as	-0.03	0	0	0.03
a2:began in	0.084	-0.075	-0.086	0.078
a2:beyond that	-0.007	-0.027	0.039	-0.005
a2:booking conditions	-0.017	0	0	0.017
a2:bottles worth	-0.055	0	-0.001	0.057
a2:bottom of	-0.06	-0.001	0	0.061
a2:buildings and	0.043	0	-0.002	-0.041
a2:built for	-0.049	0	0	0.05
a2:bundles ¶	-0.025	0	0	0.025
a2:c o	0.094	-0.043	-0.048	-0.003
a2:can look	-0.003	-0.007	0.011	-0.001
a2:card is	0.062	-0.001	-0.003	-0.059
a2:cares about	-0.018	-0.001	-0.001	0.019
a2:charity no	0.026	-0.003	-0.022	-0.001
a2:clear advice	0.032	-0.001	-0.002	-0.029
a2:clearance ¶	-0.055	-0.001	-0.001	0.057
a2:company SELF	0.064	-0.007	-0.056	0
a2:company information	0.051	0	0	-0.051
a2:company no	0.086	-0.02	-0.047	-0.019
a2:company number	-0.215	0.085	0.158	-0.028
a2:company registered	-0.117	0.02	0.089	0.008
a2:company registration	-0.04	-0.008	0.036	0.012
a2:company ¶	-0.007	0.094	-0.089	0.002
a2:contact about	-0.023	-0.001	-0.001	0.026
a2:contact our	-0.009	-0.002	-0.001	0.012
a2:contact us	0.102	-0.014	-0.013	-0.075
a2:contact who	0.034	-0.001	0	-0.032
a2:contact ¶	0.143	-0.013	-0.007	-0.123
a2:delivery within	0.012	0	0	-0.012
a2:disputes ¶	0.032	-0.002	-0.002	-0.028
a2:do with	0.016	-0.025	-0.029	0.037
a2:does not	0.032	-0.002	0.003	-0.033
a2:drive away	-0.061	0	0	0.061
a2:email address	0.082	-0.013	-0.044	-0.026
a2:et rog	-0.027	0.002	0.025	0
a2:fabegeku house	-0.007	-0.011	0.021	-0.002
a2:fca frn	0.019	-0.002	-0.017	0
a2:features ¶	-0.091	-0.001	-0.001	0.093
a2:filter blend	0.035	-0.001	-0.001	-0.033
a2:finance is	0.012	0	-0.001	-0.01
a2:find a	-0.112	-0.002	-0.002	0.116
a2:find the	-0.015	0	-0.001	0.016
a2:for marketing	0.007	-0.006	-0.018	0.018
a2:for the	-0.025	-0.024	0.047	0.002
a2:formed and	0.029	-0.005	-0.024	0
a2:formed in	-0.02	-0.004	0.025	-0.001
a2:freshly roasted	0.026	0	0	-0.025
a2:from a	-0.022	-0.002	0.001	0.022
a2:gathers and	-0.039	-0.003	-0.003	0.045
a2:get in	0.123	-0.012	-0.006	-0.105
a2:gift cards	-0.023	-0.001	-0.001	0.025
a2:gift sets	0.043	-0.001	-0.001	-0.041
a2:gift vouchers	0.019	0	0	-0.018
a2:gives please	-0.023	-0.017	0.078	-0.037
a2:gives ¶	-0.003	-0.017	0.044	-0.024
a2:gizorelzi house	-0.109	0.012	0.096	0.001
a2:group of	0.016	0.015	-0.03	-0.001
a2:group stuttgart	-0.08	0.057	0.023	0.001
a2:group ¶	-0.054	0.022	-0.036	0.069
a2:handles personal	-0.073	-0.024	0.129	-0.032
a2:holidays put	-0.011	0	0	0.011
a2:home BRAND	0.074	-0.005	0.031	-0.1
a2:home book	-0.068	-0.001	-0.001	0.07
a2:home privacy	-0.034	-0.014	0.044	0.004
a2:home services	-0.066	-0.001	-0.001	0.068
a2:home terms	-0.106	0.035	-0.025	0.096
a2:home ¶	0.108	0.035	-0.115	-0.028
a2:how it	-0.052	-0.001	-0.002	0.054
a2:if we	-0.008	-0.014	0.023	0
a2:if you	-0.031	-0.027	0.087	-0.029
a2:in the	-0.026	0.055	-0.054	0.026
a2:installed properly	-0.028	0	0	0.029
a2:is ORG	0.044	-0.038	-0.022	0.016
a2:is a	-0.134	0.036	0.022	0.076
a2:is an	0.088	0.038	-0.089	-0.038
a2:is authorised	0.163	-0.056	-0.114	0.007
a2:is committed	0.002	-0.006	-0.015	0.019
a2:is made	0.024	-0.011	-0.025	0.012
a2:is not	0.007	-0.018	-0.008	0.019
a2:is one	-0.028	-0.004	0.016	0.016
a2:is owned	0.097	-0.032	-0.068	0.003
a2:is part	0.04	-0.042	0.036	-0.034
a2:is registered	-0.071	-0.023	0.107	-0.013
a2:is responsible	-0.008	-0.002	-0.001	0.011
a2:is run	-0.02	-0.002	-0.001	0.023
a2:is the	0.087	-0.041	-0.01	-0.036
a2:is used	-0.013	0	0	0.014
a2:it is	-0.014	-0.011	0.028	-0.003
a2:its helpline	-0.005	-0.011	0.018	-0.002
a2:keeps your	-0.044	-0.001	-0.001	0.046
a2:last updated	-0.028	-0.004	-0.018	0.05
a2:legal name	0.04	0	-0.001	-0.039
a2:legal notice	0.014	0	0	-0.013
a2:limited ¶	0.016	-0.002	-0.014	0
a2:limited’s privacy	0.04	-0.008	0.026	-0.058
a2:look out	0.02	0	0	-0.02
a2:looks after	-0.023	0.006	-0.033	0.05
a2:may change	-0.013	-0.015	-0.056	0.084
a2:mortgage advice	-0.085	-0.001	-0.001	0.086
a2:name :	-0.056	-0.003	-0.006	0.065
a2:new in	-0.028	-0.008	-0.002	0.038
a2:new this	0.028	0	0	-0.027
a2:of DIGITS	0.054	-0.007	-0.042	-0.005
a2:of onarebu	-0.007	-0.033	0.04	0
a2:offers to	0.011	-0.001	-0.001	-0.009
a2:office ¶	0.041	-0.003	-0.038	0
a2:on a	-0.046	-0.01	0.057	-0.001
a2:on the	-0.04	-0.049	0.094	-0.005
a2:or ORG	-0.029	-0.016	0.049	-0.004
a2:or any	0.006	0.031	-0.019	-0.017
a2:our apprentices	0.001	-0.001	0.022	-0.022
a2:our opening	-0.012	0	0	0.013
a2:our registered	0.031	-0.01	-0.02	-0.001
a2:our story	0.046	-0.003	-0.007	-0.036
a2:owns and	0.037	-0.005	-0.009	-0.024
a2:part of	-0.042	-0.005	-0.002	0.049
a2:payment methods	0.012	0	0	-0.012
a2:phone number	-0.017	0	0	0.017
a2:places to	-0.028	0	-0.002	0.03
a2:platform (	-0.03	-0.001	0	0.031
a2:po box	-0.017	-0.001	0.014	0.004
a2:policies are	0.032	-0.001	-0.005	-0.025
a2:postal address	-0.005	0	0.01	-0.005
a2:powered by	-0.103	-0.01	0.073	0.04
a2:pricing ¶	0.033	-0.002	-0.001	-0.03
a2:privacy &	0	-0.006	-0.009	0.015
a2:privacy notice	0.098	0.057	-0.079	-0.076
a2:privacy policy	0.071	-0.035	0.067	-0.103
a2:privacy ¶	-0.094	0.089	0.008	-0.003
a2:products ¶	0.032	-0.001	-0.001	-0.03
a2:proudly created	0.032	0	-0.001	-0.03
a2:reg in	0.011	0	-0.01	0
a2:reg no	0.088	-0.004	-0.083	-0.001
a2:registered address	-0.107	0.058	0.061	-0.012
a2:registered at	-0.089	-0.008	0.099	-0.001
a2:registered charity	0.121	-0.055	0.081	-0.147
a2:registered in	0.118	-0.039	-0.072	-0.007
a2:registered number	-0.081	0.009	0.071	0.001
a2:registered office	-0.014	-0.003	0.062	-0.046
a2:registered with	-0.044	-0.001	-0.007	0.051
a2:registration number	-0.039	-0.005	-0.007	0.05
a2:respects your	0.004	-0.009	-0.02	0.025
a2:returns policy	0.035	-0.001	-0.002	-0.032
a2:ring before	0.012	-0.001	0	-0.011
a2:royal charter	0.026	-0.001	-0.022	-0.003
a2:san diego	-0.047	0.033	0.014	0
a2:selling letting	-0.043	0	-0.001	0.044
a2:seo by	0	-0.003	-0.01	0.013
a2:services ¶	0.116	-0.005	-0.005	-0.107
a2:shop ¶	-0.076	-0.001	-0.001	0.078
a2:so that	-0.026	-0.016	0.06	-0.018
a2:spare parts	0.018	-0.001	0	-0.016
a2:stories worth	0.012	0	-0.002	-0.01
a2:straightforward help	-0.007	-0.001	-0.002	0.01
a2:students and	0.01	-0.001	0.01	-0.019
a2:subject to	-0.01	0	0.01	0
a2:subscribe to	0.004	-0.004	-0.015	0.015
a2:t a	0.124	-0.065	0.061	-0.121
a2:takes your	0.06	-0.004	0.003	-0.059
a2:telephone (	0.025	-0.004	-0.021	0
a2:telephone DIGITS	0.05	-0.007	-0.042	0
a2:terms &	-0.029	-0.006	-0.01	0.045
a2:terms and	-0.012	-0.03	0.02	0.021
a2:terms of	0.027	0.121	-0.022	-0.125
a2:terms privacy	0.026	-0.001	-0.001	-0.024
a2:terms ¶	-0.025	-0.006	-0.054	0.085
a2:the data	-0.035	-0.005	0.01	0.03
a2:the information	-0.019	0	0.019	0
a2:the trading	-0.004	-0.006	0.029	-0.018
a2:there is	0.027	-0.001	-0.001	-0.024
a2:this notice	-0.041	0.064	0.001	-0.024
a2:this site	-0.035	-0.003	0.001	0.036
a2:thoughtful things	0.006	-0.002	-0.013	0.01
a2:trading as	0.038	-0.016	0.091	-0.114
a2:under account	-0.005	-0.01	0.016	-0.002
a2:under the	0.047	-0.035	-0.009	-0.003
a2:understands that	0.004	-0.015	-0.006	0.016
a2:unit DIGITS	-0.033	-0.035	0.063	0.004
a2:url :	-0.046	-0.001	-0.007	0.054
a2:uses cookies	0.011	-0.001	-0.002	-0.009
a2:uses data	0.04	0	0	-0.04
a2:uses the	-0.023	-0.006	-0.002	0.032
a2:vat no	0.011	-0.001	-0.01	0.001
a2:vat registration	0.06	-0.012	-0.046	-0.002
a2:vat ¶	0.04	-0.003	-0.036	-0.001
a2:views my	-0.062	0	0	0.063
a2:visit us	-0.024	-0.001	-0.002	0.026
a2:visit ¶	-0.047	-0.003	-0.003	0.053
a2:was incorporated	-0.068	0.001	0.068	0
a2:we also	0.015	0	0.018	-0.032
a2:we are	0.062	-0.065	-0.009	0.013
a2:we have	-0.028	-0.001	0.01	0.019
a2:we use	-0.018	-0.001	-0.001	0.02
a2:website (	-0.016	-0.003	-0.001	0.02
a2:website by	0.084	-0.005	-0.005	-0.073
a2:website design	0.021	0	0	-0.021
a2:website is	-0.011	0	0	0.011
a2:website terms	0.035	0	0	-0.035
a2:what this	0.01	-0.005	-0.001	-0.004
a2:what we	0.072	-0.002	-0.009	-0.061
a2:when a	0.002	0.11	-0.081	-0.03
a2:which acts	-0.006	-0.004	0.01	0
a2:which are	-0.005	-0.027	0.039	-0.007
a2:which decides	-0.024	0.001	0.024	0
a2:which hosts	-0.077	-0.009	0.086	0
a2:which is	0.04	0.02	0.004	-0.065
a2:which makes	-0.075	0.004	0.071	0
a2:which only	0.051	-0.002	-0.002	-0.047
a2:which receives	-0.05	0.001	0.049	0
a2:which runs	-0.021	0.058	-0.033	-0.004
a2:which supplies	0.015	-0.002	-0.001	-0.012
a2:which trades	0.047	-0.027	-0.017	-0.003
a2:who we	0.012	-0.002	-0.004	-0.006
a2:whose registered	0.13	-0.027	-0.081	-0.022
a2:winner of	0.01	0	0	-0.009
a2:wins an	-0.025	0	0.024	0
a2:with its	-0.084	0.074	0.002	0.008
a2:with registered	-0.042	-0.075	-0.083	0.2
a2:you can	-0.017	-0.023	0.026	0.013
a2:your privacy	0.01	0	0	-0.009
a2:your questions	0.059	0	0.01	-0.069
a2:yw BRAND	0.023	-0.006	-0.017	0
a2:© BRAND	-0.017	-0.035	0.055	-0.002
a2:© DIGITS	0.01	0.032	0.065	-0.107
a2:¶ "	0.081	-0.026	-0.046	-0.009
a2:¶ BRAND	-0.071	-0.026	0.211	-0.114
a2:¶ DIGITS	0.21	-0.025	-0.203	0.018
a2:¶ ORG	-0.003	0.025	-0.013	-0.009
a2:¶ SELF	0.057	-0.022	-0.028	-0.007
a2:¶ children	-0.033	0.003	0.032	-0.002
a2:¶ company	-0.014	-0.001	-0.015	0.03
a2:¶ cookies	-0.021	-0.027	0.052	-0.004
a2:¶ data	0.061	-0.015	-0.021	-0.025
a2:¶ home	-0.025	0	0.026	-0.001
a2:¶ how	-0.029	-0.034	0.048	0.014
a2:¶ if	-0.023	-0.021	0.047	-0.003
a2:¶ information	-0.048	0.001	0.019	0.029
a2:¶ our	-0.017	0.034	-0.008	-0.008
a2:¶ privacy	0.024	-0.019	0.001	-0.006
a2:¶ registered	0.028	-0.002	-0.025	0
a2:¶ subscribe	0.035	-0.008	-0.025	-0.002
a2:¶ terms	-0.046	-0.009	0.061	-0.006
a2:¶ the	-0.026	0.032	0.004	-0.011
a2:¶ we	-0.007	-0.025	0.037	-0.005
a2:¶ what	0.043	-0.009	-0.01	-0.024
a2:¶ where	0.031	-0.002	0.02	-0.049
a2:¶ you	-0.121	-0.015	0.145	-0.009
a2:¶ your	-0.003	-0.009	0.037	-0.024
a2:¶ ©	-0.088	0.08	0.017	-0.01
a3:" " we	0.012	0.062	-0.012	-0.061
a3:" and the	0.065	-0.006	-0.035	-0.024
a3:" we "	0.034	-0.007	-0.004	-0.022
a3:" we and	-0.098	-0.008	0.107	0
a3:" we or	-0.039	-0.004	0.066	-0.022
a3:( " BRAND	0.051	-0.047	-0.003	-0.001
a3:( " the	-0.021	0.062	-0.044	0.003
a3:( " us	0.042	-0.009	-0.031	-0.001
a3:( " we	-0.091	0.025	0.089	-0.023
a3:( SELF ¶	0.063	-0.008	-0.054	0
a3:( a company	-0.104	-0.004	0.069	0.039
a3:( co no	-0.116	0.014	0.102	0.001
a3:( companies house	0.036	-0.002	-0.033	0
a3:( company no	-0.239	-0.051	0.294	-0.003
a3:( company number	-0.047	-0.003	0.111	-0.061
a3:( company registration	-0.012	-0.029	0.042	-0.001
a3:( ico org	-0.005	-0.016	0.024	-0.003
a3:( ico the	-0.003	-0.014	0.02	-0.003
a3:( no SELF	-0.011	0.03	-0.019	0
a3:( number SELF	-0.078	0.006	0.072	0
a3:( referred to	0.028	-0.008	-0.011	-0.009
a3:( reg no	0.016	0.084	-0.1	0
a3:( registered charity	0.049	0.107	-0.139	-0.016
a3:( registered company	-0.013	0.033	-0.016	-0.004
a3:( registered in	-0.157	0.092	0.067	-0.001
a3:( registered number	-0.029	-0.007	0.037	0
a3:( the "	0.074	-0.017	-0.031	-0.025
a3:( the company	-0.004	0.015	-0.008	-0.003
a3:( trading as	0.088	0.038	-0.098	-0.028
a3:( we or	0.013	-0.004	-0.002	-0.006
a3:( we us	-0.001	-0.017	-0.019	0.036
a3:: a new	-0.054	0.001	0.052	0
a3:: company number	0.018	-0.001	-0.016	0
a3:BRAND drive away	-0.045	-0.001	-0.008	0.053
a3:BRAND is a	-0.043	-0.026	0.062	0.007
a3:BRAND learning that	-0.023	0	0	0.023
a3:BRAND software that	-0.027	0.008	0.014	0.006
a3:BRAND thoughtful things	-0.031	0	0.011	0.02
a3:BRAND ¶ BRAND	0.05	-0.006	0.035	-0.079
a3:BRAND ¶ evening	-0.062	0	-0.001	0.064
a3:BRAND ¶ home	-0.019	-0.022	0.004	0.037
a3:BRAND ¶ legal	0.011	0	-0.001	-0.01
a3:BRAND ¶ people	0.027	0	0.006	-0.034
a3:BRAND ¶ we	-0.039	0	0.008	0.031
a3:DIGITS about these	-0.034	0	0	0.034
a3:DIGITS all rights	0.142	-0.009	-0.037	-0.095
a3:DIGITS built by	0.112	0	-0.001	-0.111
a3:DIGITS kestrel close	-0.011	0	0.011	0
a3:DIGITS rita street	0.032	-0.015	-0.017	0
a3:DIGITS site by	0.023	0	0	-0.022
a3:DIGITS ¶ BRAND	-0.122	-0.004	-0.005	0.131
a3:DIGITS ¶ engineer	-0.05	0.007	0.043	0.001
a3:DIGITS ¶ privacy	-0.057	-0.001	-0.001	0.059
a3:DIGITS ¶ terms	-0.014	0	0	0.015
a3:ORG NUM ¶	-0.017	-0.002	-0.001	0.02
a3:ORG and ORG	-0.006	-0.035	0.056	-0.015
a3:ORG company registered	0.181	-0.049	-0.129	-0.003
a3:ORG the information	-0.001	-0.025	0.027	-0.001
a3:ORG ¶ BRAND	-0.038	-0.058	0.095	0
a3:ORG ¶ DIGITS	-0.209	0.004	0.205	0
a3:ORG ¶ ORG	-0.043	0.054	-0.007	-0.004
a3:ORG ¶ unit	-0.097	0.002	0.095	0
a3:SELF company registered	-0.054	-0.013	0.067	0
a3:a charitable company	0.025	-0.007	-0.016	-0.002
a3:a company incorporated	0.065	-0.021	-0.078	0.034
a3:a company registered	-0.067	0.141	-0.084	0.01
a3:a private limited	0.016	-0.015	-0.001	0
a3:a registered charity	-0.1	-0.022	-0.001	0.123
a3:a uk company	0.069	-0.016	-0.045	-0.007
a3:a voluntary aided	-0.037	0	0	0.037
a3:accounts tax and	0.037	-0.001	-0.002	-0.034
a3:all rights reserved	-0.043	0.107	-0.048	-0.016
a3:an england and	0.011	-0.001	-0.009	-0.001
a3:an english company	0.01	-0.005	-0.005	0
a3:and ORG (	0.082	-0.011	-0.033	-0.038
a3:and ORG are	-0.014	0.07	-0.048	-0.008
a3:and ORG ¶	0.083	0.055	-0.121	-0.016
a3:and a company	-0.027	0.001	0.026	0
a3:and a copy	-0.094	0	0.093	0
a3:and are published	-0.075	0	0.074	0
a3:and for users	-0.036	-0.023	0.06	0
a3:and hold it	0.013	-0.001	-0.001	-0.012
a3:and its subsidiaries	0.007	-0.015	0.03	-0.022
a3:and large ones	-0.059	0	0.059	0
a3:and our registered	0.122	-0.032	-0.077	-0.013
a3:and to its	-0.026	0	0.026	0
a3:anti slavery statement	0.02	-0.001	-0.008	-0.011
a3:as a self	-0.023	0	0	0.023
a3:ask for references	0.019	-0.002	-0.001	-0.016
a3:ask us ¶	-0.067	0	0.005	0.061
a3:at any time	-0.006	-0.007	0.014	-0.002
a3:because that is	0.033	-0.007	-0.026	0
a3:because the second	0.131	-0.086	-0.07	0.025
a3:began in a	0.135	-0.075	-0.086	0.026
a3:beyond that we	-0.007	-0.027	0.039	-0.005
a3:bottles worth opening	-0.055	0	-0.001	0.057
a3:bottom of page	-0.06	-0.001	0	0.061
a3:buildings and kit	0.043	0	-0.002	-0.041
a3:built for modern	-0.049	0	0	0.05
a3:c o ORG	0.1	-0.027	-0.071	-0.003
a3:can look into	-0.002	-0.006	0.01	-0.001
a3:card is issued	0.062	-0.001	-0.003	-0.059
a3:charity no DIGITS	0.026	-0.003	-0.022	-0.001
a3:clear advice from	0.032	-0.001	-0.002	-0.029
a3:company SELF in	0.064	-0.007	-0.056	0
a3:company no :	0.012	-0.002	-0.011	0
a3:company no DIGITS	0.013	-0.001	-0.003	-0.009
a3:company no SELF	0.061	-0.016	-0.041	-0.004
a3:company number :	0.058	-0.023	-0.042	0.007
a3:company number DIGITS	0.031	-0.011	-0.006	-0.014
a3:company number NUM	-0.01	0.004	0.008	-0.002
a3:company number SELF	-0.302	0.118	0.2	-0.016
a3:company registered in	-0.117	0.02	0.089	0.008
a3:company registration number	-0.041	-0.007	0.036	0.013
a3:company ¶ BRAND	-0.013	0.093	-0.09	0.01
a3:contact about us	0.019	-0.001	-0.001	-0.016
a3:contact our story	-0.009	-0.002	-0.001	0.012
a3:contact us about	0.051	-0.001	-0.001	-0.05
a3:contact us our	0.065	0	0	-0.065
a3:contact us ¶	0.039	-0.008	-0.006	-0.024
a3:contact who we	0.034	-0.001	0	-0.032
a3:contact ¶ BRAND	0.154	-0.006	-0.003	-0.146
a3:contact ¶ our	0.083	-0.001	-0.001	-0.081
a3:contact ¶ who	-0.055	-0.004	-0.002	0.062
a3:delivery within ten	0.012	0	0	-0.012
a3:do with what	0.016	-0.025	-0.029	0.037
a3:drive away for	-0.061	0	0	0.061
a3:email address :	0.082	-0.013	-0.044	-0.026
a3:et rog s	-0.027	0.002	0.025	0
a3:fabegeku house nusil	-0.007	-0.011	0.021	-0.002
a3:fca frn :	0.019	-0.002	-0.017	0
a3:filter blend ¶	0.035	-0.001	-0.001	-0.033
a3:finance is offered	0.012	0	-0.001	-0.01
a3:find the gaps	-0.015	0	-0.001	0.016
a3:for marketing purposes	0.007	-0.006	-0.018	0.018
a3:formed and registered	0.029	-0.005	-0.024	0
a3:freshly roasted posted	0.026	0	0	-0.025
a3:from a studio	-0.022	0	0	0.022
a3:gathers and handles	-0.039	-0.003	-0.003	0.045
a3:get in touch	0.123	-0.012	-0.006	-0.105
a3:gift cards ¶	-0.023	-0.001	-0.001	0.025
a3:gift sets ¶	0.017	-0.001	-0.001	-0.015
a3:gift vouchers can	0.031	0	0	-0.03
a3:gives please read	-0.023	-0.017	0.078	-0.037
a3:gives ¶ please	-0.003	-0.017	0.044	-0.024
a3:gizorelzi house gizorelzi	-0.109	0.012	0.096	0.001
a3:group stuttgart germany	-0.08	0.057	0.023	0.001
a3:handles personal details	-0.073	-0.024	0.129	-0.032
a3:holidays put together	-0.011	0	0	0.011
a3:home book ¶	-0.068	-0.001	-0.001	0.07
a3:home privacy policy	-0.081	-0.008	0.049	0.041
a3:home terms &	-0.089	-0.002	-0.003	0.093
a3:home ¶ BRAND	-0.026	-0.001	-0.001	0.028
a3:home ¶ a	-0.074	-0.001	-0.001	0.075
a3:home ¶ about	0.052	-0.001	-0.001	-0.05
a3:home ¶ home	-0.043	-0.001	-0.001	0.044
a3:home ¶ our	0.118	-0.006	-0.003	-0.108
a3:home ¶ privacy	0.141	-0.001	-0.001	-0.139
a3:home ¶ sell	0.131	0	-0.001	-0.13
a3:home ¶ services	0.012	-0.003	-0.001	-0.008
a3:home ¶ terms	0.045	-0.004	-0.004	-0.037
a3:home ¶ top	-0.04	-0.001	-0.001	0.042
a3:how it works	-0.052	-0.001	-0.002	0.054
a3:if we ever	-0.008	-0.014	0.023	0
a3:if you refuse	-0.024	0	0.023	0
a3:if you want	-0.026	-0.024	0.051	-0.001
a3:installed properly first	-0.028	0	0	0.029
a3:is ORG san	0.059	-0.038	-0.021	0
a3:is a charity	0.01	0	0	-0.01
a3:is a company	0.108	-0.027	-0.049	-0.032
a3:is a data	0.011	-0.004	-0.003	-0.003
a3:is a limited	0.08	-0.017	-0.061	-0.002
a3:is a private	0.029	-0.043	-0.033	0.047
a3:is a registered	-0.006	-0.032	0.168	-0.13
a3:is a separate	-0.025	0.01	0.015	0
a3:is a small	-0.043	-0.001	-0.001	0.046
a3:is a trading	-0.065	-0.012	-0.035	0.113
a3:is a wholly	-0.101	0.116	-0.013	-0.003
a3:is an appointed	0.173	0.036	-0.139	-0.07
a3:is an england	-0.056	0.004	0.052	0
a3:is an ordinary	-0.06	-0.001	0	0.061
a3:is authorised and	0.03	-0.049	0.007	0.012
a3:is committed to	0.002	-0.006	-0.015	0.019
a3:is one of	-0.028	-0.004	0.016	0.016
a3:is owned by	0.094	-0.027	-0.061	-0.006
a3:is part of	0.04	-0.042	0.036	-0.034
a3:is registered in	0.026	-0.009	0.041	-0.059
a3:is registered with	-0.067	-0.01	0.03	0.047
a3:is responsible for	-0.011	0	0	0.011
a3:is run by	-0.02	-0.002	-0.001	0.023
a3:is the business	-0.05	0	0	0.05
a3:is the controller	0.095	-0.009	-0.034	-0.052
a3:is the data	0.058	-0.012	0.008	-0.055
a3:is the trading	-0.058	-0.007	0.018	0.047
a3:is used by	-0.013	0	0	0.014
a3:its helpline and	-0.005	-0.011	0.018	-0.002
a3:last updated :	-0.028	-0.004	-0.018	0.05
a3:legal name :	0.04	0	-0.001	-0.039
a3:look out for	0.02	0	0	-0.02
a3:may change this	-0.013	-0.015	-0.056	0.084
a3:name : BRAND	-0.056	-0.003	-0.006	0.065
a3:new in ¶	0.027	-0.007	-0.002	-0.018
a3:new this season	0.028	0	0	-0.027
a3:of onarebu georgia	-0.007	-0.033	0.04	0
a3:offers to its	0.011	-0.001	-0.001	-0.009
a3:office ¶ DIGITS	0.029	-0.002	-0.027	0
a3:on a page	-0.043	0	0.043	0
a3:our apprentices stay	0.001	-0.001	0.022	-0.022
a3:our opening hours	-0.012	0	0	0.013
a3:our registered office	0.011	-0.001	-0.01	0
a3:our story ¶	0.016	-0.001	-0.002	-0.013
a3:owns and runs	0.024	0	0	-0.024
a3:part of the	-0.014	-0.004	-0.002	0.02
a3:payment methods ¶	0.012	0	0	-0.012
a3:phone number :	-0.017	0	0	0.017
a3:places to stay	-0.028	0	-0.002	0.03
a3:po box DIGITS	-0.017	-0.001	0.014	0.004
a3:policies are underwritten	0.032	-0.001	-0.005	-0.025
a3:postal address :	-0.005	0	0.01	-0.005
a3:powered by ovekavuvu	-0.069	-0.005	0.089	-0.016
a3:powered by tafapon	-0.038	-0.005	-0.016	0.059
a3:privacy & cookies	0	-0.006	-0.009	0.015
a3:privacy notice ¶	-0.04	0.089	-0.017	-0.032
a3:privacy policy ¶	0.132	-0.019	-0.016	-0.096
a3:proudly created with	0.032	0	-0.001	-0.03
a3:reg in england	0.011	0	-0.01	0
a3:reg no SELF	0.086	-0.003	-0.082	0
a3:registered address :	-0.133	0.074	0.065	-0.006
a3:registered at DIGITS	-0.084	0.001	0.083	0
a3:registered at unit	-0.035	0.001	0.034	0
a3:registered charity NUM	-0.02	-0.003	0.078	-0.055
a3:registered charity number	0.088	-0.042	-0.044	-0.002
a3:registered in england	0.032	0.016	-0.039	-0.008
a3:registered in scotland	-0.007	-0.008	0.013	0.002
a3:registered in the	0.044	-0.013	-0.028	-0.003
a3:registered number SELF	-0.028	-0.002	0.03	0
a3:registered number ¶	0.02	0	-0.02	0
a3:registered office :	-0.054	-0.014	0.113	-0.045
a3:registered office DIGITS	-0.081	0.004	0.075	0.002
a3:registration number :	-0.053	0.001	0.002	0.051
a3:respects your privacy	0.004	-0.009	-0.02	0.025
a3:ring before ten	0.012	-0.001	0	-0.011
a3:royal charter company	0.026	-0.001	-0.022	-0.003
a3:san diego california	-0.047	0.033	0.014	0
a3:selling letting and	-0.043	0	-0.001	0.044
a3:seo by ORG	0	-0.003	-0.01	0.013
a3:software that takes	0.011	0	-0.001	-0.01
a3:spare parts are	0.018	-0.001	0	-0.016
a3:stories worth your	0.012	0	-0.002	-0.01
a3:straightforward help with	-0.007	-0.001	-0.002	0.01
a3:students and pensioners	0.01	-0.001	0.01	-0.019
a3:subject to status	-0.01	0	0.01	0
a3:subscribe to our	0.004	-0.004	-0.015	0.015
a3:t a BRAND	0.089	-0.137	0.135	-0.087
a3:telephone ( DIGITS	0.025	-0.004	-0.021	0
a3:telephone DIGITS ¶	0.041	-0.006	-0.035	0
a3:terms & conditions	-0.03	-0.006	-0.01	0.045
a3:terms and conditions	-0.012	-0.03	0.02	0.021
a3:terms of business	0.057	-0.001	0.004	-0.06
a3:terms of sale	-0.041	0	0	0.042
a3:terms of service	-0.02	0	0	0.02
a3:terms of use	0.073	-0.002	0.002	-0.073
a3:terms privacy ¶	0.026	-0.001	-0.001	-0.024
a3:the data controller	-0.028	-0.005	0.004	0.03
a3:the information generated	-0.019	0	0.019	0
a3:the trading name	-0.004	-0.006	0.029	-0.018
a3:there is parking	0.027	-0.001	-0.001	-0.024
a3:this site remembers	-0.034	-0.001	-0.002	0.037
a3:thoughtful things sent	0.006	-0.002	-0.013	0.01
a3:trading as BRAND	0	0.07	-0.038	-0.032
a3:under account number	-0.005	-0.01	0.016	-0.002
a3:understands that your	0.004	-0.015	-0.006	0.016
a3:unit DIGITS ropewalk	0.015	-0.002	-0.013	0
a3:url : https	-0.046	-0.001	-0.007	0.054
a3:uses cookies and	0.011	-0.001	-0.002	-0.009
a3:uses data BRAND	0.04	0	0	-0.04
a3:uses the information	-0.023	-0.006	-0.002	0.032
a3:vat no :	0.011	0	-0.01	-0.001
a3:vat ¶ DIGITS	0.013	-0.001	-0.011	0
a3:vat ¶ gb	0.027	-0.002	-0.024	-0.001
a3:views my own	-0.062	0	0	0.063
a3:visit us ¶	-0.024	-0.001	-0.002	0.026
a3:was incorporated in	-0.068	0.001	0.068	0
a3:we also work	0.015	0	0.018	-0.032
a3:we are a	0.035	-0.006	-0.024	-0.005
a3:we are registered	0.071	-0.008	-0.067	0.004
a3:we have been	-0.028	-0.001	0.01	0.019
a3:we use cookies	-0.018	-0.001	-0.001	0.02
a3:website by ORG	0.06	-0.005	-0.005	-0.049
a3:website design &	0.021	0	0	-0.021
a3:what this notice	0.01	-0.005	-0.001	-0.004
a3:what we do	0.063	-0.001	-0.002	-0.059
a3:which decides for	-0.024	0.001	0.024	0
a3:which hosts it	-0.076	0.002	0.074	0
a3:which hosts the	-0.001	-0.01	0.012	-0.001
a3:which is a	0.051	-0.081	0.063	-0.033
a3:which is authorised	0.004	0.11	-0.105	-0.01
a3:which makes the	-0.075	0.004	0.071	0
a3:which only promotes	0.051	-0.002	-0.002	-0.047
a3:which receives the	-0.05	0.001	0.049	0
a3:which runs the	-0.041	0.067	-0.025	-0.002
a3:which supplies the	0.015	-0.002	-0.001	-0.012
a3:which trades as	0.047	-0.027	-0.017	-0.003
a3:who we are	0.012	-0.002	-0.004	-0.006
a3:whose registered office	0.129	-0.027	-0.081	-0.021
a3:winner of the	0.01	0	0	-0.009
a3:wins an order	-0.025	0	0.024	0
a3:with registered office	0.049	-0.081	-0.145	0.177
a3:you can pay	-0.011	0	0	0.011
a3:your questions are	0.059	0	0.01	-0.069
a3:yw BRAND rhif	0.023	-0.006	-0.017	0
a3:© BRAND DIGITS	-0.007	-0.013	0.022	-0.001
a3:© DIGITS BRAND	-0.025	0.046	-0.019	-0.001
a3:© DIGITS ¶	-0.03	-0.007	0.065	-0.028
a3:¶ BRAND DIGITS	-0.017	-0.031	0.058	-0.01
a3:¶ BRAND here	-0.017	0.001	0.016	-0.001
a3:¶ BRAND is	-0.011	-0.001	-0.003	0.015
a3:¶ DIGITS about	0.015	-0.002	-0.013	0.001
a3:¶ DIGITS information	-0.032	-0.007	0.012	0.028
a3:¶ DIGITS our	0.042	-0.004	-0.03	-0.008
a3:¶ DIGITS the	-0.062	-0.005	0.07	-0.003
a3:¶ ORG registered	0.026	-0.035	0.014	-0.005
a3:¶ children under	-0.033	0.003	0.032	-0.002
a3:¶ cookies ¶	-0.019	-0.016	0.04	-0.004
a3:¶ data we	0.061	-0.015	-0.021	-0.025
a3:¶ home BRAND	-0.009	-0.001	0.011	-0.001
a3:¶ how long	-0.002	-0.007	0.01	-0.001
a3:¶ if we	-0.01	-0.021	0.035	-0.003
a3:¶ if you	-0.01	0	0.01	0
a3:¶ information we	-0.048	0.001	0.018	0.029
a3:¶ our store	0.025	-0.004	-0.02	-0.001
a3:¶ privacy notice	0.043	-0.002	-0.04	-0.001
a3:¶ privacy ¶	-0.026	-0.013	0.043	-0.003
a3:¶ registered office	0.017	-0.001	-0.016	0
a3:¶ subscribe to	0.035	-0.008	-0.025	-0.002
a3:¶ we require	-0.007	-0.023	0.032	-0.002
a3:¶ what information	0.016	-0.006	-0.007	-0.003
a3:¶ what we	0.02	0	-0.001	-0.019
a3:¶ © BRAND	-0.047	0.15	-0.099	-0.005
a3:¶ © DIGITS	-0.029	-0.051	0.082	-0.003
ab:" "	0.086	-0.029	-0.057	0
ab:" :	0.016	-0.016	-0.012	0.012
ab:" BRAND	-0.001	0.024	-0.036	0.013
ab:" SELF	0.012	-0.002	-0.009	-0.001
ab:" and	-0.068	-0.013	0.036	0.045
ab:" company	-0.023	0.026	-0.012	0.01
ab:" customer	0.031	-0.005	-0.024	-0.001
ab:" is	0.052	-0.031	0.023	-0.043
ab:" keeps	-0.035	-0.003	0.003	0.034
ab:" means	-0.046	-0.007	0.021	0.032
ab:" or	0.072	-0.002	-0.096	0.026
ab:" our	0.028	0.024	-0.066	0.014
ab:" respects	0.014	-0.006	-0.006	-0.003
ab:" service	0.008	-0.011	-0.008	0.012
ab:" the	-0.004	0.026	0.04	-0.063
ab:" us	0.068	0.046	-0.077	-0.037
ab:" we	-0.063	0.053	0.037	-0.026
ab:" website	-0.079	-0.003	0.038	0.044
ab:" you	0.02	-0.01	0.027	-0.038
ab:" ¶	0.042	0	-0.006	-0.035
ab:& conditions	0.035	-0.037	0.033	-0.03
ab:& cs	-0.024	-0.002	0	0.026
ab:& development	0.016	0	0	-0.015
ab:& wales	0.023	0.002	-0.032	0.007
ab:( "	-0.116	-0.016	0.014	0.118
ab:( BRAND	0.009	-0.002	-0.021	0.013
ab:( DIGITS	0.095	-0.026	0.017	-0.086
ab:( NUM	-0.003	-0.002	-0.007	0.013
ab:( ORG	-0.038	0.025	0.001	0.013
ab:( SELF	0.096	-0.016	-0.075	-0.005
ab:( a	0.03	-0.118	0.069	0.018
ab:( also	-0.019	-0.004	0.023	0
ab:( and	-0.014	-0.007	-0.003	0.023
ab:( co	-0.058	0.007	0.051	0
ab:( collectively	0.05	0.022	-0.081	0.008
ab:( companies	0.014	-0.001	-0.017	0.005
ab:( company	-0.091	-0.071	0.248	-0.086
ab:( fca	0.014	-0.019	0.012	-0.007
ab:( frn	0.01	-0.01	0.002	-0.002
ab:( hereinafter	-0.022	0.082	-0.077	0.017
ab:( https	-0.014	-0.002	0.01	0.006
ab:( ico	-0.004	-0.017	0.024	-0.003
ab:( in	0.085	-0.021	-0.071	0.007
ab:( incorporated	0.023	-0.001	-0.022	0
ab:( no	0.028	-0.005	-0.02	-0.003
ab:( number	-0.035	0.002	0.034	0
ab:( referred	0.016	-0.006	-0.006	-0.005
ab:( reg	0.006	0.041	-0.05	0.003
ab:( registered	-0.048	0.08	-0.016	-0.015
ab:( the	0.203	-0.053	-0.094	-0.056
ab:( together	-0.091	0.109	-0.017	-0.001
ab:( trading	0.015	0.017	-0.045	0.013
ab:( uk	0.058	-0.032	0.031	-0.057
ab:( vat	-0.026	-0.002	0.023	0.005
ab:( we	0.064	-0.023	-0.044	0.003
ab:( with	0.026	-0.014	-0.004	-0.008
ab:( www	-0.052	0.037	0.018	-0.003
ab:1st floor	-0.046	0.015	0.019	0.012
ab:2az subject	-0.027	0	0.027	0
ab:2az which	-0.021	0	0.021	0
ab:2nd floor	-0.037	-0.002	0.039	0
ab:7th floor	-0.01	0	0.006	0.004
ab:8qe ¶	-0.053	0.006	0.047	0
ab:: BRAND	0.07	-0.013	-0.053	-0.004
ab:: DIGITS	-0.141	0.061	0.02	0.061
ab:: NUM	-0.058	0.057	-0.035	0.036
ab:: ORG	-0.101	-0.041	0.087	0.055
ab:: SELF	0.271	-0.052	-0.106	-0.113
ab:: a	-0.043	-0.007	0.077	-0.028
ab:: c	-0.027	-0.001	0.028	0
ab:: company	0.013	-0.005	-0.041	0.033
ab:: five	-0.024	-0.002	0.011	0.015
ab:: home	0.078	-0.002	-0.016	-0.061
ab:: https	-0.048	-0.006	0.023	0.032
ab:: info	0.031	-0.01	-0.035	0.015
ab:: it	0.016	-0.001	0	-0.015
ab:: norupo	0.021	0	0	-0.02
ab:: privacy	-0.017	-0.002	-0.009	0.028
ab:: terms	0.019	0	-0.004	-0.015
ab:: the	0.002	-0.009	-0.052	0.06
ab:: three	0.026	-0.002	-0.001	-0.022
ab:: unit	0.048	-0.004	-0.035	-0.01
ab:: www	-0.088	0.036	-0.002	0.054
ab:: ¶	0.122	-0.009	-0.096	-0.017
ab:; ORG	-0.074	0.062	0.04	-0.027
ab:; and	-0.049	0.007	0.046	-0.004
ab:; ask	-0.026	0	0	0.026
ab:; the	0.021	-0.013	0.015	-0.023
ab:; there	-0.026	0	-0.001	0.027
ab:; we	-0.02	-0.014	0.035	-0.002
ab:; ¶	-0.012	-0.012	-0.045	0.068
ab:@ BRAND	-0.002	-0.017	-0.033	0.052
ab:BRAND "	0.024	-0.067	0.001	0.042
ab:BRAND (	0.135	-0.004	-0.038	-0.094
ab:BRAND :	0.015	0	0	-0.015
ab:BRAND DIGITS	-0.035	0.083	-0.021	-0.026
ab:BRAND a	-0.106	0.043	0.003	0.06
ab:BRAND all	-0.053	0.028	0.01	0.016
ab:BRAND and	0.015	0.051	-0.007	-0.06
ab:BRAND app	-0.017	-0.001	0	0.018
ab:BRAND are	-0.044	-0.017	0.038	0.023
ab:BRAND because	-0.004	0	0.011	-0.008
ab:BRAND began	0.019	-0.002	0.001	-0.018
ab:BRAND bottles	-0.017	0	0.002	0.015
ab:BRAND buildings	0.026	-0.001	0.002	-0.026
ab:BRAND built	-0.023	-0.001	0.001	0.023
ab:BRAND company	-0.01	-0.005	-0.003	0.018
ab:BRAND contact	0	-0.023	0.025	-0.001
ab:BRAND drive	-0.022	-0.001	-0.004	0.027
ab:BRAND find	-0.021	-0.003	0.012	0.013
ab:BRAND freshly	0.028	0	0	-0.028
ab:BRAND from	0.055	-0.009	-0.044	-0.002
ab:BRAND good	-0.009	-0.001	0.011	-0.001
ab:BRAND handles	-0.008	-0.002	-0.001	0.012
ab:BRAND here	-0.046	-0.004	-0.009	0.059
ab:BRAND holidays	0.009	0.001	0.005	-0.015
ab:BRAND home	-0.055	-0.016	-0.017	0.087
ab:BRAND installed	-0.017	0	0	0.017
ab:BRAND insurance	0.003	-0.004	0.019	-0.018
ab:BRAND is	0.001	-0.074	0.123	-0.05
ab:BRAND learning	0.016	0	0	-0.016
ab:BRAND mortgage	-0.03	0	0.009	0.021
ab:BRAND offers	-0.07	0.025	0.044	0.001
ab:BRAND or	-0.042	0.059	-0.009	-0.008
ab:BRAND our	-0.028	0	-0.011	0.039
ab:BRAND personal	-0.015	0	0	0.015
ab:BRAND powered	0	-0.023	0.024	-0.002
ab:BRAND privacy	-0.011	-0.006	0.019	-0.001
ab:BRAND registered	0.041	-0.009	0.023	-0.056
ab:BRAND rhif	0.012	-0.003	-0.009	0
ab:BRAND selling	-0.024	0	0	0.024
ab:BRAND software	-0.058	0.003	0.009	0.046
ab:BRAND stay	-0.036	0	0.006	0.03
ab:BRAND terms	-0.046	0.031	-0.002	0.017
ab:BRAND the	0.036	-0.016	-0.004	-0.015
ab:BRAND thoughtful	0.012	-0.004	0.014	-0.022
ab:BRAND trade	-0.037	0.067	0	-0.029
ab:BRAND we	-0.002	0.043	-0.025	-0.015
ab:BRAND website	-0.023	-0.031	0.045	0.009
ab:BRAND which	-0.055	0.058	-0.001	-0.001
ab:BRAND win	-0.043	0.015	0.027	0.001
ab:BRAND ©	-0.063	-0.014	0.086	-0.008
ab:BRAND ¶	-0.056	-0.089	0.08	0.065
ab:DIGITS "	-0.01	0	-0.001	0.011
ab:DIGITS (	0.073	-0.036	-0.021	-0.016
ab:DIGITS BRAND	-0.069	0.133	-0.046	-0.018
ab:DIGITS ORG	-0.042	-0.041	0.091	-0.008
ab:DIGITS SELF	0.106	-0.038	-0.059	-0.009
ab:DIGITS a	0.01	0	0	-0.01
ab:DIGITS about	-0.007	-0.006	-0.013	0.026
ab:DIGITS all	0.071	-0.015	0.006	-0.062
ab:DIGITS almoner	-0.017	-0.001	0.017	0
ab:DIGITS an	-0.001	-0.007	-0.004	0.012
ab:DIGITS and	0.029	0.01	-0.013	-0.026
ab:DIGITS as	0.032	-0.018	-0.004	-0.011
ab:DIGITS bellfounder	-0.006	0.011	-0.006	0.001
ab:DIGITS built	0.056	0	0	-0.055
ab:DIGITS by	-0.008	0.018	0.029	-0.039
ab:DIGITS changes	-0.012	-0.001	0	0.013
ab:DIGITS children	0.013	0	0	-0.013
ab:DIGITS company	-0.046	-0.005	0.007	0.043
ab:DIGITS complaints	0.008	0.007	0.002	-0.017
ab:DIGITS contact	-0.009	-0.002	-0.001	0.012
ab:DIGITS cooper	0.012	0	-0.013	0.001
ab:DIGITS days	-0.01	-0.001	-0.012	0.024
ab:DIGITS definitions	0.034	-0.012	-0.026	0.004
ab:DIGITS drover	-0.038	0.002	0.035	0.001
ab:DIGITS e	-0.037	-0.008	0.013	0.033
ab:DIGITS for	0.035	-0.004	-0.008	-0.024
ab:DIGITS foundry	-0.019	0	0.018	0.001
ab:DIGITS heron	-0.015	0	0.016	0
ab:DIGITS how	-0.031	0.01	0.013	0.007
ab:DIGITS if	0.037	-0.011	-0.026	0
ab:DIGITS in	0.051	-0.006	-0.019	-0.026
ab:DIGITS information	-0.017	-0.005	0.007	0.014
ab:DIGITS introduction	0.096	-0.026	-0.013	-0.057
ab:DIGITS ireland	0.124	-0.018	-0.09	-0.016
ab:DIGITS kestrel	-0.079	0.008	0.071	0
ab:DIGITS lantern	-0.026	0.002	0.023	0.001
ab:DIGITS larkfield	-0.055	0.004	0.051	0
ab:DIGITS letters	-0.017	0	0	0.017
ab:DIGITS maltings	-0.036	-0.005	0.04	0.001
ab:DIGITS march	-0.079	0.004	-0.012	0.087
ab:DIGITS mekozam	0.014	-0.005	-0.009	-0.001
ab:DIGITS millrace	-0.013	0	0.013	0
ab:DIGITS months	-0.016	-0.001	0.004	0.014
ab:DIGITS nomofer	-0.008	-0.003	0.011	0.001
ab:DIGITS old	0.007	-0.001	0.006	-0.012
ab:DIGITS on	-0.013	0	0	0.014
ab:DIGITS or	-0.021	-0.008	0.002	0.027
ab:DIGITS orders	-0.013	0	0.003	0.011
ab:DIGITS our	-0.046	-0.031	0.075	0.002
ab:DIGITS people	0.028	0	-0.009	-0.019
ab:DIGITS prices	-0.026	0.001	0.025	0
ab:DIGITS privacy	-0.022	-0.009	0.019	0.012
ab:DIGITS registered	0.036	-0.018	0.017	-0.035
ab:DIGITS rita	0.016	-0.007	-0.009	0
ab:DIGITS rolofefe	0.015	-0.003	-0.013	0
ab:DIGITS ropewalk	-0.016	-0.002	0.018	0
ab:DIGITS runs	-0.028	-0.001	0	0.029
ab:DIGITS saddler	0.014	-0.005	-0.008	0
ab:DIGITS sexton	-0.026	0.001	0.024	0
ab:DIGITS site	0.012	0	-0.001	-0.011
ab:DIGITS sluice	-0.02	0.003	0.017	0
ab:DIGITS suvo	0.032	-0.005	-0.031	0.003
ab:DIGITS tannery	0.01	-0.001	-0.009	0
ab:DIGITS the	-0.071	-0.025	0.05	0.046
ab:DIGITS to	-0.04	-0.008	0.008	0.039
ab:DIGITS under	-0.032	0	0.034	-0.002
ab:DIGITS vozato	0.01	-0.005	-0.003	-0.003
ab:DIGITS we	0.033	-0.006	-0.036	0.009
ab:DIGITS website	0.051	-0.009	-0.037	-0.004
ab:DIGITS weighbridge	-0.025	-0.001	0.023	0.002
ab:DIGITS what	-0.026	-0.027	0.01	0.043
ab:DIGITS when	-0.028	-0.001	0.001	0.028
ab:DIGITS wherry	-0.022	0.001	0.022	0
ab:DIGITS who	0.002	-0.012	-0.053	0.063
ab:DIGITS with	-0.022	-0.002	0.019	0.004
ab:DIGITS you	-0.03	0.047	-0.014	-0.003
ab:DIGITS your	-0.034	0.038	-0.003	0
ab:DIGITS ©	0.041	-0.001	-0.036	-0.004
ab:DIGITS ¶	0.001	0.039	0.014	-0.053
ab:NUM (	0.008	-0.013	0.001	0.004
ab:NUM ORG	-0.041	0.004	0.032	0.005
ab:NUM and	0.015	-0.006	0.003	-0.012
ab:NUM company	0.016	-0.013	-0.003	-0.001
ab:NUM for	-0.015	0	0.013	0.002
ab:NUM our	-0.034	0	0.033	0.001
ab:NUM registered	-0.048	-0.022	0.037	0.033
ab:NUM uses	-0.075	0.006	0.068	0.001
ab:NUM which	0.023	0.001	-0.021	-0.003
ab:NUM whose	0.022	-0.016	-0.021	0.015
ab:NUM with	0.061	0.001	-0.058	-0.004
ab:NUM ¶	0	0.01	0.091	-0.1
ab:ORG (	-0.101	0.144	-0.09	0.046
ab:ORG :	-0.023	0.001	0.022	0
ab:ORG ;	-0.002	-0.007	0.01	0
ab:ORG BRAND	0.012	-0.003	-0.011	0.002
ab:ORG DIGITS	0.043	-0.064	-0.065	0.086
ab:ORG NUM	-0.008	-0.001	-0.001	0.01
ab:ORG SELF	0.029	-0.024	-0.001	-0.004
ab:ORG a	-0.027	0.025	-0.026	0.027
ab:ORG all	-0.012	-0.009	0.015	0.005
ab:ORG an	-0.019	-0.003	0.029	-0.006
ab:ORG and	0.106	-0.049	0.042	-0.099
ab:ORG are	0	0.026	-0.017	-0.009
ab:ORG as	0.006	-0.011	0.014	-0.009
ab:ORG company	0.05	-0.027	-0.038	0.015
ab:ORG for	0.003	-0.005	0.012	-0.009
ab:ORG is	-0.042	-0.047	0.034	0.054
ab:ORG may	0.012	-0.011	0.015	-0.015
ab:ORG on	-0.029	-0.011	0.054	-0.015
ab:ORG or	0.018	-0.013	-0.004	-0.002
ab:ORG our	-0.013	-0.017	0.028	0.001
ab:ORG registered	-0.005	-0.011	0.07	-0.053
ab:ORG san	0.03	-0.019	-0.011	0
ab:ORG t	-0.146	0.016	0.072	0.059
ab:ORG the	0.015	-0.027	0.035	-0.022
ab:ORG trading	-0.058	0.025	0.01	0.023
ab:ORG unit	0.036	-0.002	-0.033	0
ab:ORG who	0.032	-0.008	-0.017	-0.007
ab:ORG ©	-0.008	0.036	-0.026	-0.003
ab:ORG ¶	-0.342	0.254	0.09	-0.001
ab:SELF (	0.042	0.039	-0.066	-0.016
ab:SELF ;	-0.025	0.046	-0.016	-0.006
ab:SELF BRAND	0.046	-0.014	-0.022	-0.01
ab:SELF DIGITS	-0.099	0.011	0.093	-0.005
ab:SELF ORG	-0.089	-0.008	0.096	0.001
ab:SELF a	-0.002	-0.005	0.014	-0.007
ab:SELF all	0.051	-0.022	-0.028	0
ab:SELF an	0.026	-0.014	-0.009	-0.003
ab:SELF and	-0.113	0.029	0.1	-0.016
ab:SELF at	0.043	-0.003	-0.04	0
ab:SELF authorised	-0.039	-0.008	0.047	0
ab:SELF bought	0.054	-0.009	-0.044	-0.001
ab:SELF charity	0.01	-0.002	-0.007	-0.001
ab:SELF company	-0.031	-0.013	0.046	-0.002
ab:SELF fefatned	-0.011	0	0.01	0
ab:SELF for	-0.011	-0.001	0.014	-0.002
ab:SELF formed	0.027	-0.004	-0.019	-0.003
ab:SELF in	0.045	-0.008	-0.035	-0.001
ab:SELF is	0.085	0.037	-0.088	-0.033
ab:SELF its	-0.025	0	0.026	0
ab:SELF known	0.01	-0.005	-0.004	0
ab:SELF of	-0.158	0	0.158	0
ab:SELF office	0.016	-0.004	-0.012	0
ab:SELF our	-0.013	-0.008	0.022	0
ab:SELF registered	0.136	-0.017	-0.112	-0.007
ab:SELF said	-0.017	0	0.016	0
ab:SELF subject	-0.026	0	0.026	0
ab:SELF swyddfa	0.012	-0.003	-0.009	0
ab:SELF take	-0.059	0.014	0.045	0
ab:SELF the	0.013	0.014	-0.026	-0.001
ab:SELF to	0.022	-0.011	-0.01	0
ab:SELF trading	0.036	-0.012	-0.02	-0.004
ab:SELF unit	-0.073	0.015	0.061	-0.003
ab:SELF uses	0.12	-0.013	-0.107	0
ab:SELF vat	0.088	-0.015	-0.07	-0.003
ab:SELF we	-0.075	0.019	0.057	-0.001
ab:SELF which	-0.079	-0.007	0.102	-0.016
ab:SELF whose	-0.013	0	0.02	-0.007
ab:SELF with	0.029	-0.008	-0.019	-0.002
ab:SELF you	0.047	-0.009	-0.038	0
ab:SELF ¶	0.23	-0.102	-0.006	-0.122
ab:a BRAND	0.12	-0.078	-0.03	-0.012
ab:a ORG	0.033	-0.003	-0.014	-0.016
ab:a booking	-0.016	-0.02	0.052	-0.016
ab:a box	-0.018	0	0	0.018
ab:a charitable	0.02	-0.006	-0.015	0.001
ab:a charity	-0.007	0.025	-0.006	-0.013
ab:a company	0.043	0.088	-0.136	0.006
ab:a complaint	-0.011	0.008	0.004	-0.001
ab:a controller	-0.013	0.018	-0.005	0
ab:a cookie	-0.007	-0.014	0.023	-0.002
ab:a copy	-0.131	-0.007	0.161	-0.023
ab:a court	-0.004	-0.014	0.021	-0.002
ab:a credit	0.038	-0.014	-0.035	0.011
ab:a customer	0.023	-0.008	-0.015	-0.001
ab:a data	0.02	-0.008	0.009	-0.02
ab:a day	-0.032	-0.006	0.01	0.028
ab:a few	-0.005	-0.026	0.027	0.004
ab:a first	-0.017	-0.002	-0.021	0.039
ab:a franchise	-0.014	-0.004	-0.001	0.019
ab:a friendly	-0.008	0	-0.002	0.01
ab:a limited	0.043	-0.011	-0.032	0
ab:a list	-0.003	0.017	-0.012	-0.002
ab:a member	0.037	-0.002	-0.034	0
ab:a name	-0.011	-0.001	0	0.012
ab:a network	-0.03	0.115	-0.112	0.027
ab:a new	-0.041	0	0.025	0.015
ab:a page	0.015	-0.001	0.034	-0.049
ab:a payment	0.025	-0.001	-0.001	-0.024
ab:a photograph	0.011	-0.001	-0.001	-0.009
ab:a private	0.054	-0.042	-0.033	0.021
ab:a provider	0.014	-0.011	0.014	-0.017
ab:a quiet	-0.04	-0.001	0.002	0.04
ab:a registered	0.014	-0.026	0.082	-0.07
ab:a rented	0.089	-0.039	-0.042	-0.008
ab:a second	0.004	-0.007	0.015	-0.011
ab:a self	-0.011	0	0	0.012
ab:a separate	-0.013	0.005	0.008	0
ab:a session	-0.002	-0.01	0.013	-0.001
ab:a sketch	0.013	0	0	-0.012
ab:a small	-0.043	-0.004	0.001	0.045
ab:a smaller	0.011	0	0	-0.011
ab:a sole	-0.056	-0.005	0.021	0.04
ab:a subsidiary	-0.013	-0.02	0.036	-0.004
ab:a the	0.079	-0.003	-0.05	-0.025
ab:a trading	-0.114	0.04	0.069	0.004
ab:a tree	0.021	-0.001	-0.002	-0.018
ab:a uk	0.018	-0.013	-0.014	0.009
ab:a voluntary	-0.018	0	0	0.019
ab:a wholly	-0.174	0.201	0.006	-0.034
ab:a written	0.082	-0.008	-0.015	-0.059
ab:a year	0.009	-0.008	0.027	-0.028
ab:a ¶	-0.011	0.001	0.008	0.002
ab:aberdeen and	0.034	0	0	-0.034
ab:aberystwyth and	-0.012	0	0	0.012
ab:abosdi garden	-0.008	-0.003	0.011	0
ab:about our	-0.094	0.153	-0.052	-0.007
ab:about the	-0.023	0.006	0.006	0.012
ab:about these	-0.006	-0.015	-0.012	0.032
ab:about us	0.147	-0.024	-0.003	-0.12
ab:about you	0.06	-0.025	-0.018	-0.017
ab:about your	-0.04	-0.014	0.067	-0.013
ab:about ¶	-0.124	-0.009	0.024	0.109
ab:abroad ¶	-0.021	-0.005	0.008	0.018
ab:access to	0.011	-0.017	-0.017	0.023
ab:accessing our	-0.017	-0.014	0.017	0.014
ab:account and	-0.013	-0.002	-0.003	0.019
ab:account number	0.001	-0.011	0.022	-0.013
ab:account to	-0.012	-0.003	-0.001	0.016
ab:account ¶	-0.028	-0.007	0.016	0.019
ab:accountant and	-0.018	0.001	0.017	0
ab:accounts are	0.111	0.038	-0.137	-0.012
ab:accounts unpaid	-0.026	0	0	0.026
ab:acquired or	-0.008	-0.012	0.022	-0.002
ab:act DIGITS	-0.016	0	0.015	0.002
ab:act as	0.019	0.013	-0.005	-0.027
ab:act on	-0.013	-0.001	0.025	-0.012
ab:acting on	-0.028	-0.004	0.032	0.001
ab:acts as	-0.005	-0.023	0.01	0.018
ab:acts only	-0.064	0.004	0.046	0.014
ab:address and	-0.015	-0.016	0.021	0.01
ab:address at	0.129	-0.029	-0.192	0.091
ab:address for	-0.017	0.02	-0.003	0.001
ab:address is	0.027	-0.024	0.009	-0.012
ab:address ¶	-0.04	-0.007	0.016	0.031
ab:adjusters ¶	-0.01	0	0.01	0
ab:admin away	-0.028	0.004	0.014	0.01
ab:advertise ¶	-0.017	-0.002	-0.001	0.021
ab:advice from	0.079	-0.003	-0.003	-0.073
ab:advice ¶	-0.072	-0.002	-0.002	0.076
ab:affiliated to	-0.04	-0.011	0.049	0.003
ab:affiliates (	0.002	-0.009	-0.012	0.018
ab:affiliates ¶	-0.058	-0.002	0.061	-0.002
ab:after DIGITS	-0.026	0	0	0.026
ab:after by	0.01	-0.012	0.015	-0.013
ab:after campaigns	0.019	-0.001	-0.007	-0.012
ab:after hand	0.013	0	0	-0.013
ab:after menus	0.023	0	0	-0.023
ab:after slate	0.016	0	0	-0.016
ab:after the	-0.046	0.027	-0.019	0.037
ab:after treatment	0.013	0	0	-0.012
ab:after your	-0.032	0.067	-0.059	0.024
ab:against us	-0.013	0	0.012	0
ab:agents and	-0.004	-0.005	0.025	-0.016
ab:agents in	0.022	0	0	-0.022
ab:agents who	0.007	0	0.009	-0.016
ab:agents ¶	0.06	-0.006	0.017	-0.071
ab:agree to	0.022	-0.017	-0.024	0.02
ab:agreement "	0.027	-0.003	-0.01	-0.014
ab:agreement ¶	-0.05	-0.006	0.04	0.015
ab:aided school	-0.018	0	0	0.019
ab:akevafifo ¶	-0.008	-0.008	0.017	-0.001
ab:all bookings	0.022	-0.011	-0.01	0
ab:all of	-0.02	-0.011	0.044	-0.013
ab:all registered	-0.014	0.003	0.011	0
ab:all rights	-0.005	0.05	0.006	-0.051
ab:all third	-0.005	-0.016	0.022	-0.001
ab:also referred	-0.009	-0.01	0.019	0
ab:also see	-0.018	0.063	-0.024	-0.021
ab:also send	0.03	-0.004	-0.028	0.002
ab:also work	0.016	0	0.019	-0.034
ab:american vududka	0.022	-0.001	0	-0.022
ab:an account	0.021	-0.002	-0.002	-0.017
ab:an agreement	-0.015	-0.002	0.044	-0.028
ab:an appointed	0.046	0.008	-0.015	-0.039
ab:an electronic	-0.016	-0.004	0.022	-0.002
ab:an england	-0.024	0	0.021	0.003
ab:an independent	0.061	-0.009	-0.029	-0.023
ab:an insurance	-0.01	-0.005	-0.007	0.021
ab:an offer	-0.034	-0.002	-0.016	0.051
ab:an order	-0.004	-0.006	-0.006	0.015
ab:an ordinary	-0.03	0	0	0.031
ab:and "	-0.092	-0.012	0.05	0.054
ab:and BRAND	-0.044	0.047	-0.012	0.009
ab:and ORG	0.106	-0.037	0.049	-0.118
ab:and a	-0.17	-0.003	0.137	0.036
ab:and any	0.024	-0.024	-0.02	0.02
ab:and are	-0.008	-0.012	0.045	-0.025
ab:and by	-0.02	-0.011	0.015	0.017
ab:and company	-0.001	0.036	-0.018	-0.017
ab:and conditions	0.048	0.061	0.012	-0.12
ab:and connections	0.02	0	0	-0.02
ab:and does	-0.031	0.009	0.026	-0.005
ab:and events	-0.02	-0.001	0	0.021
ab:and files	-0.012	-0.006	0.018	-0.001
ab:and for	-0.054	-0.022	0.066	0.01
ab:and give	-0.01	-0.01	-0.031	0.05
ab:and handles	-0.016	-0.011	0.001	0.025
ab:and has	0.038	-0.044	0.009	-0.003
ab:and having	-0.027	0.001	0.024	0.003
ab:and hold	-0.052	0.007	0.05	-0.006
ab:and in	-0.021	0	0.012	0.008
ab:and interpretation	-0.027	-0.003	-0.005	0.035
ab:and is	0.008	0.043	-0.015	-0.037
ab:and its	0.037	-0.016	-0.016	-0.005
ab:and keep	-0.034	-0.024	0.07	-0.012
ab:and keeps	-0.039	-0.001	0.069	-0.029
ab:and kit	0.052	-0.002	0	-0.05
ab:and large	-0.049	0	0.049	0
ab:and look	-0.025	-0.003	-0.001	0.03
ab:and managing	-0.077	-0.001	0.011	0.067
ab:and may	0.014	-0.003	-0.013	0.002
ab:and no	-0.011	0	0	0.012
ab:and nobody	0.005	0	0.005	-0.01
ab:and not	-0.041	-0.008	0.016	0.033
ab:and operated	-0.035	0.009	0.03	-0.004
ab:and operates	0.112	-0.095	-0.008	-0.01
ab:and or	-0.009	-0.009	-0.004	0.022
ab:and our	0.063	-0.01	-0.047	-0.006
ab:and passes	0.02	-0.001	0.006	-0.025
ab:and payroll	-0.036	0	-0.001	0.038
ab:and pensioners	0.014	-0.001	0.004	-0.016
ab:and photographs	0.011	-0.002	-0.008	-0.001
ab:and protects	-0.006	0	-0.011	0.017
ab:and registered	0.059	0.02	-0.074	-0.006
ab:and regulated	-0.073	0.002	0.053	0.019
ab:and respecting	-0.061	-0.032	0.063	0.029
ab:and responsible	-0.029	-0.002	-0.002	0.033
ab:and runs	0.11	-0.013	-0.098	0.002
ab:and services	-0.022	0.038	-0.002	-0.014
ab:and similar	-0.008	0.066	-0.054	-0.004
ab:and that	0.002	-0.007	-0.007	0.011
ab:and the	0.021	0.128	-0.095	-0.054
ab:and their	-0.032	0.005	0.011	0.017
ab:and to	-0.001	-0.004	0.018	-0.013
ab:and trading	-0.041	0.059	-0.017	-0.002
ab:and us	0.129	0.017	-0.156	0.011
ab:and used	-0.018	-0.001	0	0.018
ab:and usually	-0.001	-0.001	-0.02	0.022
ab:and vat	-0.042	0.02	0.022	0
ab:and wales	0.032	-0.088	0.099	-0.043
ab:and we	-0.005	-0.011	0.031	-0.016
ab:and web	0.007	-0.01	0.004	-0.001
ab:and whose	-0.017	0.021	-0.005	0
ab:and why	0.006	-0.009	0.015	-0.012
ab:and with	0.004	-0.017	-0.018	0.03
ab:and you	0.053	-0.005	-0.024	-0.025
ab:and your	0.014	-0.003	0.016	-0.027
ab:and ¶	-0.012	-0.002	0.014	0
ab:answered on	0.04	-0.001	0.005	-0.044
ab:anti slavery	0.02	-0.001	-0.006	-0.013
ab:any time	-0.011	-0.004	0.007	0.009
ab:app ¶	-0.015	-0.002	0.004	0.014
ab:applies to	0.017	0.054	-0.07	-0.001
ab:apply for	0.01	0	0	-0.01
ab:apply to	0.02	-0.012	-0.022	0.014
ab:appointed representative	0.116	-0.035	-0.039	-0.042
ab:appointment ¶	-0.024	0	0.001	0.024
ab:appointments are	0.019	-0.001	-0.001	-0.017
ab:apprentices stay	-0.019	-0.002	0.01	0.011
ab:april DIGITS	-0.011	-0.001	0.007	0.006
ab:are a	0.04	-0.044	0.047	-0.044
ab:are acquired	-0.008	-0.012	0.022	-0.002
ab:are always	-0.043	-0.001	-0.001	0.045
ab:are an	0.053	-0.007	-0.019	-0.027
ab:are answered	0.063	-0.001	0.004	-0.067
ab:are authorised	0.035	-0.016	0.009	-0.028
ab:are available	0.01	-0.007	-0.003	0
ab:are collected	0.02	-0.004	0.006	-0.023
ab:are committed	-0.033	0.051	-0.006	-0.012
ab:are contact	0.014	0	0	-0.014
ab:are for	0.025	-0.001	-0.002	-0.022
ab:are get	-0.048	0	0	0.049
ab:are handled	-0.017	-0.002	0.021	-0.003
ab:are in	0.014	-0.002	-0.007	-0.005
ab:are joint	-0.004	-0.017	0.047	-0.026
ab:are kept	0.006	-0.009	0.011	-0.007
ab:are kind	-0.048	0	0.048	0
ab:are made	0.019	-0.017	-0.001	-0.001
ab:are not	-0.022	-0.011	0.017	0.016
ab:are on	0.109	0.032	-0.152	0.011
ab:are paid	0.012	-0.004	-0.004	-0.004
ab:are possible	0.019	-0.001	-0.001	-0.017
ab:are processed	-0.003	-0.01	0.013	0
ab:are published	-0.067	0	0.066	0
ab:are read	-0.013	-0.001	-0.001	0.014
ab:are registered	0.003	0.032	-0.052	0.017
ab:are regulated	-0.033	0.025	-0.01	0.017
ab:are responsible	-0.01	-0.004	0.002	0.012
ab:are sold	-0.017	-0.004	-0.002	0.022
ab:are taken	-0.02	-0.012	0.035	-0.003
ab:are the	0.028	-0.031	-0.04	0.043
ab:are trade	0.008	-0.009	0.014	-0.013
ab:are trading	-0.024	-0.005	-0.002	0.031
ab:are underwritten	0.016	-0.001	-0.003	-0.013
ab:are used	0.036	-0.019	-0.014	-0.003
ab:are we	0.043	-0.034	-0.005	-0.004
ab:are ¶	-0.006	-0.004	0	0.01
ab:arranges the	0.042	-0.022	-0.007	-0.013
ab:article DIGITS	0.022	-0.012	-0.003	-0.008
ab:as "	-0.046	0.071	-0.009	-0.015
ab:as BRAND	0.024	0.092	-0.068	-0.048
ab:as ORG	0.132	-0.03	-0.09	-0.011
ab:as a	-0.016	-0.017	0.02	0.013
ab:as agent	-0.003	-0.005	-0.006	0.013
ab:as an	0.059	-0.013	0.015	-0.062
ab:as the	-0.067	-0.053	-0.002	0.122
ab:as we	-0.026	0.028	0	-0.003
ab:as well	0.004	-0.012	0.01	-0.001
ab:ask for	-0.027	-0.018	0.035	0.01
ab:ask us	0.005	-0.006	-0.018	0.019
ab:asked for	-0.032	-0.001	0.004	0.03
ab:asks them	0.005	0	0.005	-0.01
ab:assets are	-0.005	-0.011	0.017	-0.002
ab:association ¶	-0.032	-0.008	0.012	0.029
ab:at :	-0.006	-0.002	-0.007	0.015
ab:at BRAND	-0.032	0.055	-0.004	-0.019
ab:at DIGITS	0.087	-0.002	-0.095	0.01
ab:at ORG	-0.019	0.001	-0.086	0.103
ab:at a	0.01	-0.001	0.001	-0.01
ab:at companies	-0.001	-0.008	0.02	-0.011
ab:at eight	-0.011	0.002	0.002	0.007
ab:at home	-0.009	-0.014	0.006	0.017
ab:at our	-0.022	-0.002	0.05	-0.027
ab:at st	-0.043	-0.005	0.034	0.014
ab:at the	0.013	-0.01	0.031	-0.034
ab:at this	-0.018	-0.001	-0.002	0.022
ab:at unit	0.005	-0.004	0.015	-0.017
ab:authorised and	-0.044	0.009	0.041	-0.006
ab:authorised by	0.049	-0.024	-0.022	-0.003
ab:authority (	0.044	-0.038	0	-0.007
ab:authority as	-0.036	-0.005	0.044	-0.003
ab:authority for	-0.018	-0.01	0.014	0.015
ab:authority to	-0.016	-0.01	0.026	0
ab:authority ¶	0.111	0.052	-0.198	0.035
ab:available in	0.011	-0.002	-0.015	0.006
ab:award for	-0.013	0	0.001	0.012
ab:away for	-0.037	-0.001	-0.005	0.043
ab:bags ¶	-0.024	-0.001	0	0.025
ab:balloon (	0.021	0	0	-0.02
ab:based in	0.05	-0.026	-0.054	0.031
ab:be collected	0.041	-0.002	-0.013	-0.026
ab:be repossessed	-0.052	-0.006	0.017	0.041
ab:be seen	-0.047	0	0.047	0
ab:because that	0.016	-0.003	-0.013	0
ab:because the	0.042	-0.042	-0.024	0.024
ab:become a	0.029	0	-0.001	-0.028
ab:been asked	-0.011	-0.002	0.004	0.009
ab:been there	0.03	0	0	-0.03
ab:before somebody	-0.03	0	0.005	0.025
ab:before ten	0.016	-0.002	0.001	-0.015
ab:before you	0.025	-0.019	0.061	-0.067
ab:began in	0.061	-0.039	-0.042	0.021
ab:behalf of	0.11	0.015	-0.074	-0.051
ab:behind BRAND	0.02	-0.005	-0.013	-0.002
ab:behind the	-0.032	-0.001	-0.001	0.035
ab:bellfounder business	-0.015	0.003	0.011	0.001
ab:belong to	-0.033	0.017	0.015	0.002
ab:belongs to	-0.011	-0.002	0	0.012
ab:below and	0.055	-0.003	-0.011	-0.041
ab:below ¶	-0.003	-0.003	0.025	-0.019
ab:best sellers	0.053	0	0	-0.052
ab:beyond that	-0.006	-0.017	0.026	-0.003
ab:blend ¶	0.017	0	0	-0.017
ab:book ¶	-0.044	-0.001	-0.002	0.047
ab:booking and	-0.045	0.013	0.045	-0.013
ab:booking terms	0.001	-0.011	0.03	-0.02
ab:booking ¶	-0.002	-0.01	0.031	-0.02
ab:bookings are	0.022	-0.012	-0.01	0
ab:bottles worth	-0.075	0.001	0.006	0.068
ab:bottom of	-0.049	-0.057	0.12	-0.014
ab:bought the	0.054	-0.009	-0.044	-0.001
ab:box DIGITS	0.016	0.012	-0.046	0.018
ab:box ¶	-0.026	0	0.008	0.018
ab:brands ¶	0.025	0	0	-0.024
ab:brighton and	-0.02	-0.001	-0.002	0.023
ab:brighton east	-0.011	0.001	0.009	0.001
ab:bring a	0.011	-0.001	-0.001	-0.009
ab:bristol and	-0.045	-0.001	-0.001	0.047
ab:broker and	0.016	-0.009	-0.021	0.014
ab:buildings and	0.052	-0.002	0	-0.05
ab:built and	-0.04	0.002	0.019	0.019
ab:built by	0.047	0	0	-0.046
ab:built for	-0.08	0	-0.001	0.08
ab:bundles ¶	-0.024	-0.001	-0.001	0.025
ab:bus stops	0.013	-0.001	0	-0.012
ab:business address	-0.018	-0.001	0.001	0.018
ab:business and	0.047	-0.009	-0.044	0.007
ab:business centre	-0.018	-0.021	0.033	0.006
ab:business cover	0.049	-0.001	0	-0.047
ab:business in	-0.03	-0.006	0.047	-0.011
ab:business is	-0.011	0	0	0.011
ab:business name	-0.025	0	0	0.025
ab:business park	0.006	0.024	-0.027	-0.002
ab:business privacy	0.016	0	-0.001	-0.015
ab:business the	-0.016	-0.01	0.027	-0.001
ab:business ¶	0.029	0.065	-0.053	-0.041
ab:businesses ¶	-0.048	0.093	-0.015	-0.029
ab:buyer may	-0.015	-0.009	0.025	-0.001
ab:by BRAND	0.014	-0.008	0.005	-0.011
ab:by DIGITS	0.029	-0.001	-0.009	-0.019
ab:by ORG	0.03	0.063	0.031	-0.124
ab:by SELF	0.008	-0.028	0.028	-0.008
ab:by a	0.009	-0.011	0.002	0
ab:by appointment	-0.016	0	0	0.016
ab:by arrangement	-0.019	0	-0.001	0.02
ab:by card	-0.011	-0.001	-0.001	0.012
ab:by carrying	-0.013	-0.008	0.015	0.006
ab:by commission	-0.025	-0.001	0.001	0.025
ab:by guarantee	0.012	-0.019	0.013	-0.005
ab:by letter	-0.036	-0.012	0.064	-0.016
ab:by me	-0.022	0	-0.001	0.023
ab:by one	-0.03	-0.001	0.004	0.027
ab:by our	-0.031	-0.007	0.049	-0.011
ab:by ovekavuvu	-0.013	-0.003	0.045	-0.029
ab:by personal	0.013	0.023	-0.034	-0.003
ab:by post	0.048	-0.001	-0.002	-0.046
ab:by schools	0.009	0	0.005	-0.014
ab:by shares	0.013	-0.003	-0.011	0
ab:by shopquay	0.011	-0.002	-0.008	-0.002
ab:by tafapon	-0.055	-0.009	0.001	0.063
ab:by telephone	-0.036	-0.012	0.064	-0.016
ab:by the	-0.098	0.036	0.038	0.024
ab:by updating	-0.006	-0.007	-0.028	0.042
ab:by us	0.028	0	0.001	-0.029
ab:c a	-0.014	0.001	0.013	0
ab:c o	0.067	0.007	-0.076	0.001
ab:called "	0.086	-0.012	-0.061	-0.013
ab:calls lines	0.032	-0.001	-0.001	-0.031
ab:cambridge and	-0.041	-0.001	-0.002	0.044
ab:cambridge cambridgeshire	-0.021	-0.001	0.021	0.001
ab:cambridgeshire cb1	-0.02	-0.001	0.02	0.001
ab:came when	-0.012	0	0.006	0.006
ab:can and	-0.026	0	0.003	0.023
ab:can ask	0.03	-0.004	-0.009	-0.018
ab:can be	0.028	-0.001	0.019	-0.045
ab:can contact	0.004	-0.017	0.01	0.003
ab:can pay	-0.018	-0.001	-0.001	0.021
ab:cancel ¶	-0.009	0.034	-0.023	-0.002
ab:card by	-0.011	0	0	0.012
ab:card is	0.031	0	-0.001	-0.029
ab:card payments	-0.014	-0.012	0.033	-0.007
ab:card terms	0.001	0.051	-0.023	-0.029
ab:card ¶	0.025	-0.005	0.004	-0.024
ab:cardiff and	0.03	-0.002	-0.002	-0.025
ab:cards are	-0.025	-0.01	0.04	-0.004
ab:care in	0.04	-0.001	-0.002	-0.037
ab:care services	0.016	-0.011	-0.002	-0.002
ab:care ¶	-0.018	-0.001	-0.001	0.02
ab:careers ¶	-0.021	-0.001	-0.001	0.023
ab:carry interest	-0.026	0	0	0.026
ab:carry on	-0.02	-0.002	0.001	0.021
ab:carry out	-0.076	-0.007	0.082	0.001
ab:cart (	0.02	-0.001	-0.001	-0.018
ab:cart DIGITS	0.01	-0.003	-0.023	0.016
ab:cart ¶	0.069	-0.002	-0.003	-0.064
ab:cash and	0.024	0	0	-0.024
ab:category ¶	0.034	0.052	-0.064	-0.023
ab:cb1 5qz	-0.011	0	0.011	0
ab:central london	-0.008	-0.012	-0.031	0.051
ab:certificate can	-0.058	0	0.058	0
ab:chairs outside	-0.022	-0.001	-0.001	0.023
ab:change this	-0.006	-0.007	-0.028	0.042
ab:changes to	0.055	-0.006	-0.015	-0.034
ab:changes ¶	-0.013	-0.002	0.007	0.008
ab:charitable company	0.02	-0.006	-0.015	0.001
ab:charity (	-0.006	-0.01	0.013	0.003
ab:charity DIGITS	0.046	-0.062	0.05	-0.033
ab:charity NUM	0.032	-0.012	0.053	-0.073
ab:charity in	0.049	-0.001	-0.001	-0.047
ab:charity no	0.025	0.084	-0.085	-0.024
ab:charity number	0.062	-0.039	-0.031	0.008
ab:charity ¶	-0.085	-0.008	0.027	0.066
ab:charter company	0.015	-0.001	-0.011	-0.003
ab:children under	-0.016	0.002	0.016	-0.001
ab:children ¶	0.019	0	-0.001	-0.018
ab:choices with	-0.013	0.005	-0.001	0.01
ab:choices ¶	-0.008	-0.002	0.01	0
ab:choose BRAND	0.003	0	0.011	-0.014
ab:choose to	0.01	-0.004	0.019	-0.024
ab:chosen one	-0.025	-0.001	0.007	0.018
ab:claim against	-0.014	0	0.013	0
ab:claims ¶	-0.031	0	0.007	0.025
ab:clear advice	0.057	-0.003	-0.003	-0.051
ab:clearance ¶	-0.008	-0.001	-0.019	0.028
ab:clients ¶	0.021	-0.001	-0.002	-0.018
ab:club is	-0.027	-0.007	0.038	-0.004
ab:club ¶	0.004	-0.019	-0.006	0.02
ab:co no	-0.052	0.007	0.045	0.001
ab:co operative	0.027	0.048	-0.046	-0.028
ab:co reg	0.023	-0.001	-0.021	-0.002
ab:co uk	0.032	-0.014	-0.01	-0.008
ab:cofrestru’r cwmni	0.01	-0.003	-0.009	0.001
ab:collect ¶	0.002	-0.019	-0.001	0.018
ab:collected at	0.026	-0.001	-0.01	-0.016
ab:collected by	0.02	-0.004	0.006	-0.023
ab:collected through	0.014	-0.007	0.006	-0.013
ab:collectively "	0.004	0.022	-0.036	0.01
ab:collects and	0.02	0	0.001	-0.021
ab:collects uses	-0.007	0.001	-0.007	0.014
ab:com ¶	0.014	-0.003	0.004	-0.016
ab:comes with	0.045	-0.004	0.005	-0.046
ab:commission so	-0.016	-0.001	0.001	0.016
ab:commission under	0.045	-0.002	-0.003	-0.04
ab:commissioner's office	-0.001	-0.002	-0.014	0.017
ab:commissioner’s office	-0.006	-0.007	0.023	-0.01
ab:committed to	-0.019	0.02	-0.016	0.015
ab:community interest	-0.055	0	0.013	0.042
ab:companies and	0.031	0.013	-0.015	-0.029
ab:companies house	0.016	-0.013	0.003	-0.007
ab:companies ¶	0.01	0.037	-0.013	-0.034
ab:company "	0.037	-0.035	-0.021	0.019
ab:company :	-0.049	0.051	-0.002	0
ab:company SELF	0.019	-0.007	-0.011	-0.001
ab:company behind	0.016	-0.003	-0.013	0
ab:company incorporated	0.098	-0.002	-0.1	0.005
ab:company information	0.075	-0.009	-0.032	-0.033
ab:company is	-0.016	0.055	-0.024	-0.014
ab:company limited	0.022	-0.02	0.002	-0.005
ab:company name	-0.021	-0.002	-0.003	0.026
ab:company no	-0.041	-0.06	0.114	-0.013
ab:company number	-0.102	0.051	0.142	-0.09
ab:company of	0.053	0.029	-0.069	-0.014
ab:company registered	-0.012	0.003	-0.024	0.034
ab:company registration	-0.008	-0.063	0.051	0.02
ab:company with	0.037	-0.015	-0.021	-0.001
ab:company ¶	-0.063	0.094	-0.042	0.01
ab:competitions ¶	0.017	-0.001	0.001	-0.016
ab:complain to	-0.034	-0.002	0.035	0
ab:complaints ¶	-0.021	0.001	0.006	0.014
ab:conditions (	0.024	-0.001	0	-0.023
ab:conditions BRAND	-0.057	0.048	-0.002	0.011
ab:conditions contact	-0.038	-0.001	0	0.039
ab:conditions for	0.016	-0.008	-0.02	0.011
ab:conditions of	-0.042	0.023	0.033	-0.014
ab:conditions privacy	-0.001	-0.024	0.027	-0.002
ab:conditions ¶	0.014	0.043	0.086	-0.143
ab:conduct authority	-0.069	0.002	0.026	0.04
ab:connections for	-0.014	0	0	0.015
ab:contact :	-0.001	-0.004	-0.008	0.013
ab:contact details	0.093	-0.048	-0.044	-0.001
ab:contact information	0.01	-0.002	-0.006	-0.002
ab:contact us	0.017	0.056	-0.01	-0.063
ab:contact who	0.017	-0.001	0	-0.016
ab:contact ¶	0.021	0.053	-0.102	0.028
ab:contract is	-0.017	-0.013	0.041	-0.011
ab:contract with	0.014	-0.009	-0.009	0.003
ab:contract ¶	-0.058	0.023	0.027	0.008
ab:controller :	-0.027	0.022	0.003	0.002
ab:controller and	-0.02	-0.006	-0.025	0.052
ab:controller for	0.016	-0.008	0.019	-0.026
ab:controller in	-0.002	0.023	-0.018	-0.003
ab:controller is	0.059	-0.019	-0.045	0.006
ab:controller of	0.056	-0.017	-0.04	0.001
ab:controller we	0.004	0.002	0.01	-0.016
ab:controller ¶	-0.033	-0.01	-0.01	0.053
ab:controllers ¶	-0.007	0.019	-0.029	0.017
ab:conversation costs	0.003	-0.002	-0.021	0.019
ab:cookie about	-0.01	-0.012	0.023	-0.001
ab:cookie is	-0.007	-0.014	0.023	-0.002
ab:cookie policy	0.034	-0.003	0.011	-0.042
ab:cookie ¶	0.038	-0.001	0.001	-0.038
ab:cookies and	-0.008	0.063	-0.051	-0.004
ab:cookies fine	-0.013	0.005	-0.002	0.01
ab:cookies necessary	-0.04	-0.001	-0.002	0.043
ab:cookies you	-0.009	-0.007	0.018	-0.002
ab:cookies ¶	-0.036	-0.047	0.072	0.011
ab:cooper terrace	0.013	-0.001	-0.012	0
ab:copy because	-0.012	-0.009	0.039	-0.019
ab:copy for	-0.034	0.018	0.006	0.011
ab:copy of	-0.133	-0.002	0.135	0
ab:copyright ©	-0.019	-0.029	0.053	-0.005
ab:costs nothing	0.003	-0.001	-0.02	0.019
ab:costs them	0.044	-0.043	-0.03	0.028
ab:counter or	0.021	0	-0.01	-0.01
ab:countries ¶	-0.031	0.064	-0.051	0.019
ab:county award	-0.015	0	0.002	0.013
ab:course is	-0.012	0	0	0.013
ab:courses ¶	0.04	-0.001	0	-0.039
ab:court the	-0.004	-0.013	0.019	-0.002
ab:cover ¶	0.062	-0.002	0.002	-0.062
ab:covers ¶	-0.051	-0.005	-0.006	0.063
ab:created with	0.031	-0.002	-0.013	-0.016
ab:credit broker	0.027	-0.02	-0.017	0.01
ab:croydon ¶	-0.014	-0.004	0.023	-0.005
ab:cs ¶	-0.038	-0.001	-0.001	0.04
ab:customer DIGITS	-0.011	0	0.011	0
ab:customer ¶	0.014	0	0	-0.014
ab:customers have	0.037	-0.002	-0.002	-0.033
ab:customers live	-0.009	-0.001	-0.001	0.011
ab:customers said	0.003	-0.002	-0.013	0.011
ab:customers ¶	0.014	-0.002	-0.004	-0.008
ab:cwmni :	0.01	-0.003	-0.009	0.001
ab:cyber essentials	-0.019	0	0	0.02
ab:daezal road	-0.011	0	0.01	0
ab:data BRAND	0.02	0	0	-0.02
ab:data collected	0.041	-0.007	-0.011	-0.023
ab:data controller	0.063	-0.039	-0.054	0.031
ab:data controllers	-0.02	0.032	-0.033	0.021
ab:data described	-0.016	0	0	0.016
ab:data for	0.051	0.036	-0.051	-0.036
ab:data in	0.052	-0.036	-0.016	0
ab:data is	0.051	-0.01	-0.037	-0.003
ab:data on	0.011	-0.001	-0.001	-0.01
ab:data processor	-0.021	-0.011	0.022	0.009
ab:data protection	-0.099	-0.02	0.117	0.002
ab:data that	-0.058	-0.022	0.045	0.035
ab:data we	0.019	0.066	-0.076	-0.01
ab:data when	-0.017	-0.002	-0.002	0.02
ab:data ¶	0.072	0.04	-0.054	-0.058
ab:date :	-0.026	-0.001	0.003	0.025
ab:day ¶	-0.058	-0.017	0.002	0.074
ab:days carry	-0.026	0	0	0.026
ab:decides for	-0.018	0	0.017	0
ab:decides how	0.076	-0.008	-0.086	0.017
ab:decision and	-0.072	0.002	0.069	0
ab:definitions and	-0.027	-0.003	-0.005	0.035
ab:definitions ¶	0.074	-0.014	-0.04	-0.019
ab:delivered ¶	0.054	0	-0.001	-0.053
ab:delivery and	-0.011	-0.003	-0.008	0.021
ab:delivery is	0.016	0	0	-0.016
ab:delivery to	-0.021	-0.004	0.005	0.02
ab:delivery within	0.04	0	-0.015	-0.025
ab:delivery ¶	-0.034	-0.019	0.031	0.022
ab:depends on	-0.002	-0.011	0.013	-0.001
ab:described below	0.024	-0.001	0	-0.023
ab:described in	-0.009	-0.005	0.014	0
ab:design &	0.016	0	0	-0.015
ab:designed built	-0.04	0.002	0.019	0.019
ab:details :	-0.013	-0.007	0.023	-0.002
ab:details are	0.051	0.001	-0.041	-0.011
ab:details for	0.154	-0.043	-0.094	-0.017
ab:details given	-0.036	-0.012	0.064	-0.016
ab:details of	0.014	-0.005	-0.005	-0.005
ab:details that	-0.033	0.003	0.003	0.028
ab:details we	-0.025	-0.009	0.021	0.014
ab:details you	-0.017	0.003	0.025	-0.011
ab:details ¶	-0.009	-0.006	0.018	-0.004
ab:detime richmond	-0.056	0.006	0.049	0
ab:development by	0.016	0	0	-0.015
ab:direct debits	-0.026	-0.003	0.03	-0.001
ab:disclose it	-0.004	-0.015	0.021	-0.003
ab:disputes ¶	0.016	-0.001	-0.001	-0.014
ab:division of	-0.002	-0.044	0.074	-0.028
ab:do not	0.01	-0.026	0.013	0.003
ab:do with	-0.055	0.012	-0.019	0.062
ab:do ¶	0.003	-0.003	0.037	-0.036
ab:does not	0.029	-0.012	0.024	-0.042
ab:drink responsibly	0.014	-0.003	0.004	-0.016
ab:drive away	-0.037	-0.001	-0.005	0.043
ab:drover row	-0.011	0.001	0.009	0.001
ab:dublin DIGITS	0.13	-0.022	-0.089	-0.019
ab:dublin under	-0.013	0.005	0.008	0
ab:dundee and	0.015	0	0	-0.015
ab:e mail	0.005	-0.014	0.019	-0.01
ab:e mails	-0.009	-0.029	0.034	0.004
ab:ec2a 6wq	0.016	-0.007	-0.009	0
ab:edge of	0.11	0.011	-0.093	-0.028
ab:edinburgh and	0.019	0	0	-0.019
ab:edinburgh eh3	0.037	-0.001	-0.001	-0.035
ab:effective date	-0.026	-0.001	0.003	0.025
ab:else does	-0.03	0	0.005	0.025
ab:email :	-0.014	-0.004	-0.016	0.034
ab:email address	0.122	-0.017	-0.089	-0.016
ab:email message	-0.057	-0.003	0.039	0.021
ab:emails ¶	-0.005	-0.004	-0.018	0.027
ab:employed sole	-0.011	0	0	0.012
ab:end of	-0.039	0	0	0.039
ab:end up	-0.013	0	0.001	0.012
ab:engineer ORG	-0.022	0.003	0.019	0
ab:england &	0.034	0.002	-0.032	-0.004
ab:england (	0.019	-0.003	-0.017	0.001
ab:england :	0.004	0.046	-0.047	-0.002
ab:england SELF	-0.007	-0.006	0.013	0
ab:england and	-0.004	-0.069	0.111	-0.038
ab:england company	0.035	-0.005	-0.03	-0.001
ab:england no	-0.011	-0.005	0.061	-0.045
ab:england number	-0.011	-0.009	0.022	-0.001
ab:england under	-0.015	-0.007	0.018	0.004
ab:england with	-0.004	-0.006	-0.014	0.024
ab:england ¶	0.013	-0.002	-0.008	-0.003
ab:enterprise centre	0.036	-0.006	-0.027	-0.003
ab:estate millrace	-0.012	0	0.012	0
ab:et rog	-0.014	0	0.014	0
ab:evening appointments	0.019	-0.001	-0.001	-0.017
ab:events ¶	-0.043	-0.001	-0.001	0.045
ab:ever sell	-0.016	-0.011	0.028	-0.001
ab:every installation	-0.018	0	0	0.019
ab:every order	-0.026	0	0.006	0.02
ab:everyone who	-0.022	-0.004	-0.009	0.035
ab:examples ¶	0.034	0.052	-0.064	-0.023
ab:exeter and	0.013	-0.001	-0.001	-0.012
ab:explains how	-0.009	-0.004	0	0.013
ab:fabegeku house	-0.004	-0.006	0.011	-0.001
ab:faq ¶	0.024	-0.001	-0.001	-0.023
ab:faqs ¶	-0.01	-0.005	0.007	0.008
ab:features ¶	0.011	-0.002	-0.001	-0.009
ab:fees ¶	-0.027	-0.008	0.038	-0.003
ab:fefatned house	-0.011	0	0.01	0
ab:file our	-0.018	0.001	0.017	0
ab:file ¶	-0.019	0.001	0.018	0
ab:files are	-0.011	0.001	0.01	0
ab:filter blend	0.017	0	0	-0.017
ab:finance is	0	-0.011	-0.028	0.038
ab:finance ¶	0.016	-0.007	0.047	-0.056
ab:financial conduct	-0.029	-0.005	-0.005	0.039
ab:financial services	-0.008	-0.017	0.02	0.005
ab:find a	-0.089	-0.004	0.005	0.089
ab:find the	-0.026	-0.003	0.009	0.019
ab:find us	0.013	-0.001	-0.001	-0.012
ab:find your	0.02	0	0	-0.019
ab:fine by	-0.016	-0.001	-0.006	0.022
ab:finished our	-0.008	-0.001	-0.002	0.011
ab:firm reference	0.022	-0.007	-0.011	-0.004
ab:first conversation	-0.017	-0.002	-0.021	0.039
ab:first time	-0.02	-0.001	0	0.022
ab:five of	-0.005	-0.001	0.011	-0.005
ab:floor DIGITS	-0.137	-0.013	0.15	0
ab:following :	-0.015	-0.001	0	0.016
ab:food no	0.034	-0.003	0.01	-0.04
ab:for BRAND	-0.023	0.006	0.051	-0.035
ab:for DIGITS	0.061	-0.002	0.001	-0.061
ab:for a	-0.005	-0.008	-0.004	0.017
ab:for business	-0.048	0	-0.001	0.049
ab:for data	-0.005	0.035	-0.032	0.003
ab:for each	0.012	0	0.005	-0.017
ab:for every	-0.043	-0.001	0.001	0.043
ab:for everyone	-0.028	-0.004	-0.009	0.042
ab:for hosting	-0.015	-0.003	0.018	-0.001
ab:for information	0.012	-0.004	0.015	-0.023
ab:for its	-0.002	0.012	-0.016	0.006
ab:for itself	-0.018	0	0.017	0
ab:for landlords	0.021	0	0.019	-0.039
ab:for less	-0.037	-0.001	-0.005	0.043
ab:for marketing	0.031	-0.006	-0.031	0.006
ab:for modern	-0.08	0	-0.001	0.08
ab:for news	0	-0.002	-0.011	0.013
ab:for people	-0.073	-0.003	-0.002	0.078
ab:for personal	0.025	-0.005	0.002	-0.022
ab:for profit	-0.021	-0.006	0.04	-0.012
ab:for references	0.023	-0.003	-0.001	-0.019
ab:for the	0.016	0.005	-0.083	0.061
ab:for twenty	0.031	-0.002	-0.015	-0.014
ab:for users	-0.018	-0.012	0.03	0
ab:for you	-0.012	0.029	-0.001	-0.017
ab:for your	-0.018	0.013	0.001	0.005
ab:for ¶	-0.019	-0.01	0.027	0.002
ab:form below	0.027	-0.002	-0.011	-0.013
ab:formed and	0.021	-0.003	-0.016	-0.001
ab:formed in	0.052	-0.008	-0.016	-0.028
ab:fourteen days	-0.031	-0.004	0.009	0.027
ab:freshly roasted	0.023	-0.001	-0.001	-0.022
ab:friendly studio	-0.008	0	-0.002	0.01
ab:frn :	0.013	-0.002	-0.011	0
ab:frn DIGITS	-0.011	-0.006	0.012	0.005
ab:from DIGITS	0.075	-0.015	-0.012	-0.048
ab:from a	-0.04	-0.003	-0.005	0.048
ab:from our	0.033	-0.007	0.005	-0.03
ab:from people	0.038	-0.002	-0.002	-0.034
ab:from the	0.047	0.019	0.018	-0.083
ab:from time	0.036	-0.03	-0.047	0.04
ab:from which	0.011	-0.026	-0.002	0.017
ab:from you	-0.015	-0.001	0	0.016
ab:fuss ¶	0.019	-0.003	-0.001	-0.016
ab:gallery ¶	0.056	-0.005	-0.017	-0.034
ab:gambling commission	0.01	0.017	0.034	-0.061
ab:gaps before	-0.024	0	0.005	0.019
ab:gas and	0.065	-0.005	-0.018	-0.042
ab:gather ¶	-0.013	-0.002	-0.001	0.016
ab:gathered by	-0.001	-0.014	0.017	-0.001
ab:gathers and	-0.019	-0.001	-0.002	0.022
ab:gb DIGITS	0.041	-0.004	-0.037	0
ab:general conditions	0.022	-0.004	-0.014	-0.004
ab:general data	-0.015	-0.001	0	0.016
ab:general ¶	0.029	-0.009	-0.023	0.003
ab:generated by	-0.028	-0.024	0.053	-0.001
ab:germany ¶	-0.045	0.05	-0.003	-0.001
ab:get in	-0.046	-0.002	-0.005	0.053
ab:gift cards	0.018	-0.005	-0.016	0.002
ab:gift packs	0.013	0	0.002	-0.015
ab:gift sets	0.015	-0.001	-0.001	-0.014
ab:gift vouchers	0.054	-0.003	-0.013	-0.038
ab:gifts ¶	-0.045	0	0	0.046
ab:give it	-0.01	-0.01	-0.031	0.05
ab:give us	-0.006	-0.009	-0.006	0.021
ab:given through	-0.036	-0.012	0.064	-0.016
ab:given to	0.013	-0.004	0.005	-0.014
ab:gives please	-0.012	-0.009	0.039	-0.019
ab:gives ¶	-0.003	-0.009	0.022	-0.009
ab:gizorelzi detime	-0.056	0.006	0.049	0
ab:gizorelzi house	-0.056	0.006	0.049	0
ab:glamorgan sa1	-0.012	0.003	0.009	0
ab:glasgow and	0.043	0	0	-0.042
ab:go on	-0.018	-0.003	0.022	-0.001
ab:go to	-0.044	-0.01	0.058	-0.003
ab:good food	0.034	-0.003	0.01	-0.04
ab:great britain	0.024	-0.014	0.025	-0.035
ab:green it	0.01	0	0	-0.01
ab:ground floor	0.041	-0.004	-0.029	-0.008
ab:group companies	0.03	-0.032	0.004	-0.002
ab:group of	0	0.052	-0.045	-0.007
ab:group stuttgart	-0.04	0.028	0.011	0
ab:group ¶	0.024	-0.016	0.008	-0.016
ab:guarantee is	-0.005	-0.002	-0.029	0.036
ab:guarantee registered	-0.019	-0.01	0.03	-0.001
ab:guides ¶	0.012	0	0	-0.011
ab:had nothing	-0.024	0.001	0.023	0.001
ab:halifax and	-0.024	-0.002	-0.002	0.028
ab:halifax west	-0.036	0.001	0.033	0.001
ab:hall for	-0.024	0	0	0.025
ab:hand tools	0.013	0	0	-0.013
ab:handled by	-0.019	-0.001	0.021	-0.001
ab:handles personal	-0.046	-0.022	0.062	0.007
ab:handles your	-0.021	0	0	0.021
ab:happens to	0.019	-0.001	-0.001	-0.017
ab:has been	0.008	-0.003	-0.019	0.014
ab:has had	-0.024	0.001	0.023	0.001
ab:has its	-0.034	-0.017	0.046	0.005
ab:has no	-0.032	-0.024	0.038	0.017
ab:has to	-0.047	0	0.046	0
ab:have a	0.027	-0.005	0.026	-0.048
ab:have an	0.071	-0.001	-0.041	-0.029
ab:have been	0.019	-0.016	-0.04	0.037
ab:have in	0.019	0	0	-0.019
ab:have less	0.014	0	0	-0.013
ab:have no	-0.001	-0.006	0.01	-0.003
ab:having its	0.078	-0.039	-0.041	0.002
ab:head :	-0.018	0	0	0.019
ab:hello @	-0.007	-0.005	0.001	0.011
ab:help centre	0.014	0	0	-0.014
ab:help with	-0.041	-0.001	0.018	0.025
ab:help ¶	-0.058	-0.002	-0.001	0.06
ab:here for	-0.028	-0.004	-0.009	0.042
ab:here is	-0.015	-0.005	0.003	0.017
ab:here still	0	0	0.011	-0.011
ab:here ¶	0.054	-0.015	-0.032	-0.007
ab:hereford and	-0.067	-0.002	-0.002	0.07
ab:hereford herefordshire	-0.026	0	0.026	0
ab:herefordshire hr4	-0.011	0	0.011	0
ab:hereinafter called	0.056	-0.007	-0.054	0.005
ab:high street	-0.015	-0.003	0.004	0.014
ab:hire ¶	0.026	-0.001	0.003	-0.028
ab:hold about	0.044	-0.015	-0.017	-0.012
ab:hold ¶	-0.007	-0.013	-0.006	0.026
ab:holidays put	0.009	0.001	0.005	-0.015
ab:home BRAND	0.158	-0.01	0.049	-0.196
ab:home about	-0.067	0.008	0.03	0.029
ab:home book	-0.034	0	-0.001	0.035
ab:home care	0.062	0	-0.001	-0.062
ab:home may	-0.053	-0.015	0.027	0.041
ab:home privacy	-0.02	-0.02	0.04	0.001
ab:home services	-0.033	-0.001	0	0.034
ab:home terms	-0.064	0.012	-0.004	0.056
ab:home the	-0.022	-0.001	0	0.023
ab:home ¶	-0.023	0.031	-0.066	0.058
ab:homes in	0.088	0	0	-0.087
ab:homes ¶	-0.011	-0.001	-0.001	0.013
ab:hospice care	0.049	-0.009	-0.039	0
ab:hosted by	-0.023	-0.002	0.002	0.023
ab:hosted on	0.012	-0.003	-0.009	0
ab:hosting ORG	-0.013	0	0.013	0
ab:hosting and	-0.018	-0.004	0.005	0.016
ab:hosting ¶	-0.03	-0.016	0.022	0.024
ab:hosts it	-0.064	0.001	0.062	0
ab:hosts the	-0.033	-0.003	0.025	0.011
ab:hotels in	0.036	0	0	-0.036
ab:hotels ¶	0.033	-0.002	-0.001	-0.031
ab:hours are	-0.012	-0.002	-0.003	0.017
ab:house DIGITS	-0.026	-0.005	0.022	0.009
ab:house SELF	0.018	-0.001	-0.017	-0.001
ab:house gizorelzi	-0.056	0.006	0.049	0
ab:house nusil	-0.004	-0.006	0.011	-0.001
ab:house we	0.016	-0.001	-0.015	0
ab:house with	-0.047	-0.007	0.06	-0.006
ab:house ¶	-0.007	0.041	-0.048	0.014
ab:houses schools	0.018	0	0	-0.018
ab:how BRAND	-0.014	-0.003	-0.002	0.018
ab:how it	-0.094	-0.004	0.002	0.096
ab:how long	0.006	-0.021	0.06	-0.045
ab:how the	0.007	0.009	-0.037	0.021
ab:how to	-0.021	0.041	-0.014	-0.005
ab:how we	0.061	-0.019	-0.038	-0.004
ab:how your	0.082	-0.03	-0.047	-0.005
ab:https :	-0.08	0.031	-0.009	0.058
ab:i am	-0.028	-0.004	0.012	0.021
ab:ico org	-0.004	-0.011	0.016	-0.002
ab:ico registration	0.012	-0.017	-0.008	0.013
ab:ico the	-0.002	-0.007	0.01	-0.001
ab:identity checks	0.014	-0.005	0.007	-0.017
ab:if a	-0.004	-0.014	0.021	-0.002
ab:if nobody	-0.03	0	0.029	0
ab:if we	-0.025	-0.025	0.053	-0.003
ab:if you	0.031	-0.123	0.086	0.006
ab:if your	-0.003	-0.002	-0.013	0.019
ab:important information	0.019	-0.008	0.006	-0.017
ab:imprint ¶	0.002	0.003	0.01	-0.016
ab:in DIGITS	0.009	-0.004	0.02	-0.025
ab:in a	0.038	-0.049	-0.027	0.037
ab:in any	0.009	-0.001	-0.015	0.007
ab:in dublin	-0.013	0.004	0.009	0
ab:in england	-0.068	-0.05	0.18	-0.061
ab:in full	0.014	-0.002	-0.012	0
ab:in germany	-0.042	0.027	-0.002	0.017
ab:in guernsey	-0.02	0.049	-0.024	-0.005
ab:in ireland	0.118	-0.046	-0.063	-0.01
ab:in its	0.079	0.003	-0.079	-0.004
ab:in london	-0.027	-0.012	-0.007	0.046
ab:in northern	0.025	-0.003	-0.019	-0.003
ab:in question	-0.008	-0.006	0.015	-0.001
ab:in running	-0.01	0.001	0.008	0
ab:in scotland	0.101	0.019	-0.066	-0.054
ab:in the	0.08	0.043	-0.111	-0.011
ab:in these	-0.022	-0.009	-0.008	0.039
ab:in this	0.031	-0.018	0.012	-0.024
ab:in two	-0.021	0	0	0.022
ab:in whose	0.03	-0.004	-0.028	0.002
ab:in ¶	-0.064	-0.004	-0.002	0.07
ab:include vat	-0.014	0	-0.017	0.031
ab:including the	0.008	-0.001	-0.012	0.005
ab:incorporated and	-0.048	0.053	-0.006	0.001
ab:incorporated in	0.047	0.023	-0.082	0.013
ab:incorporated ¶	-0.011	0	0	0.011
ab:independently owned	-0.024	-0.013	0.041	-0.003
ab:info @	0.051	-0.014	-0.052	0.014
ab:information about	-0.035	0.042	-0.019	0.013
ab:information commissioner's	-0.001	-0.002	-0.014	0.017
ab:information commissioner’s	-0.006	-0.007	0.023	-0.01
ab:information generated	-0.028	-0.024	0.053	-0.001
ab:information to	-0.012	-0.003	-0.001	0.016
ab:information we	0.039	-0.025	-0.026	0.012
ab:information ¶	0.011	0.062	-0.077	0.004
ab:installed properly	0.018	-0.001	-0.001	-0.016
ab:instructions ¶	-0.019	-0.001	0.003	0.017
ab:interest at	-0.026	0	0	0.026
ab:interest company	-0.024	0	0.013	0.011
ab:interpretation ¶	0.01	-0.003	-0.004	-0.003
ab:introduction ¶	0.054	0.009	-0.043	-0.02
ab:investors ¶	0.016	-0.002	-0.014	0
ab:invoices ¶	0.031	-0.006	-0.025	0
ab:involved ¶	-0.013	-0.001	0	0.014
ab:ip4 3gt	-0.018	0	0.017	0
ab:ip4 5ul	-0.036	0	0.036	0
ab:ipswich and	0.027	-0.001	-0.002	-0.024
ab:ipswich suffolk	-0.046	-0.001	0.046	0
ab:ireland (	0.028	-0.003	-0.023	-0.002
ab:ireland under	0.065	-0.03	-0.038	0.003
ab:ireland with	0.058	-0.015	-0.039	-0.004
ab:ireland ¶	0.074	-0.019	-0.044	-0.011
ab:is :	-0.004	-0.011	0.013	0.002
ab:is BRAND	-0.02	0.023	-0.002	0
ab:is DIGITS	-0.009	0.032	-0.039	0.016
ab:is ORG	0.036	-0.022	-0.022	0.008
ab:is SELF	0.066	-0.016	-0.047	-0.003
ab:is a	-0.102	0.107	0.068	-0.073
ab:is about	0.056	-0.001	-0.054	0
ab:is an	0.015	0.009	-0.023	-0.002
ab:is at	0.076	-0.03	-0.06	0.013
ab:is authorised	-0.054	0.018	0.06	-0.024
ab:is committed	0.033	-0.034	-0.015	0.016
ab:is free	0.016	0	0.006	-0.022
ab:is green	0.01	0	0	-0.01
ab:is hosted	0.012	-0.005	-0.006	0
ab:is independently	-0.019	-0.013	0.041	-0.009
ab:is issued	0.034	0	-0.002	-0.032
ab:is kept	-0.005	-0.007	0.015	-0.002
ab:is late	0.019	0	0.003	-0.021
ab:is licensed	-0.034	0.07	-0.005	-0.031
ab:is looked	-0.003	-0.015	0.017	0.001
ab:is made	0.018	-0.011	-0.013	0.005
ab:is managed	-0.004	-0.011	0.015	0
ab:is no	-0.033	0.007	0.004	0.023
ab:is not	-0.014	-0.019	0.014	0.02
ab:is one	0.014	0.001	-0.018	0.004
ab:is operated	0.014	-0.01	-0.001	-0.004
ab:is owned	0.092	-0.01	-0.079	-0.003
ab:is paid	0.002	0.036	-0.018	-0.02
ab:is parking	-0.041	-0.002	-0.001	0.044
ab:is part	0.043	-0.026	-0.014	-0.003
ab:is provided	-0.038	-0.022	0.062	-0.002
ab:is registered	0.023	-0.036	-0.006	0.02
ab:is responsible	0.004	-0.047	0.037	0.006
ab:is run	-0.011	-0.031	0.029	0.014
ab:is sent	-0.007	-0.013	0.021	0
ab:is the	-0.011	-0.017	-0.027	0.055
ab:is this	-0.047	-0.004	0.051	0
ab:is used	0.044	-0.018	-0.023	-0.004
ab:is with	-0.052	-0.007	0.062	-0.003
ab:is written	-0.005	-0.002	-0.029	0.036
ab:isle of	0.119	-0.013	-0.145	0.038
ab:issued by	0.011	-0.003	0.025	-0.033
ab:issues (	-0.002	-0.007	0.01	-0.001
ab:it and	0.006	-0.002	0.018	-0.022
ab:it if	0.01	-0.001	-0.001	-0.008
ab:it is	0.076	-0.004	0.011	-0.083
ab:it keeps	-0.015	0	0.015	0
ab:it only	-0.004	-0.015	0.021	-0.003
ab:it our	-0.01	-0.01	-0.031	0.05
ab:it sometimes	-0.064	0.001	0.062	0
ab:it under	0.036	-0.006	-0.03	0
ab:it with	-0.011	0.033	-0.048	0.025
ab:it works	-0.094	-0.004	0.002	0.095
ab:it ¶	0.023	-0.001	0.006	-0.027
ab:its affiliates	0.001	-0.037	0.021	0.016
ab:its clients	0.01	-0.007	-0.001	-0.002
ab:its customers	0.01	0.019	-0.025	-0.004
ab:its loss	-0.021	0	0.021	0
ab:its own	-0.108	0.02	0.08	0.008
ab:its registered	0.046	-0.014	-0.033	0.001
ab:its subsidiaries	0.026	0.003	-0.018	-0.012
ab:itself how	-0.018	0	0.017	0
ab:january DIGITS	-0.015	-0.002	0.018	0
ab:joint data	-0.008	0.009	-0.01	0.009
ab:june DIGITS	-0.006	-0.006	-0.004	0.016
ab:keep a	0.023	-0.006	0.026	-0.043
ab:keep it	-0.005	0.011	-0.001	-0.004
ab:keep the	0.026	-0.005	-0.005	-0.016
ab:keep them	0.041	-0.001	0.003	-0.044
ab:keep up	-0.036	-0.001	0.01	0.027
ab:keep your	-0.031	0.056	-0.012	-0.013
ab:keeps its	-0.046	0.002	0.044	0
ab:keeps the	-0.011	-0.003	0.027	-0.013
ab:keeps transaction	-0.013	0	0.012	0
ab:keeps your	-0.016	-0.002	-0.004	0.023
ab:kendal and	-0.032	-0.001	-0.001	0.034
ab:kendal cumbria	-0.021	0.003	0.017	0.001
ab:kept for	0	-0.002	-0.016	0.018
ab:kept in	-0.004	-0.008	0.015	-0.002
ab:kestrel road	-0.036	0	0.035	0
ab:kestrel wharf	-0.025	0.006	0.019	0
ab:kind and	-0.02	0	0	0.02
ab:kind or	-0.048	0	0.048	0
ab:kinds of	-0.014	-0.002	0.001	0.015
ab:kingdom registered	0.018	-0.004	-0.014	0
ab:kingdom ¶	0.02	-0.01	-0.015	0.005
ab:kit for	0.029	-0.003	0	-0.027
ab:know as	0.066	-0.007	-0.028	-0.031
ab:know where	-0.014	-0.027	0.034	0.007
ab:known as	0.012	0.036	-0.049	0
ab:kop com	0.031	-0.002	-0.013	-0.016
ab:landlords letting	-0.002	0	0.019	-0.017
ab:lane wilmslow	-0.004	-0.006	0.011	-0.001
ab:large ones	-0.049	0	0.049	0
ab:larkfield road	-0.014	0	0.013	0
ab:last month	-0.011	-0.001	-0.012	0.025
ab:last updated	-0.089	-0.023	-0.005	0.116
ab:law ¶	-0.021	-0.001	0.022	-0.001
ab:laws of	0.019	-0.005	-0.011	-0.003
ab:leeds and	0.095	-0.001	-0.002	-0.092
ab:legal name	0.103	-0.001	-0.002	-0.1
ab:legal notice	-0.033	-0.001	-0.001	0.035
ab:legal ¶	-0.047	0.003	0.021	0.023
ab:leicester and	-0.009	-0.002	-0.002	0.013
ab:lenders ¶	-0.024	-0.003	0	0.027
ab:less and	0.01	0	0.005	-0.015
ab:letter for	0.01	-0.003	-0.012	0.004
ab:letter or	-0.021	-0.013	0.05	-0.016
ab:letting agents	-0.004	0	0.019	-0.016
ab:letting and	-0.083	-0.001	-0.001	0.084
ab:liability partnership	0.026	-0.002	-0.023	0
ab:liability ¶	0.036	-0.008	-0.027	-0.001
ab:liable for	0.034	-0.003	-0.03	-0.002
ab:licence and	0.111	-0.013	-0.098	0
ab:licence ¶	-0.013	-0.002	0.007	0.009
ab:licensed by	-0.027	0.022	0.024	-0.02
ab:like most	-0.009	-0.007	0.018	-0.002
ab:like to	0.031	-0.008	0.007	-0.029
ab:limited by	0.025	-0.022	0.002	-0.005
ab:limited company	0.06	-0.056	-0.032	0.027
ab:limited liability	0.04	-0.011	-0.03	0
ab:limited ¶	0.014	-0.002	-0.012	0
ab:limited’s privacy	0.02	-0.004	0.013	-0.029
ab:lincoln and	-0.068	-0.002	-0.002	0.072
ab:lines and	0.02	0	0	-0.02
ab:list of	-0.014	0.018	-0.001	-0.003
ab:little less	0.018	0	0.005	-0.022
ab:liverpool and	-0.038	-0.013	0.014	0.037
ab:located at	-0.011	0.025	0.002	-0.016
ab:locations ¶	-0.003	0.044	-0.001	-0.04
ab:log in	-0.079	-0.004	0.042	0.041
ab:london and	0.039	-0.001	-0.001	-0.037
ab:london e14	0.036	-0.017	-0.017	-0.001
ab:london ec1v	-0.052	-0.001	0.054	0
ab:london ec2a	0.016	-0.007	-0.009	0
ab:london england	0.028	-0.006	-0.017	-0.005
ab:london n1	0.011	-0.004	-0.007	-0.001
ab:london se1	-0.027	-0.008	0.036	0
ab:london sw1w	-0.011	0	0.01	0
ab:london united	0.04	-0.008	-0.019	-0.013
ab:london ¶	-0.023	-0.027	-0.069	0.119
ab:londonderry and	0.015	0	0	-0.015
ab:long depends	-0.001	-0.01	0.013	-0.001
ab:long it	-0.015	0	0.014	0
ab:long we	0.032	0.009	0.002	-0.043
ab:look after	-0.013	0.111	-0.057	-0.041
ab:look out	0.013	-0.001	-0.001	-0.011
ab:looked after	0.003	-0.013	0.015	-0.005
ab:looking after	-0.038	-0.001	0	0.039
ab:looks after	0.006	0.083	-0.104	0.015
ab:loss adjusters	-0.021	0	0.021	0
ab:lottery is	-0.046	0.04	0.02	-0.014
ab:lottery manager	0.007	-0.009	0.02	-0.018
ab:m12 2az	-0.048	0	0.048	0
ab:made in	-0.042	-0.001	0.001	0.043
ab:made simple	0.033	-0.001	-0.001	-0.031
ab:made the	0.022	-0.011	-0.01	0
ab:made with	-0.014	-0.001	0.002	0.013
ab:made ¶	0.028	0.004	0.002	-0.033
ab:maidstone me15	-0.012	0	0.012	0
ab:mail is	-0.005	-0.013	0.018	0
ab:mail ¶	-0.003	-0.013	0.017	-0.001
ab:main road	-0.085	-0.001	0.067	0.019
ab:main trading	0.032	-0.004	-0.006	-0.022
ab:make an	0.022	-0.001	-0.016	-0.005
ab:makes the	-0.072	0.002	0.069	0
ab:making a	0.017	-0.001	0.001	-0.018
ab:maltings way	-0.048	0	0.048	0
ab:managed by	0.034	-0.026	-0.009	0
ab:manager ¶	0.004	-0.004	0.044	-0.044
ab:managing agents	0.006	0	0.011	-0.017
ab:managing homes	-0.083	-0.001	-0.001	0.084
ab:manchester m12	-0.048	0	0.048	0
ab:march DIGITS	-0.098	0.005	0.006	0.087
ab:march ¶	0.02	-0.002	-0.018	0
ab:mark of	0.008	-0.011	0.025	-0.023
ab:marks of	0.008	-0.009	0.014	-0.013
ab:materials ourselves	-0.041	-0.001	-0.001	0.043
ab:may DIGITS	-0.052	-0.014	0.05	0.017
ab:may also	-0.026	0.062	-0.022	-0.014
ab:may ask	-0.013	-0.005	0.018	-0.001
ab:may be	-0.086	-0.024	0.019	0.091
ab:may change	0.01	-0.01	-0.029	0.029
ab:may not	0.021	-0.001	-0.02	0
ab:may pass	-0.011	0	0.01	0
ab:may process	0	-0.01	-0.003	0.013
ab:may receive	-0.014	-0.009	0.024	-0.001
ab:may refuse	0.026	-0.001	-0.001	-0.024
ab:me ¶	-0.017	0	-0.001	0.018
ab:me15 7eb	-0.012	0	0.012	0
ab:mean ORG	-0.011	0	0	0.012
ab:mean SELF	0.015	-0.001	-0.013	0
ab:mean the	-0.015	0	-0.005	0.02
ab:means SELF	-0.004	-0.005	0.015	-0.006
ab:means any	0.023	0.022	-0.041	-0.004
ab:means that	-0.023	0.05	-0.032	0.005
ab:means the	-0.022	-0.015	0.02	0.017
ab:mekozam road	0.011	-0.004	-0.007	-0.001
ab:member of	0.084	-0.009	-0.024	-0.051
ab:members of	-0.031	-0.011	0.019	0.023
ab:menus for	0.019	0	0	-0.019
ab:methods ¶	0.048	-0.001	-0.007	-0.04
ab:miles of	0.026	0	-0.015	-0.011
ab:millrace road	-0.019	0	0.019	0
ab:miniatures ¶	-0.018	0	0	0.019
ab:modern teams	-0.08	0	-0.001	0.08
ab:month including	0.007	-0.001	-0.012	0.007
ab:months ¶	-0.026	-0.001	0.002	0.024
ab:more than	-0.009	-0.002	0	0.011
ab:more ¶	-0.019	-0.004	0.004	0.02
ab:mortgage advice	0.01	-0.003	-0.026	0.02
ab:mortgages ¶	-0.057	-0.001	-0.001	0.059
ab:most of	-0.021	-0.012	-0.003	0.037
ab:most sites	-0.009	-0.007	0.018	-0.002
ab:mostly we	0.009	-0.001	0.003	-0.01
ab:my own	-0.011	0	0	0.012
ab:n1 1xf	0.011	-0.004	-0.007	-0.001
ab:name :	0.005	0.01	-0.03	0.015
ab:name BRAND	0.059	-0.013	-0.045	-0.001
ab:name and	0.023	-0.005	-0.018	0
ab:name email	-0.006	-0.009	-0.002	0.016
ab:name of	-0.144	0.086	-0.013	0.072
ab:name the	-0.039	0.001	0.038	0
ab:name used	0.011	-0.001	0	-0.009
ab:name we	0.03	-0.004	-0.028	0.002
ab:name ¶	-0.069	-0.008	0.037	0.04
ab:names of	-0.04	0.015	-0.001	0.027
ab:names ¶	-0.025	0.05	-0.025	0
ab:near you	-0.048	-0.008	0.016	0.04
ab:necessary ones	-0.04	-0.002	0	0.043
ab:need a	0.099	-0.013	-0.086	0
ab:needs us	-0.022	-0.004	-0.009	0.035
ab:network registered	-0.16	0.034	0.125	0
ab:never reaches	-0.021	0	0.021	0
ab:new in	-0.021	-0.004	-0.001	0.027
ab:new this	0.023	-0.001	0	-0.022
ab:new website	-0.027	0.001	0.026	0
ab:newcastle upon	0.029	-0.008	0	-0.021
ab:newry and	0.036	0	0	-0.035
ab:news offers	0.012	-0.002	-0.011	0.001
ab:news ¶	0.066	-0.004	-0.002	-0.06
ab:night ¶	0.029	0.021	-0.019	-0.031
ab:no DIGITS	0.092	0.044	-0.104	-0.032
ab:no NUM	-0.007	0.033	0.032	-0.059
ab:no SELF	-0.271	0.042	0.239	-0.01
ab:no contract	-0.016	-0.025	0.045	-0.005
ab:no fuss	0.034	-0.003	0.01	-0.04
ab:no investors	0.016	-0.001	-0.015	0
ab:no part	-0.01	0	0.01	0
ab:nobody asks	0.005	0	0.005	-0.01
ab:nobody here	-0.008	-0.002	0	0.011
ab:nobody is	-0.03	0	0.029	0
ab:nobody will	-0.019	-0.001	0.001	0.019
ab:nomofer street	-0.008	-0.003	0.011	0.001
ab:norfolk nr7	-0.012	0	0.012	0
ab:north east	0.06	0	0	-0.06
ab:north of	-0.029	0	-0.001	0.031
ab:north yorkshire	-0.011	-0.001	0.012	0
ab:northern ireland	0.039	-0.008	-0.028	-0.003
ab:norupo balloon	0.021	0	0	-0.02
ab:norupo london	0.053	-0.017	-0.034	-0.001
ab:norwich and	0.012	-0.001	-0.001	-0.009
ab:norwich norfolk	-0.026	0.001	0.014	0.01
ab:not a	-0.018	-0.008	0.011	0.014
ab:not be	0.021	-0.001	-0.02	0.001
ab:not for	-0.038	-0.008	0.04	0.006
ab:not incorporated	-0.011	0	0	0.011
ab:not keep	-0.036	-0.001	0.01	0.027
ab:not liable	0.034	-0.003	-0.03	-0.002
ab:not send	-0.016	0.002	0.016	-0.001
ab:not vat	-0.011	0	0	0.012
ab:not we	-0.016	0	0.016	0
ab:not ¶	0.002	0	0.022	-0.023
ab:nothing BRAND	0.04	-0.001	-0.001	-0.038
ab:nothing and	0.007	-0.003	-0.021	0.016
ab:nothing bring	0.016	0	0	-0.015
ab:nothing delivery	-0.016	0	0	0.016
ab:nothing evening	0.017	0	0	-0.017
ab:nothing every	0.022	-0.001	-0.001	-0.02
ab:nothing gift	0.024	-0.002	-0.001	-0.022
ab:nothing if	0.018	-0.001	-0.001	-0.017
ab:nothing on	0.049	-0.002	-0.015	-0.032
ab:nothing our	-0.047	-0.003	-0.002	0.053
ab:nothing quote	-0.026	-0.001	-0.001	0.027
ab:nothing rated	-0.068	-0.001	0	0.069
ab:nothing spare	-0.042	-0.001	-0.001	0.043
ab:nothing tell	-0.011	0	0	0.011
ab:nothing there	-0.019	-0.001	0	0.02
ab:nothing to	-0.024	0.001	0.023	0.001
ab:nothing trade	0.022	0	0	-0.022
ab:nothing use	0.037	-0.001	-0.001	-0.035
ab:nothing we	0.041	-0.005	-0.004	-0.031
ab:nothing when	-0.014	-0.001	-0.001	0.015
ab:nothing your	0.011	0	0	-0.01
ab:nothing ¶	0.034	-0.017	-0.014	-0.003
ab:notice covers	-0.072	-0.015	0.022	0.064
ab:notice explains	-0.006	-0.003	-0.002	0.012
ab:notice tells	0.043	-0.007	-0.04	0.004
ab:notice terms	-0.015	-0.004	-0.012	0.03
ab:notice ©	-0.001	-0.001	-0.007	0.01
ab:notice ¶	0.021	0.006	-0.045	0.018
ab:nottingham and	0.069	-0.002	-0.002	-0.065
ab:nottingham ng7	-0.028	0.004	0.024	0
ab:now ¶	-0.012	-0.002	0.002	0.012
ab:number (	-0.015	-0.004	0.023	-0.004
ab:number :	-0.078	-0.058	0.034	0.102
ab:number DIGITS	0.068	0.017	-0.017	-0.068
ab:number NUM	0.084	-0.111	0.067	-0.04
ab:number SELF	-0.388	0.092	0.335	-0.04
ab:number at	0.01	-0.002	-0.008	0
ab:number is	0.056	-0.05	-0.011	0.004
ab:number never	-0.021	0	0.021	0
ab:number ¶	0.093	-0.014	-0.075	-0.004
ab:nusil lane	-0.004	-0.006	0.011	-0.001
ab:o ORG	0.05	-0.013	-0.036	-0.001
ab:of BRAND	0.016	0.1	-0.024	-0.092
ab:of DIGITS	-0.093	-0.013	0.078	0.028
ab:of ORG	-0.002	0.001	-0.104	0.105
ab:of SELF	0.092	-0.033	-0.015	-0.044
ab:of a	0.045	-0.014	-0.038	0.007
ab:of aberdeen	0.034	0	0	-0.034
ab:of aberystwyth	-0.012	0	0	0.012
ab:of any	0.002	-0.004	0.012	-0.01
ab:of birmingham	-0.02	-0.002	-0.002	0.024
ab:of brighton	-0.016	-0.001	-0.002	0.019
ab:of bristol	-0.039	-0.001	-0.001	0.041
ab:of business	0.026	0.029	-0.002	-0.053
ab:of cambridge	-0.034	-0.001	-0.001	0.037
ab:of cardiff	0.03	-0.002	-0.002	-0.025
ab:of companies	0.001	0.041	-0.038	-0.004
ab:of contract	-0.052	0.046	-0.013	0.019
ab:of data	-0.006	-0.007	-0.001	0.014
ab:of dundee	0.015	0	0	-0.015
ab:of edinburgh	0.019	0	0	-0.019
ab:of england	0.093	-0.011	-0.044	-0.038
ab:of exeter	0.041	-0.001	-0.024	-0.016
ab:of glasgow	0.043	0	0	-0.042
ab:of halifax	-0.024	-0.002	-0.002	0.028
ab:of hereford	-0.074	-0.001	0.004	0.07
ab:of ipswich	0.027	-0.001	-0.002	-0.024
ab:of its	-0.017	0.01	-0.007	0.015
ab:of kendal	-0.032	-0.001	-0.001	0.034
ab:of leeds	0.095	-0.001	-0.002	-0.092
ab:of leicester	-0.009	-0.002	-0.002	0.013
ab:of lincoln	-0.068	-0.002	-0.002	0.072
ab:of liverpool	-0.036	-0.001	-0.001	0.037
ab:of london	0.084	-0.008	0	-0.077
ab:of londonderry	0.015	0	0	-0.015
ab:of man	0.126	-0.008	-0.127	0.009
ab:of newcastle	0.015	-0.002	-0.002	-0.012
ab:of newry	0.043	0	0	-0.042
ab:of nottingham	0.069	-0.002	-0.002	-0.065
ab:of onarebu	-0.004	-0.016	0.02	0
ab:of our	-0.014	0.005	-0.011	0.02
ab:of page	-0.006	-0.05	0.11	-0.054
ab:of patients	0.014	-0.004	-0.009	0
ab:of reading	-0.086	-0.001	-0.001	0.088
ab:of sale	0.016	-0.003	0.004	-0.018
ab:of service	0.006	-0.006	-0.009	0.01
ab:of shrewsbury	-0.048	-0.001	-0.001	0.049
ab:of stockport	0.023	-0.001	-0.001	-0.021
ab:of the	-0.175	0.072	0.158	-0.055
ab:of their	0.027	-0.011	0.005	-0.021
ab:of them	-0.035	0.013	0.035	-0.013
ab:of this	0.047	-0.01	-0.004	-0.033
ab:of truro	-0.058	-0.002	-0.003	0.062
ab:of unit	-0.023	0	0.023	0
ab:of use	-0.072	-0.009	0.08	0.001
ab:of what	0.007	-0.012	-0.007	0.012
ab:of which	-0.05	-0.016	0.064	0.002
ab:of whitby	0.027	-0.001	-0.001	-0.025
ab:of wrexham	0.03	-0.001	-0.001	-0.028
ab:of york	0.038	-0.001	-0.001	-0.036
ab:of your	0.034	-0.026	0.049	-0.056
ab:offers and	0.006	-0.002	-0.011	0.008
ab:offers to	-0.064	0.025	0.044	-0.004
ab:offers ¶	0.016	0	0	-0.015
ab:office :	0.039	-0.096	0.079	-0.022
ab:office SELF	0.014	-0.002	-0.011	-0.001
ab:office address	0.013	-0.007	-0.081	0.076
ab:office and	0.025	-0.006	-0.02	0
ab:office at	0.027	-0.018	0	-0.01
ab:office is	0.022	-0.011	-0.066	0.055
ab:office registration	0.005	-0.007	-0.012	0.014
ab:office the	-0.031	-0.002	0.034	0
ab:office unit	0.02	-0.003	-0.016	0
ab:office with	-0.008	-0.005	0.02	-0.007
ab:office ¶	0.011	-0.005	-0.039	0.032
ab:offices at	0	-0.015	0.019	-0.004
ab:okimiletpo ¶	0.022	-0.002	0.002	-0.022
ab:on DIGITS	-0.002	-0.014	-0.008	0.024
ab:on ORG	0.012	-0.003	-0.009	0
ab:on a	0	-0.01	0.019	-0.01
ab:on behalf	0.088	0.004	-0.02	-0.072
ab:on it	0.032	-0.003	-0.008	-0.02
ab:on its	-0.01	-0.003	0.024	-0.012
ab:on our	-0.012	0.031	-0.026	0.006
ab:on request	-0.041	-0.007	0.048	-0.001
ab:on sale	-0.043	0	0.002	0.041
ab:on sea	-0.014	-0.001	-0.003	0.018
ab:on the	0.156	-0.023	-0.086	-0.047
ab:on these	0.014	-0.001	-0.005	-0.008
ab:on this	0.031	-0.002	0	-0.029
ab:on wednesdays	-0.019	0	-0.001	0.02
ab:on weekdays	-0.013	0	0	0.014
ab:on what	-0.003	-0.004	0.01	-0.003
ab:on working	-0.012	0	0.012	0
ab:on www	0.019	-0.011	-0.02	0.012
ab:on your	-0.103	-0.005	0.032	0.076
ab:on ¶	-0.065	-0.007	0.04	0.031
ab:onarebu georgia	-0.006	-0.016	0.023	0
ab:one by	-0.014	-0.001	0.004	0.011
ab:one of	0.012	-0.016	-0.012	0.016
ab:one person	0.019	0	0	-0.018
ab:one place	-0.007	-0.002	-0.008	0.017
ab:one sets	-0.009	-0.007	0.018	-0.002
ab:one side	0.012	0	0	-0.011
ab:ones are	-0.04	-0.001	-0.002	0.043
ab:ones by	-0.049	0	0.049	0
ab:only as	-0.087	0	0.071	0.017
ab:only if	-0.026	-0.015	0.02	0.02
ab:only promotes	0.026	-0.001	-0.001	-0.024
ab:only ¶	0.044	0.018	-0.001	-0.06
ab:operated by	0.033	-0.02	-0.018	0.005
ab:operates the	0.074	-0.088	0.001	0.013
ab:or "	0.125	0.024	-0.115	-0.034
ab:or ORG	-0.015	-0.011	0.029	-0.003
ab:or a	-0.009	-0.004	0.024	-0.011
ab:or any	0.021	0.005	-0.017	-0.009
ab:or by	-0.013	-0.018	0.038	-0.007
ab:or in	0.01	-0.006	-0.01	0.005
ab:or its	-0.054	-0.008	0.069	-0.007
ab:or not	-0.037	0	0.037	0
ab:or our	0.013	0.018	-0.014	-0.018
ab:or sent	0.025	0	-0.01	-0.015
ab:or substantially	-0.005	-0.011	0.017	-0.002
ab:or the	-0.005	-0.01	0.003	0.013
ab:or to	0.014	-0.003	-0.01	-0.001
ab:or us	0.009	-0.003	-0.015	0.009
ab:or your	-0.008	-0.005	0.003	0.01
ab:orchard business	-0.011	0	0.01	0.001
ab:orchard terrace	-0.014	0	0.015	0
ab:order and	-0.013	-0.017	0.061	-0.031
ab:order materials	-0.041	-0.001	-0.001	0.043
ab:order placed	-0.013	-0.002	-0.003	0.018
ab:order you	-0.043	0.045	-0.012	0.01
ab:order ¶	-0.04	-0.003	0.018	0.025
ab:orders ¶	-0.019	0.035	-0.026	0.01
ab:ordinary partnership	-0.03	0	0	0.031
ab:org uk	-0.006	-0.011	0.02	-0.002
ab:other countries	0.011	0	0	-0.011
ab:other names	-0.004	-0.004	0.013	-0.005
ab:our "	-0.04	0.023	-0.001	0.018
ab:our BRAND	0.012	-0.006	0.001	-0.006
ab:our accountant	-0.038	0.002	0.036	0
ab:our address	-0.017	-0.004	0.001	0.02
ab:our and	0.023	0.035	-0.062	0.004
ab:our apprentices	-0.019	-0.002	0.01	0.011
ab:our assets	-0.005	-0.011	0.017	-0.002
ab:our behalf	-0.017	0.039	-0.039	0.016
ab:our company	-0.003	0.032	-0.032	0.003
ab:our cookies	-0.026	0	0	0.027
ab:our customer	-0.004	-0.007	0.011	0
ab:our customers	-0.009	-0.003	-0.002	0.014
ab:our data	0.013	-0.009	0	-0.003
ab:our emails	-0.012	-0.004	-0.018	0.034
ab:our financial	-0.005	-0.012	0.004	0.013
ab:our guarantee	-0.005	-0.002	-0.029	0.036
ab:our homes	0.014	0	0	-0.013
ab:our instructions	-0.028	0.004	0.025	0
ab:our letter	0.01	-0.003	-0.012	0.004
ab:our main	-0.013	-0.002	0.002	0.013
ab:our number	0.01	-0.002	-0.008	0
ab:our office	-0.047	0	0.047	0
ab:our or	-0.022	-0.01	0.017	0.016
ab:our own	0.013	-0.037	0.084	-0.06
ab:our pages	-0.003	-0.017	0.021	-0.001
ab:our payment	-0.018	0.003	0.016	-0.001
ab:our people	0.027	0	0	-0.027
ab:our prices	0.019	-0.002	-0.001	-0.016
ab:our products	0.01	-0.001	-0.005	-0.004
ab:our profits	-0.01	-0.01	-0.031	0.05
ab:our registered	0.007	-0.026	-0.02	0.039
ab:our services	-0.035	-0.017	0.035	0.017
ab:our shops	-0.009	0.043	-0.04	0.006
ab:our site	-0.013	-0.015	0.014	0.014
ab:our store	0.012	-0.002	-0.01	0
ab:our story	0.055	-0.007	-0.036	-0.011
ab:our trading	-0.007	0.04	-0.04	0.006
ab:our van	0.027	-0.001	-0.001	-0.026
ab:our vat	0.021	-0.003	0.001	-0.018
ab:our website	0.009	0.033	-0.037	-0.005
ab:our work	0.047	-0.004	-0.002	-0.041
ab:our workshop	-0.024	-0.002	0.001	0.024
ab:our ¶	-0.019	0.048	-0.013	-0.015
ab:ourselves ;	-0.046	0	-0.001	0.047
ab:ourselves and	-0.048	-0.001	-0.001	0.05
ab:out for	0.013	-0.001	-0.001	-0.011
ab:out of	0.016	-0.002	-0.009	-0.005
ab:out repairs	-0.04	0.001	0.039	0
ab:out the	-0.02	-0.009	0.026	0.003
ab:out we	0.023	0	-0.001	-0.021
ab:outside ¶	-0.022	-0.001	-0.001	0.023
ab:ovekavuvu ¶	-0.013	-0.003	0.045	-0.029
ab:own and	0.016	-0.002	0.025	-0.039
ab:own file	-0.038	0.002	0.036	0
ab:own shelves	0.012	-0.005	0	-0.006
ab:own terms	-0.005	-0.012	0.02	-0.002
ab:own van	-0.035	0	0.035	0
ab:own ¶	-0.079	-0.001	0.037	0.043
ab:owned and	-0.004	-0.015	0.024	-0.005
ab:owned by	0.099	0.008	-0.085	-0.022
ab:owned subsidiary	-0.131	0.137	0.026	-0.033
ab:owner and	0	-0.002	-0.014	0.016
ab:owners ¶	0.029	-0.003	0.013	-0.039
ab:owns and	0.128	-0.095	-0.011	-0.021
ab:owns the	-0.022	-0.004	-0.01	0.036
ab:page of	-0.013	0	0.04	-0.026
ab:page ¶	0.019	0	0.052	-0.071
ab:pages are	-0.016	-0.001	-0.001	0.018
ab:pages store	-0.002	-0.012	0.015	-0.001
ab:paid by	-0.015	-0.003	0.004	0.014
ab:papers to	-0.01	0	0.01	0
ab:parent company	-0.048	0.073	-0.018	-0.007
ab:parent of	0.043	0.06	-0.102	-0.001
ab:parking behind	-0.044	-0.002	-0.001	0.047
ab:part in	-0.01	0	0.01	0
ab:part of	0.03	-0.012	-0.035	0.017
ab:parties to	-0.005	-0.016	0.022	-0.001
ab:parties ¶	0.062	-0.002	-0.002	-0.059
ab:partnership registered	0.021	-0.003	-0.024	0.005
ab:partnership the	-0.03	0	0	0.031
ab:parts are	0.028	-0.003	-0.016	-0.009
ab:pass it	-0.026	0.003	0.01	0.014
ab:pass the	-0.01	0	0.01	0
ab:patients records	0.014	-0.004	-0.009	0
ab:pay a	0.02	-0.001	0.005	-0.024
ab:pay by	-0.007	-0.001	0.011	-0.003
ab:payment and	-0.005	-0.003	0.012	-0.004
ab:payment cards	-0.018	0.003	0.016	-0.001
ab:payment for	-0.058	0.007	0.051	0
ab:payment methods	0.048	-0.001	-0.007	-0.04
ab:payment processing	-0.02	-0.002	0.002	0.02
ab:payment provider	-0.018	0.002	0.017	-0.001
ab:payment service	-0.022	-0.002	0.004	0.02
ab:payment services	-0.015	-0.001	0.017	0
ab:payment that	0.026	-0.001	-0.001	-0.024
ab:payment ¶	-0.022	-0.003	0.026	-0.001
ab:payments and	-0.013	-0.003	0.004	0.013
ab:payments are	-0.009	-0.016	0.026	-0.001
ab:payments ¶	-0.01	0.031	-0.019	-0.001
ab:payroll without	-0.046	0	-0.001	0.047
ab:pensioners pay	0.015	-0.001	0.004	-0.018
ab:people choose	-0.01	0	0.013	-0.003
ab:people who	0.047	-0.004	-0.013	-0.031
ab:people ¶	0.036	0	0	-0.035
ab:periods ¶	-0.002	-0.011	0.013	-0.001
ab:person who	0.014	-0.001	-0.007	-0.006
ab:personal data	0.166	0.029	-0.202	0.008
ab:personal details	-0.036	-0.012	0.064	-0.016
ab:personal information	0.078	0.033	-0.092	-0.019
ab:personal training	0.027	0	-0.001	-0.026
ab:phone ¶	0.011	-0.003	-0.016	0.008
ab:pick up	0.015	-0.001	-0.001	-0.013
ab:pictures are	0.011	-0.002	-0.006	-0.004
ab:pier ¶	-0.023	-0.002	-0.001	0.026
ab:place ¶	0.029	-0.001	-0.001	-0.027
ab:places to	-0.022	-0.001	0.007	0.015
ab:placing an	-0.08	0.004	-0.004	0.08
ab:plans ¶	-0.037	-0.003	-0.015	0.055
ab:plant a	0.011	-0.001	-0.002	-0.008
ab:platform (	-0.019	-0.001	0	0.02
ab:platform ¶	-0.05	-0.002	-0.001	0.053
ab:please read	0.002	-0.018	0.054	-0.038
ab:please take	0.031	-0.009	-0.002	-0.021
ab:po box	-0.015	0.014	-0.017	0.018
ab:police or	-0.004	-0.013	0.019	-0.002
ab:policies are	-0.001	0	0.013	-0.012
ab:policy BRAND	0.021	0.013	-0.018	-0.016
ab:policy applies	-0.002	0.053	-0.05	-0.001
ab:policy contact	-0.05	0.034	0.015	0.001
ab:policy for	0.004	-0.003	0.021	-0.022
ab:policy from	-0.006	-0.007	-0.028	0.042
ab:policy of	-0.036	0.06	-0.009	-0.015
ab:policy sets	0.052	-0.006	-0.027	-0.018
ab:policy terms	-0.015	-0.003	0.008	0.01
ab:policy ¶	0.05	0.033	-0.002	-0.081
ab:portal that	-0.07	0.025	0.044	0.001
ab:possible on	0.014	-0.001	-0.001	-0.013
ab:postal address	0.03	-0.006	-0.01	-0.014
ab:posted the	0.042	-0.001	0	-0.041
ab:powered by	-0.044	-0.039	0.074	0.009
ab:practices ¶	0	-0.009	0.011	-0.003
ab:price and	0.034	-0.002	0.003	-0.035
ab:price does	0.031	0	0	-0.03
ab:prices are	-0.007	-0.001	0.024	-0.016
ab:prices ¶	-0.021	-0.002	0.023	0
ab:pricing ¶	0.069	-0.001	-0.001	-0.067
ab:prints and	0.08	-0.002	-0.003	-0.075
ab:privacy &	0.028	-0.007	0.001	-0.022
ab:privacy BRAND	-0.003	0.046	-0.043	0
ab:privacy and	0.006	0.056	-0.056	-0.006
ab:privacy contact	0.002	-0.013	0.009	0.002
ab:privacy notice	0.079	-0.012	-0.159	0.092
ab:privacy policy	-0.126	0.017	0.12	-0.011
ab:privacy statement	0.073	-0.032	-0.029	-0.012
ab:privacy ¶	-0.005	-0.004	0.105	-0.096
ab:private and	-0.019	0.055	-0.014	-0.022
ab:private company	0.027	-0.018	-0.034	0.025
ab:private limited	0.048	-0.037	-0.004	-0.006
ab:process the	-0.015	-0.001	0	0.016
ab:process your	-0.007	-0.008	0.016	-0.002
ab:process ¶	0.023	0.076	-0.075	-0.024
ab:processed by	-0.004	-0.01	0.014	0
ab:product ¶	-0.017	0	0	0.018
ab:profits ¶	-0.01	-0.01	-0.031	0.05
ab:project is	0.012	0	0	-0.012
ab:promotes the	0.025	0.031	-0.032	-0.024
ab:properly first	-0.02	-0.001	0	0.022
ab:property of	0.005	-0.001	-0.011	0.007
ab:property on	0.03	-0.004	-0.011	-0.015
ab:protecting and	-0.055	-0.033	0.06	0.029
ab:protecting your	0.057	-0.006	-0.018	-0.032
ab:protection issues	-0.002	-0.007	0.01	-0.001
ab:protection law	-0.005	-0.005	0.011	-0.001
ab:protection officer	0.001	-0.021	0.031	-0.011
ab:protection regulation	-0.015	-0.001	0	0.016
ab:protection ¶	0.015	0.042	-0.042	-0.015
ab:proudly created	0.031	-0.002	-0.013	-0.016
ab:provided by	-0.05	-0.031	0.075	0.006
ab:provider and	-0.018	0.003	0.016	-0.001
ab:provider of	-0.005	-0.006	-0.006	0.017
ab:provides this	0.016	-0.001	-0.004	-0.011
ab:published whether	-0.067	0	0.066	0
ab:purposes of	0.009	0.034	-0.041	-0.001
ab:put together	0.016	0	-0.001	-0.015
ab:questions are	0.065	-0.002	0.004	-0.067
ab:quote reference	-0.015	-0.001	0	0.017
ab:quote ¶	-0.018	-0.001	0	0.018
ab:range for	0.014	0	0	-0.013
ab:rapa ¶	0.022	-0.004	0.004	-0.022
ab:read more	-0.013	-0.001	-0.001	0.014
ab:read them	-0.013	-0.017	0.061	-0.031
ab:read what	-0.015	-0.002	-0.013	0.03
ab:reading and	-0.086	-0.001	-0.001	0.088
ab:reading rg30	-0.016	0.005	0.011	0
ab:receive our	-0.004	-0.007	0.011	0
ab:receives the	-0.039	0.001	0.038	0
ab:receives your	-0.001	0.024	-0.003	-0.019
ab:records the	0.003	-0.007	0.017	-0.013
ab:records ¶	-0.041	0.018	0.012	0.011
ab:recycle what	-0.021	-0.001	0.002	0.019
ab:refer to	0.034	-0.009	-0.036	0.012
ab:reference web	-0.015	-0.001	0	0.017
ab:references :	0.018	-0.002	-0.001	-0.014
ab:references to	0.001	0.017	-0.018	0
ab:referred to	0.022	0.017	-0.045	0.006
ab:refers to	-0.005	0.04	-0.019	-0.017
ab:refuse a	0.026	-0.001	-0.001	-0.024
ab:refuse the	-0.012	0	0.012	0
ab:reg SELF	0.017	-0.003	-0.014	0
ab:reg in	0.013	-0.001	-0.013	0
ab:reg no	0.052	0.038	-0.092	0.002
ab:register number	-0.05	-0.005	0.06	-0.005
ab:register of	-0.002	-0.004	0.01	-0.004
ab:registered address	0.031	0.004	-0.04	0.005
ab:registered and	-0.03	0	0.03	0
ab:registered as	-0.007	-0.001	0.012	-0.004
ab:registered at	-0.107	0.027	0.092	-0.012
ab:registered charity	0.08	-0.016	0.055	-0.119
ab:registered company	0.012	-0.001	-0.008	-0.003
ab:registered in	-0.058	0.063	0.085	-0.09
ab:registered no	-0.053	0.04	0.012	0.001
ab:registered number	-0.047	0.036	-0.005	0.016
ab:registered office	0.093	-0.02	-0.166	0.094
ab:registered offices	0.017	-0.006	-0.01	-0.001
ab:registered trade	-0.009	-0.002	0.011	0
ab:registered under	0.019	-0.002	-0.003	-0.014
ab:registered with	-0.01	-0.018	0.006	0.023
ab:registered ¶	0.01	-0.003	-0.019	0.012
ab:registration SELF	-0.014	-0.016	0.031	-0.001
ab:registration no	0.097	-0.033	-0.058	-0.006
ab:registration number	-0.01	-0.094	0.043	0.061
ab:regulated by	-0.08	0.028	-0.042	0.094
ab:rely on	-0.032	0.001	0.014	0.017
ab:remembers your	-0.013	0.005	-0.001	0.01
ab:remove a	-0.016	0	0.016	0
ab:rented unit	0.047	-0.037	-0.041	0.032
ab:repair it	0.016	0	-0.001	-0.015
ab:repairs what	-0.02	0	0.02	0
ab:repairs ¶	-0.02	0	0.019	0
ab:repossessed if	-0.041	-0.004	0.018	0.028
ab:representative of	0.121	-0.035	-0.044	-0.042
ab:request ¶	-0.041	-0.007	0.048	-0.001
ab:require all	-0.005	-0.017	0.024	-0.001
ab:reserved DIGITS	-0.013	-0.001	0	0.014
ab:reserved SELF	0.011	-0.001	-0.007	-0.003
ab:reserved home	-0.037	-0.001	0.043	-0.005
ab:reserved website	0.01	0	0	-0.009
ab:reserved ¶	0.054	0.013	0	-0.067
ab:respect the	-0.005	-0.016	0.022	-0.001
ab:respect your	0.038	-0.004	-0.024	-0.01
ab:respecting your	-0.04	-0.024	0.053	0.01
ab:respects your	0.006	-0.006	-0.011	0.011
ab:responsible for	-0.026	-0.034	0.024	0.035
ab:retention ¶	-0.003	-0.008	0.012	-0.001
ab:returns ¶	0.052	-0.002	-0.001	-0.049
ab:reviewed january	-0.015	-0.002	0.017	0
ab:rhif cofrestru’r	0.01	-0.003	-0.009	0.001
ab:richmond upon	-0.056	0.006	0.049	0
ab:right to	-0.019	0.039	-0.058	0.037
ab:rights reserved	-0.049	0.07	0.035	-0.056
ab:rights ¶	-0.01	-0.01	0.021	-0.001
ab:ring before	0.016	-0.002	0.001	-0.015
ab:rita street	0.016	-0.007	-0.009	0
ab:road birmingham	0.062	-0.009	-0.054	0
ab:road halifax	-0.016	0	0.016	0
ab:road ipswich	-0.053	0	0.053	0
ab:road london	-0.024	-0.012	0.045	-0.008
ab:road norwich	-0.017	0	0.007	0.011
ab:road stockport	-0.024	0.005	0.018	0
ab:road worthing	-0.037	-0.008	0.022	0.024
ab:roasted posted	0.042	-0.001	0	-0.041
ab:robotovuro daezal	-0.011	0	0.01	0
ab:rog s	-0.014	0	0.014	0
ab:rolofefe street	0.015	-0.003	-0.013	0
ab:rooms and	0.056	-0.006	0.023	-0.073
ab:rooms ¶	-0.054	0	0	0.055
ab:royal charter	0.015	-0.001	-0.011	-0.003
ab:rules ¶	0.019	-0.002	0.003	-0.02
ab:run by	0.049	0.044	-0.053	-0.039
ab:run it	-0.039	0.009	0.03	0
ab:run the	0.028	-0.004	-0.01	-0.014
ab:running it	-0.01	0.001	0.008	0
ab:runs the	-0.04	0.053	-0.006	-0.006
ab:runs this	0.086	-0.014	-0.103	0.031
ab:s c	-0.036	-0.002	-0.001	0.039
ab:saddler wharf	-0.01	0	0.01	0
ab:said about	0.01	-0.002	-0.012	0.004
ab:said yesterday	-0.017	0	0.016	0
ab:sale ¶	-0.017	-0.002	-0.002	0.021
ab:sales and	-0.012	-0.001	-0.001	0.013
ab:sales ¶	-0.026	0	0	0.027
ab:same day	0.041	0	0	-0.04
ab:school head	-0.018	0	0	0.019
ab:schools ¶	-0.01	-0.008	0.013	0.005
ab:scotland no	0.027	-0.006	-0.002	-0.019
ab:scotland our	0.036	-0.02	-0.017	0.001
ab:scotland with	-0.008	0.052	-0.042	-0.002
ab:sea ¶	-0.008	-0.002	-0.005	0.015
ab:season :	0.049	-0.001	0	-0.048
ab:second sort	-0.012	0	0.012	0
ab:second visit	0.034	-0.043	-0.025	0.034
ab:section DIGITS	-0.031	-0.016	0.04	0.007
ab:security of	-0.01	0.051	-0.037	-0.004
ab:security ¶	-0.022	0	0	0.023
ab:see the	0.019	0.05	-0.058	-0.011
ab:see them	-0.028	0.003	0.025	0.001
ab:see what	0.017	-0.009	-0.01	0.002
ab:see which	-0.016	-0.001	0	0.017
ab:see your	-0.002	0	0.014	-0.012
ab:seen at	-0.047	0	0.047	0
ab:self employed	-0.01	0	0	0.011
ab:sell the	-0.016	-0.01	0.027	-0.001
ab:sell tickets	-0.023	-0.007	0.011	0.019
ab:seller has	-0.006	0.001	0.022	-0.018
ab:selling letting	-0.083	-0.001	-0.001	0.084
ab:send invoices	0.032	-0.004	-0.028	0
ab:send us	-0.033	0.001	0.016	0.015
ab:sent by	0.015	0	0	-0.015
ab:sent through	-0.006	-0.013	0.019	0
ab:separate company	-0.013	0.005	0.008	0
ab:september DIGITS	0.015	-0.004	0.002	-0.012
ab:seriously and	0.018	-0.001	-0.001	-0.016
ab:service "	-0.025	-0.002	0.004	0.023
ab:service (	-0.013	-0.001	0.007	0.007
ab:service ¶	-0.047	-0.011	0.021	0.037
ab:services "	0.083	-0.022	-0.079	0.018
ab:services (	-0.021	-0.002	0.009	0.015
ab:services are	-0.008	-0.002	-0.001	0.011
ab:services for	-0.034	-0.005	0.017	0.022
ab:services in	0.057	0	0	-0.056
ab:services register	-0.048	-0.009	0.048	0.009
ab:services ¶	0.037	0.025	0.035	-0.098
ab:set up	-0.012	-0.003	-0.001	0.017
ab:sets cookies	-0.009	-0.007	0.018	-0.002
ab:sets out	-0.005	0.03	-0.012	-0.013
ab:sets ¶	-0.041	-0.002	-0.002	0.044
ab:seven who	0	0	0.011	-0.011
ab:sexton road	-0.022	0.002	0.019	0.001
ab:sheffield south	-0.013	0	0.013	0
ab:shelves ¶	0.026	-0.001	-0.002	-0.023
ab:shop with	-0.045	-0.001	-0.001	0.046
ab:shop ¶	0.009	-0.01	-0.022	0.022
ab:shops ¶	-0.072	-0.002	-0.001	0.075
ab:should not	-0.016	0.002	0.016	-0.001
ab:shrewsbury and	-0.048	-0.001	-0.001	0.049
ab:shrewsbury sy3	-0.024	0.005	0.019	0
ab:sign in	-0.002	-0.004	-0.009	0.015
ab:similar technologies	-0.001	0.044	-0.04	-0.002
ab:similar technology	-0.001	-0.013	0.016	-0.001
ab:since DIGITS	0.123	-0.024	-0.075	-0.024
ab:site :	0.021	0	0	-0.02
ab:site by	-0.019	-0.008	0.014	0.013
ab:site is	0.012	-0.007	0.007	-0.011
ab:site means	0.017	-0.003	-0.001	-0.013
ab:site remembers	-0.015	0.005	0	0.01
ab:site the	0.037	-0.031	0.014	-0.02
ab:site uses	-0.041	-0.001	-0.002	0.045
ab:site will	-0.012	0	0.012	0
ab:site you	-0.011	0.001	-0.001	0.012
ab:site ¶	0.119	-0.134	-0.012	0.027
ab:sites this	-0.009	-0.007	0.018	-0.002
ab:sk9 7jt	-0.004	-0.006	0.011	-0.001
ab:slavery statement	0.02	-0.001	-0.006	-0.013
ab:small firms	0.015	0	0.001	-0.016
ab:small shop	-0.022	-0.001	-0.001	0.023
ab:smaller range	0.013	0	0	-0.013
ab:so nobody	-0.026	-0.001	0.001	0.026
ab:so that	-0.04	-0.031	0.057	0.014
ab:software and	0.012	-0.012	0.017	-0.016
ab:software for	-0.06	0	0	0.061
ab:software from	0.014	-0.001	0.001	-0.014
ab:software that	-0.065	0.003	0.008	0.053
ab:sold by	0.014	-0.001	-0.003	-0.01
ab:sole trader	-0.101	-0.002	0.002	0.1
ab:some of	-0.003	0.028	-0.025	0
ab:somebody else	-0.03	0	0.005	0.025
ab:someone who	0.041	-0.001	0	-0.04
ab:something ¶	0.041	-0.001	0	-0.04
ab:sometimes has	-0.064	0.001	0.062	0
ab:sort the	-0.012	0	0.012	0
ab:sorted ¶	0.027	-0.001	-0.001	-0.025
ab:south yorkshire	-0.013	0	0.013	0
ab:spare parts	0.028	-0.003	-0.016	-0.009
ab:statement ¶	0.035	-0.006	-0.02	-0.009
ab:status ;	-0.031	0	0.031	0
ab:statutory rate	-0.026	0	0	0.026
ab:stay :	-0.001	-0.002	0.01	-0.007
ab:stay chosen	-0.025	-0.001	0.007	0.018
ab:stay with	-0.057	0	0.005	0.052
ab:stockport and	0.023	-0.001	-0.001	-0.021
ab:stockport cheshire	-0.024	0.005	0.018	0
ab:stops at	0.013	-0.001	0	-0.012
ab:storage periods	-0.002	-0.011	0.013	-0.001
ab:store a	-0.002	-0.012	0.015	-0.001
ab:store is	0.012	-0.002	-0.01	0
ab:store ¶	-0.01	-0.011	0.022	-0.001
ab:stories worth	0.023	0	-0.004	-0.019
ab:story ¶	0.013	-0.005	-0.009	0.001
ab:street abosdi	-0.009	-0.003	0.011	0.001
ab:street birmingham	-0.007	-0.028	-0.056	0.091
ab:street dublin	-0.007	-0.002	0.011	-0.002
ab:street edinburgh	0.03	-0.001	0.019	-0.048
ab:street glasgow	0.04	-0.013	-0.023	-0.004
ab:street london	-0.073	-0.029	0.124	-0.022
ab:stripe ¶	-0.007	-0.005	0.018	-0.007
ab:students and	0.014	-0.001	0.004	-0.016
ab:studio at	-0.011	0	0	0.011
ab:studio ¶	0.005	-0.002	0.008	-0.011
ab:stuttgart germany	-0.04	0.028	0.011	0
ab:style of	-0.049	-0.013	-0.038	0.1
ab:subject to	-0.025	-0.006	0.032	-0.001
ab:subscribe to	-0.004	-0.012	-0.048	0.064
ab:subsidiaries and	0.044	-0.009	-0.035	0
ab:subsidiary companies	0.025	-0.006	-0.017	-0.002
ab:subsidiary of	-0.062	0.072	0.031	-0.041
ab:substantially all	-0.005	-0.011	0.017	-0.002
ab:such as	0.021	-0.009	-0.021	0.009
ab:suffolk ip4	-0.048	0	0.048	0
ab:suite DIGITS	-0.024	0.06	-0.027	-0.009
ab:supervisory authority	-0.002	-0.007	0.01	-0.001
ab:supplied by	0.002	-0.013	0.042	-0.032
ab:suppliers ¶	0.037	0	0	-0.037
ab:supply the	-0.07	0.025	0.044	0.001
ab:support @	-0.033	-0.003	0.027	0.009
ab:support ¶	-0.009	0.034	-0.003	-0.021
ab:surrey tw9	-0.056	0.006	0.049	0
ab:suvo road	0.038	-0.006	-0.032	0
ab:swansea west	-0.013	0.003	0.01	0
ab:swyddfa :	0.01	-0.003	-0.009	0.001
ab:t a	0.004	-0.05	0.04	0.007
ab:tafapon ¶	-0.055	-0.009	0.001	0.063
ab:tailor made	0.031	0	0	-0.03
ab:take the	-0.118	0.02	0.098	0
ab:takes no	-0.01	0.001	0.008	0
ab:takes the	-0.07	0.001	0.04	0.029
ab:takes your	0.029	-0.003	0.003	-0.03
ab:team meets	0.024	0.001	0.001	-0.026
ab:technology ¶	-0.001	-0.013	0.016	-0.001
ab:tel :	-0.063	0.092	-0.06	0.03
ab:telephone (	0.014	-0.003	-0.011	0
ab:telephone DIGITS	0.038	-0.008	-0.021	-0.008
ab:telephone by	-0.036	-0.012	0.064	-0.016
ab:telephone number	0.024	-0.006	-0.014	-0.003
ab:tell us	-0.008	-0.017	-0.026	0.051
ab:tell you	0.012	0	0.002	-0.013
ab:tells you	0.052	-0.011	-0.049	0.008
ab:ten and	0.038	-0.002	0.001	-0.037
ab:ten miles	0.034	0	-0.015	-0.019
ab:terms "	-0.002	-0.004	-0.017	0.022
ab:terms &	0.015	-0.046	0.049	-0.018
ab:terms BRAND	-0.01	-0.009	0.022	-0.004
ab:terms and	0.059	0.062	0.014	-0.134
ab:terms apply	-0.002	-0.007	0	0.01
ab:terms contact	0.047	-0.011	-0.01	-0.026
ab:terms for	-0.014	0.061	-0.048	0
ab:terms of	-0.033	0.04	-0.007	0
ab:terms privacy	0.054	-0.007	0.006	-0.053
ab:terms ©	-0.002	-0.001	-0.007	0.01
ab:terms ¶	-0.037	-0.069	-0.031	0.137
ab:terrace cambridge	-0.02	0	0.02	0
ab:thames surrey	-0.056	0.006	0.049	0
ab:that BRAND	-0.07	0.025	0.044	0.001
ab:that are	-0.018	0.034	-0.025	0.009
ab:that does	-0.098	-0.001	-0.002	0.101
ab:that is	-0.003	-0.003	-0.013	0.019
ab:that it	-0.019	-0.002	0.003	0.018
ab:that takes	-0.048	0.003	0.008	0.037
ab:that the	-0.02	0.032	-0.018	0.007
ab:that we	-0.054	-0.026	0.066	0.014
ab:that works	0.02	-0.001	0.001	-0.019
ab:that you	-0.022	0.026	-0.061	0.057
ab:the "	-0.034	0.09	-0.052	-0.004
ab:the BRAND	0.048	-0.071	0.046	-0.023
ab:the ORG	-0.011	0.034	0	-0.023
ab:the SELF	0.025	-0.007	-0.013	-0.004
ab:the address	-0.073	-0.001	0.068	0.006
ab:the admin	-0.036	0.003	0.014	0.018
ab:the advice	-0.017	-0.004	0.02	0
ab:the app	-0.015	-0.001	0.001	0.015
ab:the booking	-0.079	0.01	0.07	-0.001
ab:the building	0.016	-0.012	-0.011	0.007
ab:the business	0.003	-0.021	-0.016	0.034
ab:the buyer	-0.015	-0.01	0.026	-0.002
ab:the card	0.028	-0.011	0.009	-0.026
ab:the case	-0.014	-0.003	-0.018	0.035
ab:the certificate	-0.061	-0.002	0.067	-0.003
ab:the charity	0.042	-0.032	0.008	-0.019
ab:the client	-0.01	-0.001	-0.007	0.019
ab:the club	0.002	-0.007	0.013	-0.007
ab:the companies	0.011	-0.004	-0.007	0
ab:the company	-0.096	0.074	-0.041	0.063
ab:the context	0.014	-0.006	0.012	-0.02
ab:the contract	0.013	-0.01	-0.004	0.001
ab:the controller	-0.003	-0.016	-0.051	0.07
ab:the cookie	-0.028	-0.024	0.053	-0.001
ab:the counter	0.014	-0.001	-0.009	-0.004
ab:the country	0.037	-0.007	-0.011	-0.019
ab:the customer	0.009	-0.015	-0.028	0.035
ab:the data	0.022	-0.036	-0.028	0.041
ab:the day	-0.018	0	0.003	0.015
ab:the decision	-0.072	0.002	0.069	0
ab:the details	-0.03	-0.011	0.029	0.013
ab:the edge	0.129	-0.039	-0.045	-0.045
ab:the financial	-0.011	-0.007	-0.021	0.039
ab:the first	0.035	0.041	-0.042	-0.034
ab:the following	-0.018	-0.026	0.031	0.013
ab:the form	0.037	-0.003	-0.009	-0.024
ab:the gambling	0.013	0.017	0.031	-0.061
ab:the gaps	-0.024	0	0.005	0.019
ab:the garden	0.035	-0.001	0.001	-0.035
ab:the general	0.009	-0.003	-0.037	0.03
ab:the gift	-0.041	-0.004	0.034	0.011
ab:the hospice	-0.022	0.043	-0.018	-0.003
ab:the information	-0.042	-0.044	0.098	-0.012
ab:the isle	0.074	-0.005	-0.067	-0.002
ab:the laws	-0.019	0.051	-0.029	-0.003
ab:the lottery	-0.032	0.018	0	0.014
ab:the money	0.028	-0.001	0.002	-0.029
ab:the name	0.009	-0.014	-0.012	0.017
ab:the national	-0.009	-0.009	0.023	-0.005
ab:the network	-0.118	0.034	0.125	-0.041
ab:the new	-0.011	-0.012	0.012	0.012
ab:the north	0.01	0	-0.001	-0.008
ab:the number	0.045	-0.007	-0.026	-0.012
ab:the office	0.015	-0.001	0	-0.014
ab:the one	0.027	0	0	-0.027
ab:the online	-0.002	-0.01	-0.005	0.017
ab:the other	0.026	-0.001	0	-0.025
ab:the owner	-0.017	-0.006	-0.01	0.033
ab:the papers	-0.01	0	0.01	0
ab:the parent	0.025	0.101	-0.119	-0.007
ab:the partners	-0.03	0	0	0.031
ab:the payment	-0.099	0.005	0.075	0.02
ab:the person	0.019	-0.008	-0.001	-0.011
ab:the personal	0.079	-0.005	-0.076	0.002
ab:the phone	0.008	-0.003	-0.016	0.011
ab:the pier	-0.032	-0.003	-0.001	0.036
ab:the platform	-0.034	-0.004	0.008	0.029
ab:the police	-0.004	-0.013	0.019	-0.002
ab:the policy	-0.021	0.106	-0.082	-0.003
ab:the portal	-0.07	0.025	0.044	0.001
ab:the price	0.025	-0.002	0.016	-0.039
ab:the privacy	-0.003	0.033	-0.032	0.002
ab:the promoter	-0.009	0	0.012	-0.002
ab:the promotion	0.01	-0.01	0.006	-0.005
ab:the property	0.039	-0.007	-0.029	-0.002
ab:the purpose	0.015	-0.005	0.013	-0.024
ab:the purposes	-0.006	0.054	-0.045	-0.003
ab:the registered	-0.015	0.013	-0.011	0.013
ab:the sale	0.026	-0.001	-0.001	-0.024
ab:the same	0.073	-0.006	-0.01	-0.058
ab:the sea	-0.004	0.042	-0.005	-0.033
ab:the second	0.032	-0.043	-0.014	0.024
ab:the security	-0.003	-0.011	0.016	-0.001
ab:the seller	0.005	-0.002	0.021	-0.025
ab:the service	-0.028	-0.001	0	0.03
ab:the services	-0.015	-0.018	-0.011	0.044
ab:the seven	-0.008	-0.001	0.011	-0.003
ab:the shop	0.028	-0.02	-0.02	0.012
ab:the site	0.111	-0.132	0.025	-0.004
ab:the statutory	-0.026	0	0	0.026
ab:the supplier	0.011	-0.002	0.017	-0.026
ab:the team	0.01	0.001	0.001	-0.013
ab:the telephone	-0.022	0	0.023	-0.001
ab:the terms	0.022	-0.016	0.012	-0.018
ab:the trade	-0.022	-0.001	0	0.023
ab:the trading	0.01	-0.004	-0.013	0.008
ab:the trust	0.012	0.09	-0.104	0.002
ab:the uk	-0.092	0.032	0.07	-0.01
ab:the united	0.057	0.013	-0.091	0.021
ab:the user	0.038	-0.007	-0.034	0.003
ab:the village	0.003	-0.011	-0.014	0.023
ab:the web	-0.009	-0.003	-0.016	0.028
ab:the website	0.106	0.013	-0.121	0.002
ab:the work	-0.038	0.003	0.035	0.001
ab:their details	-0.016	0.002	0.016	-0.001
ab:their own	-0.064	0.073	-0.045	0.036
ab:them act	-0.015	0	0.026	-0.012
ab:them before	-0.013	-0.017	0.061	-0.031
ab:them nothing	0.044	-0.043	-0.03	0.028
ab:them safe	0.014	0	0.004	-0.017
ab:them to	-0.015	-0.001	0.005	0.011
ab:them ¶	-0.043	0	0.028	0.016
ab:theme by	0.021	0	0	-0.02
ab:there is	-0.05	-0.007	-0.014	0.072
ab:these terms	0.007	-0.06	-0.016	0.068
ab:they are	-0.029	-0.013	0.037	0.006
ab:they said	-0.012	0	0.006	0.006
ab:thimble industrial	-0.019	0	0.019	0
ab:things sent	0.029	-0.007	0.006	-0.028
ab:third parties	-0.005	-0.016	0.022	-0.001
ab:third party	0	-0.013	0.014	-0.001
ab:thirteen should	-0.016	0.002	0.016	-0.001
ab:thirty days	0.009	-0.001	0.008	-0.016
ab:this agreement	-0.012	-0.01	0.028	-0.005
ab:this document	0.024	-0.007	-0.016	0
ab:this notice	0.006	-0.026	0.015	0.005
ab:this one	-0.006	-0.008	0.018	-0.004
ab:this page	0.087	0.03	-0.134	0.018
ab:this policy	0.076	-0.003	-0.064	-0.009
ab:this privacy	-0.007	-0.012	-0.017	0.036
ab:this season	0.023	-0.001	0	-0.022
ab:this site	0.005	-0.041	0.024	0.013
ab:this web	0.009	-0.004	0.005	-0.01
ab:this website	-0.087	0.068	0.013	0.006
ab:this your	-0.034	-0.004	0.038	0
ab:thousands of	0.024	-0.001	-0.001	-0.022
ab:three of	0.021	-0.002	-0.001	-0.018
ab:through ORG	-0.002	-0.012	0.015	-0.001
ab:through the	-0.005	-0.008	0.001	0.011
ab:through this	-0.027	-0.018	0.081	-0.037
ab:throughout the	0.041	-0.03	-0.003	-0.007
ab:tickets are	-0.076	-0.002	0.002	0.077
ab:tickets for	0.016	-0.005	-0.003	-0.008
ab:tickets from	0.041	-0.002	-0.011	-0.028
ab:time by	-0.006	-0.007	-0.028	0.042
ab:time to	0.036	-0.03	-0.047	0.04
ab:time ¶	0.033	-0.003	-0.007	-0.022
ab:timetable ¶	0.051	-0.001	0	-0.05
ab:to "	0.002	0.017	-0.018	-0.001
ab:to :	0.021	-0.008	-0.011	-0.001
ab:to BRAND	-0.008	-0.009	-0.004	0.021
ab:to DIGITS	-0.052	-0.004	0.001	0.055
ab:to ORG	-0.066	0.008	0.017	0.042
ab:to SELF	0.06	-0.011	-0.035	-0.014
ab:to a	0.024	-0.02	-0.03	0.026
ab:to addresses	-0.02	-0.004	0.034	-0.01
ab:to as	0.008	0.025	-0.04	0.007
ab:to cancel	-0.007	0.045	-0.036	-0.002
ab:to carry	-0.033	-0.009	0.055	-0.013
ab:to contact	-0.027	0.042	-0.01	-0.005
ab:to do	-0.049	-0.006	-0.006	0.061
ab:to every	-0.023	0.001	0.005	0.017
ab:to in	0.022	-0.003	-0.019	0
ab:to it	0.02	-0.01	-0.007	-0.004
ab:to its	-0.085	0.023	0.068	-0.005
ab:to keep	0.01	0.048	-0.014	-0.043
ab:to our	0.013	-0.022	-0.073	0.082
ab:to pay	0.011	0	0.013	-0.024
ab:to protecting	-0.002	0.023	-0.012	-0.008
ab:to provide	-0.02	-0.006	0.033	-0.006
ab:to respect	-0.005	-0.016	0.022	-0.001
ab:to see	0.041	-0.011	-0.043	0.013
ab:to status	-0.031	0	0.031	0
ab:to the	0.056	-0.022	0.084	-0.118
ab:to them	-0.003	-0.006	-0.003	0.012
ab:to these	0.043	-0.008	-0.034	0
ab:to this	0.04	-0.001	-0.001	-0.038
ab:to time	0.037	-0.03	-0.047	0.04
ab:to us	-0.03	-0.018	0.027	0.021
ab:to use	0.006	-0.01	-0.004	0.008
ab:to visitors	0.014	0	0.002	-0.015
ab:to which	0.026	-0.012	-0.011	-0.002
ab:to whom	-0.029	-0.011	0.043	-0.004
ab:to you	0.096	-0.019	-0.017	-0.06
ab:to your	-0.011	-0.008	0.057	-0.038
ab:together "	-0.048	0.059	-0.011	0
ab:together by	0.009	0.001	0.005	-0.015
ab:together with	0.099	-0.045	-0.059	0.004
ab:top of	0.024	-0.001	-0.001	-0.022
ab:touch about	0.016	0	0	-0.016
ab:touch who	-0.03	-0.001	0	0.032
ab:touch ¶	0.065	-0.004	-0.009	-0.052
ab:tours ¶	0.026	0	0	-0.025
ab:trade customers	0.035	-0.001	-0.001	-0.033
ab:trade mark	-0.019	-0.012	0.029	0.002
ab:trade marks	0.008	-0.009	0.014	-0.013
ab:trade ¶	0.028	-0.003	-0.011	-0.014
ab:trader we	-0.011	0	0	0.012
ab:trader ¶	-0.032	0	0	0.033
ab:trades as	0.024	-0.016	-0.009	0.001
ab:trading address	0.029	0.015	-0.02	-0.024
ab:trading as	-0.075	0.075	0.014	-0.014
ab:trading company	0.079	-0.024	-0.038	-0.017
ab:trading name	-0.059	0.093	-0.025	-0.01
ab:trading names	-0.039	0.015	-0.003	0.027
ab:trading style	-0.075	-0.023	0.016	0.082
ab:trained here	0	0	0.011	-0.011
ab:training in	0.052	0	0	-0.051
ab:transaction records	-0.013	0	0.012	0
ab:travels with	0.017	-0.001	-0.001	-0.015
ab:treat your	0.027	-0.011	-0.013	-0.003
ab:tree for	0.027	-0.001	-0.001	-0.025
ab:truro and	-0.058	-0.002	-0.003	0.062
ab:truro cornwall	0.003	-0.007	0.01	-0.005
ab:trust is	-0.069	0.026	0.001	0.042
ab:trust ¶	-0.026	-0.002	0	0.027
ab:try to	0.022	-0.019	-0.001	-0.002
ab:tw9 8qe	-0.056	0.006	0.049	0
ab:twenty years	0.017	-0.002	-0.015	0
ab:two chairs	-0.022	-0.001	-0.001	0.023
ab:uk (	-0.059	0.004	0.041	0.014
ab:uk DIGITS	-0.011	-0.007	0.011	0.007
ab:uk and	0.041	-0.031	0.004	-0.013
ab:uk company	0.036	-0.009	-0.024	-0.004
ab:uk supervisory	-0.002	-0.007	0.01	-0.001
ab:uk ¶	-0.023	-0.021	0.007	0.036
ab:under SELF	-0.048	0.009	0.039	0
ab:under a	-0.017	-0.001	0.002	0.016
ab:under account	0.009	-0.005	0.008	-0.011
ab:under company	0.046	-0.01	-0.061	0.025
ab:under data	-0.008	-0.003	0.012	-0.001
ab:under firm	0.021	-0.004	-0.015	-0.002
ab:under licence	0.068	-0.026	-0.038	-0.004
ab:under number	0.005	-0.049	0.041	0.003
ab:under registration	0.054	-0.024	-0.027	-0.003
ab:under the	0.109	-0.041	-0.014	-0.054
ab:under thirteen	-0.016	0.002	0.016	-0.001
ab:underwritten by	0.055	-0.003	-0.028	-0.024
ab:unit DIGITS	-0.09	-0.016	0.111	-0.005
ab:unit on	0.049	-0.038	-0.043	0.032
ab:united kingdom	0.123	0.032	-0.158	0.003
ab:unless you	-0.02	-0.007	0.029	-0.003
ab:unpaid after	-0.026	0	0	0.026
ab:up and	-0.044	-0.004	-0.002	0.05
ab:up the	0.014	-0.001	0.001	-0.015
ab:up ¶	-0.078	-0.001	-0.001	0.08
ab:updated :	-0.076	-0.021	-0.011	0.108
ab:updated may	-0.029	-0.013	0.05	-0.008
ab:updating this	-0.006	-0.007	-0.028	0.042
ab:upon thames	-0.056	0.006	0.049	0
ab:upon tyne	0.022	-0.007	0.006	-0.021
ab:url :	-0.011	-0.002	-0.008	0.021
ab:us "	0.083	0.027	-0.117	0.007
ab:us :	0	-0.008	0.013	-0.005
ab:us ORG	0.02	-0.001	-0.001	-0.018
ab:us and	-0.03	-0.006	0.055	-0.02
ab:us at	-0.013	-0.002	-0.003	0.019
ab:us for	0.009	0.04	-0.041	-0.008
ab:us is	0.056	-0.012	-0.03	-0.014
ab:us last	-0.004	-0.001	-0.012	0.018
ab:us or	0.059	0.014	-0.045	-0.028
ab:us our	0.048	0.073	-0.09	-0.031
ab:us the	-0.026	0.006	0	0.02
ab:us their	-0.016	0.002	0.016	-0.001
ab:us to	0.025	0	-0.032	0.007
ab:us we	-0.058	0.008	0.03	0.02
ab:us what	0.045	-0.005	-0.07	0.029
ab:us ¶	0.095	-0.041	0.098	-0.152
ab:use BRAND	0.01	-0.005	-0.008	0.003
ab:use it	-0.01	-0.007	0.003	0.013
ab:use of	0.009	-0.019	0.016	-0.007
ab:use the	0.058	-0.008	-0.015	-0.035
ab:use ¶	-0.083	0.032	0.048	0.004
ab:used for	-0.006	-0.006	0.017	-0.005
ab:used the	0.047	-0.012	-0.025	-0.01
ab:users in	-0.018	-0.012	0.03	0
ab:uses and	0.003	-0.001	-0.019	0.017
ab:uses cookies	0.002	-0.003	-0.014	0.015
ab:uses data	0.02	0	0	-0.02
ab:uses it	0.036	-0.006	-0.03	0
ab:uses the	-0.006	-0.009	-0.002	0.016
ab:uses your	0.026	-0.001	-0.001	-0.024
ab:using the	0.064	-0.003	-0.023	-0.038
ab:using this	-0.092	-0.001	0.062	0.031
ab:usually answers	0.008	-0.001	-0.021	0.014
ab:van if	-0.019	0	0.019	0
ab:van in	0.02	0	0	-0.02
ab:van ¶	-0.016	0	0.016	0
ab:vat DIGITS	0.011	-0.001	-0.01	0
ab:vat no	0.021	-0.004	-0.017	0
ab:vat number	-0.097	-0.009	0.092	0.015
ab:vat registered	-0.01	-0.001	0	0.012
ab:vat registration	0.057	-0.01	-0.03	-0.018
ab:vat ¶	0.017	-0.007	-0.009	-0.001
ab:venues ¶	0.015	-0.006	0.01	-0.018
ab:version DIGITS	0.015	-0.005	-0.006	-0.004
ab:via the	0.048	-0.014	-0.056	0.022
ab:views my	-0.031	0	0	0.031
ab:visit costs	0.034	-0.043	-0.025	0.034
ab:visit the	0.015	0	-0.001	-0.014
ab:visit us	-0.026	0	-0.001	0.027
ab:visitors to	0.019	-0.001	0	-0.018
ab:visitors ¶	0.039	0	-0.001	-0.038
ab:voluntary aided	-0.018	0	0	0.019
ab:volunteer ¶	0.025	-0.001	-0.001	-0.023
ab:vouchers can	0.043	-0.002	-0.013	-0.028
ab:vouchers ¶	-0.049	-0.001	-0.001	0.05
ab:vududka ¶	0.022	-0.001	0	-0.022
ab:wales (	0.031	-0.021	0.011	-0.021
ab:wales as	0.026	-0.017	-0.014	0.005
ab:wales company	-0.017	-0.011	0.037	-0.009
ab:wales no	-0.28	0.031	0.248	0.001
ab:wales number	0.06	-0.003	-0.057	0
ab:wales our	-0.01	-0.005	-0.012	0.027
ab:wales registered	0.003	0.015	-0.023	0.005
ab:wales registration	0.012	-0.004	-0.008	0
ab:wales under	0.052	-0.042	-0.032	0.023
ab:wales with	0.049	0.005	0.003	-0.058
ab:wales ¶	0.054	-0.024	-0.029	-0.002
ab:wall london	-0.018	0.033	-0.015	0
ab:want to	0.001	0.058	-0.044	-0.015
ab:was incorporated	-0.034	0	0.034	0
ab:way manchester	-0.048	0	0.048	0
ab:we "	0.037	0.019	0.009	-0.065
ab:we act	-0.026	-0.007	0.033	-0.001
ab:we also	0.046	-0.004	-0.01	-0.032
ab:we and	0.02	-0.026	0.004	0.001
ab:we are	0.06	-0.096	-0.069	0.106
ab:we ask	-0.015	-0.01	0.023	0.002
ab:we collect	0.031	-0.031	-0.002	0.002
ab:we disclose	-0.006	-0.017	0.026	-0.003
ab:we do	0.014	0.027	-0.005	-0.036
ab:we end	-0.013	0	0.001	0.012
ab:we ever	-0.016	-0.011	0.028	-0.001
ab:we gather	0.022	-0.004	-0.016	-0.001
ab:we give	0.029	-0.004	0.021	-0.046
ab:we have	-0.037	-0.008	0.007	0.038
ab:we hold	0.088	-0.064	-0.048	0.024
ab:we keep	0.032	0.006	0.024	-0.062
ab:we know	-0.018	-0.002	0.003	0.017
ab:we look	0.028	-0.014	-0.009	-0.005
ab:we may	0.016	-0.004	0.008	-0.02
ab:we mean	-0.019	-0.006	0.028	-0.002
ab:we never	-0.01	-0.004	0.014	0
ab:we or	0.012	-0.019	0.011	-0.004
ab:we order	-0.041	-0.001	-0.001	0.043
ab:we our	-0.008	0.047	-0.036	-0.003
ab:we own	-0.026	0.001	0.029	-0.004
ab:we plant	0.011	-0.001	-0.002	-0.008
ab:we process	-0.002	0.074	-0.072	0
ab:we recycle	-0.018	-0.001	0.002	0.017
ab:we refer	0.054	-0.008	-0.041	-0.004
ab:we rely	0.011	0.001	0.014	-0.025
ab:we remove	-0.037	0	0.037	0
ab:we repair	0.016	0	-0.001	-0.015
ab:we require	-0.005	-0.017	0.024	-0.001
ab:we respect	0.039	-0.004	-0.024	-0.01
ab:we run	0	0	0.014	-0.014
ab:we supply	-0.075	0.026	0.048	0.001
ab:we take	-0.058	0.049	0.008	0
ab:we tell	-0.024	0	0.003	0.021
ab:we treat	0.029	-0.011	-0.013	-0.005
ab:we try	0.022	-0.019	-0.001	-0.002
ab:we us	-0.038	0.102	-0.112	0.047
ab:we use	0.015	-0.011	0.01	-0.014
ab:we want	0.031	-0.005	-0.009	-0.018
ab:we will	-0.022	-0.006	0.007	0.022
ab:we would	-0.026	-0.012	0.018	0.021
ab:wears out	0.019	-0.001	-0.001	-0.017
ab:web DIGITS	-0.011	-0.001	0	0.012
ab:web design	0.014	0	0	-0.013
ab:web form	-0.003	-0.011	0.015	-0.001
ab:web site	0.071	-0.015	-0.052	-0.004
ab:web sites	0.024	-0.005	-0.005	-0.013
ab:website "	-0.062	-0.002	0.039	0.026
ab:website (	-0.02	-0.002	-0.001	0.023
ab:website :	0.072	-0.015	-0.034	-0.023
ab:website ;	0.021	-0.003	-0.037	0.019
ab:website and	0.033	-0.006	-0.007	-0.02
ab:website because	-0.026	0	0	0.027
ab:website by	0.019	-0.023	0.067	-0.063
ab:website design	-0.008	-0.008	0.033	-0.017
ab:website https	0.049	-0.015	-0.03	-0.005
ab:website including	-0.077	0.089	-0.005	-0.007
ab:website is	0.04	0.012	-0.021	-0.031
ab:website or	0.015	-0.001	-0.001	-0.013
ab:website www	0.009	-0.012	-0.028	0.03
ab:website ¶	-0.037	-0.019	0.008	0.049
ab:websites ¶	0.013	-0.007	-0.013	0.007
ab:weddings and	0.021	-0.003	0.011	-0.029
ab:wednesdays by	-0.019	0	-0.001	0.02
ab:weekdays and	-0.013	0	0	0.014
ab:welcome to	-0.038	-0.004	0.042	0
ab:west glamorgan	-0.013	0.003	0.01	0
ab:west sussex	-0.028	0.001	0.03	-0.003
ab:west yorkshire	-0.033	0.001	0.03	0.001
ab:wharf birmingham	-0.011	0.003	0.008	0
ab:wharf maidstone	-0.012	0	0.012	0
ab:wharf shrewsbury	-0.017	0.002	0.015	0
ab:what customers	-0.015	-0.002	-0.013	0.03
ab:what follows	0.014	-0.002	0.002	-0.015
ab:what happens	0.026	-0.003	-0.005	-0.018
ab:what information	0.004	0.003	-0.018	0.012
ab:what is	0.016	-0.001	0	-0.015
ab:what it	-0.03	0.004	-0.015	0.04
ab:what the	-0.041	-0.011	0.053	0
ab:what this	-0.086	-0.007	0.002	0.09
ab:what we	0.077	-0.031	-0.012	-0.034
ab:what you	0.034	-0.028	-0.037	0.031
ab:what's on	-0.047	-0.007	0.029	0.025
ab:when a	-0.055	0.048	0.011	-0.004
ab:when they	-0.012	0	0.006	0.006
ab:when we	0.005	-0.011	0.024	-0.018
ab:when you	0.057	-0.021	-0.004	-0.032
ab:where the	0.015	-0.007	-0.011	0.003
ab:where we	-0.021	-0.008	0.029	0
ab:where you	0.003	-0.004	0.022	-0.02
ab:wherry wharf	-0.012	0.001	0.012	0
ab:whether they	-0.067	0	0.066	0
ab:which all	0.022	-0.011	-0.01	0
ab:which are	0.002	0.015	0.014	-0.032
ab:which decides	0.02	-0.012	-0.008	0
ab:which has	-0.011	0.026	-0.01	-0.005
ab:which hosts	-0.066	0.024	0.042	0
ab:which is	-0.054	0.01	0.084	-0.04
ab:which makes	-0.072	0.002	0.069	0
ab:which only	0.026	-0.001	-0.001	-0.024
ab:which pages	-0.016	-0.001	0.001	0.017
ab:which receives	-0.039	0.001	0.038	0
ab:which runs	-0.003	0.022	0.004	-0.024
ab:which takes	-0.01	0.001	0.008	0
ab:which trades	0.024	-0.014	-0.009	-0.001
ab:which we	-0.019	-0.023	0.043	-0.001
ab:whitby and	0.027	-0.001	-0.001	-0.025
ab:who are	0.007	-0.039	0.04	-0.009
ab:who have	0.015	0	-0.037	0.022
ab:who is	0.018	-0.002	-0.026	0.01
ab:who need	0.033	-0.014	0.002	-0.021
ab:who needs	-0.022	-0.004	-0.009	0.035
ab:who owns	-0.032	-0.003	-0.001	0.036
ab:who pick	0.02	-0.002	-0.002	-0.016
ab:who receives	0.013	0	0.004	-0.017
ab:who trained	0	0	0.011	-0.011
ab:who we	-0.036	-0.009	0.003	0.042
ab:whole of	0.007	-0.004	-0.035	0.032
ab:wholly owned	-0.175	0.215	0.024	-0.064
ab:whom we	-0.02	-0.009	0.032	-0.003
ab:whose name	0.03	-0.004	-0.028	0.002
ab:whose registered	0.047	-0.022	0.012	-0.038
ab:whose trading	-0.007	-0.003	-0.015	0.024
ab:wi fi	0.054	-0.026	0.03	-0.058
ab:will carry	-0.039	0	0.029	0.01
ab:will collect	0.02	-0.006	-0.01	-0.003
ab:will go	-0.012	0	0.012	0
ab:will not	-0.024	-0.002	0.003	0.023
ab:will speak	0.019	0	0.002	-0.022
ab:will talk	-0.019	-0.001	0.001	0.019
ab:win your	0.032	0	0	-0.032
ab:wins an	-0.012	0	0.012	0
ab:with ORG	0.046	-0.018	-0.014	-0.014
ab:with a	0.164	-0.014	0.012	-0.162
ab:with an	-0.027	-0.001	0.001	0.027
ab:with company	0.087	0.024	-0.043	-0.068
ab:with cookies	-0.013	0.005	-0.001	0.01
ab:with its	0.032	0.031	-0.049	-0.014
ab:with kop	0.031	-0.002	-0.013	-0.016
ab:with money	-0.019	-0.001	0.004	0.016
ab:with number	0.039	-0.018	-0.062	0.041
ab:with our	0.073	-0.013	-0.049	-0.012
ab:with registered	-0.041	-0.003	-0.064	0.109
ab:with registration	0.029	-0.018	-0.003	-0.008
ab:with the	-0.008	0.034	0.022	-0.048
ab:with two	-0.027	-0.002	0.011	0.018
ab:with us	-0.028	-0.008	0.051	-0.015
ab:with what	-0.002	-0.013	-0.015	0.03
ab:with you	0.029	-0.001	-0.001	-0.027
ab:with your	-0.021	-0.005	0.025	0
ab:with ¶	0.018	-0.004	-0.014	0
ab:within ten	0.04	0	-0.015	-0.025
ab:within the	-0.02	-0.006	-0.003	0.03
ab:without the	0.047	-0.002	-0.002	-0.043
ab:work for	0.004	0	0.019	-0.023
ab:work ¶	0.09	-0.004	-0.002	-0.085
ab:works with	0.036	-0.009	-0.009	-0.019
ab:works ¶	-0.054	-0.003	0.003	0.054
ab:workshop is	-0.017	-0.001	0.001	0.017
ab:worth opening	-0.075	0.001	0.006	0.068
ab:worth your	0.041	0	-0.004	-0.037
ab:worthing west	-0.023	0.001	0.025	-0.003
ab:would like	0.042	-0.009	0.006	-0.038
ab:would rather	-0.017	0	0	0.017
ab:wrexham and	0.03	-0.001	-0.001	-0.028
ab:write to	0.067	-0.018	-0.061	0.012
ab:written on	0.011	-0.001	-0.001	-0.009
ab:written price	0.049	0	0	-0.048
ab:www BRAND	-0.009	-0.001	-0.078	0.088
ab:years which	0.031	-0.002	-0.015	-0.014
ab:yesterday that	-0.017	0	0.016	0
ab:york and	0.018	-0.001	-0.001	-0.016
ab:york north	-0.021	0.003	0.018	0
ab:yorkshire hx1	-0.017	0.001	0.014	0.001
ab:yorkshire hx3	-0.022	0	0.022	0
ab:you "	0.029	-0.005	-0.021	-0.002
ab:you (	0.049	-0.007	-0.026	-0.017
ab:you a	0.012	-0.004	-0.006	-0.001
ab:you accept	-0.026	0.05	-0.033	0.009
ab:you agree	0.016	-0.014	-0.022	0.02
ab:you and	0.033	-0.008	0.019	-0.044
ab:you are	-0.002	-0.021	-0.031	0.053
ab:you buy	0.017	-0.002	-0.003	-0.012
ab:you can	-0.058	-0.032	0.022	0.069
ab:you care	0.001	-0.006	-0.006	0.011
ab:you choose	0.008	-0.005	0.021	-0.024
ab:you claim	-0.014	0	0.013	0
ab:you do	-0.068	-0.003	0.027	0.044
ab:you get	-0.008	-0.001	-0.032	0.041
ab:you give	-0.007	-0.011	-0.024	0.042
ab:you have	0.031	-0.003	0.019	-0.047
ab:you how	0.043	-0.009	-0.047	0.013
ab:you look	-0.019	-0.001	-0.002	0.022
ab:you make	0.029	-0.001	-0.001	-0.026
ab:you may	-0.036	-0.014	0.092	-0.043
ab:you must	-0.009	-0.005	0.013	0.002
ab:you need	0.087	-0.016	-0.076	0.005
ab:you order	-0.026	-0.018	0.061	-0.017
ab:you refuse	-0.012	0	0.012	0
ab:you tell	0	-0.014	-0.013	0.027
ab:you the	0.075	-0.008	-0.041	-0.027
ab:you use	0.095	-0.032	-0.057	-0.006
ab:you want	-0.013	-0.012	0.026	0
ab:you when	0.02	-0.007	-0.017	0.005
ab:you will	0.005	-0.015	0.041	-0.031
ab:you would	0.026	-0.001	-0.001	-0.024
ab:you ¶	-0.005	-0.03	-0.027	0.062
ab:your account	-0.022	-0.01	0.016	0.015
ab:your booking	-0.016	-0.002	0.017	0.001
ab:your business	0.009	-0.006	0.021	-0.024
ab:your choices	-0.021	0.001	0.011	0.01
ab:your contract	-0.037	-0.006	0.045	-0.002
ab:your data	0.018	0.039	0.005	-0.061
ab:your delivery	0.013	0	0	-0.013
ab:your details	0.08	-0.018	-0.012	-0.05
ab:your home	-0.038	-0.024	0.038	0.024
ab:your information	-0.03	0.001	0.008	0.021
ab:your mind	0.012	-0.002	-0.009	0
ab:your order	0.019	-0.006	-0.001	-0.012
ab:your own	0.01	-0.001	0.001	-0.01
ab:your personal	0.019	0.045	-0.052	-0.012
ab:your privacy	0.092	-0.044	-0.027	-0.021
ab:your questions	0.061	-0.002	0.004	-0.063
ab:your records	-0.02	0.045	-0.016	-0.008
ab:your right	0.002	0.044	-0.044	-0.002
ab:your rights	0.004	-0.01	0.021	-0.014
ab:your time	0.067	0	-0.004	-0.064
ab:your use	-0.002	-0.013	0.023	-0.008
ab:yw BRAND	0.012	-0.003	-0.009	-0.001
ab:© BRAND	-0.018	-0.036	0.142	-0.088
ab:© DIGITS	-0.075	0.084	0.105	-0.115
ab:© ORG	-0.129	0.133	-0.005	0.001
ab:¶ "	0.167	-0.033	-0.1	-0.033
ab:¶ (	-0.039	-0.01	0.062	-0.013
ab:¶ :	0.01	0	-0.001	-0.009
ab:¶ BRAND	-0.267	0.069	0.088	0.109
ab:¶ DIGITS	0	-0.014	-0.074	0.089
ab:¶ ORG	-0.311	0.043	0.248	0.021
ab:¶ SELF	0.162	-0.059	-0.051	-0.052
ab:¶ a	0.001	0.007	-0.086	0.078
ab:¶ about	0.006	0.012	0.008	-0.026
ab:¶ accept	-0.009	-0.001	0	0.01
ab:¶ accounts	-0.027	-0.001	-0.001	0.029
ab:¶ address	0.103	-0.046	-0.074	0.017
ab:¶ advertise	-0.036	-0.006	-0.008	0.049
ab:¶ advertising	0.022	-0.001	0	-0.021
ab:¶ all	0.007	0.041	-0.026	-0.022
ab:¶ american	0.022	-0.001	0.001	-0.022
ab:¶ anti	0.012	-0.001	-0.004	-0.008
ab:¶ areas	0.018	-0.001	0	-0.017
ab:¶ ask	0.016	-0.007	-0.014	0.005
ab:¶ b	-0.005	-0.007	0.013	0
ab:¶ book	-0.02	-0.001	-0.001	0.022
ab:¶ booking	0.006	-0.01	0.012	-0.008
ab:¶ bottles	-0.043	0.001	0.004	0.038
ab:¶ bottom	-0.051	-0.057	0.12	-0.012
ab:¶ built	-0.032	0	0	0.033
ab:¶ bundles	-0.011	-0.001	-0.001	0.013
ab:¶ business	0.076	-0.003	0	-0.073
ab:¶ buy	-0.032	0	0	0.033
ab:¶ by	-0.044	-0.008	-0.015	0.067
ab:¶ calls	0.03	0	0	-0.029
ab:¶ card	-0.028	-0.003	0.046	-0.015
ab:¶ care	-0.011	0.045	-0.001	-0.033
ab:¶ careers	0.032	-0.004	-0.002	-0.026
ab:¶ cart	0.117	-0.006	-0.027	-0.084
ab:¶ category	0.034	0.052	-0.064	-0.023
ab:¶ changes	0.03	-0.003	0.008	-0.035
ab:¶ charity	0.013	0	-0.011	-0.002
ab:¶ children	-0.026	0.001	0.016	0.009
ab:¶ clear	0.022	-0.001	-0.001	-0.02
ab:¶ clients	0.013	-0.001	0	-0.013
ab:¶ company	-0.111	-0.035	0.144	0.001
ab:¶ compare	0.041	0	-0.001	-0.04
ab:¶ complaints	-0.029	-0.004	0.002	0.032
ab:¶ conditions	-0.013	-0.001	0	0.013
ab:¶ contact	-0.088	0.106	-0.145	0.127
ab:¶ cookie	0.024	-0.004	0.018	-0.038
ab:¶ cookies	-0.104	0.024	0.024	0.057
ab:¶ copyright	-0.02	-0.031	0.057	-0.005
ab:¶ cottages	0.047	-0.003	-0.003	-0.041
ab:¶ credit	0.029	-0.005	-0.016	-0.008
ab:¶ data	-0.034	0.047	-0.066	0.052
ab:¶ definitions	0.035	-0.044	-0.009	0.018
ab:¶ delivery	-0.008	-0.009	0.004	0.013
ab:¶ domogo	-0.002	-0.015	0.018	-0.001
ab:¶ each	-0.089	0.038	0.055	-0.004
ab:¶ effective	-0.024	-0.001	0	0.026
ab:¶ email	-0.029	-0.007	0.003	0.033
ab:¶ engineer	-0.025	0.003	0.022	0
ab:¶ events	-0.028	-0.001	0.001	0.028
ab:¶ every	0	-0.011	0.004	0.007
ab:¶ everything	0.055	0	0.008	-0.063
ab:¶ examples	0.034	0.052	-0.064	-0.023
ab:¶ family	-0.053	0	0	0.054
ab:¶ faqs	-0.022	0	0	0.023
ab:¶ features	0.067	0	0	-0.067
ab:¶ fees	0.038	-0.003	-0.004	-0.031
ab:¶ finance	0.05	-0.001	0	-0.049
ab:¶ find	0.056	-0.002	0.001	-0.056
ab:¶ five	-0.039	-0.001	-0.001	0.041
ab:¶ for	0.109	-0.013	0.027	-0.123
ab:¶ four	0.052	-0.003	-0.003	-0.047
ab:¶ from	0.075	-0.004	0.001	-0.072
ab:¶ full	0.007	-0.004	-0.013	0.01
ab:¶ gallery	0.011	-0.004	-0.017	0.01
ab:¶ gb	0.028	-0.001	-0.026	0
ab:¶ get	0.034	0.003	-0.009	-0.028
ab:¶ gift	0	0.035	-0.036	0.001
ab:¶ gifts	-0.029	0	0	0.029
ab:¶ good	0.042	-0.003	-0.001	-0.039
ab:¶ help	0.053	-0.002	0.001	-0.051
ab:¶ here	0.033	-0.002	0.001	-0.033
ab:¶ hire	-0.003	-0.007	0.05	-0.04
ab:¶ home	-0.051	-0.016	0.049	0.017
ab:¶ homes	0.055	0	0	-0.054
ab:¶ hosting	-0.022	-0.007	-0.006	0.036
ab:¶ hotels	0.025	-0.001	-0.001	-0.023
ab:¶ how	-0.064	0.066	0.037	-0.04
ab:¶ i	-0.038	-0.003	0.029	0.013
ab:¶ ico	-0.017	0	0.004	0.013
ab:¶ identity	0.007	-0.01	0.002	0
ab:¶ if	0.033	-0.104	0.024	0.047
ab:¶ imprint	-0.003	0.004	0.014	-0.016
ab:¶ in	-0.03	-0.007	-0.011	0.048
ab:¶ independent	0.036	0	-0.001	-0.035
ab:¶ information	0.001	-0.035	0.025	0.009
ab:¶ installed	0.049	-0.001	0	-0.047
ab:¶ insurance	0.019	-0.002	0.018	-0.035
ab:¶ introduction	0.048	-0.013	-0.031	-0.003
ab:¶ invoices	-0.009	-0.01	0.019	0
ab:¶ it	0.008	-0.005	0.022	-0.026
ab:¶ join	-0.025	-0.003	0.031	-0.003
ab:¶ keep	0	0.012	-0.034	0.023
ab:¶ know	-0.009	-0.001	-0.001	0.01
ab:¶ last	-0.084	-0.019	0.012	0.091
ab:¶ legal	0.082	-0.001	0.007	-0.088
ab:¶ let	-0.05	0	0	0.051
ab:¶ like	-0.009	-0.007	0.018	-0.002
ab:¶ local	0.037	-0.001	-0.001	-0.035
ab:¶ log	-0.039	-0.005	0.048	-0.004
ab:¶ looking	-0.033	-0.001	0	0.034
ab:¶ making	0.067	0	0.001	-0.067
ab:¶ means	-0.015	0.029	0	-0.014
ab:¶ miniatures	0.026	0	0	-0.026
ab:¶ mortgages	-0.079	-0.001	-0.001	0.081
ab:¶ most	-0.043	-0.007	0.008	0.041
ab:¶ mostly	0.009	-0.001	0.003	-0.01
ab:¶ move	0.047	0	0	-0.046
ab:¶ my	-0.029	-0.001	-0.001	0.03
ab:¶ name	-0.03	0.006	0.012	0.011
ab:¶ new	-0.092	-0.002	-0.001	0.094
ab:¶ news	0.135	-0.001	-0.002	-0.132
ab:¶ no	-0.015	-0.003	0.003	0.015
ab:¶ nobody	-0.014	-0.001	0.002	0.014
ab:¶ number	-0.003	-0.002	-0.018	0.023
ab:¶ offers	0.016	0	0	-0.015
ab:¶ office	0.015	-0.001	-0.013	0
ab:¶ okimiletpo	0.022	-0.003	0.003	-0.022
ab:¶ one	0.035	0.029	-0.001	-0.063
ab:¶ open	0.016	-0.004	-0.001	-0.011
ab:¶ orders	0.029	-0.003	-0.026	0
ab:¶ our	-0.042	-0.053	0.079	0.016
ab:¶ owners	0.036	-0.003	0.005	-0.037
ab:¶ parties	0.041	-0.001	-0.001	-0.04
ab:¶ payment	0.026	0	0.013	-0.039
ab:¶ payroll	0.043	-0.002	0.001	-0.042
ab:¶ people	0.034	0	0.013	-0.047
ab:¶ personal	0.024	0.021	-0.005	-0.04
ab:¶ pick	-0.018	-0.001	0	0.019
ab:¶ pictures	0.034	-0.003	-0.006	-0.026
ab:¶ plans	-0.012	-0.001	-0.001	0.013
ab:¶ play	0.03	-0.003	0.025	-0.052
ab:¶ please	-0.015	0.013	0.011	-0.009
ab:¶ postal	0.032	-0.006	-0.016	-0.011
ab:¶ powered	-0.014	-0.012	0.014	0.013
ab:¶ prices	-0.012	-0.003	0.004	0.012
ab:¶ privacy	0.152	0.093	-0.076	-0.169
ab:¶ property	0.062	-0.001	-0.001	-0.06
ab:¶ questions	-0.036	0.073	0.003	-0.04
ab:¶ quote	0.011	-0.001	0.001	-0.012
ab:¶ rapa	0.021	-0.004	0.004	-0.022
ab:¶ rated	0.064	-0.001	-0.009	-0.054
ab:¶ read	-0.114	-0.003	0.05	0.066
ab:¶ ref	0.016	-0.002	-0.015	0
ab:¶ registered	-0.023	0.035	-0.035	0.023
ab:¶ retention	-0.002	-0.008	0.011	-0.001
ab:¶ reviewed	-0.037	-0.001	0.013	0.025
ab:¶ rooms	-0.042	0	-0.001	0.043
ab:¶ run	-0.051	0.06	-0.042	0.034
ab:¶ sales	0.023	-0.003	-0.031	0.011
ab:¶ search	0.021	-0.002	0.003	-0.022
ab:¶ security	-0.023	0	0	0.023
ab:¶ see	-0.01	-0.002	0.012	0
ab:¶ sell	0.018	-0.004	-0.001	-0.013
ab:¶ selling	-0.038	-0.001	-0.001	0.04
ab:¶ send	-0.034	-0.001	-0.001	0.036
ab:¶ services	0.012	-0.013	0.014	-0.013
ab:¶ shop	0.023	-0.018	0.021	-0.026
ab:¶ software	-0.059	-0.004	0.006	0.057
ab:¶ some	-0.014	-0.004	0.016	0.003
ab:¶ spare	0.061	-0.002	-0.015	-0.044
ab:¶ stronger	0.023	0	0	-0.023
ab:¶ subscribe	-0.007	-0.009	-0.043	0.06
ab:¶ t	-0.038	-0.001	-0.001	0.04
ab:¶ team	0.032	-0.003	-0.002	-0.027
ab:¶ tel	-0.071	0.099	-0.058	0.03
ab:¶ tell	-0.007	-0.002	-0.012	0.021
ab:¶ terms	-0.085	0.036	0.036	0.013
ab:¶ the	-0.12	0.076	-0.016	0.06
ab:¶ there	-0.022	0.005	-0.009	0.026
ab:¶ these	-0.029	-0.022	0.03	0.021
ab:¶ they	-0.019	0.08	-0.058	-0.003
ab:¶ this	0.061	-0.014	-0.064	0.017
ab:¶ thoughtful	-0.006	-0.002	-0.002	0.01
ab:¶ three	0.034	-0.002	-0.002	-0.029
ab:¶ throughout	0.011	-0.002	0.003	-0.012
ab:¶ tickets	-0.024	-0.001	-0.006	0.031
ab:¶ timetable	0.051	0	0	-0.05
ab:¶ top	-0.035	-0.002	-0.002	0.038
ab:¶ trade	-0.055	0.071	-0.036	0.021
ab:¶ train	-0.01	0	0	0.011
ab:¶ two	-0.088	-0.005	0.03	0.063
ab:¶ uk	-0.044	-0.006	0.006	0.044
ab:¶ under	-0.008	-0.005	0.013	-0.001
ab:¶ unit	-0.035	-0.001	0.036	0
ab:¶ use	-0.006	-0.001	-0.011	0.018
ab:¶ using	-0.074	-0.001	0.052	0.023
ab:¶ vat	0.06	-0.002	-0.024	-0.033
ab:¶ version	0.024	-0.007	-0.012	-0.005
ab:¶ visit	0.028	-0.001	0	-0.028
ab:¶ volunteer	0.025	-0.001	-0.001	-0.023
ab:¶ we	0.164	-0.076	0.027	-0.115
ab:¶ web	0.016	-0.007	-0.012	0.003
ab:¶ website	0.014	-0.006	0.002	-0.01
ab:¶ websites	0.028	-0.006	-0.014	-0.007
ab:¶ welcome	-0.045	-0.005	0.033	0.017
ab:¶ well	-0.012	0	0.006	0.005
ab:¶ what	0.044	-0.041	0.001	-0.003
ab:¶ when	0.007	-0.012	0.013	-0.008
ab:¶ where	-0.009	-0.018	0.047	-0.02
ab:¶ who	0.021	-0.047	0.052	-0.026
ab:¶ whole	-0.039	-0.002	-0.001	0.042
ab:¶ work	-0.003	-0.004	0.013	-0.005
ab:¶ you	-0.114	-0.025	0.094	0.046
ab:¶ your	-0.055	-0.04	0.092	0.003
ab:¶ ©	-0.016	0.092	0.071	-0.147
aloneInBlock	0.444	-0.084	0.173	-0.533
aw:"	0.001	0.062	-0.188	0.125
aw:&	-0.02	-0.068	-0.002	0.09
aw:(	0.15	-0.132	-0.127	0.11
aw:1st	-0.046	0.015	0.019	0.012
aw:1xf	0.011	-0.004	-0.007	-0.001
aw:2az	-0.048	0	0.048	0
aw:2nd	-0.054	-0.013	0.068	-0.001
aw:3gt	-0.018	0	0.017	0
aw:3rd	0.036	-0.013	-0.022	0
aw:5qz	-0.011	0	0.011	0
aw:5ul	-0.036	0	0.036	0
aw:6wq	0.016	-0.007	-0.009	0
aw:7eb	-0.012	0	0.012	0
aw:7jt	-0.004	-0.006	0.011	-0.001
aw:7th	-0.01	0	0.006	0.004
aw:8qe	-0.056	0.006	0.049	0
aw::	0.173	0.058	-0.333	0.102
aw:;	-0.158	-0.066	0.152	0.073
aw:@	0.002	-0.03	-0.034	0.062
aw:BRAND	0.01	0.117	0.153	-0.281
aw:DIGITS	0.12	-0.062	0.012	-0.069
aw:NUM	-0.002	-0.075	0.157	-0.08
aw:ORG	-0.318	0.15	0.13	0.038
aw:SELF	0.244	-0.125	0.16	-0.28
aw:a	-0.22	-0.112	0.319	0.013
aw:aberdeen	0.031	-0.001	-0.003	-0.027
aw:aberystwyth	-0.012	-0.001	0.001	0.012
aw:abosdi	-0.009	-0.003	0.011	0.001
aw:about	-0.064	0.029	0.084	-0.049
aw:abroad	0.018	-0.006	0.01	-0.022
aw:accept	-0.012	0.045	-0.042	0.009
aw:acceptance	-0.006	-0.002	-0.009	0.017
aw:accepts	-0.016	0.005	0.012	0
aw:access	0.011	-0.017	-0.017	0.023
aw:accessing	0.006	-0.016	0.007	0.003
aw:account	-0.049	-0.014	0.047	0.016
aw:accountant	-0.038	0.002	0.036	0
aw:accountants	0.07	-0.012	0.009	-0.067
aw:accounts	0.064	0.027	-0.127	0.036
aw:acquired	-0.008	-0.012	0.022	-0.002
aw:across	0.072	0.037	-0.035	-0.074
aw:act	0.015	-0.006	0.036	-0.045
aw:acting	0.029	-0.016	0.001	-0.014
aw:active	-0.047	-0.013	0.015	0.045
aw:acts	-0.045	-0.024	0.031	0.038
aw:add	-0.006	-0.001	-0.009	0.015
aw:address	0.2	-0.1	-0.212	0.112
aw:addresses	-0.045	0.048	0.008	-0.011
aw:adjusters	-0.021	0	0.021	0
aw:admin	-0.036	0.003	0.014	0.018
aw:administrator	0.018	-0.004	0.011	-0.025
aw:advertise	0.033	-0.009	-0.019	-0.005
aw:advertising	0.02	-0.001	0.002	-0.021
aw:advice	-0.031	0.042	-0.03	0.019
aw:affiliated	-0.021	-0.013	0.049	-0.015
aw:affiliates	0.043	-0.047	-0.012	0.016
aw:after	-0.105	0.184	-0.132	0.053
aw:again	-0.005	-0.002	-0.002	0.01
aw:against	-0.004	-0.008	0.027	-0.015
aw:agency	0.032	-0.048	0.049	-0.033
aw:agent	-0.01	-0.027	0.049	-0.012
aw:agents	-0.026	-0.037	0.047	0.016
aw:agree	0.04	-0.019	-0.038	0.018
aw:agreed	-0.024	-0.005	0.039	-0.01
aw:agreement	-0.029	-0.019	0.066	-0.018
aw:ai	0.066	-0.008	-0.004	-0.054
aw:aided	-0.018	0	0	0.019
aw:airport	-0.032	-0.008	0.01	0.03
aw:akevafifo	-0.008	-0.008	0.017	-0.001
aw:alarms	-0.039	-0.001	0	0.04
aw:all	0.006	0.111	-0.031	-0.086
aw:alma	-0.017	0	0	0.017
aw:already	0.039	-0.009	-0.026	-0.004
aw:also	-0.153	0.196	-0.019	-0.024
aw:alter	0.014	-0.001	-0.011	-0.002
aw:always	-0.043	-0.001	-0.001	0.045
aw:am	-0.028	-0.004	0.012	0.021
aw:america	-0.004	0.056	-0.05	-0.002
aw:american	0.022	-0.001	0.001	-0.022
aw:among	0.02	-0.001	-0.001	-0.018
aw:amount	0.013	-0.005	-0.011	0.003
aw:an	0.006	-0.058	0.058	-0.006
aw:and	0	0.118	0.048	-0.166
aw:another	-0.011	-0.002	0.015	-0.002
aw:answer	-0.003	-0.003	-0.004	0.01
aw:answered	0.047	-0.002	0.005	-0.051
aw:answers	0	-0.009	-0.046	0.055
aw:anti	0.022	-0.001	-0.008	-0.013
aw:any	0.048	-0.03	-0.002	-0.017
aw:anyone	-0.035	-0.008	0.031	0.013
aw:anything	0.003	0.023	-0.031	0.005
aw:anywhere	-0.026	0.031	0	-0.004
aw:app	-0.118	0.046	-0.013	0.085
aw:appear	0.013	-0.006	-0.006	-0.001
aw:application	0.057	-0.002	-0.019	-0.037
aw:applies	0.011	0.045	-0.063	0.007
aw:apply	0.064	-0.028	-0.017	-0.019
aw:appointed	0.092	0.067	-0.111	-0.048
aw:appointment	-0.03	-0.001	0	0.03
aw:appointments	0.019	-0.001	-0.001	-0.017
aw:apprentices	-0.019	-0.002	0.01	0.011
aw:apps	0.065	0	-0.001	-0.064
aw:april	-0.011	-0.001	0.007	0.006
aw:apumbe	-0.002	-0.01	0.013	-0.001
aw:are	0.142	0.023	-0.168	0.003
aw:areas	0.016	-0.004	-0.006	-0.005
aw:arrangement	-0.024	-0.006	0.013	0.017
aw:arranges	0.046	-0.025	0.006	-0.028
aw:article	0.022	-0.012	-0.003	-0.008
aw:as	0.02	-0.021	0.03	-0.029
aw:asia	0.025	-0.002	0.025	-0.047
aw:ask	-0.014	-0.037	0.025	0.026
aw:asked	-0.011	-0.002	0.004	0.009
aw:assessment	0.072	-0.001	-0.001	-0.07
aw:assets	-0.005	-0.011	0.017	-0.002
aw:associated	-0.001	-0.023	0.023	0.002
aw:association	-0.072	-0.016	0.065	0.022
aw:at	0.147	-0.059	-0.077	-0.011
aw:authorised	0.006	-0.027	0.078	-0.057
aw:authority	0.04	-0.013	-0.062	0.034
aw:available	-0.007	0.059	-0.054	0.002
aw:award	-0.015	0	0.002	0.013
aw:away	-0.049	-0.002	0.021	0.03
aw:b	-0.037	-0.001	0.002	0.035
aw:b18	-0.012	0.003	0.009	0
aw:back	0.016	-0.014	0.007	-0.009
aw:balloon	0.021	0	0	-0.02
aw:bars	-0.034	-0.008	0.014	0.028
aw:based	0.064	-0.04	-0.061	0.036
aw:batch	-0.034	0.001	0.004	0.029
aw:battery	0.037	-0.001	0.002	-0.037
aw:be	0.032	-0.063	-0.025	0.056
aw:because	0.041	-0.06	-0.007	0.025
aw:become	0.029	-0.002	0.001	-0.028
aw:beds	-0.047	0	0.005	0.042
aw:been	0.039	-0.021	-0.069	0.051
aw:before	0.012	-0.034	0.114	-0.092
aw:began	0.064	-0.04	-0.043	0.019
aw:behalf	0.026	0.04	-0.007	-0.058
aw:behind	-0.022	-0.007	-0.015	0.044
aw:being	0.022	-0.011	-0.006	-0.005
aw:belfast	0.017	-0.007	-0.072	0.062
aw:bellfounder	-0.016	0.012	0.003	0.001
aw:belong	-0.033	0.017	0.015	0.002
aw:belongs	-0.076	0.021	0.041	0.013
aw:below	0.047	0.001	0.003	-0.051
aw:berkshire	0.012	-0.007	-0.005	0
aw:best	0.049	-0.001	-0.001	-0.048
aw:better	-0.031	-0.001	-0.001	0.032
aw:beyond	-0.074	-0.018	0.026	0.066
aw:birmingham	0.002	-0.04	-0.1	0.138
aw:blend	0.017	0	0	-0.017
aw:board	0.068	-0.001	0.001	-0.068
aw:boards	0.012	0	0	-0.012
aw:body	-0.006	-0.02	0.044	-0.018
aw:book	-0.04	-0.002	-0.001	0.043
aw:booking	-0.131	-0.035	0.171	-0.005
aw:bookings	0.009	-0.016	-0.007	0.014
aw:books	-0.024	-0.003	0.036	-0.009
aw:both	0.086	-0.014	-0.097	0.025
aw:bottles	-0.067	0.001	0.006	0.06
aw:bottom	-0.081	-0.057	0.12	0.018
aw:bought	0.019	0.052	-0.092	0.021
aw:bouquet	0.016	0	0	-0.016
aw:box	0.013	0.01	-0.013	-0.01
aw:branch	0.003	-0.016	0.023	-0.01
aw:branches	-0.026	-0.006	0	0.031
aw:brand	0.002	0.034	-0.016	-0.02
aw:brands	0.065	0.016	-0.06	-0.021
aw:brewing	0.02	0	-0.001	-0.019
aw:bring	0.036	-0.001	-0.001	-0.034
aw:britain	0.024	-0.014	0.025	-0.035
aw:british	-0.121	-0.008	0.017	0.112
aw:broadband	0.041	0	-0.001	-0.04
aw:broker	0.032	-0.022	-0.013	0.003
aw:brought	-0.026	0	0	0.027
aw:browse	0.01	0	0	-0.009
aw:build	0.014	-0.001	0	-0.013
aw:building	-0.035	0.015	-0.002	0.022
aw:buildings	0.074	-0.006	-0.011	-0.056
aw:built	-0.074	-0.009	0.032	0.051
aw:bundles	-0.024	-0.001	-0.001	0.025
aw:bus	0.072	-0.009	-0.002	-0.061
aw:business	0.023	0.038	-0.009	-0.052
aw:businesses	0.038	0.048	-0.082	-0.004
aw:but	0.031	-0.008	0.012	-0.035
aw:buy	-0.031	-0.003	-0.003	0.037
aw:buyer	-0.014	-0.01	0.026	-0.002
aw:buyers	0.031	0.064	-0.051	-0.043
aw:buying	-0.019	0.018	0.018	-0.016
aw:buys	-0.006	-0.001	-0.008	0.015
aw:by	-0.002	-0.071	0.223	-0.15
aw:c	0.045	0.004	-0.086	0.037
aw:cake	0.019	-0.002	0.003	-0.02
aw:california	-0.009	-0.002	-0.01	0.021
aw:called	0.074	-0.016	-0.063	0.006
aw:calls	-0.026	-0.015	0.04	0.001
aw:cambridge	-0.064	-0.003	0.021	0.047
aw:came	-0.027	-0.031	0.036	0.022
aw:campaign	0.018	0	0	-0.018
aw:campaigns	0.019	-0.001	-0.007	-0.012
aw:can	-0.044	-0.069	0.115	-0.002
aw:cancel	0.007	0.033	-0.013	-0.026
aw:cannot	0.012	-0.005	-0.002	-0.005
aw:capital	0.02	-0.002	-0.002	-0.017
aw:car	-0.081	-0.003	-0.008	0.091
aw:card	-0.042	0.005	0.119	-0.083
aw:cardiff	0.01	-0.004	0.007	-0.013
aw:cards	-0.039	-0.016	0.042	0.012
aw:care	0.107	0.002	-0.057	-0.051
aw:careers	-0.013	-0.004	-0.002	0.019
aw:cares	0.07	-0.021	-0.06	0.012
aw:carried	-0.049	0	-0.003	0.053
aw:carriers	-0.032	-0.003	0.004	0.032
aw:carry	-0.117	-0.009	0.082	0.044
aw:carrying	-0.013	-0.008	0.015	0.006
aw:cars	-0.048	-0.002	0	0.049
aw:cart	0.117	-0.006	-0.027	-0.084
aw:case	-0.024	-0.004	-0.017	0.045
aw:cash	0.035	-0.007	-0.018	-0.01
aw:cask	0.029	0	0	-0.029
aw:category	0.034	0.052	-0.064	-0.023
aw:catering	-0.037	-0.001	0	0.037
aw:cb1	-0.021	0	0.02	0.001
aw:central	-0.008	-0.012	-0.031	0.051
aw:centre	0.029	-0.043	-0.027	0.041
aw:certain	0.021	-0.012	-0.016	0.008
aw:certificate	-0.061	-0.002	0.067	-0.003
aw:cf10	-0.012	0	0.012	0
aw:chairs	-0.023	-0.001	0.001	0.023
aw:change	0.02	-0.025	0.021	-0.016
aw:changes	0.043	-0.008	-0.007	-0.027
aw:changing	0.045	-0.003	-0.011	-0.032
aw:channel	-0.022	0	0	0.022
aw:charge	0.041	-0.004	-0.036	-0.001
aw:charitable	-0.007	-0.008	0.015	0.001
aw:charity	0.088	-0.035	0.067	-0.12
aw:charter	0.015	-0.001	-0.011	-0.003
aw:chat	0.001	-0.004	-0.021	0.024
aw:check	-0.026	-0.017	0.028	0.015
aw:checks	0.008	-0.011	0.033	-0.03
aw:cheshire	-0.037	0.001	0.032	0.005
aw:children	0.072	-0.002	0.022	-0.093
aw:choices	-0.004	-0.001	0.01	-0.005
aw:choose	-0.031	-0.017	0.062	-0.014
aw:chosen	-0.01	-0.002	0.006	0.006
aw:church	-0.011	-0.003	-0.002	0.017
aw:city	0.012	-0.001	0.012	-0.024
aw:claim	-0.018	-0.004	0.023	0
aw:claims	-0.002	-0.007	-0.035	0.044
aw:classes	0.042	-0.002	0.001	-0.041
aw:classic	-0.02	-0.002	0.002	0.02
aw:clear	0.039	-0.007	0.005	-0.036
aw:clearance	0.013	-0.001	-0.019	0.007
aw:click	0.052	-0.006	-0.032	-0.014
aw:client	0.027	-0.006	-0.035	0.014
aw:clients	0.056	-0.01	-0.002	-0.044
aw:clinic	0.013	-0.012	-0.002	0.002
aw:close	-0.025	0.008	0.043	-0.026
aw:club	-0.032	-0.04	0.057	0.016
aw:clubs	-0.025	-0.006	0.031	0
aw:co	-0.044	0.065	-0.033	0.012
aw:code	0.036	-0.024	-0.032	0.02
aw:coffee	-0.043	0	-0.001	0.044
aw:cofrestru’r	0.01	-0.003	-0.009	0.001
aw:collect	0.046	-0.043	0.001	-0.005
aw:collected	0.022	-0.026	0.009	-0.005
aw:collectively	0.06	0.015	-0.081	0.007
aw:collects	-0.073	0.002	0.055	0.015
aw:com	0.011	0.014	0.003	-0.028
aw:come	-0.013	-0.004	0.026	-0.009
aw:comes	0.087	-0.015	0.004	-0.076
aw:commerce	-0.013	-0.002	0.002	0.013
aw:commercial	-0.001	-0.003	-0.018	0.022
aw:commission	0.007	0.01	0.041	-0.058
aw:commissioner's	-0.001	-0.002	-0.014	0.017
aw:commissioner’s	-0.006	-0.007	0.023	-0.01
aw:committed	0	0.017	-0.02	0.004
aw:committee	-0.041	-0.022	0.101	-0.038
aw:communications	0.015	-0.011	0.026	-0.029
aw:community	-0.121	-0.011	0.05	0.081
aw:companies	0.101	0.129	-0.155	-0.075
aw:company	-0.131	0.091	-0.097	0.137
aw:compare	0.043	-0.001	-0.007	-0.035
aw:competition	0.012	-0.002	-0.011	0
aw:competitions	0.019	-0.01	-0.013	0.005
aw:complain	-0.034	-0.002	0.035	0
aw:complaint	-0.011	0.007	0.005	-0.001
aw:complaints	-0.026	-0.002	0.01	0.019
aw:compliance	0.04	-0.006	-0.022	-0.012
aw:conditions	0.012	0.012	0.122	-0.147
aw:conduct	-0.007	-0.015	-0.009	0.031
aw:connected	0.011	0.008	-0.01	-0.008
aw:connections	0.02	0	0	-0.02
aw:consent	-0.016	0	0.015	0.002
aw:consultants	-0.019	-0.001	-0.002	0.022
aw:consultations	-0.035	0.051	-0.015	-0.001
aw:contact	0.08	0.077	-0.213	0.056
aw:contains	-0.035	-0.013	0.031	0.016
aw:content	0.058	-0.037	-0.006	-0.015
aw:context	0.014	-0.006	0.012	-0.02
aw:contract	-0.085	-0.008	0.064	0.028
aw:contracting	-0.027	-0.01	-0.018	0.055
aw:contractors	0.051	-0.011	-0.004	-0.036
aw:contracts	-0.055	-0.007	-0.02	0.082
aw:control	0.029	-0.01	-0.012	-0.007
aw:controller	0.04	-0.043	-0.093	0.097
aw:controllers	-0.034	0.019	0.014	0.002
aw:conversation	-0.024	-0.002	-0.021	0.047
aw:cookie	0.03	-0.043	0.096	-0.083
aw:cookies	-0.048	0.003	0.028	0.017
aw:cooper	-0.002	0.01	-0.009	0.001
aw:copy	-0.105	-0.018	0.149	-0.026
aw:copyright	0.003	-0.038	0.029	0.005
aw:cornwall	0.081	-0.034	0	-0.047
aw:corporation	0.06	-0.096	0.035	0.002
aw:cost	-0.042	-0.002	0.002	0.043
aw:costs	0.042	-0.044	-0.046	0.047
aw:cottages	0.084	-0.003	-0.001	-0.08
aw:council	-0.036	-0.014	0.047	0.003
aw:councillors	-0.028	0	0	0.028
aw:count	0.05	-0.002	0.004	-0.052
aw:counter	0.014	-0.001	-0.009	-0.004
aw:countries	-0.026	0.063	-0.052	0.015
aw:country	-0.053	-0.024	0.065	0.012
aw:counts	-0.004	-0.007	0.012	0
aw:county	-0.01	0	0.026	-0.016
aw:course	-0.012	0	0	0.013
aw:courses	0.043	-0.002	-0.001	-0.039
aw:court	0.046	-0.004	-0.021	-0.021
aw:courts	-0.021	-0.002	0.031	-0.008
aw:cover	-0.013	-0.017	0.021	0.009
aw:covers	-0.077	-0.028	0.042	0.063
aw:cqc	0.024	-0.004	0.007	-0.027
aw:created	0.025	-0.002	-0.014	-0.009
aw:creative	0.076	-0.002	-0.05	-0.023
aw:credit	0.01	-0.05	0.027	0.012
aw:crescent	0.007	0.04	-0.044	-0.004
aw:cricket	0.064	0	-0.001	-0.063
aw:croydon	-0.014	-0.004	0.023	-0.005
aw:cs	-0.024	-0.002	0	0.026
aw:cumbria	0.034	0.002	0.017	-0.053
aw:customer	-0.015	0.02	-0.009	0.003
aw:customers	0.05	-0.011	-0.052	0.014
aw:customs	-0.006	-0.005	0.012	-0.002
aw:cwmni	0.014	-0.004	-0.011	0.001
aw:cyber	-0.019	0	0	0.02
aw:daezal	-0.011	0	0.01	0
aw:damp	-0.058	-0.008	0.002	0.064
aw:dan	-0.003	-0.012	0.015	0
aw:data	0.096	0.169	-0.321	0.057
aw:database	-0.009	-0.012	0.009	0.011
aw:date	-0.018	0.056	-0.029	-0.009
aw:day	-0.048	0	-0.01	0.059
aw:days	-0.032	-0.011	0.012	0.031
aw:de	0.069	-0.029	-0.048	0.008
aw:deal	-0.032	-0.002	0.005	0.029
aw:deals	-0.066	-0.008	-0.028	0.102
aw:debits	-0.026	-0.003	0.03	-0.001
aw:decides	0.059	-0.007	-0.068	0.017
aw:decision	-0.072	0.002	0.069	0
aw:defined	0.04	-0.013	-0.01	-0.017
aw:definitions	0.041	-0.017	-0.038	0.014
aw:delaware	0.024	-0.021	0.024	-0.026
aw:delivered	-0.042	0.027	0.002	0.013
aw:delivery	0.009	-0.033	0.01	0.014
aw:dental	0.054	-0.003	0.012	-0.063
aw:depends	-0.003	-0.01	0.014	-0.001
aw:deposit	0	-0.005	-0.007	0.012
aw:derby	-0.031	-0.017	0.066	-0.018
aw:described	-0.015	-0.006	0.013	0.008
aw:design	0.029	-0.016	0.004	-0.017
aw:designed	-0.116	0.002	0.017	0.097
aw:details	0.074	-0.091	0.079	-0.062
aw:detime	-0.027	0.055	-0.026	-0.002
aw:developed	0.018	-0.003	-0.016	0
aw:development	0.046	-0.008	0.006	-0.044
aw:devon	0.014	0	0.007	-0.021
aw:digital	0.024	-0.004	0.031	-0.051
aw:direct	-0.084	-0.01	0.094	0
aw:directors	0.015	0.062	-0.073	-0.003
aw:directory	0.03	-0.002	0.002	-0.03
aw:disclose	-0.006	-0.017	0.026	-0.003
aw:disputes	0.015	-0.005	0.004	-0.015
aw:division	-0.002	-0.044	0.074	-0.028
aw:do	-0.119	0.059	0.021	0.04
aw:document	0.027	-0.007	-0.017	-0.003
aw:does	-0.106	-0.006	0.06	0.052
aw:dog	0.035	0	0	-0.035
aw:domestic	0.005	-0.006	-0.021	0.022
aw:domogo	-0.002	-0.015	0.019	-0.001
aw:donate	0.043	0	0	-0.042
aw:done	-0.012	-0.009	0.01	0.011
aw:door	-0.003	-0.004	0.023	-0.017
aw:draw	-0.011	0.01	-0.002	0.003
aw:drink	0.034	-0.004	-0.015	-0.016
aw:drive	-0.03	0.105	-0.116	0.041
aw:driving	-0.028	-0.004	0.004	0.028
aw:drover	-0.036	0	0.035	0.001
aw:dublin	0.114	-0.02	-0.075	-0.02
aw:due	0.01	-0.007	-0.001	-0.002
aw:dundee	0.015	0	0	-0.015
aw:duty	-0.044	0.037	0.008	-0.002
aw:e	-0.019	-0.067	0.052	0.035
aw:e14	0.045	-0.018	-0.026	-0.001
aw:each	-0.054	-0.03	0.087	-0.003
aw:east	0.131	-0.036	-0.009	-0.086
aw:eat	-0.019	0	0	0.02
aw:ec1v	-0.022	-0.007	0.029	0
aw:ec2a	0.016	-0.007	-0.009	0
aw:edge	0.129	0.01	-0.094	-0.045
aw:edinburgh	0.075	-0.003	0.018	-0.09
aw:eh3	0.037	-0.001	-0.001	-0.035
aw:eight	-0.025	0.065	-0.047	0.007
aw:either	-0.007	-0.004	0.012	-0.002
aw:electricity	0.028	-0.005	-0.005	-0.019
aw:electronic	-0.034	-0.014	0.052	-0.004
aw:else	-0.034	-0.001	0.004	0.031
aw:email	0.081	-0.023	-0.092	0.034
aw:emails	-0.02	-0.005	-0.018	0.043
aw:employed	-0.01	0	0	0.011
aw:employee	0.019	-0.002	-0.006	-0.011
aw:employers	0.071	-0.004	0.003	-0.071
aw:end	-0.032	-0.006	-0.005	0.043
aw:energy	-0.032	-0.017	0.005	0.044
aw:enfield	0.023	-0.006	-0.011	-0.006
aw:engagement	-0.011	0	0	0.011
aw:engine	0.021	-0.001	0.001	-0.021
aw:engineer	-0.025	0.003	0.022	0
aw:engineering	-0.061	-0.004	0.029	0.036
aw:england	0.088	-0.089	0.088	-0.087
aw:english	0.032	-0.022	0	-0.01
aw:enough	-0.029	-0.003	0.026	0.006
aw:enquiry	-0.031	0	0.03	0.001
aw:enterprise	0.076	-0.012	-0.049	-0.015
aw:entity	0.044	0.047	-0.051	-0.04
aw:entry	-0.025	-0.004	-0.007	0.036
aw:equipment	-0.028	0	-0.001	0.03
aw:essex	-0.008	0.016	-0.014	0.006
aw:established	-0.029	0.029	-0.017	0.017
aw:estate	-0.027	-0.016	0.049	-0.005
aw:et	-0.014	0	0.014	0
aw:etc	0.032	-0.002	-0.01	-0.02
aw:eu	0.065	-0.049	-0.007	-0.009
aw:ev	0.048	0	-0.002	-0.045
aw:evening	0.019	-0.001	-0.001	-0.017
aw:evenings	-0.011	0.001	0.003	0.007
aw:event	-0.038	-0.001	-0.011	0.051
aw:events	-0.093	-0.002	-0.001	0.096
aw:ever	-0.016	-0.011	0.028	-0.001
aw:every	0.003	-0.022	0	0.019
aw:everyone	-0.012	-0.004	-0.01	0.026
aw:everything	0.052	-0.007	-0.016	-0.029
aw:ex4	-0.016	0.001	0.015	0
aw:examples	0.037	0.052	-0.063	-0.025
aw:exeter	0.029	-0.001	-0.013	-0.016
aw:expects	0.011	-0.004	-0.005	-0.002
aw:explains	0.025	-0.006	0.002	-0.021
aw:fabegeku	-0.004	-0.006	0.011	-0.001
aw:fair	-0.022	-0.001	0	0.024
aw:fall	-0.006	-0.009	0.015	-0.001
aw:family	0.035	-0.009	-0.022	-0.004
aw:faq	0.024	-0.001	-0.001	-0.023
aw:faqs	-0.022	-0.006	0.007	0.021
aw:farm	-0.054	-0.005	0.007	0.052
aw:fast	0.028	-0.002	-0.018	-0.009
aw:fca	-0.017	-0.026	0.047	-0.003
aw:features	-0.038	-0.002	-0.001	0.041
aw:fee	0.057	-0.003	-0.035	-0.019
aw:fees	-0.019	-0.015	0.042	-0.008
aw:fefatned	-0.011	0	0.01	0
aw:few	-0.005	-0.026	0.027	0.004
aw:fi	0.054	-0.026	0.03	-0.058
aw:fields	-0.007	-0.016	0.025	-0.002
aw:file	-0.022	0	0.038	-0.016
aw:files	0.007	-0.017	0.025	-0.016
aw:filter	0.017	0	0	-0.017
aw:finance	-0.039	-0.027	0.034	0.032
aw:financial	-0.04	-0.017	-0.017	0.073
aw:find	0.059	-0.01	0.006	-0.055
aw:finds	-0.014	-0.001	-0.003	0.019
aw:fine	-0.013	0.004	-0.002	0.01
aw:firm	0.047	-0.034	0.005	-0.018
aw:firms	0.017	-0.019	0.007	-0.005
aw:first	0.01	0.031	-0.083	0.042
aw:fit	0.02	0	0	-0.019
aw:five	-0.036	-0.008	0.037	0.008
aw:fixed	0.009	-0.007	0.016	-0.018
aw:floor	-0.202	0.031	0.151	0.02
aw:follow	-0.003	-0.019	0.029	-0.007
aw:following	-0.018	-0.026	0.031	0.013
aw:follows	0.014	-0.002	0.002	-0.015
aw:food	0.131	-0.007	-0.022	-0.101
aw:football	0.06	-0.017	0.022	-0.066
aw:for	0.031	-0.152	0.016	0.105
aw:form	0.073	-0.031	-0.01	-0.032
aw:formations	-0.005	-0.018	-0.019	0.042
aw:formed	0.091	-0.015	-0.054	-0.021
aw:formerly	-0.009	-0.001	-0.001	0.01
aw:forms	-0.025	0	0	0.026
aw:found	-0.006	0.015	-0.013	0.005
aw:foundation	-0.005	0.035	-0.015	-0.015
aw:foundry	-0.018	-0.002	0.019	0.001
aw:four	0.012	-0.012	0.039	-0.039
aw:fourteen	-0.031	-0.004	0.009	0.027
aw:franchise	-0.028	-0.018	0.064	-0.017
aw:franchised	-0.01	-0.003	-0.007	0.019
aw:franchisees	-0.006	-0.003	-0.002	0.01
aw:fraud	-0.006	-0.004	0.01	-0.001
aw:free	0.01	0.031	-0.021	-0.02
aw:freshly	0.046	-0.001	-0.001	-0.045
aw:friendly	-0.023	0	-0.002	0.026
aw:frn	0	-0.011	0.01	0.002
aw:from	0.221	0.002	-0.036	-0.186
aw:fsa	0.042	-0.006	-0.029	-0.007
aw:fuel	0.028	-0.002	-0.004	-0.021
aw:full	0.033	-0.008	-0.029	0.004
aw:fuller	-0.013	0	0.014	0
aw:fund	0.061	-0.021	0.03	-0.07
aw:funded	-0.02	-0.004	0.006	0.018
aw:funeral	-0.048	0.098	-0.049	-0.001
aw:further	-0.063	0.051	0.017	-0.004
aw:fuss	0.025	-0.004	0.009	-0.031
aw:gallery	0.063	-0.005	-0.017	-0.041
aw:gambling	-0.009	0.007	0.049	-0.048
aw:game	0.035	-0.001	0.001	-0.035
aw:gaps	-0.024	0	0.005	0.019
aw:garden	-0.012	-0.007	0.016	0.002
aw:gardens	-0.131	0.065	-0.001	0.066
aw:gas	0.05	-0.007	-0.023	-0.019
aw:gate	0.021	-0.001	-0.02	0.001
aw:gather	0.024	-0.006	-0.017	-0.001
aw:gathered	0.018	-0.015	0.016	-0.02
aw:gb	0.033	-0.004	-0.029	0
aw:gdpr	-0.019	-0.007	0.001	0.025
aw:general	0.067	-0.03	-0.062	0.025
aw:generated	-0.028	-0.024	0.053	-0.001
aw:georgia	-0.006	-0.016	0.023	0
aw:germany	-0.128	0.048	-0.004	0.083
aw:get	0.036	-0.009	-0.067	0.04
aw:gift	0.044	0.02	0.016	-0.08
aw:gifts	-0.073	0	-0.001	0.074
aw:give	-0.012	-0.048	-0.003	0.063
aw:given	-0.023	-0.016	0.069	-0.03
aw:gives	-0.026	0.01	0.008	0.008
aw:gizorelzi	-0.056	0.006	0.049	0
aw:glamorgan	-0.018	0.003	0.015	0
aw:glasgow	0.096	-0.021	-0.029	-0.046
aw:global	0.02	0.042	-0.061	-0.001
aw:go	-0.058	-0.036	0.099	-0.005
aw:goes	-0.013	-0.024	0.045	-0.008
aw:golf	-0.013	-0.004	0.004	0.012
aw:good	0.018	-0.005	0.013	-0.026
aw:goods	0.1	0.01	-0.068	-0.042
aw:governing	-0.036	-0.014	0.052	-0.002
aw:government	-0.03	-0.007	0.012	0.025
aw:grants	0.043	0	0.003	-0.046
aw:great	-0.044	0.028	0.024	-0.008
aw:green	0.002	-0.006	-0.024	0.028
aw:groceries	0.015	0	0	-0.015
aw:ground	0.053	-0.005	-0.029	-0.019
aw:grounds	-0.024	-0.001	-0.001	0.026
aw:group	0.089	0.04	-0.227	0.098
aw:groups	0.033	-0.001	0.002	-0.033
aw:grove	-0.011	-0.002	0	0.012
aw:guarantee	-0.019	-0.028	-0.011	0.058
aw:guernsey	-0.023	0.045	-0.027	0.006
aw:guest	-0.031	-0.002	0.003	0.03
aw:guests	0.026	-0.006	0.031	-0.051
aw:guides	-0.031	-0.001	-0.001	0.033
aw:had	-0.019	-0.002	0.006	0.016
aw:hair	0.013	-0.01	0.003	-0.006
aw:half	0.011	-0.006	-0.009	0.004
aw:halifax	-0.066	0	0.037	0.03
aw:hall	-0.072	-0.01	0.045	0.037
aw:hampshire	0.031	0.049	-0.067	-0.012
aw:hand	-0.018	-0.001	-0.001	0.02
aw:handled	-0.024	-0.002	0.022	0.004
aw:handles	-0.061	-0.026	0.066	0.021
aw:happens	0.026	-0.003	-0.005	-0.018
aw:harbour	-0.012	-0.003	-0.01	0.025
aw:has	0.002	-0.065	0.11	-0.047
aw:have	0.015	0.011	-0.025	-0.001
aw:having	0.08	-0.04	-0.041	0.002
aw:head	-0.022	-0.002	-0.001	0.024
aw:health	-0.023	-0.012	-0.016	0.051
aw:hear	-0.031	-0.004	0.023	0.011
aw:heart	-0.002	-0.002	0.045	-0.042
aw:held	-0.015	-0.006	0.021	0
aw:hello	-0.001	-0.008	0.028	-0.019
aw:help	-0.048	-0.007	0.018	0.037
aw:here	-0.048	0.094	-0.109	0.063
aw:hereford	-0.103	-0.001	0.034	0.07
aw:herefordshire	-0.026	0	0.026	0
aw:hereinafter	0.059	0.058	-0.139	0.023
aw:heron	-0.02	0	0.02	0
aw:high	0.002	-0.005	-0.014	0.017
aw:hill	0.012	0.013	-0.02	-0.005
aw:hire	-0.01	-0.01	0.056	-0.035
aw:hmrc	0.033	-0.004	-0.002	-0.027
aw:hold	0.043	-0.058	-0.002	0.017
aw:holding	0.046	-0.057	0.03	-0.019
aw:holds	0.016	-0.006	-0.008	-0.002
aw:holiday	0.014	0.04	-0.008	-0.045
aw:holidays	0.027	-0.008	0.011	-0.03
aw:home	0.018	-0.105	0.014	0.073
aw:homes	-0.016	-0.007	-0.008	0.032
aw:hope	-0.014	0	0.035	-0.021
aw:hospice	0.045	0.101	-0.086	-0.06
aw:host	-0.01	-0.005	0.007	0.008
aw:hosted	-0.011	-0.006	-0.006	0.023
aw:hosting	-0.146	-0.052	0.049	0.149
aw:hosts	-0.106	0.021	0.074	0.011
aw:hotels	0.022	-0.004	-0.003	-0.015
aw:hour	0.012	-0.001	0	-0.011
aw:hours	0.035	-0.004	0.002	-0.033
aw:house	0.118	-0.054	-0.062	-0.002
aw:houses	0.017	-0.001	-0.037	0.021
aw:housing	0.016	-0.005	0.022	-0.032
aw:how	-0.001	0.025	-0.072	0.048
aw:however	-0.003	-0.013	0.024	-0.008
aw:hr4	-0.016	0	0.016	0
aw:https	-0.044	0.03	-0.01	0.024
aw:hundred	-0.022	0	-0.001	0.023
aw:hx1	-0.019	0.001	0.017	0.001
aw:hx3	-0.029	0.001	0.028	0
aw:i	-0.07	0.111	-0.025	-0.015
aw:ico	-0.049	-0.022	0.054	0.017
aw:id	0.014	-0.011	-0.024	0.02
aw:identity	0.048	-0.015	0.011	-0.044
aw:if	-0.019	-0.183	0.152	0.051
aw:ii	0.023	-0.011	-0.002	-0.01
aw:important	-0.014	-0.014	0.013	0.015
aw:imprint	-0.016	0.003	0.027	-0.014
aw:in	0.262	-0.041	-0.235	0.014
aw:include	-0.012	-0.001	-0.017	0.03
aw:includes	0.07	-0.009	-0.062	0.002
aw:including	0.015	0.074	-0.083	-0.006
aw:incorporated	-0.006	0.069	-0.083	0.021
aw:incorporating	-0.026	0.021	0.001	0.004
aw:independent	0.038	0.072	-0.083	-0.027
aw:independently	-0.025	-0.014	0.041	-0.002
aw:individual	0.011	-0.003	-0.005	-0.003
aw:industrial	0.037	0.067	-0.07	-0.034
aw:info	0.039	-0.014	-0.052	0.027
aw:information	-0.037	0.092	-0.027	-0.028
aw:inside	-0.024	-0.003	0.004	0.023
aw:installation	-0.029	-0.004	-0.022	0.055
aw:installed	0.018	-0.001	-0.001	-0.016
aw:instructions	-0.025	0.003	0.022	-0.001
aw:insurance	0.033	-0.019	0.06	-0.074
aw:interest	-0.093	-0.001	0.027	0.067
aw:intermediary	0.057	-0.007	-0.024	-0.026
aw:international	0.047	0.001	-0.068	0.019
aw:internet	0.011	-0.002	-0.007	-0.002
aw:interpretation	-0.026	-0.004	-0.005	0.035
aw:into	-0.044	-0.008	0.022	0.03
aw:introducer	0.075	-0.044	-0.029	-0.001
aw:introduction	0.143	-0.039	-0.044	-0.06
aw:inverness	0.014	0	0	-0.014
aw:investors	0.018	-0.002	-0.014	-0.002
aw:invoices	0.048	-0.025	-0.02	-0.003
aw:involved	-0.013	-0.001	0	0.014
aw:ip4	-0.055	-0.001	0.053	0.003
aw:ipswich	-0.015	-0.003	0.049	-0.031
aw:ireland	0.183	-0.037	-0.132	-0.013
aw:irish	0.018	-0.006	-0.003	-0.01
aw:is	0.284	-0.165	-0.003	-0.115
aw:islands	-0.039	0.069	-0.064	0.034
aw:isle	0.102	-0.013	-0.152	0.063
aw:issued	0.001	-0.004	0.044	-0.041
aw:issues	-0.002	-0.007	0.01	-0.001
aw:it	-0.155	-0.038	0.13	0.063
aw:its	0.07	0.054	-0.017	-0.107
aw:itself	-0.024	-0.001	0.025	-0.001
aw:jersey	-0.055	0.059	-0.035	0.031
aw:job	0.037	-0.001	-0.001	-0.035
aw:jobs	0.035	0.042	-0.025	-0.053
aw:join	-0.028	-0.006	0.061	-0.028
aw:joint	0.015	-0.011	0.037	-0.041
aw:journal	0.016	-0.001	-0.001	-0.014
aw:june	-0.006	-0.006	-0.004	0.016
aw:keep	0.058	0.032	0.016	-0.107
aw:keeps	-0.087	-0.007	0.083	0.011
aw:kendal	-0.046	0	0.011	0.035
aw:kent	0.046	-0.01	-0.02	-0.016
aw:kept	-0.045	-0.021	0.036	0.031
aw:kestrel	-0.09	0.009	0.081	0
aw:kind	-0.067	0	0.048	0.019
aw:kinds	-0.014	-0.002	0.001	0.015
aw:kingdom	0.123	0.032	-0.158	0.003
aw:kit	0.031	-0.004	-0.001	-0.027
aw:knitwear	-0.054	0	0	0.054
aw:know	0.039	-0.039	0.013	-0.013
aw:known	-0.054	0.103	-0.049	0
aw:kop	0.031	-0.002	-0.013	-0.016
aw:la9	-0.02	0.003	0.017	0.001
aw:lancashire	0.017	-0.001	-0.015	-0.001
aw:land	0.041	-0.001	-0.001	-0.04
aw:landlords	0.038	-0.001	0.018	-0.056
aw:lane	0.042	-0.027	-0.007	-0.008
aw:language	0.038	-0.012	-0.003	-0.022
aw:lantern	-0.026	0.002	0.023	0.001
aw:large	-0.049	0	0.049	0
aw:larkfield	-0.065	0.004	0.059	0.001
aw:last	-0.109	0.033	-0.038	0.114
aw:latest	-0.052	0	0	0.052
aw:law	-0.005	-0.013	0.027	-0.009
aw:laws	-0.043	0.05	-0.003	-0.003
aw:le3	-0.016	0.001	0.015	0
aw:learn	-0.054	-0.003	0.025	0.031
aw:learning	0.017	-0.001	-0.002	-0.014
aw:leasing	-0.045	-0.004	0.013	0.036
aw:leeds	0.035	0.04	0.009	-0.084
aw:legal	0.049	0.016	-0.06	-0.005
aw:leicester	-0.026	-0.001	0.014	0.012
aw:lender	-0.021	-0.003	0.011	0.013
aw:lenders	-0.03	0.024	-0.017	0.022
aw:less	-0.025	-0.002	0	0.027
aw:lessons	-0.009	-0.006	-0.002	0.016
aw:let	-0.116	-0.004	-0.042	0.162
aw:lets	0.019	-0.015	-0.007	0.003
aw:letter	-0.026	-0.016	0.038	0.004
aw:letters	-0.022	-0.003	0	0.025
aw:letting	-0.099	-0.001	0.018	0.082
aw:lettings	0.014	0.024	-0.009	-0.029
aw:liability	0.084	-0.021	-0.061	-0.002
aw:liable	0.034	-0.003	-0.03	-0.002
aw:licence	0.081	-0.033	-0.059	0.01
aw:licences	-0.015	0.055	-0.041	0.001
aw:license	-0.012	-0.006	0.01	0.008
aw:licensed	-0.041	0.045	0.048	-0.052
aw:life	-0.009	-0.002	0.01	0.002
aw:like	0.1	-0.018	0.02	-0.102
aw:limited	0.138	-0.101	-0.038	0.001
aw:limited’s	0.008	-0.013	0.054	-0.049
aw:lincoln	-0.06	-0.002	-0.015	0.077
aw:lincolnshire	0.027	-0.005	-0.021	0
aw:line	-0.041	-0.001	-0.001	0.043
aw:linen	-0.033	0	0.005	0.027
aw:lines	0.009	-0.007	0.02	-0.022
aw:links	-0.01	0.041	-0.036	0.006
aw:list	0.014	0.038	0	-0.051
aw:listed	0.062	-0.022	-0.039	-0.001
aw:listings	-0.036	0	0	0.037
aw:lists	-0.013	-0.007	0.011	0.009
aw:little	-0.008	-0.005	0.043	-0.03
aw:live	0.01	-0.002	-0.002	-0.005
aw:liverpool	-0.047	-0.014	0.025	0.037
aw:ln6	0.018	-0.001	-0.017	0
aw:local	0.035	-0.003	0.003	-0.035
aw:located	-0.011	0.025	0.002	-0.016
aw:locations	-0.018	0.044	-0.001	-0.025
aw:log	-0.066	-0.006	0.047	0.025
aw:london	-0.069	-0.081	0.147	0.004
aw:londonderry	0.015	0	0	-0.015
aw:long	-0.005	-0.024	0.036	-0.007
aw:longer	0.034	-0.003	0.005	-0.036
aw:look	-0.037	0.102	-0.055	-0.01
aw:looked	-0.018	-0.016	0.018	0.016
aw:looking	-0.104	0.021	0.032	0.051
aw:looks	0.007	0.082	-0.104	0.015
aw:loss	0.014	-0.002	-0.009	-0.002
aw:lost	0.052	-0.003	-0.03	-0.018
aw:lottery	-0.047	0.105	0.041	-0.099
aw:loughborough	0.03	0	0	-0.029
aw:low	0.024	-0.002	0	-0.022
aw:ltd	-0.07	-0.007	0.033	0.044
aw:ltd’s	0.074	-0.01	-0.046	-0.017
aw:m12	-0.049	0	0.049	0
aw:made	-0.036	-0.032	-0.021	0.089
aw:maidstone	-0.073	-0.002	0.017	0.058
aw:mail	0.001	-0.027	0.037	-0.01
aw:mails	-0.009	-0.029	0.034	0.004
aw:main	-0.06	-0.01	0.056	0.015
aw:maintenance	-0.014	-0.002	0.007	0.009
aw:make	0.047	-0.008	0.018	-0.058
aw:makes	-0.036	-0.016	0.042	0.009
aw:making	0.076	-0.001	0.002	-0.077
aw:maltings	-0.051	0.001	0.048	0.002
aw:man	0.145	-0.009	-0.128	-0.009
aw:manage	0.019	-0.01	0.014	-0.023
aw:managed	0.015	-0.035	0.009	0.011
aw:management	-0.015	-0.033	-0.036	0.084
aw:manager	0.017	-0.02	0.079	-0.076
aw:managing	-0.077	-0.001	0.011	0.067
aw:manchester	-0.051	-0.004	0.057	-0.001
aw:manor	0.001	-0.021	0	0.02
aw:march	-0.078	0.004	-0.012	0.087
aw:mark	-0.02	-0.013	0.031	0.002
aw:market	-0.012	0.04	-0.091	0.063
aw:marketing	0.053	-0.035	0	-0.019
aw:marks	-0.028	-0.009	0.05	-0.013
aw:matching	0.013	0.035	-0.029	-0.019
aw:materials	-0.042	-0.002	0	0.043
aw:may	-0.045	-0.057	0.117	-0.015
aw:me	-0.034	-0.015	0.032	0.017
aw:me14	-0.016	0	0.016	0
aw:meals	0.033	0	0.003	-0.037
aw:means	-0.056	0.05	-0.048	0.054
aw:media	-0.017	-0.001	-0.005	0.024
aw:meet	-0.04	-0.001	0	0.041
aw:meetings	0.01	-0.001	0	-0.009
aw:meets	0.024	0.001	0.001	-0.026
aw:mekozam	0.014	-0.005	-0.009	-0.001
aw:member	0.086	-0.017	-0.017	-0.052
aw:members	-0.018	-0.026	0.022	0.022
aw:membership	0.011	-0.012	0.026	-0.024
aw:menu	-0.034	-0.005	0.005	0.034
aw:menus	0.033	0	0	-0.032
aw:merchant	0.018	-0.002	0.015	-0.03
aw:message	-0.05	-0.003	0.039	0.015
aw:messages	-0.014	-0.006	0.008	0.012
aw:methods	0.048	-0.001	-0.007	-0.04
aw:midlands	0.024	-0.001	0.001	-0.024
aw:miles	0.034	0	-0.015	-0.019
aw:mill	-0.065	0.026	0.001	0.038
aw:millrace	-0.025	0	0.024	0
aw:mind	0.019	-0.003	-0.009	-0.008
aw:miniatures	0.03	-0.013	-0.007	-0.01
aw:mobile	0.033	-0.006	0.003	-0.03
aw:modern	-0.08	0	-0.001	0.08
aw:mofodo	-0.024	0.008	0.015	0.001
aw:money	0.03	0.038	-0.05	-0.018
aw:month	-0.053	-0.003	-0.011	0.067
aw:months	-0.016	0.039	-0.039	0.016
aw:more	-0.03	-0.011	0.005	0.036
aw:morning	0.022	0	-0.004	-0.019
aw:mortgage	-0.016	-0.004	-0.004	0.024
aw:mortgages	-0.111	-0.005	-0.003	0.119
aw:most	-0.045	-0.021	0.041	0.026
aw:mostly	-0.033	0.097	-0.047	-0.017
aw:mould	-0.01	-0.002	-0.001	0.013
aw:move	0	0.003	0.014	-0.017
aw:moze	0.014	-0.003	-0.01	0
aw:my	-0.089	-0.005	0.004	0.09
aw:n1	0.012	-0.004	-0.007	-0.002
aw:n12	-0.019	-0.027	0.003	0.042
aw:name	-0.125	0.037	-0.085	0.173
aw:named	-0.07	0.059	0.008	0.003
aw:names	-0.101	0.051	0.029	0.021
aw:national	-0.004	-0.013	0.022	-0.005
aw:nationwide	-0.021	-0.024	0.03	0.015
aw:ne1	0.016	-0.006	-0.01	0
aw:ne4	-0.015	0.001	0.014	0
aw:near	-0.01	-0.032	0.019	0.023
aw:necessary	-0.041	-0.008	0.006	0.043
aw:need	0.061	-0.035	-0.048	0.021
aw:needs	-0.012	-0.004	-0.009	0.025
aw:neither	-0.016	-0.005	0.015	0.006
aw:netherlands	0.054	0.01	-0.063	-0.001
aw:network	-0.118	0.146	0.006	-0.034
aw:never	0.015	-0.01	0.022	-0.027
aw:new	-0.035	0.056	-0.011	-0.01
aw:newcastle	0.024	-0.008	-0.001	-0.015
aw:newry	0.043	0	0	-0.042
aw:news	0.107	-0.006	-0.015	-0.086
aw:newsletter	-0.028	0.042	-0.005	-0.009
aw:next	0.026	-0.004	0.003	-0.025
aw:ng7	-0.05	0.003	0.027	0.02
aw:night	0.05	0.014	0.011	-0.075
aw:nine	0.038	-0.003	-0.014	-0.02
aw:nizurifo	-0.002	-0.011	0.018	-0.005
aw:no	-0.203	0.018	0.337	-0.153
aw:nobody	-0.06	-0.003	0.035	0.027
aw:noda	-0.048	0.103	-0.051	-0.004
aw:nomofer	-0.008	-0.003	0.011	0.001
aw:nor	-0.016	-0.004	0.014	0.005
aw:norfolk	-0.026	0.001	0.014	0.01
aw:north	-0.003	0.068	-0.049	-0.016
aw:northern	0.051	-0.011	-0.036	-0.005
aw:norupo	0.08	-0.053	-0.034	0.007
aw:norwich	0.002	-0.036	0.029	0.005
aw:not	-0.161	-0.106	0.196	0.071
aw:note	0.006	0.029	0.004	-0.039
aw:notes	-0.016	-0.003	-0.018	0.037
aw:nothing	0.049	-0.047	-0.042	0.04
aw:notice	0.074	-0.054	-0.114	0.094
aw:notices	0.021	-0.004	-0.03	0.013
aw:nottingham	0.041	0	0.028	-0.069
aw:now	-0.081	0.062	-0.047	0.066
aw:nr7	-0.017	0	0.018	0
aw:number	0.015	-0.178	0.128	0.034
aw:numbers	-0.02	-0.002	0.022	-0.001
aw:nursing	-0.003	0.062	-0.005	-0.055
aw:nusil	-0.004	-0.006	0.011	-0.001
aw:nuvara	0.011	-0.009	0.002	-0.004
aw:o	0.122	0.001	-0.11	-0.013
aw:oak	-0.006	0.066	-0.06	0
aw:of	0.019	0.146	0.074	-0.239
aw:off	0.043	-0.005	-0.014	-0.023
aw:offer	-0.062	-0.002	-0.007	0.071
aw:offered	0.014	-0.002	-0.001	-0.01
aw:offers	-0.036	0.078	-0.03	-0.012
aw:office	0.041	-0.084	-0.122	0.164
aw:officer	0.001	-0.021	0.031	-0.011
aw:offices	0.042	-0.03	-0.032	0.021
aw:official	-0.006	-0.002	-0.006	0.014
aw:okimiletpo	0.007	-0.011	0.026	-0.022
aw:old	-0.085	0.046	0.002	0.036
aw:on	-0.033	-0.124	0.157	0
aw:onarebu	-0.006	-0.016	0.023	0
aw:once	0.029	-0.006	-0.021	-0.002
aw:one	0.045	0.056	-0.031	-0.07
aw:ones	-0.089	-0.002	0.049	0.043
aw:online	-0.055	0.01	-0.028	0.073
aw:only	-0.039	-0.002	0.079	-0.039
aw:open	0.056	-0.016	0.013	-0.053
aw:opening	-0.129	0.001	0.018	0.109
aw:operate	-0.017	0.02	0.022	-0.026
aw:operated	-0.032	-0.021	0.078	-0.025
aw:operates	0.222	0.003	-0.168	-0.056
aw:operating	-0.047	0.027	-0.017	0.037
aw:operative	0.027	0.048	-0.046	-0.028
aw:operator	0.04	-0.02	-0.018	-0.002
aw:opticians	-0.031	-0.007	0.01	0.027
aw:or	0.348	-0.199	-0.087	-0.062
aw:orchard	-0.009	-0.004	0.012	0.001
aw:order	-0.051	0	0.031	0.02
aw:orders	-0.008	0.007	0.017	-0.016
aw:ordinary	-0.03	0	0	0.031
aw:org	-0.017	-0.017	0.028	0.006
aw:organisations	-0.022	0.022	0.001	-0.001
aw:organisers	-0.056	-0.001	0	0.057
aw:orit	-0.019	-0.001	0.001	0.019
aw:other	0.054	-0.043	-0.001	-0.01
aw:others	0.045	-0.022	-0.002	-0.02
aw:otherwise	0.011	-0.012	0.02	-0.019
aw:our	0.109	0.166	-0.248	-0.028
aw:ourselves	-0.047	-0.002	-0.002	0.05
aw:out	-0.026	0.001	0.072	-0.047
aw:outside	-0.05	-0.001	0.013	0.038
aw:ovekavuvu	-0.013	-0.003	0.045	-0.029
aw:over	0.026	-0.013	0.016	-0.029
aw:own	-0.191	0.043	0.169	-0.021
aw:owned	0.003	0.139	-0.078	-0.063
aw:owner	-0.019	-0.006	-0.011	0.035
aw:owners	0.023	-0.02	-0.004	0.001
aw:ownership	0.057	-0.009	-0.023	-0.025
aw:owns	0.108	-0.101	-0.021	0.014
aw:packed	0.014	0.001	0.006	-0.02
aw:packs	-0.014	0.035	-0.027	0.006
aw:page	0.097	-0.024	0.028	-0.101
aw:pages	-0.051	-0.022	0.056	0.016
aw:paid	0.081	0.02	-0.047	-0.055
aw:pakar	-0.008	0.082	-0.053	-0.021
aw:pallets	-0.001	0.044	-0.042	-0.001
aw:panel	0.021	-0.004	0.01	-0.028
aw:papers	0.059	0	0.009	-0.068
aw:parcel	-0.021	-0.011	0.017	0.016
aw:parcels	-0.017	0.04	-0.021	-0.002
aw:parent	-0.026	0.126	-0.121	0.021
aw:park	-0.206	0.057	0.024	0.124
aw:parking	-0.071	-0.002	-0.001	0.074
aw:parks	-0.031	0.086	-0.003	-0.052
aw:part	0.015	-0.018	-0.011	0.015
aw:particular	0.027	-0.002	-0.004	-0.02
aw:parties	0.106	-0.018	0.02	-0.107
aw:partner	-0.017	0.037	-0.034	0.014
aw:partners	-0.012	0.092	-0.087	0.007
aw:partnership	-0.029	-0.013	0.055	-0.014
aw:parts	0.04	-0.008	-0.012	-0.02
aw:party	0.036	-0.023	0.069	-0.082
aw:pass	-0.037	-0.005	0.019	0.023
aw:passes	0.02	-0.001	0.006	-0.025
aw:patient	-0.045	-0.003	0.001	0.047
aw:patients	0.01	-0.013	-0.001	0.004
aw:pay	-0.004	-0.007	0.018	-0.008
aw:payment	-0.129	-0.017	0.189	-0.043
aw:payments	-0.047	0	0.044	0.003
aw:payroll	0.023	-0.003	-0.001	-0.019
aw:pays	-0.039	-0.002	-0.001	0.042
aw:pc	0.032	-0.018	-0.002	-0.011
aw:pensioners	0.014	-0.001	0.004	-0.016
aw:people	0.046	-0.014	-0.023	-0.009
aw:per	0.031	-0.004	-0.016	-0.011
aw:performance	-0.027	-0.015	0.018	0.024
aw:periods	-0.002	-0.011	0.013	-0.001
aw:person	0.07	-0.017	-0.013	-0.04
aw:personal	0.153	0.038	-0.199	0.008
aw:pet	0.03	0.045	-0.037	-0.038
aw:peterborough	0.02	-0.003	-0.002	-0.016
aw:pharmacy	-0.042	-0.001	0	0.044
aw:phone	0.038	-0.025	-0.039	0.026
aw:photograph	0.011	-0.001	-0.001	-0.009
aw:photographer	-0.03	-0.005	0.043	-0.007
aw:photographs	0.051	-0.003	-0.013	-0.035
aw:photography	-0.055	0.004	0.034	0.016
aw:pick	-0.045	-0.01	-0.048	0.102
aw:pictures	0.1	-0.007	-0.012	-0.082
aw:piece	-0.016	0	-0.001	0.017
aw:pier	-0.032	-0.003	-0.001	0.036
aw:place	-0.137	0.03	0.057	0.05
aw:placed	-0.026	-0.003	0	0.029
aw:placement	-0.011	0	0	0.011
aw:places	0.045	-0.003	0.011	-0.053
aw:placing	-0.057	0	-0.022	0.079
aw:plan	0.012	-0.006	-0.004	-0.002
aw:planning	-0.039	-0.008	0.014	0.033
aw:plans	0.047	-0.008	-0.031	-0.008
aw:plant	-0.004	-0.007	-0.015	0.026
aw:platform	-0.051	0.023	-0.019	0.047
aw:play	0.066	-0.008	0.065	-0.123
aw:plays	0.037	-0.003	0.002	-0.036
aw:please	0.014	-0.005	0.055	-0.064
aw:plymouth	-0.014	-0.001	-0.002	0.017
aw:po	-0.015	0.014	-0.017	0.018
aw:police	-0.004	-0.014	0.021	-0.003
aw:policies	-0.052	0	0.012	0.041
aw:policy	-0.073	0.116	0.055	-0.098
aw:portal	-0.106	0.014	0.121	-0.029
aw:posena	0.018	-0.004	0.002	-0.016
aw:possible	0.019	-0.001	-0.001	-0.017
aw:post	0.019	-0.006	0.032	-0.045
aw:postal	0.045	-0.011	-0.017	-0.017
aw:posted	0.032	-0.002	0.012	-0.042
aw:pounds	-0.01	0	0.025	-0.015
aw:powered	-0.044	-0.039	0.074	0.009
aw:practice	-0.058	-0.013	0.034	0.037
aw:practices	0.006	-0.01	0.009	-0.005
aw:pre	-0.029	-0.002	0.045	-0.014
aw:prepaid	-0.046	-0.009	0.022	0.033
aw:preston	0.04	0.05	-0.087	-0.003
aw:price	0.105	-0.008	0.008	-0.104
aw:prices	-0.03	-0.013	0.022	0.021
aw:print	-0.027	-0.003	0.06	-0.031
aw:prints	0.07	-0.003	-0.003	-0.065
aw:privacy	0.123	-0.026	-0.023	-0.074
aw:private	0.036	0.05	-0.072	-0.014
aw:process	-0.006	0.049	-0.053	0.01
aw:processed	-0.004	-0.01	0.014	0
aw:processing	0.003	0.036	-0.042	0.003
aw:processor	-0.024	-0.015	0.009	0.03
aw:product	-0.006	-0.005	0.017	-0.006
aw:products	0.03	-0.036	-0.016	0.022
aw:profit	0.012	-0.009	0.012	-0.015
aw:profits	-0.021	0.025	-0.04	0.037
aw:programme	-0.011	0.081	-0.081	0.011
aw:programmes	0.049	-0.001	-0.006	-0.042
aw:project	-0.017	-0.005	0.003	0.019
aw:projects	0.01	-0.001	0	-0.009
aw:promoter	-0.008	-0.001	0.011	-0.002
aw:promotes	0.025	0.031	-0.032	-0.024
aw:promotion	0.01	-0.01	0.006	-0.005
aw:properties	-0.005	-0.013	0.013	0.004
aw:property	0.126	-0.018	-0.051	-0.056
aw:protect	0.064	-0.03	-0.012	-0.022
aw:protecting	-0.002	0.023	-0.012	-0.008
aw:protection	-0.119	0.001	0.097	0.021
aw:protects	0.006	-0.001	-0.021	0.016
aw:proudly	0.031	-0.002	-0.013	-0.016
aw:provide	-0.036	0.031	0.011	-0.006
aw:provided	-0.05	-0.031	0.075	0.006
aw:provider	0.033	-0.014	0.025	-0.043
aw:provides	0.019	0.052	-0.069	-0.001
aw:publish	0.005	-0.007	0.011	-0.009
aw:published	-0.067	0	0.066	0
aw:publishing	-0.038	0.023	0.043	-0.028
aw:pubs	0.038	-0.019	0.023	-0.042
aw:purchase	0.004	-0.006	0.054	-0.052
aw:purpose	0.081	-0.011	-0.027	-0.043
aw:purposes	0.015	0.095	-0.101	-0.01
aw:put	0.089	-0.008	0.01	-0.091
aw:quality	-0.027	-0.003	0.026	0.005
aw:quarry	-0.014	0.002	0.01	0.001
aw:quay	0.03	-0.007	-0.016	-0.007
aw:question	-0.009	-0.007	0.016	-0.001
aw:questions	-0.001	0.063	0.017	-0.079
aw:quick	-0.018	0.043	-0.04	0.015
aw:quiet	-0.042	-0.003	0.001	0.045
aw:quote	-0.011	-0.003	0.001	0.013
aw:range	0.02	0	0	-0.02
aw:rapa	0.022	-0.004	0.004	-0.022
aw:rate	-0.012	-0.002	0.005	0.01
aw:rather	-0.017	0	0	0.017
aw:reaches	0.038	-0.002	-0.036	0
aw:read	-0.113	-0.022	0.103	0.032
aw:reading	-0.107	-0.008	0.018	0.097
aw:receive	-0.02	-0.013	0.035	-0.002
aw:receives	-0.037	0.019	0.041	-0.024
aw:record	0.06	-0.016	-0.033	-0.011
aw:records	-0.005	0.018	0.026	-0.04
aw:recycle	-0.018	-0.001	0.002	0.017
aw:ref	0.012	-0.006	-0.006	0
aw:refer	0.003	-0.01	-0.037	0.043
aw:reference	0.009	-0.019	0	0.01
aw:references	-0.003	0.012	-0.035	0.027
aw:referred	0.024	0.015	-0.043	0.004
aw:refers	-0.004	0.04	-0.019	-0.017
aw:refuse	0.013	-0.001	0.011	-0.024
aw:reg	0.079	0.028	-0.103	-0.003
aw:register	-0.047	-0.048	0.111	-0.015
aw:registered	0.058	0.065	0.008	-0.132
aw:registration	0.077	-0.086	-0.019	0.029
aw:regular	-0.018	0	-0.001	0.019
aw:regulated	-0.123	0.015	0.011	0.097
aw:regulation	-0.018	-0.003	0.009	0.012
aw:regulatory	0.018	-0.001	0	-0.017
aw:related	-0.015	-0.007	0.009	0.014
aw:release	-0.032	0.001	0.007	0.024
aw:rely	-0.006	0	0.014	-0.008
aw:remembers	-0.015	0.005	0	0.01
aw:remove	-0.037	0	0.037	0
aw:rent	0.032	-0.004	-0.011	-0.017
aw:rented	0.089	-0.039	-0.042	-0.008
aw:repairs	0.037	-0.004	0.024	-0.057
aw:reports	0.083	0.036	-0.106	-0.012
aw:repossessed	-0.052	-0.006	0.017	0.041
aw:representative	0.145	-0.087	0	-0.058
aw:request	-0.017	-0.007	0.048	-0.023
aw:require	-0.005	-0.017	0.024	-0.001
aw:res	0.025	-0.004	-0.021	-0.001
aw:reserved	-0.049	0.07	0.035	-0.056
aw:residential	-0.019	0.034	-0.027	0.012
aw:resources	0.017	-0.002	-0.002	-0.014
aw:respect	0.038	-0.021	-0.005	-0.012
aw:respecting	-0.061	-0.032	0.063	0.029
aw:respects	0.022	-0.017	-0.016	0.012
aw:responsible	-0.045	-0.056	0.048	0.053
aw:restaurants	-0.012	0	0	0.013
aw:retail	-0.005	-0.02	0.025	0
aw:retailers	-0.041	-0.033	0.02	0.054
aw:retention	-0.012	-0.008	0.012	0.008
aw:returns	0.059	-0.005	-0.012	-0.042
aw:revenue	-0.024	0.02	0.009	-0.005
aw:review	-0.034	0.06	-0.013	-0.013
aw:reviewed	-0.043	-0.004	0.022	0.025
aw:reviews	0.052	-0.025	-0.003	-0.024
aw:rhif	0.014	-0.004	-0.011	0.001
aw:richmond	-0.056	0.006	0.049	0
aw:right	-0.035	0.063	-0.076	0.048
aw:rights	0.001	0.031	0.035	-0.067
aw:ring	0.023	-0.011	-0.004	-0.007
aw:risk	-0.008	0.03	-0.001	-0.021
aw:rita	0.014	-0.007	-0.009	0.002
aw:road	-0.152	0.076	0.014	0.061
aw:roasted	0.028	-0.001	-0.001	-0.027
aw:rog	-0.014	0	0.014	0
aw:role	0.016	-0.002	-0.006	-0.008
aw:rolofefe	0.015	-0.003	-0.013	0
aw:roof	-0.013	-0.001	0.002	0.012
aw:rookery	-0.026	-0.001	0.027	0
aw:rooms	0	-0.029	0.007	0.022
aw:ropewalk	-0.016	-0.002	0.018	0
aw:rova	-0.008	-0.028	0.038	-0.002
aw:row	0.024	-0.005	-0.007	-0.013
aw:royal	0.013	-0.013	0.004	-0.004
aw:rules	0	-0.01	0.007	0.003
aw:run	0	0.005	0.011	-0.016
aw:running	-0.057	-0.005	0.039	0.022
aw:runs	0.011	0.122	-0.158	0.024
aw:s	-0.047	-0.021	0.084	-0.017
aw:s3	-0.011	0	0.011	0
aw:sa1	-0.012	0.003	0.009	0
aw:saas	-0.005	-0.009	-0.021	0.035
aw:saddler	0.031	-0.007	-0.025	0
aw:safe	0.042	-0.004	-0.022	-0.016
aw:safety	0.018	-0.005	0.011	-0.024
aw:said	-0.027	-0.011	0.021	0.016
aw:sale	-0.081	-0.007	0.007	0.081
aw:sales	-0.074	-0.012	-0.06	0.146
aw:same	0.032	-0.005	0.013	-0.04
aw:saturday	-0.011	-0.015	0.035	-0.009
aw:say	-0.055	0.015	-0.016	0.056
aw:says	0.006	-0.036	-0.018	0.048
aw:scheme	-0.048	-0.008	0.056	0.001
aw:school	-0.033	0.027	0.069	-0.063
aw:schools	-0.003	-0.012	0.028	-0.013
aw:science	-0.028	0.025	0.013	-0.01
aw:scotland	0.101	0.017	-0.084	-0.034
aw:se1	-0.027	-0.008	0.035	0
aw:sea	-0.018	0.042	-0.009	-0.015
aw:search	0.044	-0.003	0.005	-0.046
aw:second	0.003	-0.05	0.007	0.04
aw:section	-0.032	-0.018	0.042	0.007
aw:security	-0.055	0.049	-0.038	0.043
aw:see	0.029	0.076	-0.101	-0.004
aw:seed	0.036	-0.007	-0.007	-0.023
aw:seen	-0.044	0	0.046	-0.002
aw:self	0.045	-0.001	0	-0.043
aw:sell	-0.041	-0.024	0.022	0.043
aw:seller	0.044	-0.006	-0.003	-0.035
aw:sellers	0.024	-0.008	0.016	-0.032
aw:selling	-0.088	0.017	0.012	0.058
aw:sells	0.029	-0.008	-0.013	-0.008
aw:send	-0.048	-0.005	-0.009	0.062
aw:sending	0.003	-0.024	0.018	0.004
aw:sent	0.046	-0.023	0.022	-0.045
aw:seo	0.013	-0.002	-0.007	-0.004
aw:separate	-0.013	0.005	0.008	0
aw:september	0.015	-0.004	0.002	-0.012
aw:seriously	0.035	0.041	-0.043	-0.033
aw:servers	-0.026	-0.009	0.036	-0.002
aw:service	-0.13	0.007	0.002	0.121
aw:services	0.222	-0.024	-0.119	-0.08
aw:session	0.013	-0.01	0.013	-0.015
aw:set	0.002	-0.006	0.035	-0.031
aw:sets	0.018	0.013	-0.005	-0.026
aw:seven	-0.033	-0.002	0.012	0.023
aw:several	0.055	-0.003	-0.003	-0.049
aw:sexton	-0.024	0.001	0.022	0
aw:share	-0.098	0.021	0.104	-0.028
aw:shared	-0.052	-0.013	0.004	0.062
aw:shareholders	0.025	-0.023	0.013	-0.014
aw:shares	0.013	-0.003	-0.011	0
aw:shed	-0.034	-0.003	0.019	0.018
aw:sheffield	-0.045	-0.001	0.019	0.027
aw:shelves	0.012	-0.005	0	-0.006
aw:shipping	0.028	-0.001	0.001	-0.028
aw:shirts	-0.023	-0.001	-0.001	0.024
aw:shop	-0.018	-0.052	-0.005	0.075
aw:shopquay	0.011	-0.002	-0.008	-0.002
aw:shops	-0.08	0.041	-0.035	0.074
aw:short	0.007	-0.007	0.02	-0.02
aw:should	0.016	-0.001	-0.013	-0.002
aw:shown	-0.026	0.049	-0.022	-0.001
aw:shows	0.08	-0.001	0.001	-0.079
aw:shrewsbury	-0.085	0.003	0.026	0.056
aw:side	0.006	-0.001	0.008	-0.013
aw:sign	-0.002	-0.004	-0.009	0.015
aw:similar	-0.008	0.066	-0.054	-0.004
aw:simple	0.025	-0.001	-0.001	-0.023
aw:since	0.083	0.038	-0.085	-0.036
aw:single	-0.008	-0.009	0.05	-0.033
aw:site	0.045	-0.235	0.086	0.104
aw:sites	0.056	-0.021	-0.005	-0.029
aw:six	-0.031	0.044	0.001	-0.013
aw:sixty	-0.027	0.023	0.034	-0.03
aw:size	0.034	-0.005	-0.013	-0.016
aw:sk4	0.02	-0.002	-0.018	0
aw:sk9	-0.004	-0.006	0.011	-0.001
aw:sketch	0.033	-0.001	-0.001	-0.031
aw:slate	0.016	0	0	-0.016
aw:slavery	0.02	-0.001	-0.006	-0.013
aw:sluice	-0.018	0.002	0.017	0
aw:small	-0.009	-0.008	0.011	0.006
aw:smaller	0.011	0	0	-0.011
aw:sn5	-0.022	-0.007	0.03	-0.001
aw:so	-0.021	-0.044	0.04	0.025
aw:social	0.041	-0.005	0.008	-0.044
aw:societies	0.032	-0.003	0	-0.028
aw:society	0.079	-0.003	0.027	-0.102
aw:software	-0.174	-0.047	0.083	0.137
aw:solar	0.069	0	0	-0.069
aw:sold	-0.058	-0.012	0.003	0.066
aw:sole	-0.107	-0.006	0.02	0.094
aw:solicitors	-0.016	-0.002	0.005	0.013
aw:solutions	-0.076	0.064	-0.004	0.016
aw:some	-0.024	0.013	0.024	-0.013
aw:somebody	0.028	-0.008	0.001	-0.021
aw:someone	0.021	-0.001	0	-0.019
aw:something	-0.009	-0.003	-0.003	0.016
aw:sometimes	-0.07	0.008	0.062	-0.001
aw:sort	-0.01	-0.001	0.011	0
aw:sorted	0.062	-0.001	-0.001	-0.06
aw:source	0.004	-0.001	-0.024	0.022
aw:south	0.003	-0.032	0.008	0.021
aw:spare	0.028	-0.003	-0.016	-0.009
aw:speak	0.047	-0.002	0.003	-0.048
aw:specialists	-0.026	-0.007	0.002	0.031
aw:sports	0.052	-0.002	0.001	-0.051
aw:spread	-0.019	0.031	0	-0.012
aw:st	0.079	0.084	-0.147	-0.016
aw:staff	0.018	-0.014	-0.025	0.021
aw:standard	0.011	-0.01	-0.048	0.046
aw:start	0.009	-0.005	0.008	-0.012
aw:starts	-0.012	-0.001	0.002	0.011
aw:statement	0.126	-0.045	-0.055	-0.026
aw:status	-0.048	-0.013	0.047	0.015
aw:statutory	-0.026	-0.001	0.001	0.025
aw:stay	-0.033	-0.013	0.036	0.01
aw:still	0	0	0.011	-0.011
aw:stock	-0.011	-0.001	0.005	0.007
aw:stockport	0.012	0.007	0.017	-0.035
aw:stop	-0.016	0.04	-0.012	-0.012
aw:stops	0.013	-0.001	0	-0.012
aw:storage	0.029	-0.012	0.008	-0.025
aw:store	-0.018	-0.032	0.03	0.019
aw:stored	-0.01	0.029	-0.002	-0.017
aw:stores	0.025	-0.006	-0.009	-0.011
aw:stories	0.013	0	-0.004	-0.008
aw:story	0.055	-0.007	-0.036	-0.011
aw:straight	0.043	-0.001	-0.001	-0.042
aw:street	-0.045	-0.025	-0.021	0.091
aw:strictly	-0.014	-0.002	0.019	-0.002
aw:stripe	-0.009	-0.015	0.03	-0.007
aw:stronger	0.01	0	0	-0.009
aw:students	-0.036	-0.018	0.087	-0.034
aw:studio	0.024	-0.006	0.006	-0.024
aw:stuttgart	-0.04	0.028	0.011	0
aw:style	-0.075	-0.023	0.016	0.082
aw:styles	-0.01	0	0	0.011
aw:subject	-0.055	-0.005	0.062	-0.002
aw:subscribe	-0.001	-0.012	-0.051	0.064
aw:subscriptions	0.025	-0.02	0.016	-0.021
aw:subsidiaries	0.055	-0.005	-0.018	-0.032
aw:subsidiary	-0.053	0.086	-0.011	-0.023
aw:substantially	-0.005	-0.011	0.017	-0.002
aw:such	0.062	-0.035	-0.034	0.008
aw:suffolk	-0.046	-0.001	0.046	0
aw:suite	0.009	0.108	-0.106	-0.01
aw:supervisory	-0.002	-0.007	0.01	-0.001
aw:supplied	0.036	-0.023	0.017	-0.029
aw:supplier	0.011	-0.003	0.018	-0.026
aw:suppliers	0.032	-0.008	0.014	-0.038
aw:supplies	0.069	-0.003	-0.016	-0.051
aw:supply	-0.046	0.021	0.031	-0.006
aw:support	-0.153	0.039	0.056	0.058
aw:supported	0.064	0.036	-0.034	-0.065
aw:surrey	-0.035	-0.012	0.059	-0.012
aw:surveys	0.067	-0.001	0.002	-0.068
aw:sussex	-0.02	0.001	0.033	-0.014
aw:suvo	0.039	-0.005	-0.037	0.003
aw:sw1w	-0.011	0	0.01	0
aw:swansea	0.032	-0.011	0.008	-0.029
aw:swindon	-0.022	-0.007	0.03	-0.001
aw:swyddfa	0.01	-0.003	-0.009	0.001
aw:sy3	-0.029	0.006	0.024	0
aw:system	0.022	-0.021	-0.007	0.006
aw:systems	0.049	0.026	-0.049	-0.026
aw:t	0.016	-0.048	0.043	-0.011
aw:table	0.034	0	0	-0.034
aw:tables	-0.016	-0.001	0.005	0.011
aw:tafapon	-0.06	0.022	-0.024	0.063
aw:tailor	0.031	0	0	-0.03
aw:take	-0.081	0.052	0.08	-0.052
aw:taken	-0.007	-0.013	0.02	0.001
aw:takes	-0.035	-0.016	0.064	-0.013
aw:talk	-0.066	-0.006	0.039	0.033
aw:tallinn	0.047	-0.023	-0.047	0.022
aw:tannery	0.01	-0.001	-0.009	0
aw:tax	-0.058	0.037	0.004	0.017
aw:tea	-0.073	0.063	-0.037	0.048
aw:team	0.032	-0.003	-0.001	-0.027
aw:teams	-0.054	0	-0.001	0.056
aw:technologies	-0.001	0.044	-0.04	-0.002
aw:technology	-0.001	-0.014	0.016	-0.001
aw:tel	-0.041	0.088	-0.061	0.014
aw:telephone	0.033	-0.035	0.017	-0.014
aw:tell	-0.031	-0.017	-0.024	0.072
aw:tells	0.05	-0.012	-0.049	0.011
aw:ten	0.075	-0.002	-0.014	-0.059
aw:tenancy	-0.041	-0.001	0	0.042
aw:term	0.106	-0.004	-0.038	-0.064
aw:terms	-0.074	-0.004	0.104	-0.027
aw:terrace	-0.036	-0.003	0.041	-0.003
aw:testing	0.05	-0.003	0.004	-0.05
aw:text	0.017	-0.011	-0.003	-0.003
aw:texts	-0.004	-0.005	0.01	-0.001
aw:thames	-0.056	0.006	0.049	0
aw:than	-0.015	-0.003	0	0.018
aw:that	-0.198	0.121	-0.063	0.14
aw:the	-0.046	0.069	-0.137	0.114
aw:theatre	-0.006	-0.007	0.055	-0.042
aw:their	-0.045	-0.009	0.083	-0.028
aw:them	0.011	-0.067	0.095	-0.039
aw:theme	0.014	-0.009	0.017	-0.022
aw:there	0.008	-0.018	-0.026	0.036
aw:these	0.021	-0.036	-0.055	0.07
aw:they	-0.078	0.055	0.022	0.002
aw:things	-0.059	-0.008	0.006	0.061
aw:third	-0.013	-0.032	0.048	-0.002
aw:thirteen	0	0.001	0.016	-0.017
aw:thirty	0.015	-0.001	0.003	-0.016
aw:this	-0.068	-0.016	0.043	0.041
aw:those	-0.042	0.027	-0.019	0.034
aw:though	-0.005	-0.008	0.015	-0.002
aw:thousand	-0.019	-0.001	0	0.02
aw:thousands	0.024	-0.001	-0.001	-0.022
aw:three	0.032	0.033	0.023	-0.088
aw:through	-0.05	0.025	0.119	-0.094
aw:throughout	0.045	-0.034	0	-0.012
aw:ticket	0.007	0.043	-0.037	-0.012
aw:tickets	0.006	-0.025	0.017	0.002
aw:time	0.084	-0.035	-0.04	-0.008
aw:timetable	0.076	-0.001	-0.001	-0.075
aw:title	-0.017	0	0	0.017
aw:to	-0.047	-0.065	0.068	0.044
aw:tobedi	0.073	-0.008	-0.064	0
aw:today	0.011	0	0	-0.01
aw:together	0.044	0.061	-0.08	-0.024
aw:too	-0.021	0.001	0.02	0
aw:tools	-0.099	0.082	0.014	0.002
aw:top	-0.043	-0.002	-0.003	0.048
aw:tours	0.062	-0.001	-0.001	-0.061
aw:town	0.036	-0.003	-0.005	-0.027
aw:trade	-0.003	0.196	-0.065	-0.128
aw:trader	-0.06	-0.021	-0.008	0.089
aw:trades	0.035	-0.02	-0.024	0.009
aw:trading	-0.191	0.166	-0.117	0.141
aw:train	-0.024	-0.002	0.017	0.009
aw:trained	0	0	0.011	-0.011
aw:training	0.086	-0.002	-0.003	-0.081
aw:transaction	-0.013	0	0.012	0
aw:transfer	0.013	-0.009	0.015	-0.019
aw:transfers	0.032	0.007	-0.012	-0.027
aw:travel	0.032	-0.01	0.043	-0.066
aw:treat	0.064	-0.015	-0.023	-0.026
aw:treatment	0.02	0	0	-0.02
aw:treatments	0.021	-0.003	-0.015	-0.003
aw:treats	0.021	-0.002	-0.014	-0.005
aw:tree	0.002	-0.009	0.025	-0.018
aw:truro	-0.044	-0.01	0.002	0.052
aw:trust	0.024	0.082	-0.148	0.042
aw:try	0.022	-0.019	-0.001	-0.002
aw:tw9	-0.056	0.006	0.049	0
aw:twenty	-0.016	-0.002	-0.015	0.033
aw:two	-0.129	-0.022	0.065	0.085
aw:tyne	0.022	-0.007	0.006	-0.021
aw:uk	0.021	-0.061	0.047	-0.007
aw:ularbo	-0.003	0.044	-0.04	0
aw:under	0.086	-0.098	0.01	0.002
aw:underwritten	0.055	-0.003	-0.028	-0.024
aw:unit	0.022	-0.063	0.032	0.009
aw:united	0.068	0.055	-0.127	0.004
aw:university	0.017	0.041	-0.038	-0.02
aw:unless	0.04	-0.011	-0.001	-0.028
aw:unpaid	-0.026	0	0	0.026
aw:until	0.011	-0.002	-0.003	-0.006
aw:up	-0.142	-0.012	0.017	0.137
aw:updated	-0.089	-0.038	0.033	0.094
aw:updates	-0.011	-0.01	0.021	0
aw:updating	-0.006	-0.007	-0.028	0.042
aw:upon	-0.013	-0.007	0.043	-0.022
aw:ups	-0.041	-0.004	0.003	0.041
aw:url	-0.024	-0.003	-0.009	0.036
aw:us	0.193	0.041	-0.28	0.045
aw:usa	0.037	0.027	-0.041	-0.023
aw:use	0.029	-0.067	0.081	-0.043
aw:used	0.065	-0.041	-0.021	-0.003
aw:user	0.034	-0.011	-0.037	0.013
aw:users	-0.019	-0.014	0.025	0.008
aw:uses	0.085	-0.021	-0.073	0.009
aw:using	-0.053	-0.018	0.034	0.037
aw:usually	0.004	-0.001	-0.02	0.018
aw:valuations	0.064	0	0	-0.063
aw:van	0.011	-0.001	0.034	-0.044
aw:vans	-0.066	-0.005	0.013	0.059
aw:vat	0.058	-0.051	-0.045	0.038
aw:vehicles	-0.058	-0.002	0.036	0.023
aw:venues	0.012	-0.009	0.012	-0.015
aw:version	0.001	0.045	-0.043	-0.002
aw:vet	0.046	-0.002	-0.001	-0.044
aw:via	0.083	-0.027	-0.06	0.004
aw:view	-0.03	-0.016	0.059	-0.013
aw:views	-0.031	0	0	0.031
aw:village	-0.024	-0.013	0.032	0.006
aw:visit	-0.007	-0.053	-0.023	0.082
aw:visitor	-0.017	-0.028	0.036	0.009
aw:visitors	0.068	-0.007	0.018	-0.079
aw:visits	-0.031	-0.006	0.007	0.03
aw:voip	0.03	0	0	-0.029
aw:voluntary	-0.018	0	0	0.019
aw:volunteer	0.041	-0.001	-0.002	-0.038
aw:volunteers	-0.064	0.001	0.009	0.054
aw:vouchers	0.04	-0.005	-0.011	-0.024
aw:vozato	0.021	-0.006	-0.005	-0.011
aw:vududka	0.022	-0.001	0	-0.022
aw:wales	0.056	-0.086	0.067	-0.036
aw:walk	0.012	-0.005	0.011	-0.019
aw:wall	-0.018	0.033	-0.015	0
aw:want	0.01	0.065	-0.06	-0.016
aw:was	-0.027	-0.007	0.051	-0.016
aw:way	0.052	-0.046	-0.045	0.039
aw:wc2h	-0.014	0.041	-0.027	0.001
aw:we	0.081	-0.076	0.192	-0.198
aw:wear	-0.021	0	0.008	0.013
aw:web	0.086	-0.047	-0.026	-0.013
aw:website	0.025	0.085	-0.096	-0.014
aw:websites	0.016	-0.016	-0.02	0.02
aw:weddings	0.075	-0.003	0.01	-0.082
aw:wednesdays	-0.019	0	-0.001	0.02
aw:week	-0.013	-0.001	0	0.014
aw:weekdays	-0.013	0	0	0.014
aw:weekends	-0.021	-0.003	0.012	0.012
aw:weekly	0.049	0	-0.001	-0.048
aw:weeks	-0.027	-0.002	0.001	0.027
aw:weighbridge	-0.025	-0.001	0.023	0.002
aw:welcome	-0.068	-0.009	0.04	0.037
aw:well	0	-0.012	0.016	-0.003
aw:west	-0.108	0.029	0.064	0.014
aw:western	-0.003	-0.006	0.014	-0.005
aw:wharf	-0.058	0.013	0.046	0
aw:what	0.021	-0.118	-0.029	0.126
aw:what's	-0.047	-0.007	0.029	0.025
aw:whatever	-0.014	-0.001	0.004	0.011
aw:when	-0.104	0.006	0.059	0.039
aw:where	0.027	-0.023	0.003	-0.007
aw:wherry	-0.034	0.002	0.032	0
aw:whether	-0.083	0	0.066	0.018
aw:which	-0.185	0.106	0.182	-0.103
aw:whichever	0.061	-0.021	-0.051	0.011
aw:while	0.034	-0.002	-0.014	-0.018
aw:whitby	0.021	-0.002	0.005	-0.025
aw:who	0.161	-0.15	-0.034	0.023
aw:whole	0.013	-0.004	-0.035	0.026
aw:wholly	-0.233	0.268	0.029	-0.064
aw:whom	-0.042	-0.033	0.083	-0.008
aw:whose	0.007	0.113	-0.131	0.012
aw:why	0.005	-0.016	0.014	-0.003
aw:wi	0.054	-0.026	0.03	-0.058
aw:will	-0.023	0.009	0.002	0.012
aw:wilmslow	-0.004	-0.006	0.011	-0.001
aw:win	-0.027	0.013	0.031	-0.016
aw:wine	-0.064	0.033	-0.011	0.043
aw:winner	0.011	-0.003	-0.003	-0.005
aw:wins	0.033	0	0.015	-0.047
aw:winter	-0.042	-0.002	0.005	0.039
aw:with	0.349	-0.187	-0.218	0.055
aw:within	-0.016	0.013	-0.016	0.019
aw:without	0.104	0.037	-0.066	-0.074
aw:work	0.038	0.07	0.011	-0.118
aw:working	0.029	-0.003	0.036	-0.062
aw:works	-0.068	-0.012	0.002	0.078
aw:workshop	-0.03	0.009	0.047	-0.026
aw:workshops	-0.001	-0.003	0.027	-0.022
aw:world	0.024	-0.003	0.012	-0.033
aw:worth	-0.054	-0.002	0.006	0.049
aw:worthing	-0.044	-0.013	0.033	0.024
aw:would	-0.01	-0.014	0.021	0.003
aw:wrexham	0.026	-0.001	-0.005	-0.021
aw:write	0.04	-0.023	-0.064	0.047
aw:writing	0.035	-0.006	-0.014	-0.015
aw:written	0.098	-0.024	-0.057	-0.017
aw:www	-0.067	0.036	-0.054	0.085
aw:yard	-0.12	0.008	0.11	0.001
aw:year	0.004	-0.009	0.029	-0.024
aw:years	0.07	-0.028	-0.006	-0.035
aw:yesterday	-0.017	0	0.016	0
aw:yo10	-0.012	0	0.011	0
aw:york	0.043	0.029	-0.017	-0.055
aw:yorkshire	-0.062	0.001	0.062	-0.001
aw:you	0.221	-0.272	-0.094	0.146
aw:young	-0.019	-0.001	-0.001	0.02
aw:your	-0.02	-0.072	0.183	-0.091
aw:yw	0.012	-0.003	-0.009	-0.001
aw:zivipit	0.04	-0.008	-0.017	-0.015
aw:©	-0.108	0.065	0.243	-0.201
aw:¶	-0.267	0.124	0.186	-0.043
b1:"	-0.072	-0.095	-0.017	0.183
b1:(	-0.077	0.04	0.063	-0.026
b1::	0.153	-0.235	0.123	-0.041
b1:;	-0.011	0.041	0.004	-0.034
b1:BRAND	0.012	-0.125	-0.124	0.237
b1:DIGITS	0.064	0.104	-0.302	0.134
b1:NUM	-0.253	-0.029	0.318	-0.035
b1:ORG	-0.309	0.319	-0.107	0.096
b1:SELF	0.176	-0.016	-0.041	-0.119
b1:a	-0.052	0.031	-0.295	0.317
b1:about	-0.072	0.106	-0.028	-0.007
b1:accept	-0.014	-0.001	-0.003	0.018
b1:add	0.035	-0.001	-0.034	0
b1:afternoon	0.085	-0.004	-0.043	-0.038
b1:agreement	0.076	-0.025	-0.008	-0.043
b1:all	-0.021	-0.001	-0.001	0.023
b1:aml	-0.015	0.001	0.014	0
b1:an	-0.027	0.084	-0.079	0.022
b1:and	-0.124	0.075	0.166	-0.117
b1:app	0.064	-0.001	-0.001	-0.062
b1:are	-0.193	0.137	0.093	-0.037
b1:arrangement	-0.034	-0.001	-0.002	0.037
b1:as	-0.039	0.001	-0.198	0.235
b1:ask	0.069	-0.003	-0.015	-0.051
b1:at	0.143	-0.168	0.092	-0.068
b1:authority	0.014	-0.025	0.019	-0.008
b1:behind	-0.018	-0.001	-0.001	0.02
b1:between	0.049	-0.018	-0.026	-0.005
b1:business	0.097	-0.024	-0.02	-0.053
b1:but	-0.19	0.003	0.187	0
b1:by	-0.202	0.245	-0.044	0
b1:c's	0.044	-0.001	-0.001	-0.042
b1:cake	-0.044	-0.002	-0.001	0.047
b1:called	0.085	-0.003	-0.019	-0.063
b1:cannot	0.04	-0.003	-0.004	-0.033
b1:centre	-0.149	0.065	0.064	0.019
b1:charity	-0.029	-0.007	0.033	0.004
b1:choose	0.221	-0.077	-0.063	-0.081
b1:co	-0.017	0.002	0.016	-0.001
b1:company	0.069	-0.184	0.087	0.028
b1:competitions	-0.048	-0.001	0	0.049
b1:complaints	-0.016	-0.001	-0.002	0.02
b1:conditions	-0.097	0.185	-0.09	0.002
b1:contact	0.143	-0.057	-0.082	-0.005
b1:content	-0.068	-0.013	0.051	0.031
b1:contract	0.049	-0.001	0	-0.048
b1:contractors	-0.04	0.004	0.03	0.007
b1:controller	0.021	-0.013	-0.093	0.085
b1:cookies	0.169	-0.004	-0.017	-0.148
b1:copyright	0.014	-0.001	-0.001	-0.013
b1:cost	-0.014	-0.001	-0.002	0.017
b1:councillors	-0.037	0	-0.001	0.038
b1:covers	-0.026	0.003	-0.026	0.05
b1:data	0.187	-0.017	-0.098	-0.072
b1:day	-0.005	-0.003	-0.002	0.01
b1:delivery	0.064	-0.012	-0.024	-0.028
b1:details	0.099	-0.064	-0.086	0.051
b1:dispute	-0.003	-0.012	0.016	-0.001
b1:do	0.021	-0.001	-0.002	-0.018
b1:does	-0.011	-0.001	0	0.012
b1:door	0.052	-0.005	-0.032	-0.015
b1:dozen	-0.007	-0.002	-0.007	0.017
b1:each	-0.033	-0.009	0.061	-0.019
b1:engineer	-0.073	0.009	0.063	0.001
b1:entity	0.013	0.01	-0.024	0.001
b1:entries	-0.058	0.001	0.057	0
b1:faq	0.018	-0.001	-0.002	-0.015
b1:faqs	-0.043	-0.019	0.034	0.028
b1:far	-0.012	0	0	0.012
b1:fee	0.02	-0.006	-0.022	0.008
b1:finance	0.172	-0.043	-0.098	-0.032
b1:firms	0.015	-0.007	-0.043	0.035
b1:footnotes	0.02	-0.002	-0.001	-0.017
b1:for	-0.093	-0.032	0.126	-0.001
b1:frn	-0.012	0	0.011	0
b1:from	-0.037	0.042	0.07	-0.075
b1:gdpr	-0.091	-0.003	0.069	0.025
b1:give	0.146	-0.019	-0.117	-0.01
b1:group	0.01	-0.023	-0.022	0.035
b1:grow	0.038	-0.006	-0.035	0.002
b1:help	-0.018	-0.002	-0.028	0.048
b1:here	0.051	0.042	-0.054	-0.039
b1:hire	0.012	-0.002	0.01	-0.02
b1:home	0.077	-0.02	0.026	-0.084
b1:homes	0.036	-0.002	-0.003	-0.032
b1:hosting	-0.072	-0.005	-0.008	0.085
b1:how	0.143	-0.045	0.009	-0.107
b1:imprint	0.077	-0.012	-0.026	-0.039
b1:in	-0.069	0.087	-0.112	0.094
b1:include	-0.014	-0.021	0.036	-0.001
b1:information	0.293	-0.067	-0.161	-0.065
b1:insurer	-0.051	0	0.05	0
b1:introduction	0.081	0.018	-0.089	-0.01
b1:ireland	0.104	-0.035	-0.068	-0.001
b1:is	0.08	-0.007	0.014	-0.087
b1:it	0.045	-0.013	-0.014	-0.017
b1:kingdom	0.085	-0.022	-0.058	-0.005
b1:last	-0.022	-0.002	-0.019	0.042
b1:law	-0.011	-0.005	-0.009	0.025
b1:legal	-0.095	-0.002	-0.012	0.109
b1:lettings	0.011	0	-0.001	-0.01
b1:licence	-0.017	-0.003	0.018	0.002
b1:manager	0.066	-0.059	0.003	-0.011
b1:masnachu	0.023	-0.006	-0.017	0
b1:me	0.03	-0.004	-0.021	-0.005
b1:mean	0.047	-0.07	0.046	-0.024
b1:means	0.105	-0.08	-0.157	0.132
b1:menu	-0.047	-0.001	-0.002	0.05
b1:month	-0.042	-0.009	0.017	0.034
b1:mouth	0.024	-0.002	-0.002	-0.02
b1:music	-0.032	-0.002	0	0.034
b1:name	0.011	-0.006	-0.019	0.014
b1:needed	0.023	-0.005	-0.016	-0.003
b1:no	0.008	0.028	-0.022	-0.014
b1:notes	0.078	-0.002	-0.002	-0.074
b1:nothing	0.01	-0.002	0.003	-0.011
b1:notice	0.057	-0.038	0.03	-0.049
b1:number	0.104	-0.065	0.004	-0.043
b1:o	-0.059	0.015	0.056	-0.012
b1:of	0.065	-0.085	0.141	-0.121
b1:office	0.075	-0.009	-0.046	-0.02
b1:officer	0.164	-0.024	-0.138	-0.002
b1:on	0.021	-0.03	0.015	-0.006
b1:one	0.116	-0.005	-0.002	-0.109
b1:only	0.07	0.056	-0.029	-0.097
b1:or	-0.065	-0.007	0.069	0.004
b1:our	0.022	-0.001	-0.001	-0.02
b1:outside	0.007	-0.006	-0.018	0.018
b1:over	-0.008	-0.008	0.028	-0.012
b1:own	-0.12	-0.021	0.045	0.095
b1:owners	0.088	0.046	-0.002	-0.132
b1:page	-0.075	-0.013	0.097	-0.009
b1:partner	-0.003	-0.009	0.012	-0.001
b1:parts	-0.022	-0.001	-0.001	0.024
b1:pay	0.051	-0.001	-0.056	0.006
b1:people	-0.096	-0.003	0.07	0.029
b1:pier	-0.068	0.001	0.068	0
b1:pleased	0.028	-0.001	-0.001	-0.027
b1:policies	0.027	-0.001	-0.002	-0.025
b1:policy	0.041	-0.151	-0.002	0.112
b1:post	0.066	-0.001	0	-0.064
b1:privacy	-0.091	0.155	-0.017	-0.047
b1:protection	-0.04	-0.003	-0.004	0.046
b1:provider	0.058	-0.037	0	-0.02
b1:purpose	-0.119	0.111	0.008	0
b1:questions	0.002	-0.002	-0.047	0.048
b1:recipe	0.051	-0.001	-0.001	-0.049
b1:record	0.043	-0.001	-0.042	0
b1:reject	-0.025	-0.002	-0.001	0.028
b1:reserved	-0.073	-0.015	0.064	0.024
b1:responsible	0.008	-0.007	-0.035	0.034
b1:returns	-0.064	-0.001	0.001	0.064
b1:room	0.076	-0.001	-0.002	-0.073
b1:rules	0.034	-0.001	-0.001	-0.032
b1:sale	-0.033	-0.001	0.001	0.033
b1:sales	0.043	-0.001	-0.002	-0.04
b1:saturdays	0.026	-0.002	-0.004	-0.02
b1:schools	0.109	-0.005	-0.049	-0.054
b1:sell	0.017	-0.001	-0.002	-0.014
b1:service	-0.096	-0.009	0.049	0.055
b1:services	0.044	-0.02	0.041	-0.066
b1:shop	-0.105	-0.009	0.019	0.095
b1:shopquay	0.091	0	-0.001	-0.09
b1:shops	-0.09	-0.006	-0.004	0.1
b1:show	0.033	-0.007	-0.026	0
b1:stand	0.02	-0.001	0.001	-0.02
b1:statement	-0.051	-0.008	0.054	0.005
b1:story	0.031	-0.008	0.003	-0.026
b1:studio	0.03	-0.001	-0.004	-0.025
b1:subsidiary	-0.073	0.084	-0.008	-0.003
b1:supply	0.031	-0.003	-0.007	-0.021
b1:support	0.02	-0.002	0.001	-0.019
b1:sussex	0.002	-0.015	0.003	0.01
b1:tafapon	0.014	0	-0.016	0.002
b1:team	0.027	-0.007	-0.008	-0.012
b1:terms	0.155	-0.064	-0.011	-0.08
b1:thanks	-0.017	-0.001	-0.003	0.021
b1:that	0.164	-0.042	0.046	-0.167
b1:the	-0.012	-0.093	0.187	-0.083
b1:them	-0.003	-0.039	0.051	-0.009
b1:these	-0.011	-0.01	-0.029	0.05
b1:through	-0.039	0.096	-0.05	-0.007
b1:time	0.047	-0.011	-0.034	-0.002
b1:to	-0.072	0.122	-0.009	-0.041
b1:touch	0.053	-0.009	0.001	-0.045
b1:trade	-0.007	-0.002	-0.002	0.011
b1:trader	-0.049	0	-0.001	0.05
b1:trust	-0.03	-0.01	0.014	0.026
b1:twice	0.051	-0.002	-0.024	-0.024
b1:uk	-0.089	0.039	0.04	0.01
b1:undefined	0.12	-0.055	-0.106	0.041
b1:up	0.053	-0.008	-0.036	-0.009
b1:us	0.191	-0.103	-0.041	-0.047
b1:use	-0.014	0.045	-0.015	-0.016
b1:using	-0.027	-0.002	0.001	0.027
b1:usually	-0.017	-0.014	0.032	-0.001
b1:venues	0.055	-0.004	0.016	-0.066
b1:via	0.08	-0.004	-0.037	-0.04
b1:visit	-0.009	-0.001	-0.017	0.028
b1:volunteer	0.096	-0.003	-0.01	-0.084
b1:wales	0.053	0	0.017	-0.069
b1:we	0.061	-0.043	-0.037	0.019
b1:website	-0.285	-0.005	0.251	0.039
b1:week	-0.004	-0.021	0.025	-0.001
b1:well	0.014	-0.001	0.001	-0.013
b1:what	0.058	-0.006	-0.007	-0.045
b1:which	0.157	-0.056	-0.094	-0.007
b1:with	-0.05	-0.084	0.196	-0.062
b1:work	0.014	-0.013	0.043	-0.043
b1:works	-0.083	-0.001	-0.003	0.087
b1:www	-0.015	-0.022	0.044	-0.007
b1:year	0.019	0.085	-0.087	-0.017
b1:years	0.08	-0.006	-0.036	-0.039
b1:you	0.006	-0.011	-0.005	0.01
b1:your	0.031	-0.002	-0.001	-0.028
b1:©	-0.119	0.136	0.143	-0.159
b2:" :	0.023	-0.015	-0.05	0.043
b2:" mean	0.023	-0.011	0.009	-0.021
b2:" means	0.05	0.016	-0.111	0.044
b2:& c's	0.044	-0.001	-0.001	-0.042
b2:& conditions	-0.094	0.117	-0.059	0.036
b2:& cookies	0.207	-0.003	-0.015	-0.189
b2:( "	-0.029	-0.025	-0.008	0.062
b2:( DIGITS	0.015	-0.031	0.019	-0.003
b2:( ORG	-0.001	-0.025	0.041	-0.015
b2:( aml	-0.015	0.001	0.014	0
b2:( no	-0.16	0.011	0.139	0.011
b2:: DIGITS	-0.017	0	-0.002	0.019
b2:: NUM	-0.181	0	0.146	0.035
b2:: ORG	-0.041	-0.011	0.052	0
b2:: SELF	0.013	-0.001	-0.002	-0.01
b2:; and	-0.09	0.036	0.055	0
b2:BRAND (	-0.055	-0.009	-0.003	0.067
b2:BRAND DIGITS	-0.06	-0.006	-0.062	0.128
b2:BRAND and	-0.07	0.12	-0.036	-0.014
b2:BRAND from	-0.048	0.002	0.045	0
b2:BRAND is	0.06	-0.026	-0.034	0
b2:DIGITS BRAND	0.178	-0.009	-0.016	-0.153
b2:DIGITS ORG	-0.008	0.078	-0.057	-0.013
b2:DIGITS SELF	0.018	0	0	-0.018
b2:DIGITS and	0.013	0.05	-0.049	-0.014
b2:DIGITS by	-0.038	-0.001	0	0.038
b2:DIGITS introduction	-0.022	0.085	-0.024	-0.039
b2:NUM and	-0.037	-0.047	0.093	-0.009
b2:ORG ;	-0.039	0.003	0.037	-0.001
b2:ORG a	-0.073	0.007	0.021	0.044
b2:ORG and	-0.173	0.085	0.113	-0.025
b2:ORG is	-0.047	0.033	0.014	0
b2:ORG or	-0.022	-0.021	0.051	-0.009
b2:SELF (	-0.065	0.004	0.061	0.001
b2:SELF DIGITS	0.029	0	-0.001	-0.028
b2:a cake	-0.044	-0.002	-0.001	0.047
b2:a dispute	-0.003	-0.012	0.016	-0.001
b2:about BRAND	-0.012	-0.002	-0.002	0.017
b2:about us	-0.024	-0.033	-0.085	0.143
b2:accept all	-0.026	-0.001	-0.001	0.027
b2:account at	-0.047	-0.005	0.056	-0.004
b2:address :	0.037	-0.007	-0.041	0.011
b2:agreement between	0.016	-0.004	-0.01	-0.002
b2:agreement with	-0.031	-0.005	0.041	-0.005
b2:among them	-0.026	-0.032	0.062	-0.004
b2:and "	0.031	-0.004	-0.024	-0.003
b2:and by	-0.041	-0.009	0.052	-0.002
b2:and conditions	-0.049	0.07	-0.022	0.001
b2:and returns	-0.043	0	0	0.043
b2:and the	-0.06	0.039	0.037	-0.017
b2:and wales	0.006	0	0.017	-0.023
b2:applies to	-0.002	-0.008	-0.005	0.014
b2:are the	0.013	-0.002	-0.009	-0.002
b2:are we	0.116	-0.035	-0.112	0.031
b2:arrangement with	-0.008	-0.005	0.014	-0.001
b2:as "	-0.146	-0.009	0.116	0.039
b2:as BRAND	-0.031	-0.01	-0.001	0.041
b2:as the	-0.016	0.021	-0.017	0.012
b2:at BRAND	-0.07	-0.005	-0.003	0.079
b2:at cost	-0.014	-0.001	-0.002	0.017
b2:balloon (	-0.142	0.003	0.136	0.003
b2:behalf of	0.066	-0.022	0.052	-0.095
b2:belong to	0.104	-0.033	-0.057	-0.014
b2:belongs to	-0.052	-0.052	0.112	-0.008
b2:board of	0.04	-0.003	-0.036	0
b2:booking conditions	0.081	-0.001	-0.009	-0.071
b2:booking terms	-0.006	-0.002	-0.035	0.043
b2:bought from	-0.014	-0.02	0.036	-0.003
b2:built by	-0.059	0	0.059	0
b2:business BRAND	-0.019	0	0	0.019
b2:business details	0.027	-0.003	-0.024	0
b2:by :	-0.035	-0.021	0.057	-0.001
b2:by ORG	-0.059	-0.02	0.068	0.01
b2:by SELF	0.028	-0.005	-0.022	-0.001
b2:by arrangement	-0.034	-0.001	-0.002	0.037
b2:by me	0.03	-0.004	-0.021	-0.005
b2:by post	0.066	-0.001	0	-0.064
b2:by shopquay	0.091	0	-0.001	-0.09
b2:by tafapon	0.014	0	-0.016	0.002
b2:by the	-0.037	-0.077	0.138	-0.024
b2:by us	-0.044	-0.008	0.052	0
b2:by using	-0.028	-0.001	-0.002	0.03
b2:c o	-0.06	0.015	0.057	-0.012
b2:came from	0.045	-0.001	-0.001	-0.042
b2:cardholder agreement	0.02	0	0	-0.019
b2:carried by	-0.136	-0.003	0.14	-0.001
b2:charity no	-0.012	0	0.012	0
b2:charity number	-0.058	0.007	0.051	0.001
b2:choose BRAND	-0.09	-0.009	-0.007	0.107
b2:collected by	-0.092	-0.007	0.1	-0.001
b2:companies :	-0.07	0.007	0.061	0.001
b2:company details	0.066	-0.037	-0.031	0.002
b2:company information	0.129	-0.055	-0.034	-0.041
b2:company is	-0.004	0.011	-0.002	-0.005
b2:company means	0.023	-0.013	-0.009	-0.001
b2:company no	0.065	-0.015	-0.045	-0.005
b2:company number	0.2	-0.077	-0.082	-0.042
b2:company of	0.007	-0.003	-0.101	0.097
b2:company outside	0.007	-0.006	-0.018	0.018
b2:competition is	-0.199	0.053	0.145	0.001
b2:competition terms	-0.027	0	0	0.027
b2:conditions :	-0.03	-0.001	-0.001	0.032
b2:conditions BRAND	0.027	-0.009	-0.005	-0.013
b2:conditions of	0.024	-0.022	-0.045	0.042
b2:conditions privacy	-0.02	-0.001	0.037	-0.015
b2:conduct authority	0.032	-0.025	0.02	-0.027
b2:contact BRAND	-0.044	-0.003	-0.002	0.049
b2:contact us	0.054	-0.024	0.007	-0.037
b2:contract with	0.11	-0.009	-0.061	-0.04
b2:controller :	0.013	-0.004	-0.006	-0.003
b2:controller is	-0.003	-0.016	0.063	-0.044
b2:cookie policy	-0.016	-0.02	0.01	0.026
b2:cookies policy	-0.007	-0.004	-0.009	0.02
b2:copyright DIGITS	0.018	-0.004	-0.006	-0.008
b2:copyright ©	-0.134	0.114	0.149	-0.128
b2:cover with	-0.22	0.001	0.219	0
b2:customer DIGITS	0.027	-0.001	-0.027	0.001
b2:customer and	0.074	-0.027	-0.046	-0.002
b2:data controller	-0.041	-0.001	0.009	0.032
b2:data protection	-0.025	-0.002	-0.003	0.03
b2:data with	-0.01	-0.011	0.021	0
b2:dearer one	0.082	-0.003	-0.003	-0.076
b2:describes how	-0.006	-0.004	-0.029	0.039
b2:design by	0.024	-0.001	-0.018	-0.005
b2:division of	-0.054	-0.027	0.082	-0.001
b2:done well	0.014	-0.001	0.001	-0.013
b2:each month	-0.022	-0.002	-0.002	0.027
b2:entity :	0.085	-0.01	-0.045	-0.029
b2:enw masnachu	0.023	-0.006	-0.017	0
b2:every time	-0.011	-0.001	-0.001	0.012
b2:explains how	0.054	-0.025	0.125	-0.154
b2:flatter us	0.012	-0.002	-0.003	-0.008
b2:for it	-0.012	-0.001	-0.002	0.014
b2:for the	-0.032	-0.004	0.005	0.031
b2:friendly studio	-0.038	0	-0.002	0.041
b2:from the	-0.017	-0.002	0.019	0
b2:gathered by	-0.172	-0.007	0.18	-0.001
b2:given by	0.077	-0.022	-0.071	0.016
b2:go to	0.081	-0.01	0.007	-0.079
b2:goes to	-0.191	0.002	0.19	-0.001
b2:got it	-0.006	-0.001	-0.003	0.01
b2:handed to	-0.096	0.002	0.094	0
b2:handled by	0.028	0.066	-0.081	-0.012
b2:held by	-0.065	-0.018	-0.042	0.124
b2:home BRAND	0.056	-0.002	-0.005	-0.049
b2:hosted by	0.184	-0.027	-0.156	0
b2:how BRAND	-0.065	-0.003	-0.004	0.072
b2:how we	0.054	-0.012	-0.034	-0.009
b2:in the	-0.022	0.093	-0.07	-0.002
b2:in touch	0.053	-0.009	0.001	-0.045
b2:is :	0.044	-0.037	-0.003	-0.004
b2:is at	0.077	-0.051	-0.034	0.009
b2:is how	0.077	-0.009	-0.066	-0.002
b2:is needed	0.023	-0.005	-0.016	-0.003
b2:is responsible	0.008	-0.007	-0.035	0.034
b2:is the	0.042	-0.056	0.051	-0.037
b2:is with	0.051	-0.007	-0.043	0
b2:issued by	0.032	-0.05	0.021	-0.003
b2:it cannot	0.015	-0.001	-0.001	-0.012
b2:it twice	0.051	-0.002	-0.024	-0.024
b2:it works	-0.083	-0.001	-0.003	0.087
b2:legal entity	0.037	-0.003	-0.033	-0.001
b2:legal notice	0.07	-0.013	-0.071	0.013
b2:less room	0.035	-0.001	-0.002	-0.032
b2:limited company	0.022	-0.002	-0.019	0
b2:managed by	-0.087	0.089	-0.001	-0.001
b2:manager of	-0.024	0.003	0.018	0.003
b2:mark of	-0.008	-0.004	0.018	-0.006
b2:marks of	0.016	-0.005	-0.048	0.037
b2:may DIGITS	0.086	-0.041	-0.061	0.016
b2:member of	0.017	-0.004	-0.008	-0.005
b2:moved far	-0.012	0	0	0.012
b2:my own	-0.032	0	0	0.033
b2:name :	0.002	-0.034	-0.065	0.098
b2:name of	-0.216	-0.082	0.262	0.037
b2:new one	-0.01	-0.001	-0.001	0.011
b2:new website	-0.029	0.001	0.029	0
b2:newest entries	-0.058	0.001	0.057	0
b2:no :	0.098	-0.028	-0.063	-0.006
b2:no DIGITS	-0.077	0.126	-0.002	-0.047
b2:no NUM	-0.01	0.004	0.063	-0.057
b2:no SELF	0.094	-0.017	-0.064	-0.014
b2:no footnotes	0.02	-0.002	-0.001	-0.017
b2:no music	-0.032	-0.002	0	0.034
b2:no thanks	-0.017	-0.001	-0.003	0.021
b2:not by	0.051	-0.002	-0.002	-0.047
b2:not grow	0.038	-0.006	-0.035	0.002
b2:not pleased	0.028	-0.001	-0.001	-0.027
b2:notice BRAND	-0.079	-0.008	-0.005	0.091
b2:notice of	0.018	-0.003	-0.017	0.002
b2:notice terms	0.01	-0.001	-0.008	-0.001
b2:notice ©	0.05	-0.001	-0.006	-0.043
b2:number :	-0.147	-0.031	0.191	-0.013
b2:number DIGITS	0.054	-0.009	-0.019	-0.026
b2:number NUM	-0.086	-0.041	0.101	0.027
b2:number SELF	-0.034	0.066	-0.023	-0.008
b2:number is	0.053	-0.01	-0.038	-0.005
b2:occasional recipe	0.051	-0.001	-0.001	-0.049
b2:of BRAND	-0.016	0.073	-0.022	-0.035
b2:of ORG	0.014	-0.067	-0.016	0.07
b2:of SELF	-0.025	-0.008	0.037	-0.004
b2:of business	0.056	-0.021	-0.02	-0.016
b2:of company	0.013	-0.001	-0.012	-0.001
b2:of mouth	0.024	-0.002	-0.002	-0.02
b2:of page	-0.063	-0.013	0.097	-0.022
b2:of sale	-0.032	-0.001	-0.001	0.033
b2:of service	-0.039	0	0.012	0.027
b2:of the	0.149	0.138	-0.18	-0.107
b2:of use	-0.119	0.047	-0.005	0.077
b2:offered by	-0.015	-0.013	0.031	-0.003
b2:office :	-0.084	0.048	0.033	0.003
b2:office is	-0.022	-0.009	0.014	0.017
b2:on saturdays	0.026	-0.002	-0.004	-0.02
b2:on the	-0.034	-0.016	0.016	0.034
b2:on time	0.02	-0.001	-0.001	-0.019
b2:on which	0.033	-0.015	-0.013	-0.005
b2:operated by	0.058	0.101	-0.206	0.047
b2:or "	-0.02	-0.014	-0.043	0.078
b2:or the	0.034	-0.006	-0.004	-0.024
b2:our "	0.029	-0.001	-0.001	-0.027
b2:our company	0.017	-0.003	-0.013	-0.001
b2:our details	0.039	-0.012	-0.025	-0.001
b2:our homes	0.036	-0.002	-0.003	-0.032
b2:our insurer	-0.051	0	0.05	0
b2:our is	0.014	-0.003	-0.002	-0.008
b2:our mean	-0.067	-0.007	0.075	-0.002
b2:our means	-0.138	0.002	-0.018	0.153
b2:our story	0.031	-0.008	0.003	-0.026
b2:out here	-0.013	0.046	-0.031	-0.003
b2:over DIGITS	0.07	-0.011	-0.046	-0.013
b2:owned by	-0.016	-0.026	0.078	-0.036
b2:parent of	0.059	-0.038	-0.021	0
b2:part of	-0.074	0.198	-0.102	-0.022
b2:payment for	0.013	-0.001	-0.001	-0.012
b2:people choose	0.221	-0.077	-0.063	-0.081
b2:personal data	0.045	-0.009	-0.033	-0.003
b2:policy BRAND	0.055	-0.009	-0.016	-0.031
b2:policy for	-0.017	-0.007	-0.012	0.036
b2:portal that	0.011	-0.001	-0.001	-0.009
b2:powered by	-0.018	-0.002	0.012	0.009
b2:privacy BRAND	0.015	-0.002	-0.002	-0.011
b2:privacy notice	0.003	-0.025	0.101	-0.08
b2:privacy policy	-0.02	-0.116	0.044	0.092
b2:privacy statement	-0.058	-0.005	0.057	0.007
b2:processed by	-0.007	-0.011	0.018	0
b2:products from	-0.021	-0.023	0.049	-0.005
b2:promoter :	0.131	-0.02	-0.104	-0.007
b2:promoter is	0.062	-0.02	-0.029	-0.014
b2:property of	-0.115	0.01	0.106	-0.001
b2:protection policy	0.003	-0.003	-0.023	0.023
b2:provided by	-0.076	0.019	0.086	-0.029
b2:published by	-0.069	-0.019	0.097	-0.01
b2:publisher :	0.042	-0.008	-0.025	-0.009
b2:purpose is	-0.004	-0.01	0.014	0
b2:quotation that	0.011	-0.03	0.134	-0.116
b2:recent work	-0.023	0.001	0.022	0
b2:refer to	-0.059	0.137	-0.08	0.002
b2:reference to	-0.075	0.109	-0.023	-0.011
b2:references to	0.036	-0.006	-0.03	0
b2:refers to	0.052	-0.007	-0.038	-0.007
b2:registered charity	-0.086	0.002	0.044	0.04
b2:registered details	0.016	-0.005	-0.008	-0.003
b2:registered number	0.061	-0.008	-0.051	-0.002
b2:registered office	0.052	-0.007	-0.045	-0.001
b2:registration number	-0.015	-0.012	0.031	-0.005
b2:relationship with	0.032	0.043	-0.071	-0.004
b2:representative of	-0.007	-0.058	0.076	-0.011
b2:represented by	-0.046	0.002	0.044	0
b2:returns policy	-0.001	-0.002	-0.011	0.013
b2:rights reserved	-0.073	-0.015	0.064	0.024
b2:run by	-0.008	0.086	-0.07	-0.009
b2:same afternoon	0.05	-0.004	-0.043	-0.003
b2:same day	-0.035	-0.001	-0.001	0.038
b2:satisfaction the	-0.002	-0.006	0.01	-0.001
b2:scotland no	-0.01	-0.026	0.042	-0.007
b2:seller is	-0.029	-0.001	0	0.03
b2:seller means	0.094	-0.017	-0.032	-0.044
b2:seo by	-0.038	0	0.037	0
b2:servers of	-0.008	-0.006	0.014	0
b2:service of	0.014	-0.04	0.027	-0.001
b2:services by	0.116	-0.038	-0.064	-0.014
b2:services of	0.059	-0.022	-0.021	-0.016
b2:since DIGITS	0.074	-0.001	-0.002	-0.07
b2:site by	-0.001	-0.003	0.012	-0.008
b2:slavery statement	0.031	0	0	-0.03
b2:small firms	-0.034	-0.001	-0.001	0.037
b2:sold by	0.169	-0.056	-0.106	-0.007
b2:sold through	-0.009	-0.015	0.027	-0.003
b2:sole trader	-0.049	0	-0.001	0.05
b2:sra no	-0.024	0	0.024	0
b2:stored by	-0.015	-0.012	0.028	-0.002
b2:style of	0.022	-0.046	0.042	-0.019
b2:subsidiary of	0.037	0.002	0.09	-0.129
b2:such as	-0.039	0.077	-0.037	-0.001
b2:supplied by	0.061	-0.042	-0.009	-0.01
b2:suppliers :	-0.026	0.001	0.026	0
b2:support from	-0.021	0	0.021	0
b2:system we	-0.118	0.027	0.091	0.001
b2:t a	-0.057	-0.056	-0.17	0.283
b2:taken by	-0.12	0.089	0.036	-0.005
b2:team at	0.032	-0.002	-0.03	0
b2:terms of	0.015	-0.004	-0.012	0
b2:thank you	-0.029	0	-0.001	0.03
b2:thanks to	-0.013	0.001	0.012	0
b2:that BRAND	-0.037	-0.005	-0.013	0.054
b2:that day	0.016	-0.001	0.001	-0.017
b2:the ORG	-0.001	-0.026	0.027	-0.001
b2:the company	-0.018	-0.006	-0.003	0.027
b2:the door	0.021	-0.004	-0.03	0.013
b2:the dozen	-0.007	-0.002	-0.007	0.017
b2:the last	-0.022	-0.002	-0.019	0.042
b2:the name	-0.015	-0.003	0.005	0.013
b2:the pier	-0.068	0.001	0.068	0
b2:the questions	0.01	-0.002	-0.046	0.038
b2:the record	0.043	-0.001	-0.042	0
b2:the uk	-0.007	-0.021	0.03	-0.001
b2:the work	-0.023	-0.003	-0.024	0.049
b2:their own	-0.023	-0.019	0.046	-0.004
b2:them nothing	0.01	-0.002	0.003	-0.011
b2:they stand	0.02	-0.001	0.001	-0.02
b2:this app	0.084	0	-0.001	-0.084
b2:this policy	0.002	-0.005	-0.011	0.014
b2:this website	-0.06	-0.001	-0.001	0.062
b2:three years	0.018	-0.004	-0.032	0.017
b2:through the	-0.044	-0.003	-0.001	0.048
b2:times but	-0.19	0.003	0.187	0
b2:to "	0.004	-0.006	-0.011	0.013
b2:to :	0.081	-0.009	-0.07	-0.002
b2:to BRAND	0.027	-0.004	-0.002	-0.021
b2:to ORG	-0.028	-0.002	0.019	0.011
b2:to content	-0.045	-0.013	0.051	0.008
b2:to pay	0.051	-0.001	-0.056	0.006
b2:to the	-0.04	-0.065	0.204	-0.099
b2:to you	0.019	-0.008	-0.011	0
b2:together "	0.002	-0.003	-0.013	0.014
b2:trademark of	-0.013	-0.008	0.023	-0.002
b2:trades as	-0.064	-0.003	-0.002	0.069
b2:trading as	-0.201	-0.043	0.016	0.228
b2:trading subsidiary	-0.073	0.084	-0.008	-0.003
b2:travel with	-0.016	-0.002	0.017	0
b2:two parts	-0.022	-0.001	-0.001	0.024
b2:two years	0.032	-0.001	-0.001	-0.029
b2:under SELF	0.059	-0.008	-0.05	-0.001
b2:under number	-0.112	0.079	0.024	0.01
b2:under the	-0.035	-0.002	0	0.037
b2:under which	0.122	-0.036	-0.086	-0.001
b2:underwritten by	-0.014	-0.007	0.03	-0.009
b2:united kingdom	0.085	-0.022	-0.058	-0.005
b2:us :	-0.021	-0.007	0.062	-0.034
b2:us BRAND	0.064	-0.004	-0.006	-0.054
b2:us by	-0.02	-0.024	0.053	-0.008
b2:us means	-0.038	-0.004	0.009	0.033
b2:use ©	-0.01	0	0	0.01
b2:used by	-0.044	-0.002	0.047	0
b2:uses data	0.056	-0.001	-0.001	-0.055
b2:visitors of	0.015	-0.002	-0.001	-0.012
b2:wales :	0.014	-0.001	-0.013	0
b2:wales no	-0.028	0.005	0.018	0.005
b2:we (	0.078	-0.011	-0.029	-0.038
b2:we are	-0.246	0.022	0.29	-0.065
b2:we at	0.106	-0.02	-0.025	-0.061
b2:we cannot	0.025	-0.002	-0.002	-0.021
b2:we do	0.012	-0.001	-0.001	-0.011
b2:we means	0.038	-0.006	-0.01	-0.021
b2:we use	0.041	-0.005	0.005	-0.041
b2:website and	0.08	-0.009	-0.029	-0.042
b2:website by	-0.058	-0.002	0.059	0
b2:website is	0.052	-0.013	-0.034	-0.005
b2:website terms	-0.039	0	0	0.04
b2:welcome to	0.079	0.026	-0.121	0.016
b2:which include	-0.009	-0.01	0.019	0
b2:will show	0.033	-0.007	-0.026	0
b2:with it	-0.023	-0.006	-0.002	0.032
b2:with the	-0.021	-0.042	0.074	-0.011
b2:with us	0.045	-0.001	-0.001	-0.043
b2:work accept	-0.066	0	-0.001	0.068
b2:work here	0.041	-0.003	-0.002	-0.036
b2:working day	0.014	-0.001	-0.002	-0.011
b2:would hire	-0.014	0	0.014	0
b2:write to	-0.076	0.003	0.064	0.01
b2:you and	0.046	-0.066	0.032	-0.011
b2:you ask	0.067	-0.002	-0.014	-0.051
b2:you called	0.052	-0.001	-0.018	-0.032
b2:you how	-0.031	-0.003	-0.004	0.038
b2:your notes	0.078	-0.002	-0.002	-0.074
b2:your privacy	0.009	-0.04	0.064	-0.033
b2:© BRAND	-0.068	-0.013	-0.009	0.09
b2:© DIGITS	0.206	-0.111	-0.189	0.094
b2:© ORG	-0.105	-0.001	-0.002	0.108
b2:© SELF	0.012	-0.003	-0.012	0.002
b2:© the	-0.052	-0.001	-0.011	0.064
b2:¶ "	0.056	0.027	-0.071	-0.012
b2:¶ BRAND	0.017	-0.067	0.007	0.043
b2:¶ DIGITS	-0.183	0.215	-0.037	0.004
b2:¶ ORG	-0.168	0.174	0.005	-0.011
b2:¶ SELF	-0.008	-0.02	0.054	-0.026
b2:¶ about	-0.063	0.108	-0.064	0.019
b2:¶ add	0.035	-0.001	-0.034	0
b2:¶ at	0.045	-0.001	-0.001	-0.042
b2:¶ company	-0.077	-0.003	-0.003	0.083
b2:¶ complaints	-0.008	-0.001	-0.002	0.011
b2:¶ contact	0.07	-0.052	-0.074	0.056
b2:¶ controller	0.056	-0.012	-0.097	0.053
b2:¶ copyright	0.038	-0.001	0	-0.037
b2:¶ councillors	-0.037	0	-0.001	0.038
b2:¶ delivery	0.04	-0.007	-0.015	-0.017
b2:¶ engineer	-0.073	0.009	0.063	0.001
b2:¶ faq	0.018	-0.001	-0.002	-0.015
b2:¶ faqs	-0.043	-0.019	0.034	0.028
b2:¶ help	-0.021	-0.001	-0.027	0.049
b2:¶ home	0.014	-0.019	0.027	-0.021
b2:¶ imprint	0.077	-0.012	-0.026	-0.039
b2:¶ introduction	0.064	-0.034	-0.064	0.034
b2:¶ legal	-0.095	-0.002	-0.012	0.109
b2:¶ means	0.042	-0.026	0.024	-0.04
b2:¶ menu	-0.047	-0.001	-0.002	0.05
b2:¶ name	0.029	-0.003	-0.026	0
b2:¶ number	0.041	-0.003	-0.038	0
b2:¶ policies	0.027	-0.001	-0.002	-0.025
b2:¶ privacy	-0.135	0.208	-0.104	0.031
b2:¶ reject	-0.025	-0.002	-0.001	0.028
b2:¶ services	0.113	-0.003	-0.005	-0.105
b2:¶ terms	0.103	-0.014	-0.048	-0.041
b2:¶ the	0.119	0.026	-0.131	-0.014
b2:¶ visit	-0.011	-0.001	-0.017	0.029
b2:¶ we	-0.001	-0.008	0.011	-0.001
b2:¶ work	0.02	-0.011	0.046	-0.055
b2:¶ your	0.062	-0.001	-0.003	-0.059
b2:¶ ©	-0.045	0.032	-0.028	0.04
b3:" our "	0.029	-0.001	-0.001	-0.027
b3:" our mean	-0.067	-0.007	0.075	-0.002
b3:" our means	-0.15	0.007	-0.011	0.155
b3:" refer to	0.049	-0.041	-0.008	-0.001
b3:" refers to	-0.037	-0.001	-0.001	0.039
b3:" we means	0.036	-0.005	-0.01	-0.021
b3:& conditions BRAND	0.067	-0.008	-0.005	-0.054
b3:& wales no	-0.057	0.007	0.046	0.004
b3:( company number	-0.099	-0.009	0.104	0.004
b3:( t a	0.053	-0.046	-0.135	0.129
b3:( together "	0.002	-0.003	-0.013	0.014
b3:( trading as	-0.031	0.001	0.009	0.021
b3:: ORG ;	-0.038	0.009	0.029	0
b3:; ¶ "	-0.003	0.051	-0.045	-0.004
b3:BRAND belongs to	0.049	-0.019	-0.027	-0.002
b3:BRAND is how	0.01	-0.003	-0.007	0
b3:BRAND operated by	0.023	-0.003	-0.02	0
b3:BRAND registered charity	-0.026	0.001	0.025	0.001
b3:BRAND they mean	0.02	-0.004	-0.016	0
b3:BRAND uses data	0.056	-0.001	-0.001	-0.055
b3:BRAND we are	-0.119	0.12	-0.001	0
b3:BRAND website by	-0.021	-0.002	0.023	0
b3:BRAND © DIGITS	0.028	-0.003	0.027	-0.053
b3:BRAND ¶ BRAND	0.156	-0.01	-0.019	-0.128
b3:BRAND ¶ about	-0.058	-0.005	-0.003	0.066
b3:BRAND ¶ contact	0.016	0.001	0	-0.017
b3:BRAND ¶ home	-0.009	-0.012	-0.016	0.037
b3:BRAND ¶ legal	-0.014	0	0	0.014
b3:BRAND ¶ pricing	-0.034	-0.002	0.001	0.035
b3:BRAND ¶ privacy	0.158	-0.008	-0.005	-0.145
b3:BRAND ¶ terms	-0.053	-0.002	-0.002	0.057
b3:DIGITS about us	0.018	-0.001	0	-0.016
b3:DIGITS built by	-0.039	0	0.038	0
b3:DIGITS company information	0.083	-0.045	-0.021	-0.017
b3:DIGITS company number	0.138	-0.005	-0.129	-0.004
b3:DIGITS we are	-0.031	-0.001	-0.002	0.034
b3:DIGITS © BRAND	0.198	-0.001	-0.004	-0.194
b3:DIGITS ¶ BRAND	0.019	-0.007	-0.018	0.006
b3:DIGITS ¶ DIGITS	-0.003	-0.016	0.028	-0.008
b3:DIGITS ¶ about	0.086	0	0	-0.086
b3:DIGITS ¶ add	0.035	-0.001	-0.034	0
b3:DIGITS ¶ contact	0.054	-0.002	-0.002	-0.05
b3:DIGITS ¶ controller	0.103	-0.01	-0.088	-0.005
b3:DIGITS ¶ engineer	-0.044	0.005	0.038	0.001
b3:DIGITS ¶ privacy	0.069	-0.002	-0.008	-0.059
b3:DIGITS ¶ terms	0.018	0	-0.001	-0.018
b3:DIGITS ¶ ©	-0.051	-0.001	-0.001	0.052
b3:NUM and by	-0.038	0.002	0.037	0
b3:NUM ¶ BRAND	0.02	-0.002	-0.009	-0.01
b3:NUM ¶ ©	0.055	-0.004	-0.05	-0.001
b3:ORG ( "	-0.076	-0.016	0.049	0.043
b3:ORG c o	-0.029	-0.001	0.03	0.001
b3:ORG company number	-0.012	-0.003	0.018	-0.003
b3:ORG t a	-0.037	-0.004	-0.002	0.043
b3:ORG trading as	0.051	-0.033	-0.051	0.033
b3:ORG ¶ BRAND	-0.094	0	-0.001	0.095
b3:ORG ¶ ORG	-0.114	0.128	-0.01	-0.004
b3:ORG ¶ imprint	-0.017	0	0	0.018
b3:ORG ¶ privacy	-0.018	-0.003	-0.007	0.029
b3:SELF ( "	0.096	-0.004	-0.002	-0.09
b3:SELF ¶ BRAND	0.017	-0.001	-0.002	-0.014
b3:SELF ¶ contact	0.012	-0.001	-0.001	-0.011
b3:SELF ¶ delivery	0.015	0	0	-0.015
b3:SELF ¶ home	0.019	0	0	-0.019
b3:SELF ¶ privacy	0.04	-0.006	-0.007	-0.026
b3:SELF ¶ terms	-0.014	0	-0.001	0.015
b3:a customer DIGITS	0.027	-0.001	-0.027	0.001
b3:a friendly studio	-0.038	0	-0.002	0.041
b3:a limited company	0.022	-0.002	-0.019	0
b3:a new one	-0.01	-0.001	-0.001	0.011
b3:a new website	-0.029	0.001	0.029	0
b3:a service of	-0.012	-0.033	0.045	0
b3:a subsidiary of	-0.035	-0.012	0.046	0
b3:about us BRAND	0.022	-0.002	-0.002	-0.018
b3:about ¶ BRAND	-0.033	-0.001	-0.001	0.035
b3:about ¶ about	-0.042	-0.002	-0.002	0.047
b3:about ¶ ©	-0.035	0	0	0.036
b3:advertising support from	-0.021	0	0.021	0
b3:afternoon people choose	0.018	-0.002	-0.001	-0.015
b3:agencies which include	-0.009	-0.01	0.019	0
b3:agreement ¶ your	0.062	-0.001	-0.003	-0.059
b3:all rights reserved	-0.073	-0.015	0.064	0.024
b3:all times but	-0.19	0.003	0.187	0
b3:all ¶ deny	-0.011	-0.001	-0.003	0.015
b3:all ¶ reject	-0.025	-0.002	-0.001	0.028
b3:always on time	0.02	-0.001	-0.001	-0.019
b3:and conditions privacy	-0.02	-0.001	0.037	-0.015
b3:and done well	0.014	-0.001	0.001	-0.013
b3:and no music	-0.032	-0.002	0	0.034
b3:and not by	0.051	-0.002	-0.002	-0.047
b3:and operated by	-0.016	0.046	-0.105	0.076
b3:and wales no	0.029	-0.003	-0.028	0.002
b3:anti slavery statement	0.031	0	0	-0.03
b3:any company outside	0.007	-0.006	-0.018	0.018
b3:application goes to	-0.185	0.005	0.18	0
b3:appointed representative of	-0.007	-0.058	0.076	-0.011
b3:appointment on saturdays	0.026	-0.002	-0.004	-0.02
b3:are carried by	-0.131	-0.003	0.136	-0.001
b3:are collected by	-0.092	-0.007	0.1	-0.001
b3:are gathered by	-0.169	-0.007	0.177	-0.001
b3:are handed to	-0.096	0.002	0.094	0
b3:are handled by	0.04	0.065	-0.093	-0.012
b3:are held by	0.059	-0.01	-0.048	-0.001
b3:are hosted by	-0.011	0	0.012	0
b3:are operated by	0.033	-0.01	-0.023	0
b3:are processed by	-0.006	-0.009	0.015	0
b3:are provided by	-0.083	0.188	-0.091	-0.014
b3:are references to	0.036	-0.006	-0.03	0
b3:are run by	-0.08	-0.009	0.089	0
b3:are sold by	0.072	-0.037	-0.028	-0.006
b3:are sold through	-0.009	-0.015	0.027	-0.003
b3:are taken by	-0.096	-0.021	0.117	0
b3:are underwritten by	-0.013	0	0.013	0
b3:are we are	0.114	-0.061	-0.083	0.03
b3:are ¶ ORG	-0.074	0.069	0.01	-0.004
b3:arrangement people choose	0.023	-0.001	-0.001	-0.021
b3:ask people choose	0.045	-0.002	-0.002	-0.041
b3:at the door	0.021	-0.004	-0.03	0.013
b3:authority is the	-0.006	-0.013	0.021	-0.002
b3:balloon ( ORG	0.012	0	-0.001	-0.01
b3:before you called	0.052	-0.001	-0.018	-0.032
b3:between you and	0.128	-0.063	-0.037	-0.029
b3:bottom of page	-0.05	0	-0.002	0.052
b3:britain by the	-0.003	-0.008	0.013	-0.002
b3:brought a cake	-0.044	-0.002	-0.001	0.047
b3:building belongs to	-0.019	0.003	0.016	0
b3:business ¶ ©	0.061	-0.001	-0.001	-0.059
b3:by the dozen	-0.007	-0.002	-0.007	0.017
b3:by us :	0.031	-0.001	-0.03	0
b3:cake people choose	-0.009	-0.001	-0.001	0.012
b3:cannot people choose	0.05	-0.002	-0.002	-0.046
b3:charged at cost	-0.014	-0.001	-0.002	0.017
b3:charter company no	0.026	-0.003	-0.022	-0.001
b3:client account at	-0.047	-0.005	0.056	-0.004
b3:company " means	0.016	-0.012	-0.002	-0.002
b3:company name :	-0.005	-0.013	-0.027	0.045
b3:company no :	0.082	-0.015	-0.063	-0.005
b3:company no NUM	-0.093	0.007	0.07	0.017
b3:company no SELF	0.023	-0.004	-0.013	-0.006
b3:company number :	-0.256	0	0.262	-0.006
b3:company number DIGITS	0.035	-0.004	-0.01	-0.021
b3:company number NUM	0.124	-0.047	-0.068	-0.008
b3:company number SELF	0.021	-0.001	-0.014	-0.006
b3:company number is	0.013	-0.003	-0.01	0
b3:company of the	-0.082	0.098	-0.016	0.001
b3:company registration number	0.09	-0.016	-0.056	-0.018
b3:company ¶ BRAND	0.013	-0.001	0	-0.012
b3:complain to the	-0.006	-0.009	0.017	-0.002
b3:complaint with the	-0.005	-0.006	0.012	-0.002
b3:conditions of business	0.035	-0.019	-0.011	-0.005
b3:conditions ¶ BRAND	0.032	0	0	-0.032
b3:contact us BRAND	0.026	-0.002	-0.001	-0.023
b3:contact ¶ about	0.047	-0.001	-0.001	-0.046
b3:contact ¶ contact	-0.021	-0.032	-0.038	0.091
b3:contact ¶ ©	-0.05	-0.001	-0.001	0.051
b3:contract is with	0.055	-0.007	-0.043	-0.004
b3:cookie policy BRAND	-0.043	-0.001	-0.003	0.047
b3:cookies provided by	-0.024	0	0.023	0
b3:cookies ¶ ©	-0.11	0.007	0.012	0.09
b3:copyright © DIGITS	-0.062	-0.005	-0.009	0.077
b3:cost people choose	0.011	-0.001	-0.001	-0.009
b3:costs them nothing	0.01	-0.002	0.003	-0.011
b3:data controller :	0.011	-0.004	-0.004	-0.003
b3:data controller is	-0.078	-0.005	0.122	-0.039
b3:data protection policy	0.003	-0.003	-0.023	0.023
b3:day people choose	0.066	-0.002	-0.002	-0.062
b3:day you ask	0.067	-0.002	-0.014	-0.051
b3:days to pay	0.051	-0.001	-0.056	0.006
b3:delivery over DIGITS	0.157	-0.01	-0.046	-0.102
b3:delivery ¶ BRAND	-0.032	0	0	0.033
b3:delivery ¶ ©	0.02	-0.001	-0.003	-0.017
b3:details ¶ name	0.029	-0.003	-0.026	0
b3:details ¶ ©	0.017	-0.008	-0.002	-0.007
b3:do people choose	-0.01	0	-0.001	0.011
b3:do with it	-0.023	-0.006	-0.002	0.032
b3:does not grow	0.038	-0.006	-0.035	0.002
b3:does the work	-0.023	-0.003	-0.024	0.049
b3:england and wales	0.006	0	0.017	-0.023
b3:england no :	0.028	-0.009	-0.019	-0.001
b3:england no NUM	0.03	0.001	-0.001	-0.03
b3:every quotation that	0.011	-0.03	0.134	-0.116
b3:everything came from	0.045	-0.001	-0.001	-0.042
b3:experience got it	-0.05	-0.001	-0.003	0.054
b3:explains how BRAND	-0.065	-0.003	-0.004	0.072
b3:far people choose	-0.018	-0.002	-0.001	0.022
b3:financial conduct authority	0.032	-0.025	0.02	-0.027
b3:find your notes	0.078	-0.002	-0.002	-0.074
b3:fine by me	0.03	-0.004	-0.021	-0.005
b3:finished that day	0.016	-0.001	0.001	-0.017
b3:firms people choose	0.041	-0.001	-0.001	-0.039
b3:footnotes people choose	0.016	-0.001	-0.001	-0.014
b3:for small firms	-0.034	-0.001	-0.001	0.037
b3:for the record	0.043	-0.001	-0.042	0
b3:for two years	0.032	-0.001	-0.001	-0.029
b3:for us by	0.034	-0.019	-0.012	-0.003
b3:get in touch	0.053	-0.009	0.001	-0.045
b3:grow people choose	0.07	-0.002	-0.001	-0.067
b3:guides ¶ BRAND	-0.035	0	-0.001	0.036
b3:has no footnotes	0.02	-0.002	-0.001	-0.017
b3:have less room	0.035	-0.001	-0.002	-0.032
b3:here people choose	0.025	-0.003	-0.002	-0.02
b3:hmrc ( aml	-0.015	0.001	0.014	0
b3:how it works	-0.083	-0.001	-0.003	0.087
b3:if it cannot	0.015	-0.001	-0.001	-0.012
b3:in may DIGITS	0.108	-0.017	-0.088	-0.003
b3:in scotland no	-0.01	-0.026	0.042	-0.007
b3:in the ORG	-0.001	-0.025	0.027	-0.001
b3:in two parts	-0.022	-0.001	-0.001	0.024
b3:information ¶ ©	0.003	0.004	0.037	-0.045
b3:is a dispute	-0.003	-0.012	0.016	-0.001
b3:is given by	0.077	-0.022	-0.071	0.016
b3:is managed by	-0.093	0.092	0.001	0
b3:is offered by	-0.022	-0.006	0.028	0
b3:is operated by	-0.035	0.09	-0.033	-0.021
b3:is owned by	-0.108	-0.013	0.137	-0.016
b3:is part of	-0.117	0.124	0.045	-0.052
b3:is provided by	-0.134	-0.063	0.202	-0.005
b3:is represented by	-0.046	0.002	0.044	0
b3:is run by	0.122	-0.121	0.003	-0.003
b3:is sold by	0.098	-0.019	-0.078	-0.001
b3:is supplied by	0.083	-0.023	-0.059	-0.001
b3:is used by	-0.051	0.003	0.047	0
b3:it would hire	-0.014	0	0.014	0
b3:journey ¶ ©	0.036	-0.009	-0.007	-0.02
b3:kingdom is the	-0.004	-0.015	0.022	-0.003
b3:last people choose	0.029	-0.001	-0.001	-0.028
b3:last three years	0.018	-0.004	-0.032	0.017
b3:law BRAND is	0.074	-0.009	-0.065	0
b3:legal entity :	0.085	-0.01	-0.045	-0.029
b3:legal name :	0.029	-0.001	-0.009	-0.019
b3:legal ¶ legal	-0.063	0	-0.001	0.064
b3:legal ¶ ©	0.074	-0.002	-0.015	-0.057
b3:liability cover with	-0.22	0.001	0.219	0
b3:marketplace we are	-0.116	0.014	0.102	0.001
b3:me ¶ BRAND	-0.021	-0.001	0.016	0.006
b3:member of the	-0.055	0.015	0.043	-0.003
b3:members of the	-0.004	-0.051	0.057	-0.002
b3:mouth people choose	-0.054	-0.001	-0.001	0.057
b3:music people choose	0.03	-0.001	-0.001	-0.028
b3:name BRAND from	-0.048	0.002	0.045	0
b3:name of company	0.013	-0.001	-0.012	-0.001
b3:name under which	0.122	-0.036	-0.086	-0.001
b3:needed ¶ BRAND	-0.031	-0.002	-0.006	0.039
b3:never moved far	-0.012	0	0	0.012
b3:norupo balloon (	-0.142	0.003	0.136	0.003
b3:notice explains how	-0.005	-0.022	0.131	-0.104
b3:notice ¶ BRAND	0.037	-0.004	-0.011	-0.022
b3:notice ¶ controller	-0.062	-0.001	0	0.063
b3:notice ¶ the	0.057	-0.001	-0.001	-0.056
b3:notice ¶ ©	-0.123	0.002	0.031	0.089
b3:number : NUM	-0.165	0	0.147	0.018
b3:number NUM and	-0.034	-0.012	0.052	-0.007
b3:of ORG and	-0.08	-0.04	0.092	0.027
b3:of ORG is	-0.047	0.033	0.014	0
b3:of business BRAND	-0.019	0	0	0.019
b3:of companies :	-0.07	0.007	0.061	0.001
b3:of each month	-0.022	-0.002	-0.002	0.027
b3:of the questions	0.01	-0.002	-0.046	0.038
b3:of their own	-0.023	-0.019	0.046	-0.004
b3:of use ©	-0.01	0	0	0.01
b3:office is at	0.077	-0.051	-0.034	0.009
b3:on behalf of	0.066	-0.022	0.052	-0.095
b3:on servers of	-0.008	-0.006	0.014	0
b3:one people choose	-0.052	-0.002	-0.002	0.056
b3:only ¶ contact	-0.022	0.062	0	-0.04
b3:open to you	0.021	-0.008	-0.01	-0.003
b3:or our is	0.013	-0.003	-0.002	-0.008
b3:orders over DIGITS	-0.087	0	0	0.088
b3:our " mean	0.083	-0.007	-0.067	-0.009
b3:our " means	0.058	-0.031	-0.026	-0.002
b3:our business details	0.027	-0.003	-0.024	0
b3:our refer to	-0.072	0.099	-0.022	-0.005
b3:our system we	-0.118	0.027	0.091	0.001
b3:own ¶ BRAND	0.014	0	0	-0.014
b3:owned subsidiary of	0.059	0.057	0.012	-0.128
b3:owns the pier	-0.068	0.001	0.068	0
b3:page explains how	0.018	-0.003	-0.006	-0.01
b3:parcels travel with	-0.016	-0.002	0.017	0
b3:part of the	-0.05	0.207	-0.173	0.016
b3:parts people choose	0.037	0	0	-0.036
b3:payments handled by	-0.012	0	0.012	0
b3:people choose BRAND	-0.09	-0.009	-0.007	0.107
b3:people for it	-0.012	-0.001	-0.002	0.014
b3:policy explains how	0.04	0	0	-0.04
b3:policy © DIGITS	-0.021	0	0	0.022
b3:policy ¶ home	0.031	0	-0.001	-0.031
b3:policy ¶ services	0.073	-0.001	-0.001	-0.071
b3:policy ¶ the	-0.037	-0.006	0.019	0.025
b3:policy ¶ ©	-0.045	-0.003	0.008	0.04
b3:post people choose	0.015	-0.001	-0.001	-0.013
b3:powered by shopquay	0.091	0	-0.001	-0.09
b3:powered by tafapon	0.014	0	-0.016	0.002
b3:privacy notice BRAND	-0.062	-0.002	-0.001	0.065
b3:privacy notice of	0.018	-0.003	-0.017	0.002
b3:privacy notice terms	0.01	-0.001	-0.008	-0.001
b3:privacy notice ©	0.05	-0.001	-0.006	-0.043
b3:privacy policy BRAND	0.104	-0.007	-0.009	-0.087
b3:privacy policy for	-0.017	-0.007	-0.012	0.036
b3:privacy ¶ BRAND	0.012	0	0	-0.012
b3:privacy ¶ contact	0.052	-0.001	-0.001	-0.051
b3:privacy ¶ home	0.079	0	0	-0.078
b3:privacy ¶ privacy	0.014	0.219	-0.116	-0.117
b3:privacy ¶ ©	0.024	-0.009	-0.038	0.023
b3:prove it twice	0.051	-0.002	-0.024	-0.024
b3:questions people choose	-0.015	-0.001	-0.001	0.017
b3:questions write to	-0.089	0.006	0.083	0
b3:quotation that BRAND	-0.037	-0.005	-0.013	0.054
b3:recipe people choose	-0.038	-0.001	-0.001	0.04
b3:refer to the	0.016	-0.008	0.017	-0.025
b3:registered charity number	-0.027	0.004	0.023	0
b3:registered office :	-0.095	0.054	0.037	0.004
b3:registered office is	-0.006	-0.007	0.014	-0.001
b3:registered trademark of	-0.013	-0.008	0.023	-0.002
b3:registered with the	-0.009	-0.02	0.035	-0.006
b3:registration number :	0.155	-0.022	-0.127	-0.007
b3:registration number is	0.055	-0.008	-0.042	-0.005
b3:regulated by the	-0.005	-0.021	0.033	-0.006
b3:reserved website by	-0.028	0	0.027	0
b3:reserved ¶ BRAND	-0.105	-0.006	0.077	0.034
b3:reserved ¶ about	-0.028	0	0	0.029
b3:reserved ¶ contact	-0.006	-0.004	-0.002	0.012
b3:reserved ¶ delivery	0.034	0	-0.001	-0.033
b3:reserved ¶ legal	0.02	0	0	-0.019
b3:reserved ¶ privacy	0.042	-0.002	-0.001	-0.039
b3:reserved ¶ terms	0.112	-0.001	-0.001	-0.11
b3:room people choose	-0.078	-0.001	-0.001	0.079
b3:run this app	0.084	0	-0.001	-0.084
b3:sale ¶ ©	0.076	-0.001	-0.003	-0.072
b3:same working day	0.014	-0.001	-0.002	-0.011
b3:scotland company number	-0.037	0.003	0.032	0.001
b3:sent by post	0.04	-0.001	0	-0.038
b3:service operated by	0.086	-0.017	-0.069	0
b3:service provided by	-0.068	-0.023	0.091	0
b3:services provided by	0.159	-0.058	-0.097	-0.004
b3:set out here	-0.013	0.046	-0.031	-0.003
b3:site work accept	-0.066	0	-0.001	0.068
b3:skip to content	-0.045	-0.013	0.051	0.008
b3:small team at	0.032	-0.002	-0.03	0
b3:stand people choose	-0.024	0	0	0.025
b3:standard every time	-0.011	-0.001	-0.001	0.012
b3:statement will show	0.033	-0.007	-0.026	0
b3:still work here	0.041	-0.003	-0.002	-0.036
b3:story ¶ BRAND	0.052	0	0	-0.052
b3:t & c's	0.044	-0.001	-0.001	-0.042
b3:tafapon ¶ contact	-0.036	0	0	0.037
b3:tafapon ¶ home	0.043	-0.002	-0.023	-0.018
b3:tafapon ¶ privacy	-0.036	0	-0.001	0.037
b3:tells you how	-0.031	-0.003	-0.004	0.038
b3:terms & conditions	-0.094	0.117	-0.059	0.036
b3:terms and conditions	-0.049	0.07	-0.022	0.001
b3:terms of business	0.021	-0.002	-0.009	-0.01
b3:terms of sale	-0.024	0	0	0.024
b3:terms of service	-0.031	0	0.012	0.019
b3:terms of use	-0.055	0.048	-0.005	0.012
b3:terms on which	0.021	-0.007	-0.009	-0.005
b3:terms © DIGITS	0.043	0	0	-0.043
b3:terms ¶ BRAND	0.023	0	-0.001	-0.022
b3:terms ¶ home	-0.033	0	0	0.034
b3:terms ¶ terms	-0.093	-0.001	-0.001	0.096
b3:terms ¶ ©	0.111	-0.006	-0.091	-0.014
b3:thanks to ORG	-0.016	0.003	0.013	0
b3:the board of	0.04	-0.003	-0.036	0
b3:the company means	0.019	-0.011	-0.008	-0.001
b3:the controller is	0.067	-0.009	-0.053	-0.005
b3:the dearer one	0.082	-0.003	-0.003	-0.076
b3:the occasional recipe	0.051	-0.001	-0.001	-0.049
b3:the parent of	0.059	-0.038	-0.021	0
b3:the payment for	0.013	-0.001	-0.001	-0.012
b3:the portal that	0.011	-0.001	-0.001	-0.009
b3:the privacy notice	0.002	-0.01	-0.045	0.053
b3:the promoter is	0.062	-0.02	-0.029	-0.014
b3:the property of	-0.115	0.01	0.106	-0.001
b3:the same afternoon	0.05	-0.004	-0.043	-0.003
b3:the same day	-0.035	-0.001	-0.001	0.038
b3:the visitors of	0.015	-0.002	-0.001	-0.012
b3:them ORG and	-0.009	-0.037	0.049	-0.003
b3:them people choose	0.011	0	-0.001	-0.01
b3:this competition is	-0.199	0.053	0.145	0.001
b3:this purpose is	-0.004	-0.01	0.014	0
b3:time people choose	0.054	-0.002	-0.001	-0.051
b3:time to the	-0.003	-0.014	0.02	-0.003
b3:to as "	-0.022	-0.001	-0.001	0.024
b3:to flatter us	0.012	-0.002	-0.003	-0.008
b3:to our insurer	-0.051	0	0.05	0
b3:to the last	-0.022	-0.002	-0.019	0.042
b3:to this policy	0.002	-0.005	-0.011	0.014
b3:to us by	-0.054	-0.005	0.065	-0.005
b3:top of page	-0.013	-0.012	0.099	-0.074
b3:trade name :	-0.017	0	0	0.017
b3:trade number :	0.043	-0.011	-0.031	-0.001
b3:trader ¶ BRAND	-0.016	0	0	0.016
b3:trading as BRAND	-0.031	-0.01	-0.001	0.041
b3:trading as the	-0.015	0.001	0.002	0.012
b3:trading company of	-0.019	-0.02	-0.061	0.1
b3:trading name :	-0.029	0	0	0.029
b3:trading name of	-0.155	-0.087	0.209	0.034
b3:trading style of	0.022	-0.046	0.042	-0.019
b3:twice people choose	0.04	-0.001	-0.001	-0.038
b3:under company number	0.106	-0.026	-0.065	-0.015
b3:under the name	-0.014	-0.003	0.005	0.011
b3:us people choose	-0.045	-0.001	-0.001	0.048
b3:us refer to	-0.087	0.083	-0.005	0.009
b3:us ¶ BRAND	-0.035	-0.003	-0.001	0.038
b3:us ¶ about	-0.051	-0.001	0	0.052
b3:us ¶ contact	0.021	0	0	-0.021
b3:us ¶ privacy	-0.054	-0.001	0	0.055
b3:us ¶ ©	0.024	0	-0.001	-0.023
b3:use DIGITS ©	0.025	0	0	-0.025
b3:use © BRAND	-0.082	0	0	0.083
b3:use ¶ ©	0.033	-0.001	-0.001	-0.031
b3:users in the	-0.019	0	0.019	0
b3:views my own	-0.032	0	0	0.033
b3:volunteers since DIGITS	-0.067	0	0	0.067
b3:wales ( no	-0.119	0.01	0.099	0.01
b3:wales no NUM	0.042	-0.002	-0.003	-0.037
b3:wales no SELF	0.043	-0.004	-0.035	-0.004
b3:wales under SELF	0.059	-0.008	-0.05	-0.001
b3:warranties people choose	-0.025	-0.001	-0.001	0.027
b3:was not pleased	0.028	-0.001	-0.001	-0.027
b3:we at BRAND	-0.07	-0.005	-0.003	0.079
b3:website belongs to	0.049	-0.016	-0.033	0
b3:website design by	0.024	-0.001	-0.018	-0.005
b3:wednesdays by arrangement	-0.034	-0.001	-0.002	0.037
b3:welcome to the	0.021	-0.009	0.041	-0.053
b3:what is needed	0.023	-0.005	-0.016	-0.003
b3:what we at	0.087	-0.02	-0.025	-0.042
b3:what we cannot	0.025	-0.002	-0.002	-0.021
b3:where they stand	0.02	-0.001	0.001	-0.02
b3:which trades as	-0.017	-0.002	-0.001	0.019
b3:who are we	0.116	-0.035	-0.112	0.031
b3:who is responsible	0.008	-0.007	-0.035	0.034
b3:who trades as	-0.022	0	0	0.022
b3:who we are	-0.003	-0.048	0.131	-0.08
b3:with company number	-0.024	-0.01	0.058	-0.024
b3:with thanks to	-0.013	0.001	0.012	0
b3:word of mouth	0.024	-0.002	-0.002	-0.02
b3:work ¶ engineer	-0.029	0.004	0.025	0
b3:years people choose	-0.037	-0.001	-0.001	0.039
b3:your personal data	0.042	-0.008	-0.033	-0.001
b3:your relationship with	0.067	-0.026	-0.039	-0.002
b3:your satisfaction the	-0.002	-0.006	0.01	-0.001
b3:© BRAND DIGITS	-0.032	-0.006	-0.062	0.1
b3:© DIGITS BRAND	0.134	-0.009	-0.016	-0.109
b3:© DIGITS SELF	0.018	0	0	-0.018
b3:© DIGITS by	-0.037	-0.001	-0.001	0.039
b3:© ORG a	-0.043	0.003	0.003	0.038
b3:© SELF DIGITS	0.028	0	-0.001	-0.027
b3:¶ DIGITS introduction	-0.022	0.085	-0.024	-0.039
b3:¶ DIGITS ©	0.037	-0.001	-0.001	-0.036
b3:¶ ORG and	-0.081	0.134	-0.046	-0.008
b3:¶ about BRAND	-0.012	-0.002	-0.002	0.017
b3:¶ about us	0.031	-0.031	-0.088	0.088
b3:¶ booking terms	-0.006	-0.002	-0.035	0.043
b3:¶ by using	-0.031	0	0	0.032
b3:¶ cardholder agreement	0.02	0	0	-0.019
b3:¶ company details	0.029	-0.028	-0.006	0.006
b3:¶ company information	0.046	-0.009	-0.012	-0.024
b3:¶ company number	0.088	-0.012	-0.076	-0.001
b3:¶ competition terms	-0.027	0	0	0.027
b3:¶ contact BRAND	-0.044	-0.003	-0.002	0.049
b3:¶ contact us	-0.031	-0.019	0.055	-0.005
b3:¶ cookie policy	-0.019	-0.004	-0.007	0.03
b3:¶ copyright ©	-0.135	0.114	0.149	-0.128
b3:¶ data controller	0.026	-0.004	-0.017	-0.005
b3:¶ enw masnachu	0.023	-0.006	-0.017	0
b3:¶ home BRAND	0.056	-0.002	-0.005	-0.049
b3:¶ legal entity	0.037	-0.003	-0.033	-0.001
b3:¶ legal notice	0.07	-0.013	-0.071	0.013
b3:¶ name :	-0.024	-0.001	-0.002	0.027
b3:¶ newest entries	-0.058	0.001	0.057	0
b3:¶ no thanks	-0.017	-0.001	-0.003	0.021
b3:¶ our company	0.016	-0.003	-0.013	0
b3:¶ our details	0.039	-0.012	-0.025	-0.001
b3:¶ our homes	0.036	-0.002	-0.003	-0.032
b3:¶ our story	0.031	-0.008	0.003	-0.026
b3:¶ part of	0.067	0.143	-0.181	-0.03
b3:¶ people choose	0.021	-0.023	-0.019	0.021
b3:¶ privacy BRAND	0.015	-0.002	-0.002	-0.011
b3:¶ privacy notice	-0.033	0.016	0.167	-0.15
b3:¶ privacy policy	0.081	-0.084	0.085	-0.082
b3:¶ publisher :	0.032	-0.007	-0.025	0
b3:¶ recent work	-0.023	0.001	0.022	0
b3:¶ registered details	0.016	-0.005	-0.008	-0.003
b3:¶ registered number	0.026	-0.002	-0.023	-0.001
b3:¶ registration number	-0.119	0.002	0.117	0
b3:¶ suppliers :	-0.026	0.001	0.026	0
b3:¶ thank you	-0.029	0	-0.001	0.03
b3:¶ the company	0.019	-0.004	-0.002	-0.013
b3:¶ we (	0.051	-0.011	-0.029	-0.011
b3:¶ we are	-0.135	0.002	0.151	-0.018
b3:¶ welcome to	0.098	0.026	-0.121	-0.003
b3:¶ © BRAND	-0.104	-0.011	-0.004	0.119
b3:¶ © DIGITS	0.154	-0.102	-0.207	0.155
b3:¶ © ORG	-0.059	0	-0.001	0.061
b3:¶ © SELF	0.012	-0.003	-0.012	0.002
bb:" "	0.087	-0.057	-0.021	-0.01
bb:" :	0.042	-0.022	-0.038	0.018
bb:" BRAND	0.073	-0.011	-0.059	-0.003
bb:" SELF	-0.028	0.033	-0.005	0
bb:" are	0.03	-0.003	-0.025	-0.002
bb:" company	-0.068	0.083	0.002	-0.017
bb:" data	0.02	-0.001	-0.005	-0.014
bb:" is	0.019	-0.025	0.008	-0.002
bb:" mean	0.011	-0.006	0.005	-0.01
bb:" means	0.06	0.002	-0.062	0
bb:" operated	-0.018	-0.001	0.031	-0.011
bb:" or	0.049	-0.025	-0.019	-0.005
bb:" our	0.025	0.038	-0.067	0.004
bb:" promotion	-0.038	-0.008	0.047	-0.001
bb:" refer	-0.009	-0.02	-0.004	0.033
bb:" refers	-0.017	-0.001	-0.001	0.02
bb:" seller	0.02	-0.008	-0.011	-0.001
bb:" service	-0.018	-0.004	-0.007	0.029
bb:" site	-0.027	-0.007	0.031	0.003
bb:" terms	0.07	-0.026	-0.023	-0.021
bb:" the	0.055	-0.044	-0.006	-0.005
bb:" us	-0.078	0.051	0.01	0.016
bb:" we	-0.036	0.002	0.034	0
bb:" website	-0.036	0.042	-0.006	0
bb:" ¶	0.059	-0.043	0.036	-0.052
bb:& conditions	0.01	0.084	-0.119	0.025
bb:& cookies	0.029	-0.007	-0.017	-0.006
bb:& cs	-0.028	0.05	-0.027	0.006
bb:& customs	-0.02	-0.019	0.043	-0.004
bb:& development	0.152	-0.001	-0.002	-0.149
bb:& returns	-0.029	0	0	0.029
bb:& wales	-0.099	-0.009	0.024	0.084
bb:( "	0.041	0.119	-0.156	-0.004
bb:( BRAND	0.086	-0.01	-0.077	0.002
bb:( DIGITS	-0.037	-0.009	0.075	-0.029
bb:( NUM	-0.022	0.004	-0.001	0.019
bb:( ORG	0.029	-0.064	0.101	-0.066
bb:( a	-0.018	-0.006	0.054	-0.031
bb:( collectively	-0.005	0.039	-0.041	0.007
bb:( companies	-0.012	0	0	0.013
bb:( company	0.072	-0.007	0.026	-0.09
bb:( fca	-0.013	-0.005	0.017	0.001
bb:( frn	-0.033	-0.003	0.012	0.024
bb:( gdpr	-0.024	-0.004	-0.002	0.03
bb:( i	0.067	-0.047	-0.011	-0.009
bb:( in	0.021	-0.008	0.013	-0.027
bb:( no	-0.111	0.026	0.075	0.01
bb:( or	-0.01	0.033	-0.026	0.004
bb:( reg	0.032	-0.009	-0.022	0
bb:( registered	-0.03	0.059	-0.033	0.003
bb:( sra	-0.018	0.001	0.017	0
bb:( t	0.02	-0.03	-0.053	0.063
bb:( the	0.072	-0.131	0.066	-0.006
bb:( uk	0.035	0.047	-0.002	-0.079
bb:( we	0.022	-0.006	-0.007	-0.008
bb:( www	-0.029	0.034	0.001	-0.006
bb:5lg ¶	-0.015	0	0.001	0.014
bb:5wz ¶	-0.011	0	0.002	0.01
bb:7jt telephone	0.011	-0.005	-0.023	0.017
bb:: "	-0.034	-0.007	0.036	0.005
bb:: BRAND	0.022	-0.029	-0.01	0.017
bb:: DIGITS	-0.01	-0.025	-0.03	0.065
bb:: NUM	-0.23	0.117	-0.044	0.157
bb:: ORG	-0.148	0.008	0.114	0.027
bb:: SELF	0.036	-0.007	0.005	-0.034
bb:: a	-0.027	-0.001	0.004	0.024
bb:: c	-0.002	-0.014	0.02	-0.004
bb:: company	-0.053	-0.001	0.013	0.042
bb:: five	0.014	-0.002	-0.002	-0.011
bb:: gb	-0.001	-0.004	-0.011	0.016
bb:: info	-0.011	-0.01	0.042	-0.021
bb:: norupo	-0.019	0.001	0.066	-0.048
bb:: privacy	0	-0.001	-0.01	0.011
bb:: the	0.143	-0.022	-0.063	-0.058
bb:: what	0.012	-0.007	-0.004	-0.001
bb:: www	0.062	-0.031	-0.008	-0.023
bb:: ¶	-0.048	0.045	0.015	-0.012
bb:; ORG	0.042	-0.036	0.017	-0.022
bb:; and	-0.067	0.022	0.069	-0.024
bb:; it	-0.012	0.006	0.006	0
bb:; the	0.008	-0.016	0.001	0.007
bb:; there	-0.019	-0.001	0.001	0.019
bb:; we	-0.015	-0.001	0.018	-0.002
bb:; ¶	0.025	0.033	-0.014	-0.044
bb:@ BRAND	-0.042	-0.001	-0.014	0.058
bb:BRAND "	0.005	-0.013	0.004	0.004
bb:BRAND (	-0.039	-0.007	0.019	0.027
bb:BRAND :	-0.006	-0.013	-0.026	0.045
bb:BRAND DIGITS	-0.006	-0.028	-0.018	0.052
bb:BRAND a	-0.091	0.051	-0.015	0.055
bb:BRAND all	0.218	-0.021	0.014	-0.212
bb:BRAND and	-0.093	0.041	0.033	0.019
bb:BRAND are	-0.065	-0.017	0.084	-0.002
bb:BRAND because	0.002	-0.001	0.011	-0.012
bb:BRAND began	0.011	-0.001	-0.01	0
bb:BRAND belongs	0.024	-0.01	-0.014	-0.001
bb:BRAND charity	-0.028	0	0.006	0.022
bb:BRAND from	-0.003	0.001	0.023	-0.021
bb:BRAND is	-0.019	-0.016	-0.03	0.065
bb:BRAND means	0.025	-0.008	-0.016	-0.001
bb:BRAND operated	0.014	-0.002	-0.012	0
bb:BRAND or	0.085	-0.013	-0.069	-0.004
bb:BRAND part	-0.021	0.024	-0.024	0.021
bb:BRAND platform	0.077	-0.013	-0.087	0.022
bb:BRAND powered	-0.088	-0.01	0.112	-0.013
bb:BRAND privacy	-0.067	0	-0.001	0.069
bb:BRAND proudly	0.106	-0.001	0	-0.105
bb:BRAND reg	-0.022	-0.003	-0.005	0.031
bb:BRAND registered	0.172	-0.006	0.02	-0.185
bb:BRAND site	-0.094	0.001	0.041	0.053
bb:BRAND st	-0.016	-0.001	-0.002	0.019
bb:BRAND terms	0.054	0.036	-0.005	-0.086
bb:BRAND the	0.056	-0.003	-0.002	-0.052
bb:BRAND they	0.01	-0.002	-0.008	0
bb:BRAND trade	0.032	0.029	-0.039	-0.022
bb:BRAND trademark	0.017	-0.004	-0.013	0
bb:BRAND trust	-0.079	0.027	0.007	0.045
bb:BRAND uk	-0.101	0	0.07	0.031
bb:BRAND uses	0.025	0	0.003	-0.027
bb:BRAND views	-0.082	0	-0.001	0.083
bb:BRAND we	-0.079	0.097	-0.07	0.052
bb:BRAND website	0.196	-0.018	-0.091	-0.088
bb:BRAND ©	0.151	-0.005	0.039	-0.185
bb:BRAND ¶	0.145	-0.144	-0.038	0.038
bb:DIGITS "	-0.021	-0.014	0.019	0.016
bb:DIGITS (	-0.029	-0.044	0.072	0
bb:DIGITS :	0.043	-0.006	-0.025	-0.011
bb:DIGITS ;	-0.002	-0.003	-0.005	0.01
bb:DIGITS BRAND	0.084	-0.004	-0.005	-0.075
bb:DIGITS ORG	-0.158	0.07	0.002	0.086
bb:DIGITS SELF	0.154	-0.022	-0.037	-0.095
bb:DIGITS a	0.043	-0.001	-0.013	-0.029
bb:DIGITS about	0.067	-0.023	-0.015	-0.03
bb:DIGITS all	-0.224	-0.016	0.078	0.162
bb:DIGITS and	0.013	0.037	-0.053	0.004
bb:DIGITS april	0.03	-0.014	0.011	-0.028
bb:DIGITS built	0.043	-0.001	0.017	-0.059
bb:DIGITS by	0.042	-0.003	-0.006	-0.033
bb:DIGITS chandler	-0.015	0.007	0.008	0
bb:DIGITS company	0.151	-0.034	-0.116	-0.002
bb:DIGITS complaints	-0.009	-0.019	0.029	-0.001
bb:DIGITS contact	0.024	-0.002	-0.023	0
bb:DIGITS controller	-0.008	-0.001	-0.004	0.012
bb:DIGITS county	0.016	-0.002	-0.001	-0.012
bb:DIGITS data	0.013	-0.004	-0.007	-0.001
bb:DIGITS days	-0.005	-0.003	0.041	-0.033
bb:DIGITS definitions	0.06	-0.038	-0.028	0.006
bb:DIGITS february	0.001	-0.001	-0.009	0.01
bb:DIGITS foundry	-0.019	0.001	0.009	0.008
bb:DIGITS from	0.044	-0.006	-0.008	-0.03
bb:DIGITS fuller	-0.007	0	0.01	-0.003
bb:DIGITS general	0.048	-0.012	-0.022	-0.014
bb:DIGITS hours	-0.103	-0.001	0	0.105
bb:DIGITS how	-0.011	-0.002	0.002	0.01
bb:DIGITS information	-0.012	-0.012	-0.004	0.028
bb:DIGITS interpretation	-0.021	0	-0.002	0.024
bb:DIGITS introduction	0.064	0.011	-0.038	-0.037
bb:DIGITS ireland	-0.035	-0.004	0.007	0.033
bb:DIGITS january	0.011	-0.001	-0.013	0.004
bb:DIGITS june	0.038	-0.005	-0.042	0.009
bb:DIGITS kestrel	-0.015	0	0.015	0
bb:DIGITS lantern	0.001	0.007	0.003	-0.011
bb:DIGITS larkfield	-0.025	0.002	0.022	0.001
bb:DIGITS last	0.019	0.001	-0.006	-0.014
bb:DIGITS maltings	-0.018	0	0.005	0.014
bb:DIGITS march	0.022	-0.001	-0.004	-0.017
bb:DIGITS millrace	-0.01	0	0.01	0
bb:DIGITS months	-0.012	-0.001	0.003	0.01
bb:DIGITS new	-0.029	-0.001	-0.006	0.035
bb:DIGITS november	0.021	-0.016	-0.007	0.002
bb:DIGITS old	0.015	0	0.002	-0.016
bb:DIGITS on	-0.014	-0.002	0	0.016
bb:DIGITS or	-0.001	-0.002	-0.007	0.01
bb:DIGITS orchard	-0.023	0	0.015	0.008
bb:DIGITS our	-0.007	-0.033	0.007	0.033
bb:DIGITS out	0.013	-0.004	-0.016	0.007
bb:DIGITS quarry	-0.022	0	0.008	0.014
bb:DIGITS registered	0.003	0.025	0.053	-0.081
bb:DIGITS reviews	0.067	-0.006	-0.016	-0.045
bb:DIGITS rookery	-0.01	0.002	0.008	0
bb:DIGITS ropewalk	-0.018	-0.001	0.02	-0.001
bb:DIGITS september	-0.011	-0.001	0.006	0.006
bb:DIGITS sexton	0.017	-0.001	0.006	-0.022
bb:DIGITS site	0.024	-0.001	0.011	-0.035
bb:DIGITS sluice	-0.009	0.004	0.016	-0.011
bb:DIGITS spring	0.012	-0.001	-0.009	-0.002
bb:DIGITS the	0.013	0.014	-0.044	0.018
bb:DIGITS these	-0.014	-0.002	-0.011	0.027
bb:DIGITS this	-0.007	-0.006	-0.001	0.014
bb:DIGITS to	-0.01	-0.003	0.047	-0.033
bb:DIGITS version	0.007	-0.011	0	0.003
bb:DIGITS we	-0.075	0.061	-0.035	0.049
bb:DIGITS weighbridge	0.023	-0.001	-0.001	-0.021
bb:DIGITS welcome	-0.072	0.003	0.017	0.052
bb:DIGITS what	0.034	-0.009	0.044	-0.069
bb:DIGITS when	0.033	-0.001	-0.001	-0.03
bb:DIGITS who	0.093	-0.068	-0.056	0.031
bb:DIGITS years	-0.033	-0.003	0.004	0.032
bb:DIGITS ©	0.089	-0.004	-0.006	-0.08
bb:DIGITS ¶	0.236	-0.089	-0.056	-0.091
bb:NUM (	0.005	0.037	-0.047	0.005
bb:NUM ;	-0.026	0.029	-0.013	0.01
bb:NUM DIGITS	-0.017	-0.01	0.022	0.004
bb:NUM ORG	-0.039	0.034	-0.02	0.024
bb:NUM and	-0.031	0.084	0.022	-0.075
bb:NUM authorised	-0.011	0.001	0.01	0
bb:NUM bought	-0.024	0.001	0.023	0.001
bb:NUM our	-0.041	-0.005	0.047	-0.001
bb:NUM registered	-0.011	-0.027	0.031	0.007
bb:NUM runs	-0.024	0.007	0.017	0
bb:NUM said	-0.01	0	0.01	0
bb:NUM the	-0.003	0.024	0.005	-0.026
bb:NUM to	-0.01	0.001	0.008	0
bb:NUM trades	-0.016	0.006	0.006	0.004
bb:NUM vat	-0.153	-0.002	-0.002	0.157
bb:NUM we	-0.016	-0.017	-0.006	0.038
bb:NUM ¶	0.041	-0.027	0.058	-0.072
bb:ORG (	-0.019	-0.029	-0.011	0.06
bb:ORG :	-0.004	-0.013	0.011	0.005
bb:ORG ;	-0.032	-0.004	0.025	0.011
bb:ORG BRAND	0.022	-0.006	-0.026	0.01
bb:ORG DIGITS	-0.04	0.002	0.024	0.013
bb:ORG SELF	-0.032	0	0.031	0
bb:ORG a	-0.053	0.032	-0.01	0.031
bb:ORG all	0.014	0.044	-0.072	0.014
bb:ORG an	-0.068	0.044	0.075	-0.051
bb:ORG and	-0.055	0.115	0.074	-0.135
bb:ORG are	-0.008	0.011	-0.007	0.004
bb:ORG bahnhofstrasse	-0.019	0.005	0.014	0
bb:ORG c	-0.015	-0.001	0.015	0
bb:ORG cambridge	0.011	0	0.002	-0.013
bb:ORG company	-0.034	-0.04	-0.052	0.126
bb:ORG dublin	-0.011	0	0.011	0
bb:ORG is	0.035	0.046	-0.03	-0.051
bb:ORG mofodo	-0.013	0.001	0.013	0
bb:ORG or	-0.002	-0.019	0.019	0.002
bb:ORG pipetfo	0.043	0	0.003	-0.045
bb:ORG registered	0.053	0.015	-0.011	-0.057
bb:ORG t	0.013	-0.032	0	0.02
bb:ORG trading	0.004	-0.04	0.018	0.019
bb:ORG which	-0.001	0.093	-0.075	-0.017
bb:ORG with	0.059	-0.014	-0.04	-0.005
bb:ORG ¶	-0.295	-0.031	0.203	0.122
bb:SELF (	0.074	-0.031	0.042	-0.086
bb:SELF BRAND	0.016	-0.005	-0.007	-0.003
bb:SELF DIGITS	0.358	-0.008	-0.046	-0.304
bb:SELF ORG	0.015	-0.012	0.039	-0.042
bb:SELF a	0.041	-0.002	-0.001	-0.039
bb:SELF all	0.079	-0.003	-0.009	-0.067
bb:SELF an	-0.019	-0.002	0.022	-0.001
bb:SELF and	0.002	0.046	-0.046	-0.002
bb:SELF company	0.088	-0.002	-0.012	-0.074
bb:SELF is	0.015	0.07	-0.021	-0.063
bb:SELF registered	0.136	-0.031	-0.069	-0.036
bb:SELF the	0.058	-0.03	-0.017	-0.011
bb:SELF trading	0.088	-0.01	-0.038	-0.041
bb:SELF website	0.014	-0.001	-0.009	-0.004
bb:SELF which	-0.015	-0.004	0.023	-0.003
bb:SELF ©	0.021	0	-0.002	-0.019
bb:SELF ¶	0.016	-0.019	0.001	0.002
bb:a "	0.016	-0.001	-0.003	-0.011
bb:a BRAND	0.018	-0.027	0.018	-0.009
bb:a binding	0.052	-0.009	-0.039	-0.004
bb:a cake	0.018	-0.002	-0.003	-0.012
bb:a card	0.025	-0.001	0.001	-0.025
bb:a certain	-0.049	0	0.059	-0.01
bb:a charity	-0.1	0.032	0.048	0.02
bb:a client	-0.011	-0.005	0.019	-0.003
bb:a company	-0.077	0.241	-0.139	-0.026
bb:a complaint	0.006	-0.012	-0.014	0.02
bb:a contract	0.081	-0.012	-0.057	-0.012
bb:a copy	-0.025	-0.023	0.003	0.045
bb:a credit	-0.013	-0.018	0.013	0.017
bb:a customer	0.11	-0.03	-0.122	0.042
bb:a data	-0.026	-0.001	0.028	-0.002
bb:a day	-0.044	0	0	0.044
bb:a dispute	-0.004	0.032	-0.026	-0.002
bb:a file	-0.003	0.038	-0.034	-0.001
bb:a first	0.005	-0.001	-0.023	0.019
bb:a fixed	-0.05	-0.001	-0.018	0.069
bb:a franchise	0.029	-0.014	-0.023	0.007
bb:a friendly	-0.025	-0.001	-0.002	0.029
bb:a full	-0.012	0	0.002	0.01
bb:a good	0.015	-0.002	-0.002	-0.01
bb:a hobby	0.011	-0.001	-0.01	0
bb:a journey	0.038	-0.009	-0.031	0.002
bb:a legal	-0.026	-0.002	0.029	-0.001
bb:a limited	0.017	-0.005	-0.011	-0.001
bb:a little	0.025	-0.001	-0.012	-0.012
bb:a machine	0.035	-0.001	0	-0.034
bb:a member	-0.027	0.011	0.005	0.011
bb:a menu	-0.018	0	0	0.018
bb:a month	0.038	-0.002	-0.013	-0.022
bb:a name	-0.029	0.002	0.026	0.001
bb:a new	-0.036	-0.001	0.015	0.022
bb:a note	0.026	-0.001	0	-0.024
bb:a partner	-0.041	0	0	0.041
bb:a payment	-0.03	-0.011	0.042	0
bb:a price	0.025	-0.013	-0.036	0.025
bb:a private	0.014	0.008	-0.017	-0.005
bb:a quote	0.017	-0.002	-0.033	0.018
bb:a registered	0.037	-0.002	0.08	-0.115
bb:a separate	0.022	-0.002	-0.001	-0.02
bb:a service	0.005	-0.018	0.015	-0.003
bb:a share	-0.011	-0.002	0.002	0.011
bb:a shop	-0.014	0	0	0.015
bb:a short	0.051	-0.003	-0.007	-0.041
bb:a small	0.049	-0.001	-0.013	-0.035
bb:a smaller	-0.007	-0.001	-0.011	0.019
bb:a subsidiary	-0.047	0.059	-0.009	-0.003
bb:a term	0.012	0	0.004	-0.015
bb:a third	-0.032	-0.009	0.034	0.007
bb:a trade	-0.007	-0.003	0.012	-0.002
bb:a trading	0.051	-0.097	-0.003	0.049
bb:a two	-0.009	-0.001	0	0.01
bb:a voluntary	-0.049	0	-0.001	0.05
bb:a web	-0.028	-0.012	0.04	0
bb:a website	0.032	-0.006	-0.011	-0.015
bb:a wholly	0.094	0.03	-0.029	-0.096
bb:a written	0.038	-0.004	-0.012	-0.022
bb:a year	0.021	-0.005	0.004	-0.02
bb:aberystwyth ceredigion	-0.016	0.001	0.001	0.015
bb:aberystwyth sy23	-0.012	0.001	0.01	0
bb:about BRAND	0.005	-0.01	-0.017	0.022
bb:about how	0.011	-0.001	-0.004	-0.007
bb:about our	0.027	-0.01	-0.017	-0.001
bb:about the	-0.038	-0.006	0.046	-0.002
bb:about this	0.031	-0.005	-0.007	-0.019
bb:about us	0.081	-0.077	-0.007	0.003
bb:about you	-0.007	0.11	-0.07	-0.032
bb:about your	-0.015	-0.001	0	0.017
bb:about ¶	-0.127	0.165	-0.014	-0.024
bb:above a	-0.049	0	0.059	-0.01
bb:ac amodau	-0.013	-0.003	-0.009	0.025
bb:accept these	-0.016	0.001	-0.009	0.024
bb:accept what	0.047	-0.014	-0.043	0.01
bb:accept ¶	0.104	0.044	-0.063	-0.084
bb:account at	-0.024	-0.002	0.028	-0.002
bb:account for	-0.03	-0.001	0.039	-0.007
bb:account manager	0.025	-0.001	-0.029	0.005
bb:account number	-0.038	0.002	0.051	-0.015
bb:accountants insurers	-0.014	0.001	0.025	-0.012
bb:act DIGITS	0.037	0.011	0.028	-0.077
bb:act for	-0.039	-0.007	0.045	0
bb:acting ¶	-0.012	0	0	0.012
bb:acts as	-0.029	-0.008	0.015	0.022
bb:add to	-0.015	-0.001	-0.001	0.017
bb:add ¶	0.116	-0.008	-0.034	-0.074
bb:address :	-0.026	-0.033	0.012	0.047
bb:address at	-0.003	-0.023	0.031	-0.004
bb:address is	0.02	0.086	-0.047	-0.059
bb:address list	-0.013	0	0.013	0
bb:address ¶	-0.03	-0.007	-0.032	0.069
bb:adjusters where	-0.026	0.001	0.025	0
bb:advertise ¶	0.074	-0.008	0.007	-0.073
bb:advertising support	-0.011	0	0.01	0
bb:advice ¶	0	-0.026	-0.042	0.069
bb:affiliated to	-0.004	-0.012	0.023	-0.007
bb:affiliates ¶	-0.011	-0.027	0.037	0.001
bb:afield it	0.011	-0.001	-0.002	-0.008
bb:after by	-0.013	-0.008	0.001	0.02
bb:after your	-0.014	-0.005	0.029	-0.011
bb:afternoon we	0.014	0	0	-0.013
bb:afternoon ¶	0.033	-0.001	-0.002	-0.03
bb:again ¶	-0.018	0	0.002	0.017
bb:against us	-0.025	0	0.025	0
bb:agencies which	-0.007	-0.03	0.039	-0.002
bb:agent for	-0.061	-0.003	0.008	0.056
bb:agents who	-0.01	-0.002	0.002	0.01
bb:agree to	0.038	-0.001	-0.013	-0.024
bb:agreement "	0.025	-0.006	-0.015	-0.005
bb:agreement between	0.042	-0.03	-0.012	-0.001
bb:agreement with	-0.01	-0.006	0.017	-0.001
bb:aided school	-0.049	0	-0.001	0.05
bb:akevafifo a	-0.006	-0.016	0.023	0
bb:all bookings	-0.01	0.001	0.008	0
bb:all competitions	0.015	0	-0.015	0
bb:all of	0	-0.002	-0.016	0.018
bb:all over	0.029	0.065	-0.064	-0.029
bb:all products	0.018	-0.005	0.005	-0.018
bb:all rights	0.028	0.015	-0.017	-0.026
bb:all times	-0.095	0.001	0.093	0
bb:allow selection	0.016	0	-0.001	-0.014
bb:alone ¶	0.012	-0.004	0	-0.008
bb:always on	0.015	-0.001	-0.004	-0.01
bb:american vududka	0.06	-0.001	-0.003	-0.056
bb:amodau ¶	-0.013	-0.003	-0.009	0.025
bb:among them	-0.024	0.028	0.001	-0.005
bb:an agreement	0.017	-0.022	0.015	-0.01
bb:an appointed	-0.062	-0.06	0.13	-0.008
bb:an hour	-0.033	-0.004	0.041	-0.003
bb:an independent	0.013	-0.003	0.001	-0.01
bb:an order	-0.022	0.024	-0.03	0.028
bb:analytics a	-0.018	-0.012	0.03	0
bb:analytics cookies	-0.012	0	0.012	0
bb:analytics service	-0.028	-0.024	0.053	-0.001
bb:and "	-0.038	0.044	0.024	-0.031
bb:and BRAND	0.034	-0.002	-0.013	-0.019
bb:and ORG	-0.006	-0.013	-0.072	0.091
bb:and SELF	0.01	-0.001	-0.004	-0.004
bb:and a	0.038	0.009	-0.023	-0.024
bb:and an	0.028	-0.002	0.004	-0.03
bb:and any	0.002	-0.01	-0.016	0.024
bb:and are	0.072	-0.023	0.036	-0.086
bb:and beyond	-0.051	0.032	-0.011	0.03
bb:and conditions	0.05	-0.059	-0.028	0.037
bb:and cookie	-0.018	-0.022	0.051	-0.011
bb:and cookies	0.094	-0.008	0.02	-0.106
bb:and data	0.005	-0.01	-0.004	0.008
bb:and do	-0.023	-0.004	-0.015	0.042
bb:and for	0.036	-0.023	0.023	-0.036
bb:and further	0.011	-0.001	-0.002	-0.008
bb:and have	-0.041	0	0	0.041
bb:and hosted	-0.039	0	0	0.039
bb:and how	-0.021	-0.016	-0.054	0.091
bb:and in	0.006	0.034	0.025	-0.065
bb:and is	-0.027	0.029	0.016	-0.018
bb:and it	0.001	-0.001	0.033	-0.033
bb:and its	-0.021	0.168	-0.084	-0.063
bb:and legal	0.04	-0.002	-0.02	-0.017
bb:and licences	0.026	-0.004	-0.028	0.006
bb:and managed	-0.065	0.055	0.022	-0.012
bb:and managing	0.01	-0.001	-0.001	-0.008
bb:and may	0.01	-0.022	0.015	-0.004
bb:and more	-0.025	0	0	0.026
bb:and most	-0.023	-0.001	0	0.024
bb:and night	0.029	-0.008	-0.011	-0.011
bb:and no	-0.01	-0.006	0.009	0.006
bb:and nobody	0.005	-0.002	-0.011	0.008
bb:and not	0.025	-0.018	0.028	-0.035
bb:and on	0.011	-0.001	-0.009	-0.001
bb:and online	-0.026	-0.003	0.009	0.02
bb:and operated	-0.015	0.025	-0.04	0.029
bb:and operates	-0.007	-0.01	-0.003	0.019
bb:and or	-0.051	-0.026	0.042	0.035
bb:and our	0.079	0.013	-0.09	-0.003
bb:and protection	0.061	-0.003	-0.06	0.002
bb:and purpose	-0.044	0.005	0.039	0
bb:and registered	0.002	0.017	-0.016	-0.003
bb:and regulated	0.035	-0.024	0.084	-0.095
bb:and related	-0.035	-0.002	0.02	0.016
bb:and respecting	-0.019	-0.022	0.024	0.017
bb:and returns	-0.045	-0.01	-0.04	0.095
bb:and services	0.045	-0.037	0.066	-0.073
bb:and shop	-0.039	0.003	0.036	0
bb:and singapore	0.047	-0.013	-0.031	-0.002
bb:and small	0.022	0.002	0.007	-0.032
bb:and that	0.023	0	0	-0.022
bb:and the	-0.082	0.091	-0.084	0.075
bb:and then	-0.018	0	0.002	0.017
bb:and thirty	0.003	-0.001	-0.027	0.026
bb:and this	-0.008	-0.004	-0.001	0.012
bb:and tidy	0.017	-0.001	-0.011	-0.006
bb:and to	-0.006	-0.035	0.086	-0.044
bb:and trade	0.043	0	0	-0.043
bb:and us	-0.045	-0.001	0.037	0.009
bb:and use	-0.023	-0.002	-0.011	0.036
bb:and usually	-0.003	-0.002	-0.023	0.028
bb:and wales	0.021	0.03	0.088	-0.139
bb:and we	0.001	0.027	-0.047	0.019
bb:and when	0.013	-0.003	-0.007	-0.003
bb:and why	-0.003	-0.015	0.023	-0.005
bb:and will	0.031	-0.003	-0.004	-0.024
bb:and with	0.023	-0.018	-0.023	0.017
bb:and you	-0.027	-0.002	-0.015	0.044
bb:and ¶	-0.009	0.044	-0.035	0
bb:answer inside	-0.024	0	0	0.025
bb:answer the	-0.03	-0.002	0	0.032
bb:answers half	0.004	-0.002	-0.023	0.021
bb:anti slavery	0.119	-0.002	-0.019	-0.098
bb:any further	-0.03	-0.007	0.013	0.024
bb:any information	0.026	-0.002	-0.005	-0.018
bb:any other	-0.035	0	0.035	0
bb:any reference	0.018	-0.003	-0.008	-0.007
bb:any subsidiary	0.07	-0.037	-0.031	-0.003
bb:anyone card	-0.013	0	0.013	0
bb:anyone ¶	-0.01	0	0.01	0
bb:app (	0.017	-0.002	0.001	-0.016
bb:app terms	0.022	-0.001	0	-0.021
bb:app ¶	0.042	-0.001	-0.001	-0.04
bb:appear on	0.038	-0.01	0.036	-0.064
bb:application "	-0.042	0.007	0.021	0.015
bb:application goes	-0.092	0.003	0.09	0
bb:applies to	-0.078	0.046	-0.021	0.053
bb:applies ¶	-0.062	-0.001	-0.001	0.064
bb:apply to	0.01	-0.013	-0.004	0.007
bb:apply ¶	-0.005	-0.008	-0.004	0.017
bb:appointed representative	-0.048	-0.061	0.148	-0.039
bb:appointment on	0.02	-0.003	-0.019	0.002
bb:approved by	0.02	-0.002	-0.018	0
bb:april DIGITS	0.032	-0.005	-0.001	-0.027
bb:apron ¶	-0.006	-0.001	0.011	-0.005
bb:are :	0.045	-0.008	-0.015	-0.023
bb:are BRAND	-0.015	-0.001	0.001	0.015
bb:are DIGITS	0.025	-0.005	-0.009	-0.012
bb:are ORG	0.094	0.049	-0.124	-0.019
bb:are a	-0.06	0.029	0.048	-0.017
bb:are always	-0.01	-0.001	0	0.011
bb:are an	-0.024	-0.014	0.039	-0.002
bb:are authorised	-0.011	-0.001	0	0.013
bb:are available	0.016	-0.001	-0.001	-0.015
bb:are before	0.028	0	-0.001	-0.027
bb:are between	-0.008	-0.023	0.026	0.005
bb:are booked	-0.06	0.007	0.058	-0.004
bb:are carried	-0.075	-0.002	0.069	0.009
bb:are collected	-0.052	-0.012	0.082	-0.018
bb:are gathered	-0.085	-0.004	0.089	0
bb:are handed	-0.049	0	0.049	0
bb:are handled	0.03	0.02	-0.026	-0.024
bb:are held	0.028	-0.01	-0.016	-0.001
bb:are hiring	0.025	0	0.013	-0.037
bb:are made	-0.013	0.026	-0.012	-0.001
bb:are no	-0.011	-0.003	0.004	0.01
bb:are not	-0.017	-0.012	0.018	0.011
bb:are obliged	-0.013	0.023	-0.008	-0.001
bb:are on	-0.005	-0.005	0.016	-0.006
bb:are operated	0.03	-0.005	-0.012	-0.013
bb:are owned	0.023	-0.005	-0.007	-0.01
bb:are paid	-0.03	0.049	-0.028	0.01
bb:are part	-0.024	0.03	-0.039	0.032
bb:are processed	-0.005	-0.009	0.014	0
bb:are proud	-0.011	-0.001	0.002	0.01
bb:are provided	-0.037	0.077	-0.027	-0.013
bb:are references	0.018	-0.003	-0.015	0
bb:are registered	-0.004	-0.012	0.011	0.005
bb:are regulated	-0.024	-0.005	0.013	0.017
bb:are run	0.019	-0.016	0.034	-0.037
bb:are sent	-0.01	-0.021	0.035	-0.004
bb:are sold	0.033	-0.042	-0.012	0.021
bb:are taken	-0.018	-0.011	0.057	-0.028
bb:are the	0.019	-0.03	-0.032	0.043
bb:are underwritten	0.015	0.001	0.026	-0.042
bb:are used	0.063	0	0.02	-0.083
bb:are valid	0.004	-0.002	-0.013	0.01
bb:are we	0.127	-0.061	-0.086	0.02
bb:are ¶	0.004	-0.002	-0.048	0.046
bb:area ¶	-0.037	-0.003	0.046	-0.006
bb:arranged through	-0.005	0.08	-0.075	0
bb:arrangement people	0.012	0	-0.001	-0.011
bb:arrangement with	0.02	-0.005	0.006	-0.021
bb:arrangement ¶	0.028	0	0.001	-0.03
bb:arrangements ¶	0.035	0	-0.004	-0.031
bb:as "	-0.044	-0.018	0.027	0.035
bb:as BRAND	-0.076	-0.022	0.079	0.02
bb:as a	-0.108	-0.037	0.11	0.035
bb:as an	0.018	0.037	-0.038	-0.016
bb:as good	-0.019	0	-0.005	0.025
bb:as the	-0.036	0.081	-0.032	-0.013
bb:ask again	-0.018	0	0.002	0.017
bb:ask for	0.04	-0.016	-0.03	0.006
bb:ask people	0.017	-0.002	-0.001	-0.014
bb:ask us	0.06	-0.005	-0.032	-0.022
bb:ask you	0.035	0	0	-0.034
bb:ask ¶	-0.025	-0.003	-0.025	0.053
bb:asked last	0.028	-0.001	0	-0.027
bb:asks a	-0.015	-0.001	-0.001	0.017
bb:asks them	0.017	-0.002	-0.011	-0.004
bb:assets ¶	-0.01	-0.016	0.027	-0.001
bb:at BRAND	-0.076	0.042	-0.005	0.039
bb:at DIGITS	-0.049	0.037	-0.025	0.037
bb:at a	-0.001	-0.01	-0.013	0.025
bb:at all	-0.086	0.001	0.093	-0.008
bb:at any	-0.001	-0.007	0.01	-0.001
bb:at companies	0.013	-0.006	-0.008	0
bb:at eight	-0.032	-0.001	0	0.033
bb:at home	0.007	0.002	0.026	-0.035
bb:at once	0.012	-0.002	-0.012	0.002
bb:at the	0.019	-0.017	-0.022	0.02
bb:at www	-0.058	0.058	-0.002	0.002
bb:atol protected	0.073	-0.006	-0.017	-0.049
bb:august DIGITS	0.029	-0.001	0	-0.027
bb:authorised and	0.012	-0.016	0.048	-0.044
bb:authorised by	-0.054	-0.002	0.021	0.035
bb:authority (	-0.024	-0.004	0.019	0.01
bb:authority as	-0.027	-0.009	0.044	-0.007
bb:authority in	-0.024	-0.008	0.013	0.018
bb:authority is	-0.003	-0.007	0.011	-0.001
bb:authority ¶	0.148	-0.011	0.002	-0.139
bb:available for	-0.058	0	0.058	0
bb:award for	0.016	-0.002	-0.001	-0.012
bb:back the	0.03	-0.004	-0.024	-0.002
bb:bahnhofstrasse DIGITS	-0.019	0.005	0.014	0
bb:balloon (	-0.019	0.001	0.066	-0.048
bb:bank statement	0.014	-0.004	-0.013	0.003
bb:based in	-0.011	0.008	0.021	-0.018
bb:basket ¶	-0.002	-0.009	0.014	-0.003
bb:be bound	-0.019	0.047	-0.04	0.011
bb:be charged	0.012	-0.002	-0.009	-0.001
bb:be collected	0.038	-0.003	-0.016	-0.019
bb:be done	0.01	-0.001	-0.001	-0.008
bb:be finished	0.026	-0.003	-0.015	-0.008
bb:be monday	-0.033	-0.002	0.004	0.031
bb:be paid	-0.006	0.001	0.026	-0.02
bb:be seen	-0.015	0	0	0.016
bb:because the	0.002	-0.001	0.011	-0.012
bb:because we	0.023	-0.001	-0.01	-0.012
bb:become a	0.028	-0.001	-0.001	-0.026
bb:before acting	-0.012	0	0	0.012
bb:before it	0.011	0	0	-0.01
bb:before we	0.012	-0.004	-0.009	0.001
bb:before you	0.028	0.005	-0.01	-0.023
bb:before ¶	0.033	-0.002	0.002	-0.034
bb:began as	0.011	-0.001	-0.01	0
bb:behalf of	-0.018	-0.019	0.036	0.002
bb:behind the	-0.044	-0.003	-0.015	0.062
bb:belong to	0.052	-0.018	-0.026	-0.008
bb:belongs to	-0.026	-0.026	0.056	-0.004
bb:below and	0.037	-0.004	-0.023	-0.01
bb:best experience	-0.025	-0.001	-0.001	0.027
bb:between the	0.1	-0.029	-0.066	-0.005
bb:between you	0.038	-0.072	0.029	0.005
bb:beyond ¶	-0.027	0.032	-0.01	0.005
bb:binding agreement	0.01	-0.002	-0.007	0
bb:binding contract	0.044	-0.008	-0.032	-0.004
bb:board of	0.02	-0.002	-0.018	0
bb:book a	-0.037	-0.002	-0.001	0.04
bb:book ¶	0.027	-0.019	0.014	-0.022
bb:booked through	-0.06	0.006	0.063	-0.009
bb:booking conditions	0.051	-0.016	0.029	-0.064
bb:booking terms	0.081	-0.003	-0.007	-0.071
bb:bookings are	-0.011	-0.001	0.013	0
bb:bookings made	-0.007	-0.004	0.013	-0.002
bb:bookings ¶	-0.022	-0.003	0.003	0.022
bb:bottom of	-0.022	-0.005	0.063	-0.036
bb:bought from	0.016	-0.01	0.018	-0.023
bb:bought the	-0.024	0.001	0.023	0.001
bb:box DIGITS	-0.024	-0.003	0.028	-0.001
bb:box office	-0.003	-0.002	0.01	-0.005
bb:box ¶	-0.032	-0.001	-0.017	0.05
bb:brands ¶	0.007	0.042	-0.047	-0.002
bb:brass hook	-0.011	-0.001	-0.024	0.036
bb:brochure out	-0.032	0	-0.005	0.037
bb:brochure we	0.035	0	0	-0.034
bb:broker and	0.049	-0.036	-0.023	0.01
bb:brought a	-0.009	-0.002	-0.003	0.014
bb:browse enquire	0.011	-0.006	-0.013	0.007
bb:building and	0.008	-0.005	-0.016	0.013
bb:building belongs	-0.01	0.001	0.008	0
bb:built and	-0.039	-0.001	0.001	0.039
bb:built by	0.012	-0.002	0.027	-0.037
bb:bus stops	0.032	-0.006	-0.026	0
bb:business BRAND	-0.01	0	0	0.01
bb:business and	-0.024	0.001	0.023	0.001
bb:business centre	0.048	-0.013	-0.042	0.007
bb:business cover	0.018	-0.002	-0.015	-0.001
bb:business delivery	0.013	-0.001	-0.001	-0.012
bb:business details	0.014	-0.001	-0.013	0
bb:business legal	0.053	0	0	-0.052
bb:business name	-0.053	-0.002	-0.001	0.056
bb:business park	0.001	0.04	-0.032	-0.009
bb:business privacy	0.195	-0.001	-0.001	-0.193
bb:business returns	0.045	0	-0.003	-0.042
bb:business terms	-0.089	-0.007	-0.031	0.127
bb:business ©	0.057	0	0	-0.057
bb:business ¶	0.037	0.008	0.079	-0.124
bb:buy a	0.013	-0.005	-0.005	-0.002
bb:buy ¶	0.019	-0.008	-0.018	0.007
bb:buyer would	-0.006	0.023	-0.015	-0.001
bb:buying from	-0.022	0.042	-0.007	-0.014
bb:buys the	0.011	-0.002	-0.001	-0.008
bb:by :	-0.021	-0.015	0.034	0.001
bb:by BRAND	0.062	0.017	-0.058	-0.022
bb:by DIGITS	-0.008	-0.002	-0.003	0.013
bb:by ORG	0.089	-0.072	0.065	-0.083
bb:by SELF	0.011	-0.036	0.067	-0.042
bb:by a	-0.047	-0.004	0.008	0.043
bb:by appointment	0.002	-0.002	-0.019	0.019
bb:by arrangement	0.044	-0.005	0.003	-0.043
bb:by commission	0.041	-0.001	-0.002	-0.038
bb:by direct	0.008	-0.003	0.011	-0.015
bb:by e	-0.068	0.006	0.018	0.044
bb:by email	-0.035	-0.001	-0.007	0.043
bb:by guarantee	-0.022	0.018	0.011	-0.007
bb:by instalments	-0.092	0.003	0.09	0
bb:by machines	-0.018	0	0	0.019
bb:by me	-0.004	-0.003	-0.004	0.011
bb:by one	-0.013	-0.002	-0.015	0.029
bb:by or	0.014	-0.002	-0.024	0.012
bb:by our	-0.005	-0.005	-0.026	0.036
bb:by ovekavuvu	-0.008	-0.004	0.1	-0.088
bb:by people	0.01	-0.001	-0.002	-0.007
bb:by post	0.051	-0.011	-0.03	-0.01
bb:by shopquay	0.08	0	-0.001	-0.08
bb:by tafapon	-0.117	-0.01	-0.065	0.192
bb:by the	0.084	-0.184	0.113	-0.013
bb:by us	0.011	-0.005	0.01	-0.016
bb:by using	0.031	-0.01	-0.039	0.018
bb:by volunteers	-0.097	0	-0.001	0.099
bb:by word	-0.022	-0.002	-0.003	0.028
bb:by writing	-0.005	-0.018	0.027	-0.004
bb:by ¶	0.051	-0.002	0	-0.049
bb:c o	-0.033	0.006	0.03	-0.003
bb:cake ¶	0.038	-0.001	-0.002	-0.035
bb:call DIGITS	-0.028	-0.001	0	0.028
bb:call back	0.044	-0.004	-0.024	-0.016
bb:call them	-0.022	-0.001	-0.001	0.024
bb:call us	-0.072	0	0	0.072
bb:cambridge ;	-0.025	0	0	0.025
bb:cambridge cb1	-0.015	0	0	0.016
bb:cambridge massachusetts	0.011	0	0.002	-0.013
bb:can and	0.012	-0.002	-0.015	0.005
bb:can be	0.028	-0.019	0.031	-0.04
bb:can see	-0.02	-0.002	-0.005	0.027
bb:can since	0.02	-0.006	-0.017	0.003
bb:cannot people	0.03	-0.001	0.001	-0.03
bb:cannot ¶	-0.021	-0.001	-0.016	0.037
bb:card payments	-0.035	-0.014	0.092	-0.043
bb:card terms	0.023	-0.002	0.002	-0.024
bb:cardholder agreement	0.037	-0.001	0	-0.037
bb:cardiff bus	0.015	0	0	-0.014
bb:cards and	0.039	0.031	-0.052	-0.017
bb:cards are	-0.007	-0.008	0.03	-0.015
bb:cards ¶	-0.056	-0.004	0.006	0.053
bb:care ¶	-0.069	0.059	-0.045	0.055
bb:careers ¶	0.022	-0.026	0.023	-0.019
bb:carried by	-0.088	0	0.076	0.012
bb:carried out	-0.021	-0.002	-0.041	0.064
bb:cart (	-0.027	-0.001	-0.001	0.029
bb:cart DIGITS	0.023	-0.014	-0.007	-0.003
bb:cart ¶	0.028	0.051	-0.018	-0.061
bb:case ¶	0.021	-0.001	-0.008	-0.012
bb:centre ¶	-0.046	0.081	-0.015	-0.021
bb:ceredigion sy23	-0.02	0.001	0	0.018
bb:certain sum	-0.058	0	0.058	0
bb:chairs outside	-0.023	0	0	0.024
bb:changes to	-0.006	-0.007	-0.028	0.042
bb:charge statutory	0.01	-0.004	-0.005	-0.001
bb:charge ¶	-0.01	-0.002	0.006	0.006
bb:charged ¶	-0.007	-0.002	-0.009	0.018
bb:charges ¶	-0.008	-0.006	0.015	-0.002
bb:charity (	-0.018	0.022	0.017	-0.021
bb:charity DIGITS	0.11	-0.006	0.005	-0.109
bb:charity NUM	0.058	-0.018	0.046	-0.086
bb:charity in	0.033	0.003	0.053	-0.088
bb:charity no	0.033	0.062	-0.055	-0.04
bb:charity number	-0.068	0.039	0.04	-0.011
bb:charity registered	-0.047	0.024	0.002	0.021
bb:charity ¶	-0.082	-0.002	-0.001	0.086
bb:charter company	0.015	-0.001	-0.011	-0.002
bb:che DIGITS	-0.019	0.005	0.014	0
bb:check your	-0.055	-0.001	0.001	0.056
bb:children ¶	0.028	0	-0.003	-0.024
bb:choices open	0.063	-0.026	-0.027	-0.01
bb:choose BRAND	-0.043	-0.006	0.007	0.041
bb:choose to	-0.109	0.002	0.09	0.017
bb:chose ¶	0.021	-0.001	-0.001	-0.02
bb:claim against	-0.045	-0.002	0.05	-0.003
bb:clause DIGITS	0.011	-0.026	0.036	-0.022
bb:client account	-0.024	-0.002	0.028	-0.002
bb:client portal	-0.046	0.025	0.043	-0.023
bb:club is	0.017	-0.009	0.019	-0.027
bb:clubs ¶	-0.016	0	0	0.016
bb:co no	-0.012	-0.001	-0.001	0.014
bb:co operative	-0.079	0.098	-0.05	0.031
bb:co uk	0.126	-0.024	-0.031	-0.071
bb:collected at	0.033	-0.003	-0.015	-0.015
bb:collected by	-0.051	-0.011	0.079	-0.018
bb:com ¶	0.099	0.059	-0.048	-0.111
bb:come back	-0.047	-0.001	0.001	0.047
bb:comes by	-0.01	-0.006	0.016	0
bb:comes from	-0.013	-0.005	0.007	0.011
bb:comes with	-0.023	-0.003	-0.017	0.043
bb:commission (	-0.022	0.021	0.002	-0.001
bb:commission so	0.018	-0.002	-0.002	-0.014
bb:committed to	0.009	-0.025	0.022	-0.006
bb:companies :	-0.06	0.009	0.05	0.001
bb:companies are	-0.04	-0.004	0.024	0.019
bb:companies house	0.023	-0.021	-0.021	0.018
bb:companies in	0.023	0.039	-0.061	-0.002
bb:company "	0.038	-0.022	-0.006	-0.011
bb:company (	0.002	-0.014	-0.021	0.034
bb:company details	0.053	-0.029	-0.082	0.058
bb:company for	-0.008	0.03	-0.019	-0.003
bb:company incorporated	0.032	-0.016	-0.018	0.002
bb:company information	0.178	-0.029	0.013	-0.162
bb:company is	-0.043	0	0.015	0.028
bb:company limited	0.018	0.016	-0.027	-0.007
bb:company means	0.013	-0.007	-0.005	-0.002
bb:company name	0	-0.023	-0.017	0.04
bb:company no	-0.091	0.023	-0.043	0.111
bb:company number	0.033	-0.008	0.056	-0.08
bb:company of	0.011	0.051	-0.12	0.058
bb:company or	0.029	-0.003	-0.019	-0.007
bb:company reg	-0.001	0.015	-0.014	-0.001
bb:company registered	-0.014	0.107	-0.058	-0.034
bb:company registration	0.226	-0.018	-0.164	-0.044
bb:company with	-0.02	0.02	0.002	-0.002
bb:company ¶	-0.176	0.085	0.094	-0.003
bb:competition is	-0.093	0.025	0.069	0
bb:competition terms	-0.178	0.018	0.052	0.108
bb:competitions on	0.015	0	-0.015	0
bb:competitions ¶	0.001	-0.007	-0.035	0.041
bb:complaint at	-0.002	-0.007	0.01	-0.001
bb:complaints ¶	-0.078	-0.024	-0.011	0.113
bb:conditions (	0.023	-0.006	-0.022	0.005
bb:conditions :	-0.014	-0.001	0	0.016
bb:conditions BRAND	0.014	-0.004	-0.003	-0.007
bb:conditions are	0.017	-0.001	-0.016	-0.001
bb:conditions for	0.038	-0.004	0.038	-0.072
bb:conditions of	-0.006	-0.059	-0.001	0.065
bb:conditions privacy	0.18	0.045	0.019	-0.243
bb:conditions ¶	0.182	0.007	-0.098	-0.091
bb:conduct authority	0.021	-0.04	0.073	-0.055
bb:consent ¶	-0.036	-0.001	0.012	0.025
bb:contact :	-0.012	-0.002	-0.001	0.015
bb:contact BRAND	-0.022	-0.002	-0.001	0.025
bb:contact about	-0.032	0.001	0.032	0
bb:contact details	0.01	0.029	-0.023	-0.016
bb:contact information	0.01	-0.001	-0.001	-0.008
bb:contact our	-0.025	0.003	0.011	0.011
bb:contact the	0.016	-0.013	0.026	-0.029
bb:contact us	-0.025	0.035	0.006	-0.017
bb:contact who	-0.013	0	0.002	0.011
bb:contact ¶	0.081	-0.093	-0.148	0.16
bb:content ¶	0.003	-0.01	-0.024	0.03
bb:contract between	0.033	-0.014	-0.016	-0.003
bb:contract is	0.03	-0.01	-0.055	0.036
bb:contract with	0.05	-0.009	-0.065	0.024
bb:contractors and	0.027	-0.005	0.01	-0.033
bb:contracts that	-0.03	0.002	0.028	0
bb:controller :	-0.006	-0.002	-0.003	0.012
bb:controller and	-0.02	-0.008	0.013	0.015
bb:controller for	0.039	-0.006	-0.006	-0.027
bb:controller is	0.024	-0.024	-0.011	0.011
bb:controller of	0.027	0.041	-0.048	-0.019
bb:controller ¶	-0.086	-0.011	0.077	0.019
bb:conversation costs	-0.002	-0.002	-0.023	0.027
bb:cookie policy	-0.082	-0.034	0.04	0.076
bb:cookies and	-0.012	0	0.012	0
bb:cookies got	0.033	0	-0.009	-0.024
bb:cookies policy	0.068	-0.003	-0.007	-0.059
bb:cookies provided	-0.012	0	0.012	0
bb:cookies to	-0.058	-0.001	-0.002	0.061
bb:cookies ¶	0.071	-0.011	-0.009	-0.051
bb:copenhagen ¶	-0.012	0	0	0.012
bb:copper pan	-0.01	-0.001	-0.007	0.017
bb:copy for	0.022	-0.003	-0.017	-0.002
bb:copyright BRAND	0.134	-0.001	-0.003	-0.131
bb:copyright DIGITS	-0.066	-0.003	-0.004	0.073
bb:copyright ©	-0.164	0.051	0.036	0.078
bb:cost ¶	-0.011	0	0	0.011
bb:costs nothing	0.01	-0.002	-0.024	0.016
bb:costs them	0.012	-0.001	0.011	-0.022
bb:councillors ¶	-0.072	-0.005	0.008	0.068
bb:counted ¶	0.013	-0.001	-0.001	-0.011
bb:counter or	0.022	-0.003	-0.015	-0.005
bb:countries ¶	0.005	-0.011	0.016	-0.01
bb:county award	0.016	-0.002	-0.001	-0.012
bb:county show	-0.036	0.002	-0.001	0.034
bb:courses ¶	0.081	0	0	-0.081
bb:court ¶	-0.012	-0.001	0	0.013
bb:courts ¶	0.022	-0.002	0.003	-0.023
bb:cover the	0.041	-0.032	-0.049	0.039
bb:cover with	-0.11	0	0.11	0
bb:cover ¶	0.041	0	0	-0.04
bb:covers ¶	0.022	-0.031	0.019	-0.01
bb:created with	0.071	-0.001	-0.001	-0.069
bb:credit broker	-0.011	-0.018	0.013	0.016
bb:credit is	-0.01	-0.003	0.04	-0.028
bb:credit reference	-0.009	-0.027	0.037	-0.001
bb:credit ¶	0.022	-0.01	-0.003	-0.009
bb:cs ¶	-0.105	0.049	-0.027	0.083
bb:customer DIGITS	-0.022	-0.007	-0.043	0.072
bb:customer and	0.038	-0.014	-0.023	-0.001
bb:customer service	0.071	-0.003	-0.016	-0.052
bb:customers asked	0.028	-0.001	0	-0.027
bb:customers ¶	0.02	-0.001	-0.02	0.001
bb:data :	0.005	-0.002	-0.018	0.014
bb:data BRAND	-0.095	0.009	0.085	0
bb:data controller	-0.029	-0.047	0.099	-0.024
bb:data for	-0.018	-0.016	0.037	-0.003
bb:data in	-0.008	0.001	0.029	-0.021
bb:data is	0.02	-0.01	-0.022	0.012
bb:data privacy	0.095	-0.02	-0.074	-0.001
bb:data processor	-0.01	-0.002	-0.001	0.012
bb:data protection	0.066	-0.093	-0.05	0.077
bb:data we	0.009	-0.005	-0.025	0.021
bb:data will	0.021	0.044	-0.048	-0.017
bb:data with	-0.004	0.019	-0.024	0.009
bb:data ©	-0.104	-0.004	0.006	0.102
bb:data ¶	0.023	-0.008	0.032	-0.048
bb:database ¶	-0.003	-0.01	0.014	0
bb:date :	0.044	-0.01	-0.006	-0.028
bb:date ¶	-0.053	-0.03	0.037	0.046
bb:day and	0.029	-0.008	-0.011	-0.011
bb:day people	0.033	-0.001	-0.001	-0.031
bb:day we	0.029	-0.003	-0.022	-0.005
bb:day you	0.028	-0.003	-0.022	-0.003
bb:day ¶	-0.008	0.032	-0.064	0.04
bb:days of	-0.063	0	0.063	0
bb:days to	-0.003	-0.001	-0.026	0.031
bb:days ¶	-0.085	-0.003	0.01	0.078
bb:debits are	-0.019	-0.003	0.022	0
bb:definitions ¶	0.092	-0.05	-0.058	0.015
bb:delete your	0.039	-0.002	-0.034	-0.002
bb:delivery across	-0.029	0	0	0.03
bb:delivery and	0.015	-0.01	-0.04	0.036
bb:delivery legal	0.034	0	0	-0.034
bb:delivery notes	0.022	0	-0.001	-0.021
bb:delivery on	-0.083	0	-0.001	0.084
bb:delivery over	0.049	-0.007	-0.026	-0.016
bb:delivery privacy	-0.058	-0.001	-0.001	0.06
bb:delivery terms	0.057	0	-0.001	-0.055
bb:delivery ©	-0.022	0	0.021	0.001
bb:delivery ¶	0.019	-0.019	0.031	-0.031
bb:depends on	-0.011	-0.01	0.048	-0.027
bb:describes how	-0.044	0.039	-0.029	0.034
bb:design &	0.152	-0.001	-0.002	-0.149
bb:design by	0.025	-0.002	-0.01	-0.013
bb:designed built	-0.039	0	0	0.039
bb:designed by	0.041	0	-0.001	-0.039
bb:details are	0.049	-0.026	-0.004	-0.019
bb:details of	0.013	-0.003	0	-0.011
bb:details to	-0.014	0	0.027	-0.013
bb:details ¶	0.035	-0.018	-0.063	0.046
bb:development by	0.152	-0.001	-0.002	-0.149
bb:device ¶	0.015	-0.002	-0.007	-0.007
bb:digit reference	0.015	-0.001	-0.005	-0.008
bb:direct debit	-0.026	-0.009	0.069	-0.034
bb:direct debits	-0.026	-0.006	0.055	-0.023
bb:directory ¶	0.007	-0.007	0.015	-0.015
bb:dispute ¶	-0.003	0.036	-0.032	-0.001
bb:distributed by	0.08	-0.025	-0.051	-0.004
bb:division of	-0.027	-0.014	0.041	0
bb:do not	-0.104	-0.011	0.019	0.096
bb:do people	-0.009	-0.001	-0.001	0.01
bb:do the	0.018	0	-0.001	-0.017
bb:do with	-0.009	-0.008	0.003	0.014
bb:do ¶	0.023	-0.002	0.004	-0.024
bb:does the	0.019	-0.003	-0.063	0.047
bb:does ¶	-0.008	-0.005	0.012	0.001
bb:done well	0.013	-0.003	0	-0.01
bb:door people	-0.01	-0.001	-0.001	0.012
bb:door ¶	0.036	-0.007	-0.003	-0.027
bb:dozen ¶	0.018	0	0.002	-0.019
bb:dublin DIGITS	-0.01	-0.003	0.025	-0.012
bb:e mail	-0.101	-0.01	0.03	0.081
bb:each month	0.014	-0.003	-0.013	0.002
bb:ec1v 5wz	-0.012	0	0.002	0.01
bb:edge of	0.019	-0.002	-0.002	-0.015
bb:effect ¶	0.034	0	0.001	-0.034
bb:effective date	0.095	-0.088	0.004	-0.01
bb:eight digit	0.034	-0.001	-0.004	-0.029
bb:electronic money	-0.048	-0.008	0.063	-0.007
bb:else sees	-0.022	-0.018	0.041	-0.002
bb:else ¶	0.023	-0.003	-0.02	-0.001
bb:elsewhere ¶	-0.013	-0.007	0.029	-0.008
bb:email :	-0.023	0.059	-0.015	-0.022
bb:email ¶	-0.053	-0.002	-0.005	0.06
bb:emails ¶	-0.087	-0.002	0.006	0.082
bb:enable javascript	0.052	0	0	-0.051
bb:enamel mug	-0.041	0	0.015	0.026
bb:end of	0.022	-0.002	0.001	-0.022
bb:ends of	-0.018	-0.02	0.042	-0.004
bb:engineer ORG	-0.034	0.003	0.023	0.008
bb:england &	-0.088	-0.01	0.012	0.086
bb:england :	0.041	-0.013	-0.027	-0.001
bb:england and	0.138	0.032	0.105	-0.276
bb:england company	-0.018	0.001	0	0.017
bb:england no	0.103	-0.002	-0.01	-0.09
bb:england number	-0.04	-0.028	0.069	-0.002
bb:england under	-0.011	0	0.005	0.006
bb:england ¶	-0.018	0	-0.001	0.019
bb:enquire or	0.011	-0.006	-0.013	0.007
bb:ensure you	-0.025	-0.001	-0.001	0.027
bb:enterprise centre	0.016	-0.002	-0.003	-0.011
bb:entitled to	-0.022	0	0	0.022
bb:entity :	0.047	-0.006	-0.024	-0.017
bb:enw masnachu	0.01	-0.003	-0.009	0.001
bb:essex ¶	0.031	0	0	-0.031
bb:event organisers	-0.027	-0.007	-0.018	0.052
bb:events ¶	-0.048	0.003	0.029	0.015
bb:every order	-0.047	-0.022	0.052	0.017
bb:every quotation	-0.013	-0.017	0.061	-0.031
bb:every time	-0.039	-0.001	0.003	0.037
bb:everything on	0.046	-0.01	-0.039	0.002
bb:example DIGITS	0.013	-0.002	-0.007	-0.004
bb:examples the	0.005	-0.002	-0.016	0.013
bb:exeter bus	-0.023	0	0	0.023
bb:exeter devon	0.017	0	0.005	-0.021
bb:experience got	-0.025	-0.001	-0.001	0.027
bb:explains how	0.07	-0.019	0.047	-0.098
bb:fails ¶	0.02	-0.003	-0.017	0.001
bb:fair price	0.017	-0.001	-0.011	-0.006
bb:family of	-0.034	0.004	0.032	-0.002
bb:faq ¶	-0.053	-0.003	0	0.057
bb:faqs ¶	-0.025	-0.021	0.016	0.029
bb:far people	-0.009	-0.001	-0.001	0.011
bb:farms and	-0.007	-0.002	-0.002	0.01
bb:fca reference	-0.014	-0.001	0.017	-0.002
bb:features and	0.013	-0.002	-0.003	-0.008
bb:features ¶	-0.044	-0.001	-0.003	0.047
bb:february DIGITS	0.02	0.04	-0.026	-0.033
bb:fee ¶	-0.031	-0.001	-0.013	0.045
bb:fees ¶	-0.045	0.046	0.013	-0.015
bb:field notebook	0.018	0	-0.019	0.001
bb:file if	-0.003	0.037	-0.032	-0.001
bb:files are	0	0.049	-0.049	0
bb:finance is	0.022	0.069	-0.113	0.022
bb:finance ¶	0.079	0.068	-0.133	-0.014
bb:financial conduct	0.035	-0.039	0.074	-0.07
bb:financial services	-0.12	-0.012	0.086	0.045
bb:find a	0.016	-0.016	0	-0.001
bb:find out	-0.029	0	0.001	0.029
bb:find us	0.01	-0.003	-0.012	0.005
bb:fine by	-0.004	-0.003	-0.004	0.011
bb:finished our	-0.008	-0.002	-0.001	0.011
bb:finished that	0.019	-0.003	-0.015	-0.001
bb:firm reference	0.085	-0.047	-0.034	-0.003
bb:firms people	0.027	-0.001	0	-0.025
bb:firms that	-0.03	0.004	0.025	0.001
bb:firms ¶	-0.013	-0.001	-0.001	0.014
bb:first conversation	0.005	-0.001	-0.023	0.019
bb:first saturday	-0.016	-0.005	0.01	0.011
bb:first ¶	0.023	-0.003	0.007	-0.027
bb:five hundred	-0.04	0	-0.001	0.041
bb:five of	0.027	-0.003	-0.002	-0.021
bb:fixed price	-0.022	-0.001	-0.018	0.04
bb:following terms	0.019	-0.012	-0.027	0.02
bb:follows ¶	0.081	-0.022	-0.059	0
bb:for BRAND	0.033	-0.005	-0.029	0.001
bb:for DIGITS	0.064	-0.001	-0.021	-0.042
bb:for SELF	0.015	-0.002	-0.013	0
bb:for a	-0.033	-0.038	0.046	0.024
bb:for an	0.055	-0.005	-0.015	-0.035
bb:for and	0.011	-0.001	-0.009	-0.002
bb:for ends	-0.018	-0.016	0.037	-0.003
bb:for example	-0.012	-0.018	0.022	0.008
bb:for five	-0.063	0	-0.001	0.064
bb:for it	-0.138	0	0.109	0.028
bb:for itself	-0.018	0	0.018	0
bb:for more	0.04	0	-0.001	-0.039
bb:for news	0.014	-0.001	-0.001	-0.012
bb:for orders	-0.058	0	0.058	0
bb:for our	0.011	-0.003	-0.007	0
bb:for patients	-0.015	-0.005	-0.009	0.029
bb:for people	-0.036	-0.003	0.025	0.014
bb:for small	-0.04	-0.002	-0.002	0.044
bb:for somebody	0.011	-0.002	-0.008	-0.001
bb:for the	0.074	-0.047	-0.017	-0.009
bb:for them	0.013	-0.002	0	-0.011
bb:for this	0.049	-0.01	-0.024	-0.014
bb:for those	0.012	0	0	-0.011
bb:for twenty	0.014	-0.002	-0.003	-0.008
bb:for two	0.016	-0.003	-0.019	0.006
bb:for us	0.028	-0.013	-0.013	-0.002
bb:for users	-0.01	-0.012	0.023	-0.001
bb:for what	0.012	-0.003	0.051	-0.06
bb:for you	-0.05	-0.001	0.054	-0.003
bb:for your	-0.018	-0.005	-0.002	0.024
bb:for ¶	0.063	-0.009	0.019	-0.073
bb:forbid any	-0.035	0	0.035	0
bb:form and	-0.033	0.026	-0.034	0.041
bb:form below	0.034	-0.003	-0.022	-0.009
bb:form ¶	0.012	-0.019	-0.017	0.023
bb:found us	-0.016	-0.002	-0.003	0.021
bb:foundry wharf	-0.015	0.002	0.003	0.01
bb:franchise and	0.032	-0.017	0.007	-0.023
bb:free and	0.012	-0.002	-0.002	-0.008
bb:free delivery	-0.053	-0.003	-0.002	0.058
bb:free to	-0.01	-0.004	0.015	-0.001
bb:free uk	0.004	-0.004	-0.024	0.025
bb:free ¶	0.031	-0.001	-0.001	-0.029
bb:friday ¶	-0.057	-0.004	0.068	-0.007
bb:friendly studio	-0.025	-0.001	-0.002	0.029
bb:frn :	-0.007	-0.003	0.013	-0.004
bb:frn DIGITS	-0.029	-0.001	0.003	0.027
bb:from DIGITS	0.228	-0.011	-0.049	-0.168
bb:from ORG	0.079	-0.073	0.021	-0.028
bb:from a	-0.014	-0.001	-0.001	0.015
bb:from our	-0.07	0.032	-0.007	0.044
bb:from the	0.026	0.171	-0.059	-0.138
bb:from time	0.019	0.024	-0.039	-0.004
bb:from us	0.01	-0.003	-0.006	-0.001
bb:from ¶	-0.047	-0.007	0.039	0.015
bb:full details	0.027	-0.006	-0.02	-0.001
bb:full name	0.047	-0.006	-0.024	-0.017
bb:further afield	0.011	-0.001	-0.002	-0.008
bb:further ¶	-0.062	-0.008	0.033	0.036
bb:gallery shows	0.011	-0.002	-0.014	0.004
bb:gallery ¶	-0.046	0.004	0.011	0.032
bb:gambling act	0.027	0.022	-0.004	-0.045
bb:gambling commission	0.032	0.021	-0.002	-0.052
bb:gathered by	-0.086	-0.004	0.091	0
bb:gb DIGITS	-0.079	-0.008	-0.024	0.111
bb:gdpr ¶	-0.017	-0.024	0.044	-0.004
bb:general data	0.011	-0.003	-0.014	0.006
bb:general terms	0.048	-0.021	-0.023	-0.004
bb:general ¶	0.012	-0.01	-0.007	0.004
bb:get in	0.051	0.002	-0.02	-0.033
bb:get rid	0.026	-0.003	-0.02	-0.003
bb:get the	-0.025	-0.001	-0.001	0.027
bb:gift cards	0.015	-0.014	-0.011	0.009
bb:gift vouchers	0.019	-0.003	0.012	-0.028
bb:give it	0.026	-0.002	-0.005	-0.018
bb:given by	0.034	0.013	-0.058	0.01
bb:glamorgan sa1	0.017	-0.001	-0.004	-0.012
bb:glasgow g2	-0.057	0.003	0.032	0.022
bb:go any	-0.03	-0.007	0.013	0.024
bb:go by	-0.003	-0.019	0.024	-0.002
bb:go to	0.068	-0.056	0.063	-0.076
bb:goes to	-0.089	-0.001	0.094	-0.005
bb:good many	-0.007	-0.002	-0.002	0.01
bb:good ¶	-0.006	-0.009	0.011	0.004
bb:goods and	0.023	0	0	-0.022
bb:goods are	0.061	-0.01	-0.05	-0.001
bb:goods from	-0.011	0.034	-0.015	-0.008
bb:goods ¶	-0.018	-0.001	0	0.019
bb:got it	0.039	-0.001	-0.01	-0.028
bb:govern your	0.019	-0.012	-0.02	0.013
bb:great britain	-0.04	-0.015	0.019	0.036
bb:group (	0.019	-0.007	-0.034	0.022
bb:group companies	-0.056	0.104	-0.042	-0.005
bb:group of	0	0.043	-0.041	-0.001
bb:group ¶	-0.004	0.007	0.023	-0.026
bb:grow people	0.029	-0.001	-0.001	-0.027
bb:grow ¶	-0.013	-0.003	-0.007	0.023
bb:guarantee is	0.01	-0.001	-0.001	-0.009
bb:guarantee number	-0.039	0.003	0.036	0
bb:guarantee registered	-0.013	0.027	-0.012	-0.002
bb:guarantee ¶	-0.039	-0.003	0.001	0.041
bb:guides ¶	-0.061	0.004	0.037	0.02
bb:half of	0.004	-0.002	-0.023	0.021
bb:halifax west	-0.014	0	0.015	-0.001
bb:handed to	-0.048	0.001	0.047	0
bb:handled by	0.012	0.023	-0.017	-0.017
bb:has been	-0.078	-0.012	0.06	0.031
bb:have a	-0.049	-0.003	0.037	0.015
bb:have an	0.043	-0.001	-0.045	0.003
bb:have less	0.02	-0.001	-0.011	-0.008
bb:have opened	-0.042	-0.002	0.037	0.007
bb:have the	-0.059	-0.007	0.041	0.025
bb:have to	0.024	-0.001	0	-0.023
bb:head :	-0.049	0	-0.001	0.05
bb:held by	-0.029	-0.012	-0.02	0.06
bb:hello @	-0.046	-0.001	0.003	0.044
bb:help ¶	-0.007	-0.012	-0.027	0.046
bb:here people	0.011	-0.001	-0.001	-0.009
bb:here you	-0.007	-0.005	0.011	0.001
bb:here ¶	-0.068	0.008	0.029	0.031
bb:hereford herefordshire	-0.023	0.006	0.01	0.007
bb:herefordshire hr2	-0.016	-0.001	0.003	0.014
bb:hiring ¶	0.025	0	0.013	-0.038
bb:hm revenue	-0.019	-0.017	0.04	-0.004
bb:hobby today	0.011	-0.001	-0.01	0
bb:hold it	0.011	-0.005	-0.006	0
bb:hold public	-0.11	0.001	0.109	0
bb:hold the	0.01	-0.01	0.003	-0.003
bb:holds the	-0.005	-0.009	-0.013	0.027
bb:home BRAND	0.011	-0.001	-0.002	-0.008
bb:home privacy	0.065	-0.07	0.08	-0.075
bb:home terms	-0.045	-0.003	-0.002	0.051
bb:home ¶	-0.126	-0.001	0.113	0.014
bb:homes and	0.024	0.04	-0.028	-0.036
bb:homes ¶	0.016	0.012	-0.02	-0.007
bb:hook ¶	-0.007	-0.002	-0.024	0.033
bb:hosted by	0.05	-0.016	-0.074	0.039
bb:hosted on	-0.006	-0.006	0.012	0
bb:hosting ¶	-0.037	-0.017	0.019	0.035
bb:hour of	0.014	-0.001	-0.001	-0.012
bb:hours are	0.013	-0.001	-0.002	-0.01
bb:hours ¶	-0.058	-0.001	0.004	0.055
bb:house DIGITS	-0.012	-0.006	-0.019	0.037
bb:house and	0.029	-0.001	0	-0.028
bb:house rusome	-0.013	0.001	0.013	0
bb:house ¶	-0.035	-0.001	-0.002	0.039
bb:houses around	-0.008	-0.003	-0.029	0.04
bb:how BRAND	0.005	-0.003	-0.011	0.009
bb:how ORG	-0.046	0.042	-0.017	0.02
bb:how it	-0.031	-0.007	-0.032	0.07
bb:how long	-0.062	-0.002	0.072	-0.008
bb:how the	0.034	-0.004	-0.008	-0.022
bb:how to	0.01	-0.017	-0.019	0.026
bb:how we	0.029	-0.012	-0.012	-0.005
bb:how your	-0.045	-0.001	0.045	0
bb:https :	0.007	-0.015	-0.009	0.018
bb:hundred reviews	-0.059	0	-0.004	0.064
bb:i "	0.067	-0.047	-0.011	-0.009
bb:i am	-0.014	-0.001	0.001	0.014
bb:ico :	0.037	-0.001	0.004	-0.04
bb:ico registration	-0.076	-0.004	0.011	0.069
bb:if it	-0.016	-0.001	-0.001	0.019
bb:if there	-0.003	0.037	-0.032	-0.001
bb:if you	-0.044	0.028	-0.002	0.017
bb:important information	0.073	-0.021	-0.028	-0.024
bb:imprint ¶	-0.022	-0.007	-0.012	0.041
bb:in DIGITS	0.003	-0.009	0.027	-0.021
bb:in a	-0.065	-0.007	0.031	0.041
bb:in england	0.013	0.064	0.118	-0.195
bb:in great	-0.039	-0.005	0.006	0.038
bb:in guernsey	0.062	-0.005	-0.054	-0.003
bb:in ireland	0.075	0.011	-0.071	-0.016
bb:in law	0.036	-0.005	-0.033	0.002
bb:in london	0.05	0	0	-0.049
bb:in may	0.054	-0.009	-0.044	-0.001
bb:in northern	0.144	-0.003	-0.073	-0.068
bb:in one	0.017	-0.001	-0.007	-0.009
bb:in our	0.006	-0.01	-0.003	0.007
bb:in plain	0.03	-0.001	-0.001	-0.029
bb:in pounds	-0.023	0	0	0.023
bb:in respect	-0.037	0.031	-0.01	0.016
bb:in rova	-0.008	-0.011	0.025	-0.007
bb:in scotland	-0.016	-0.003	0.062	-0.042
bb:in the	0.069	-0.017	-0.08	0.028
bb:in their	-0.01	-0.007	0.013	0.004
bb:in these	0	-0.009	-0.012	0.021
bb:in this	-0.077	0.013	0.07	-0.006
bb:in touch	0.041	0.003	-0.004	-0.039
bb:in your	0.018	-0.003	0.014	-0.029
bb:in ¶	0.015	-0.012	0.008	-0.011
bb:include ORG	-0.002	-0.025	0.03	-0.002
bb:include vat	-0.052	-0.001	-0.003	0.056
bb:including the	0.01	-0.001	0	-0.009
bb:incorporated in	0	-0.012	0.008	0.005
bb:independently owned	-0.07	-0.01	0.03	0.049
bb:industries company	0.051	0	0	-0.05
bb:info @	0.044	-0.019	-0.012	-0.013
bb:information :	-0.014	-0.001	0	0.015
bb:information about	-0.003	-0.017	-0.01	0.029
bb:information and	0.019	0.016	-0.034	-0.001
bb:information you	0.026	-0.002	-0.005	-0.018
bb:information ©	0.016	-0.001	-0.001	-0.015
bb:information ¶	-0.023	-0.04	0.037	0.025
bb:inside a	-0.024	0	0	0.025
bb:insist on	0.027	-0.009	-0.038	0.019
bb:installation comes	0.018	-0.001	-0.016	0
bb:instalments the	-0.092	0.003	0.09	0
bb:instructions ¶	-0.011	-0.003	0.013	0.001
bb:insurance is	-0.01	-0.005	0.022	-0.007
bb:insurers and	0.018	-0.003	-0.002	-0.014
bb:interest on	0.01	-0.004	-0.005	-0.001
bb:interpretation ¶	0.021	-0.003	-0.039	0.021
bb:introduction ¶	0.038	-0.011	-0.077	0.05
bb:invoices are	-0.01	-0.012	0.028	-0.005
bb:ireland may	-0.038	0.002	0.023	0.013
bb:ireland under	-0.011	0.032	-0.014	-0.007
bb:ireland with	0.048	-0.009	-0.028	-0.012
bb:ireland ¶	-0.063	-0.011	-0.018	0.092
bb:is :	0.011	-0.045	0.006	0.029
bb:is BRAND	0.021	0.039	-0.071	0.011
bb:is DIGITS	-0.024	0.089	-0.054	-0.011
bb:is NUM	-0.022	-0.004	0.022	0.005
bb:is ORG	0.055	-0.086	0.014	0.017
bb:is SELF	0.029	-0.006	-0.021	-0.001
bb:is a	0.245	0.051	-0.151	-0.145
bb:is about	0.031	-0.004	-0.018	-0.009
bb:is an	-0.006	-0.071	0.103	-0.026
bb:is arranged	-0.019	0.079	-0.06	-0.001
bb:is at	0.022	-0.037	-0.023	0.038
bb:is authorised	-0.001	-0.014	0.049	-0.034
bb:is available	-0.062	-0.001	0.064	0
bb:is between	0.018	-0.013	-0.002	-0.003
bb:is charged	-0.015	-0.002	-0.002	0.018
bb:is committed	0.018	-0.025	0.021	-0.015
bb:is for	0.002	-0.004	-0.028	0.031
bb:is free	0.106	-0.002	-0.002	-0.103
bb:is given	0.034	0.011	-0.056	0.01
bb:is green	0.01	0	0	-0.009
bb:is held	0.016	-0.006	0.015	-0.025
bb:is hosted	-0.006	-0.01	0.016	0
bb:is how	0.039	-0.005	-0.033	-0.001
bb:is issued	-0.027	-0.009	0.002	0.034
bb:is kept	-0.018	-0.006	0.009	0.015
bb:is late	0.01	-0.004	-0.005	-0.001
bb:is licensed	-0.018	-0.007	0.04	-0.015
bb:is longer	0.022	-0.002	-0.008	-0.012
bb:is made	-0.021	0.013	-0.005	0.013
bb:is managed	0.098	0.013	-0.054	-0.056
bb:is nearly	0.026	-0.001	-0.003	-0.021
bb:is needed	-0.012	-0.015	0.009	0.018
bb:is no	-0.019	-0.002	0.002	0.019
bb:is not	-0.013	-0.01	0.008	0.016
bb:is offered	-0.018	-0.012	0.048	-0.018
bb:is old	0.024	-0.001	-0.002	-0.021
bb:is one	-0.073	0.019	0.05	0.004
bb:is open	-0.009	-0.002	0	0.012
bb:is operated	0.058	0.01	-0.028	-0.04
bb:is owned	-0.115	0.148	-0.061	0.028
bb:is part	-0.108	0.123	0.004	-0.019
bb:is processed	0.046	-0.003	-0.056	0.013
bb:is provided	-0.069	-0.043	0.142	-0.03
bb:is published	0.027	-0.001	-0.025	-0.001
bb:is registered	-0.093	0.05	0.059	-0.017
bb:is represented	-0.023	0.001	0.022	0
bb:is responsible	-0.004	-0.004	-0.023	0.031
bb:is run	-0.016	-0.052	0.054	0.015
bb:is sent	-0.019	-0.016	0.036	0
bb:is sold	0.052	-0.012	-0.039	-0.001
bb:is supplied	0.03	-0.019	-0.008	-0.003
bb:is the	-0.176	-0.025	0.151	0.05
bb:is used	-0.067	-0.009	0.071	0.005
bb:is usually	0.016	-0.006	0.015	-0.024
bb:is with	0.015	-0.007	-0.029	0.021
bb:is written	0.021	-0.002	-0.011	-0.009
bb:isle of	-0.033	-0.008	-0.098	0.139
bb:issued by	0	-0.03	0.027	0.004
bb:it and	0.051	-0.015	-0.031	-0.005
bb:it contractors	-0.015	0	0.026	-0.012
bb:it further	-0.01	-0.003	0.001	0.012
bb:it in	-0.041	-0.002	0.01	0.034
bb:it is	-0.01	-0.008	0.092	-0.074
bb:it keeps	-0.048	0.001	0.047	0
bb:it later	0.015	-0.008	-0.014	0.008
bb:it takes	-0.004	-0.007	-0.028	0.039
bb:it twice	0.016	-0.002	-0.01	-0.004
bb:it was	-0.027	-0.007	0.007	0.027
bb:it we	-0.033	0	0.063	-0.03
bb:it whenever	-0.015	-0.001	-0.001	0.017
bb:it with	-0.015	-0.011	0.002	0.023
bb:it works	-0.032	-0.008	-0.045	0.085
bb:it would	-0.01	0	0.01	0
bb:it ¶	0.099	-0.05	0.068	-0.117
bb:its affiliates	-0.019	-0.002	0.006	0.015
bb:its associated	0.003	0.05	-0.022	-0.031
bb:its own	-0.006	-0.003	0.036	-0.027
bb:itself how	-0.048	0.001	0.047	0
bb:january DIGITS	0.012	-0.001	-0.013	0.003
bb:javascript to	0.052	0	0	-0.051
bb:job ¶	-0.051	-0.005	-0.006	0.062
bb:jobs ¶	-0.087	-0.001	-0.001	0.088
bb:join our	0.057	-0.003	-0.011	-0.044
bb:join ¶	0.025	-0.01	0.011	-0.027
bb:journey ¶	0.032	-0.017	-0.01	-0.005
bb:june DIGITS	0.147	-0.068	-0.109	0.03
bb:just as	0.013	0	-0.005	-0.007
bb:keep a	-0.029	-0.008	-0.025	0.062
bb:keep our	0.005	-0.014	0.019	-0.01
bb:keep the	-0.112	-0.002	0.1	0.014
bb:keep up	-0.034	-0.001	-0.003	0.038
bb:keeps transaction	-0.048	0.001	0.047	0
bb:kendal cumbria	0.015	0	0.002	-0.017
bb:kept by	-0.036	-0.007	0.008	0.035
bb:kept for	-0.011	-0.002	-0.002	0.015
bb:kept in	-0.015	-0.005	0.005	0.015
bb:kingdom (	-0.003	-0.001	-0.008	0.012
bb:kingdom and	-0.005	0.032	-0.024	-0.003
bb:kingdom is	-0.002	-0.007	0.011	-0.001
bb:kingdom our	0.053	-0.008	-0.045	0
bb:kingdom ¶	0.084	-0.029	0.03	-0.085
bb:knew them	0.028	-0.001	-0.01	-0.017
bb:know not	0.029	-0.003	-0.022	-0.005
bb:kop com	0.087	-0.003	0.002	-0.087
bb:last month	0.038	-0.001	-0.001	-0.035
bb:last people	0.014	0	0.001	-0.014
bb:last three	0.002	-0.001	-0.011	0.01
bb:last updated	0.098	-0.036	-0.072	0.01
bb:last ¶	-0.027	0	0.002	0.025
bb:lasts ¶	-0.038	-0.002	0.002	0.037
bb:late ¶	0.011	-0.004	-0.005	-0.002
bb:later ¶	0.075	-0.009	-0.017	-0.049
bb:law BRAND	0.037	-0.004	-0.033	0
bb:leave analytics	-0.012	0	0.012	0
bb:legal agreement	-0.026	-0.002	0.029	-0.001
bb:legal and	0.026	-0.004	-0.028	0.006
bb:legal entity	0.078	-0.008	-0.052	-0.018
bb:legal information	-0.034	-0.004	-0.032	0.071
bb:legal name	0.015	-0.001	-0.006	-0.008
bb:legal notice	0.118	-0.02	-0.088	-0.009
bb:legal ¶	-0.045	-0.005	0.037	0.012
bb:leicester le3	-0.016	0	0.015	0
bb:leicester leicestershire	-0.031	0.049	-0.013	-0.004
bb:leicestershire le3	-0.014	0.004	0.003	0.007
bb:leicestershire le5	0.008	0	0.003	-0.011
bb:lenders ¶	0.044	-0.057	0.028	-0.015
bb:length and	0.014	0	0	-0.014
bb:less and	0.017	-0.002	-0.011	-0.004
bb:less room	0.011	-0.001	-0.011	0.002
bb:letter for	0.014	-0.001	-0.001	-0.012
bb:letters and	-0.01	0.002	0.007	0
bb:letting agents	-0.023	0	0	0.024
bb:liability cover	-0.11	0.001	0.109	0
bb:licence agreement	0.018	-0.003	-0.016	0.001
bb:licence by	0.017	-0.015	-0.023	0.021
bb:licence from	-0.014	-0.001	0.013	0.002
bb:licences for	0.03	-0.004	-0.028	0.002
bb:licences ¶	0.026	-0.004	-0.028	0.006
bb:licensed by	0.003	-0.005	0.016	-0.014
bb:licensed to	-0.019	0.001	0.018	0
bb:limited by	-0.021	0.018	0.01	-0.007
bb:limited company	0.03	0.003	-0.028	-0.006
bb:limited’s privacy	0.023	0.037	-0.054	-0.006
bb:list and	0.003	-0.001	-0.027	0.026
bb:list if	-0.01	-0.003	-0.004	0.016
bb:list to	-0.028	-0.001	0.03	-0.001
bb:list ¶	0.013	0	-0.012	0
bb:listed in	0.089	-0.01	-0.061	-0.018
bb:little less	0.046	-0.001	-0.013	-0.031
bb:local office	0.034	-0.013	-0.025	0.004
bb:log in	-0.063	-0.006	0.03	0.039
bb:london and	0.075	-0.005	-0.031	-0.039
bb:london bus	-0.03	-0.001	-0.002	0.032
bb:london england	-0.06	0.029	-0.007	0.038
bb:london n1	-0.017	-0.008	0.009	0.016
bb:london sw1w	-0.015	0	0.001	0.014
bb:london united	0.05	-0.003	-0.032	-0.015
bb:london w1w	-0.034	0	0.006	0.028
bb:london ¶	0.064	0	-0.001	-0.063
bb:long it	-0.048	0.001	0.047	0
bb:longer than	0.054	-0.002	-0.006	-0.046
bb:look after	-0.022	0.072	-0.004	-0.047
bb:look at	0.038	-0.011	-0.021	-0.005
bb:looked after	-0.011	-0.003	-0.007	0.021
bb:looks after	-0.005	0.007	0.015	-0.017
bb:lottery is	0	0.023	0.012	-0.035
bb:lottery manager	0.017	-0.003	0.003	-0.017
bb:lottery terms	-0.058	0.097	-0.027	-0.012
bb:machine readable	0.017	-0.001	0	-0.015
bb:machines ¶	-0.018	-0.001	0	0.019
bb:made and	0.015	-0.001	-0.009	-0.005
bb:made by	-0.014	-0.003	-0.016	0.034
bb:made the	-0.01	0.001	0.008	0
bb:made up	-0.034	0.061	-0.031	0.005
bb:made with	-0.023	-0.001	-0.009	0.034
bb:maidstone ;	-0.027	0	0	0.027
bb:maidstone kent	0.017	-0.005	-0.012	0
bb:mail and	-0.041	-0.004	0.022	0.023
bb:mail ¶	-0.042	-0.006	0.007	0.041
bb:mailing list	0.014	-0.001	0.003	-0.017
bb:main trading	-0.05	0.032	0.014	0.003
bb:make this	-0.033	0	0	0.034
bb:managed by	0.008	0.061	-0.012	-0.057
bb:manager a	0.005	-0.001	-0.029	0.025
bb:manager of	-0.012	0.001	0.009	0.002
bb:manager ¶	-0.018	0.047	0.001	-0.029
bb:many on	-0.058	0.007	0.051	0
bb:many private	-0.007	-0.002	-0.002	0.01
bb:march DIGITS	0.019	0.009	-0.008	-0.021
bb:mark is	0.036	-0.006	-0.03	0
bb:mark of	-0.005	-0.003	-0.008	0.016
bb:marketplace terms	-0.014	0	-0.001	0.015
bb:marketplace we	-0.058	0.007	0.051	0
bb:marks of	0.022	-0.002	-0.024	0.005
bb:massachusetts ¶	0.012	0	0.001	-0.013
bb:may DIGITS	0.056	-0.051	-0.027	0.022
bb:may be	-0.051	0.058	-0.038	0.031
bb:may look	0.036	-0.01	-0.023	-0.003
bb:may not	0.031	-0.016	-0.004	-0.011
bb:may pass	-0.025	0	0.025	0
bb:may still	-0.038	-0.002	0.009	0.031
bb:may sue	-0.042	0.002	0.025	0.015
bb:me ¶	-0.019	-0.001	0.006	0.014
bb:mean the	0.015	-0.002	-0.011	-0.002
bb:means BRAND	0.021	-0.012	-0.006	-0.004
bb:means ORG	0.045	-0.008	-0.008	-0.029
bb:means a	0.073	-0.02	-0.034	-0.019
bb:meant for	0.015	-0.002	-0.011	-0.002
bb:measurement by	0.012	0	0.006	-0.019
bb:media measurement	0.013	0	0.006	-0.019
bb:meet us	0.018	-0.001	-0.029	0.012
bb:member of	-0.021	0.041	-0.015	-0.005
bb:members of	-0.037	-0.009	0.009	0.037
bb:members ¶	0.018	-0.009	-0.009	-0.001
bb:menu and	-0.02	-0.001	0.003	0.019
bb:menu ¶	-0.017	-0.006	0.012	0.011
bb:message to	-0.007	-0.001	-0.008	0.017
bb:message ¶	-0.016	0	0.002	0.014
bb:methods ¶	0.019	0	-0.001	-0.017
bb:mind later	0.016	0	-0.001	-0.014
bb:minutes ¶	0.024	-0.012	-0.019	0.007
bb:mobile application	-0.028	-0.001	0	0.03
bb:mofodo house	-0.013	0.001	0.013	0
bb:monday ¶	-0.033	-0.002	0.004	0.031
bb:money on	0.026	-0.001	-0.001	-0.024
bb:month including	0.01	-0.001	-0.001	-0.009
bb:month ¶	0.059	-0.003	-0.013	-0.043
bb:more ¶	0.011	-0.004	-0.011	0.005
bb:mortgage advice	-0.007	-0.003	-0.001	0.01
bb:mortgage ¶	-0.033	-0.009	0.016	0.026
bb:most of	-0.051	-0.001	0.002	0.05
bb:most warranties	0.026	-0.002	-0.006	-0.018
bb:mouth people	-0.027	-0.001	-0.001	0.028
bb:mug ¶	-0.016	0	0.015	0
bb:music people	0.015	0	0	-0.014
bb:music ¶	-0.026	0	0.003	0.023
bb:my own	-0.082	0	-0.001	0.083
bb:n12 retail	0.092	-0.035	-0.095	0.039
bb:name :	-0.012	-0.02	-0.03	0.062
bb:name BRAND	-0.024	0.001	0.023	0
bb:name is	-0.019	0.001	0.018	0
bb:name of	-0.076	-0.081	0.052	0.105
bb:name under	0.061	-0.018	-0.043	0
bb:name ¶	0.022	-0.015	-0.012	0.005
bb:named on	0.016	0.039	-0.045	-0.009
bb:names of	0.014	0.015	-0.003	-0.025
bb:near you	0.086	0	0	-0.085
bb:nearly always	0.026	-0.001	-0.003	-0.021
bb:necessary cookies	-0.012	0	0.012	0
bb:necessary ones	-0.011	-0.001	0.001	0.012
bb:need a	0.01	-0.003	0.005	-0.012
bb:need the	-0.039	-0.001	0.003	0.037
bb:need to	0.038	-0.011	0.02	-0.047
bb:needed with	-0.008	-0.011	0.019	0
bb:needed ¶	0.086	-0.002	-0.004	-0.081
bb:new brochure	-0.032	0	-0.005	0.037
bb:new one	-0.02	-0.001	-0.001	0.022
bb:new website	-0.015	0	0.015	0
bb:newcastle upon	0.005	0	-0.01	0.005
bb:newest entries	-0.029	0.001	0.028	0
bb:news offers	0.014	-0.001	-0.001	-0.012
bb:news ¶	0.083	0.046	-0.067	-0.062
bb:newsletter is	-0.019	-0.016	0.036	0
bb:next day	0.025	-0.002	0.015	-0.039
bb:next working	-0.026	0	0	0.027
bb:night ¶	0.014	-0.008	-0.011	0.005
bb:no :	-0.012	-0.024	-0.052	0.088
bb:no DIGITS	-0.029	0.116	-0.039	-0.048
bb:no NUM	-0.088	0.068	0.006	0.014
bb:no SELF	0.105	-0.013	-0.041	-0.052
bb:no contract	0.068	0	-0.001	-0.067
bb:no footnotes	0.014	-0.002	-0.001	-0.011
bb:no gb	-0.074	-0.003	-0.015	0.092
bb:no menu	-0.019	-0.001	0.001	0.019
bb:no music	-0.02	-0.001	0.003	0.019
bb:no thanks	-0.009	0	-0.002	0.011
bb:nobody asks	0.017	-0.002	-0.011	-0.004
bb:norfolk nr7	-0.004	0	0.015	-0.01
bb:north yorkshire	0.016	-0.004	-0.005	-0.007
bb:northern ireland	0.011	-0.003	-0.041	0.033
bb:norupo balloon	-0.019	0.001	0.066	-0.048
bb:norwich norfolk	-0.002	-0.002	0.018	-0.014
bb:not a	-0.035	-0.011	0.022	0.024
bb:not grow	0.027	-0.004	-0.013	-0.01
bb:not keep	-0.034	-0.001	-0.003	0.038
bb:not spoken	0.034	0	0	-0.033
bb:not the	0.02	-0.004	-0.019	0.002
bb:not to	-0.027	0.063	-0.001	-0.035
bb:not use	0.007	-0.019	0.018	-0.006
bb:not with	-0.008	-0.015	0.025	-0.001
bb:notebook ¶	0.024	-0.001	-0.019	-0.004
bb:notes so	0.023	-0.001	-0.001	-0.021
bb:nothing and	-0.003	-0.002	-0.023	0.028
bb:nothing ¶	0.053	-0.001	0.008	-0.061
bb:notice BRAND	-0.033	-0.005	-0.003	0.04
bb:notice by	-0.024	-0.005	-0.03	0.058
bb:notice covers	0.02	-0.038	0.012	0.006
bb:notice explains	-0.034	-0.013	0.064	-0.017
bb:notice for	0	-0.005	-0.01	0.014
bb:notice is	0.038	-0.009	-0.039	0.01
bb:notice may	0.012	-0.002	-0.009	-0.001
bb:notice of	-0.089	-0.002	0.061	0.03
bb:notice returns	-0.022	0	0	0.022
bb:notice tells	-0.004	-0.002	-0.006	0.012
bb:notice terms	0.24	-0.003	0.002	-0.238
bb:notice ©	0.169	-0.001	-0.005	-0.163
bb:notice ¶	0.139	-0.014	-0.083	-0.042
bb:nottingham bus	0.04	-0.001	-0.016	-0.022
bb:november DIGITS	0.009	-0.016	-0.007	0.014
bb:now ¶	-0.014	-0.001	-0.005	0.021
bb:number :	-0.169	0.088	0.093	-0.011
bb:number DIGITS	-0.038	0.027	0.013	-0.002
bb:number NUM	-0.201	-0.017	0.201	0.017
bb:number SELF	0.082	0.004	-0.059	-0.026
bb:number and	0.018	-0.003	-0.002	-0.014
bb:number is	-0.02	-0.028	-0.029	0.077
bb:number on	0.039	-0.002	-0.012	-0.025
bb:number ¶	-0.036	-0.02	0.057	-0.001
bb:obliged to	-0.014	0.023	-0.008	-0.001
bb:occasional recipe	0.013	-0.001	-0.001	-0.011
bb:october DIGITS	0.011	0	-0.012	0.001
bb:of :	-0.02	0.013	0.002	0.005
bb:of BRAND	-0.04	0.023	0.081	-0.063
bb:of DIGITS	0.016	-0.006	-0.015	0.004
bb:of ORG	0.05	-0.05	-0.065	0.065
bb:of SELF	0.069	-0.038	0	-0.031
bb:of a	0.056	0.024	-0.062	-0.018
bb:of any	0.012	-0.008	0.004	-0.009
bb:of booking	-0.03	-0.002	0	0.032
bb:of business	0.237	-0.001	0.01	-0.245
bb:of companies	-0.024	0.046	-0.012	-0.011
bb:of data	0.038	-0.005	-0.033	0
bb:of each	0.039	-0.005	-0.014	-0.019
bb:of england	-0.037	0.022	0.005	0.01
bb:of every	-0.029	-0.001	0	0.029
bb:of halifax	-0.01	0	0	0.011
bb:of hereford	-0.014	0	0	0.015
bb:of it	0.078	-0.004	-0.021	-0.053
bb:of its	-0.096	0.17	0.014	-0.088
bb:of legal	0.045	-0.005	-0.023	-0.017
bb:of london	0.044	-0.006	-0.013	-0.025
bb:of maidstone	-0.038	0	0	0.038
bb:of man	-0.005	-0.006	-0.077	0.088
bb:of many	-0.058	0.007	0.051	0
bb:of mouth	-0.032	-0.003	-0.003	0.038
bb:of norwich	-0.01	0	0	0.011
bb:of nottingham	0.025	0	0	-0.025
bb:of our	0.005	0.007	-0.036	0.024
bb:of page	-0.097	-0.015	0.159	-0.047
bb:of sale	-0.045	0.021	-0.076	0.101
bb:of service	-0.118	-0.009	-0.016	0.143
bb:of staff	0.029	-0.003	-0.004	-0.022
bb:of stay	0.014	-0.007	-0.006	0
bb:of the	-0.093	0.073	0.04	-0.02
bb:of their	-0.001	-0.024	0.046	-0.021
bb:of them	-0.032	-0.009	0.006	0.034
bb:of these	0.061	-0.023	-0.042	0.004
bb:of this	-0.111	0.018	0.028	0.065
bb:of truro	0.023	0	0	-0.023
bb:of use	0.033	-0.043	0.023	-0.012
bb:of website	-0.059	-0.001	-0.001	0.061
bb:of what	-0.01	-0.001	0.002	0.009
bb:of which	-0.046	0.006	0.042	-0.001
bb:of your	-0.054	0.076	-0.045	0.022
bb:offered by	0.005	-0.007	0.015	-0.013
bb:offered to	-0.015	-0.004	0.023	-0.003
bb:offers and	0.014	-0.001	-0.001	-0.012
bb:offers ¶	-0.07	-0.002	-0.008	0.079
bb:office :	-0.081	0.01	0.018	0.054
bb:office BRAND	0.037	-0.012	-0.025	0
bb:office DIGITS	-0.064	-0.002	-0.002	0.068
bb:office address	-0.018	-0.035	0.035	0.018
bb:office is	-0.023	-0.038	-0.018	0.079
bb:office ¶	-0.025	-0.02	0.048	-0.003
bb:officer is	-0.037	-0.01	0.057	-0.011
bb:offices ¶	-0.031	-0.001	0.023	0.008
bb:offline ¶	0.02	-0.009	-0.008	-0.003
bb:often saves	0.026	-0.008	-0.027	0.01
bb:okimiletpo ¶	0.06	-0.001	-0.003	-0.056
bb:old and	0.024	-0.001	-0.002	-0.021
bb:on DIGITS	-0.053	-0.001	-0.008	0.062
bb:on a	0.019	-0.01	-0.008	-0.002
bb:on behalf	-0.033	-0.019	0.036	0.016
bb:on it	-0.006	-0.006	-0.002	0.014
bb:on orders	-0.044	0	0	0.044
bb:on our	-0.043	0.028	0.034	-0.019
bb:on request	0.02	-0.002	0	-0.018
bb:on saturdays	0.006	-0.003	-0.019	0.016
bb:on the	-0.01	0.047	-0.059	0.022
bb:on this	-0.077	-0.018	0.119	-0.024
bb:on time	0.026	-0.001	-0.003	-0.021
bb:on to	-0.043	-0.008	-0.019	0.07
bb:on weekdays	0.026	-0.002	-0.019	-0.005
bb:on which	0.048	-0.027	-0.021	0.001
bb:on you	0.036	0	-0.009	-0.027
bb:on your	-0.027	-0.023	0.035	0.015
bb:on ¶	0.115	-0.007	-0.056	-0.052
bb:onarebu georgia	-0.011	-0.009	0.024	-0.004
bb:once and	0.015	-0.002	0	-0.013
bb:once we	0.005	-0.003	-0.015	0.013
bb:one of	0.01	0.06	-0.072	0.001
bb:one people	-0.036	-0.001	-0.001	0.038
bb:one person	0.012	-0.002	-0.01	0
bb:one ¶	-0.012	-0.017	0.032	-0.004
bb:online ¶	0.027	-0.006	-0.004	-0.017
bb:only what	-0.004	-0.003	-0.011	0.018
bb:only ¶	0.041	0.122	-0.008	-0.156
bb:open to	0.054	-0.017	-0.04	0.003
bb:opened an	-0.04	0	0.04	0
bb:opening hours	0.013	-0.001	-0.01	-0.003
bb:operate the	0.036	-0.022	-0.011	-0.003
bb:operated by	0.186	-0.013	-0.177	0.005
bb:operating under	-0.008	-0.006	0.002	0.012
bb:optional cookies	-0.034	0	0.002	0.033
bb:or "	-0.128	0.003	0	0.125
bb:or BRAND	0.021	-0.002	-0.019	0
bb:or a	-0.008	0.031	-0.014	-0.01
bb:or an	-0.005	-0.004	0.01	-0.001
bb:or delete	0.039	-0.002	-0.034	-0.002
bb:or for	-0.008	-0.002	-0.024	0.034
bb:or in	0.032	-0.002	-0.012	-0.018
bb:or our	0.023	-0.007	-0.038	0.022
bb:or sent	0.022	-0.003	-0.015	-0.005
bb:or the	0.086	-0.024	-0.069	0.007
bb:or through	-0.004	-0.007	0.011	0
bb:or to	-0.005	-0.002	-0.011	0.018
bb:or using	-0.013	-0.001	0	0.014
bb:or when	0.011	0	-0.011	0.001
bb:or write	0.045	-0.008	-0.047	0.01
bb:orchard road	-0.017	0.001	0.008	0.008
bb:orchard terrace	-0.012	0.001	0.011	0
bb:order by	-0.022	-0.003	-0.005	0.03
bb:order comes	0.015	0	0	-0.014
bb:order from	-0.005	0.025	-0.018	-0.002
bb:order or	-0.013	0	0	0.014
bb:order placed	-0.013	-0.018	0.061	-0.031
bb:order small	-0.036	0	0.036	0
bb:order with	0.01	-0.002	-0.004	-0.005
bb:order ¶	-0.034	-0.003	0.021	0.016
bb:orders above	-0.058	0	0.058	0
bb:orders over	-0.044	0	0	0.044
bb:organised by	-0.064	0	0	0.064
bb:other use	-0.035	0	0.035	0
bb:our "	0.087	-0.025	-0.067	0.005
bb:our :	0.021	-0.002	-0.003	-0.016
bb:our and	0.071	-0.021	-0.045	-0.005
bb:our assets	-0.007	-0.012	0.019	0
bb:our behalf	-0.015	0.031	-0.027	0.01
bb:our business	0.014	-0.002	-0.012	0
bb:our company	0.056	-0.01	-0.042	-0.003
bb:our cookies	0.033	0	-0.009	-0.024
bb:our customers	0.012	-0.001	0	-0.011
bb:our details	0.044	-0.015	-0.023	-0.006
bb:our emails	-0.008	-0.025	-0.046	0.078
bb:our fca	-0.026	0.002	0.025	0
bb:our full	0.027	-0.006	-0.02	-0.001
bb:our goods	0.053	-0.008	-0.045	0
bb:our group	-0.004	0.033	-0.029	-0.001
bb:our homes	0.036	0.022	-0.019	-0.039
bb:our insurer	-0.025	0	0.025	0
bb:our is	-0.038	0.053	-0.018	0.003
bb:our letter	0.014	-0.001	-0.001	-0.012
bb:our mailing	0.011	-0.001	0	-0.011
bb:our marketplace	-0.058	0.007	0.051	0
bb:our mean	-0.034	-0.003	0.038	-0.001
bb:our means	-0.035	-0.001	-0.04	0.076
bb:our newsletter	-0.019	-0.016	0.036	0
bb:our or	0.026	-0.004	-0.009	-0.014
bb:our own	0.065	-0.008	-0.018	-0.04
bb:our partners	-0.006	-0.005	-0.029	0.04
bb:our people	0.014	0	-0.001	-0.013
bb:our premises	-0.016	0.036	-0.013	-0.007
bb:our privacy	-0.045	-0.004	0.003	0.046
bb:our refer	-0.047	0.088	-0.013	-0.028
bb:our refers	0.021	-0.002	-0.015	-0.003
bb:our registered	0.032	0.018	-0.063	0.012
bb:our servers	-0.006	-0.011	0.017	0
bb:our services	0.022	-0.007	-0.016	0
bb:our shop	-0.019	-0.003	0.004	0.018
bb:our shops	-0.115	0.031	-0.021	0.104
bb:our site	0.044	-0.017	-0.01	-0.017
bb:our sites	0.023	-0.005	-0.018	0
bb:our story	-0.036	0.054	0.039	-0.057
bb:our system	-0.059	0.014	0.045	0
bb:our thousandth	-0.008	-0.002	-0.001	0.011
bb:our us	-0.025	0.042	0	-0.017
bb:our we	-0.014	0	0.014	0
bb:our website	-0.051	-0.012	0.057	0.005
bb:our websites	0.011	-0.008	0.023	-0.026
bb:our work	0.016	-0.001	0.001	-0.015
bb:ours ¶	-0.012	-0.001	-0.003	0.016
bb:ourselves ;	-0.017	-0.001	-0.001	0.019
bb:out by	-0.051	-0.019	-0.013	0.083
bb:out here	-0.009	-0.006	0.018	-0.003
bb:out how	0.031	-0.006	-0.013	-0.012
bb:out more	-0.029	0	0.001	0.029
bb:out now	-0.032	0	-0.005	0.037
bb:out of	-0.013	-0.005	-0.015	0.033
bb:out the	0.027	-0.004	-0.018	-0.005
bb:out ¶	-0.013	-0.002	0.001	0.013
bb:outside ¶	-0.037	0	0	0.038
bb:ovekavuvu ¶	-0.028	-0.004	0.1	-0.068
bb:over DIGITS	0.051	-0.01	-0.03	-0.011
bb:over the	-0.027	0.035	-0.006	-0.002
bb:over when	0.002	-0.002	-0.012	0.012
bb:overview ¶	-0.012	0.026	-0.013	-0.001
bb:own ¶	-0.112	-0.012	0.118	0.006
bb:owned and	-0.13	0.088	0.003	0.039
bb:owned by	0.054	0.059	-0.047	-0.066
bb:owned subsidiary	0.079	0.031	-0.009	-0.101
bb:owned trading	-0.046	-0.018	0.065	-0.001
bb:owner and	-0.039	-0.015	0.04	0.014
bb:owns and	-0.004	-0.007	-0.002	0.013
bb:owns the	-0.054	-0.001	0.032	0.023
bb:oxford oxfordshire	-0.007	0.001	0.011	-0.005
bb:packed ¶	0.009	-0.003	-0.016	0.011
bb:page says	0.04	-0.013	-0.015	-0.012
bb:page ¶	-0.147	-0.018	0.127	0.039
bb:pages are	0.037	-0.003	-0.008	-0.026
bb:pages say	0.01	-0.002	-0.008	0
bb:pages you	0.005	-0.006	-0.02	0.021
bb:pages ¶	-0.013	-0.001	-0.001	0.014
bb:paid by	0.041	-0.003	0	-0.038
bb:paid for	-0.074	0	0.109	-0.035
bb:paid ¶	-0.031	0.054	-0.04	0.016
bb:pan ¶	-0.008	-0.001	-0.007	0.015
bb:paper and	-0.009	-0.002	-0.001	0.012
bb:papers to	-0.025	0	0.025	0
bb:parcels are	-0.112	0	0.112	0
bb:parcels carried	-0.022	0.002	0.007	0.013
bb:parcels go	-0.003	-0.02	0.024	-0.002
bb:parent company	0.079	-0.064	-0.023	0.008
bb:park ¶	0.002	0.036	-0.032	-0.006
bb:parking behind	-0.003	-0.002	-0.015	0.02
bb:part of	-0.165	0.226	-0.183	0.122
bb:parties :	-0.008	-0.001	-0.008	0.017
bb:parties ¶	-0.016	-0.007	0.01	0.013
bb:partner of	0.034	-0.002	0.001	-0.033
bb:partner ¶	-0.011	0	-0.001	0.012
bb:partners ¶	0.094	-0.005	-0.044	-0.045
bb:partnership registered	-0.027	-0.001	0	0.028
bb:parts people	0.023	0	0	-0.023
bb:pass details	-0.008	0.002	0.018	-0.012
bb:pass the	-0.031	-0.002	0.034	-0.001
bb:passed to	0.014	-0.007	0.002	-0.009
bb:password to	-0.02	0	0.001	0.019
bb:patients ¶	-0.022	-0.005	-0.01	0.037
bb:pay a	0.025	-0.001	-0.012	-0.012
bb:pay by	-0.084	0.002	0.084	-0.001
bb:pay ¶	0.009	-0.006	-0.012	0.009
bb:payment fails	0.02	-0.003	-0.017	0.001
bb:payment is	-0.014	-0.001	0.001	0.013
bb:payments are	-0.028	-0.016	0.068	-0.024
bb:payments on	-0.023	0	0.023	0
bb:payments ¶	-0.024	-0.002	0.003	0.023
bb:pazaki analytics	-0.023	-0.013	0.036	0
bb:people choose	0.063	-0.044	-0.034	0.014
bb:people for	-0.028	-0.001	0	0.028
bb:people who	0.023	-0.007	-0.023	0.007
bb:person from	0.01	-0.001	-0.009	0
bb:person who	0.041	-0.01	-0.011	-0.02
bb:personal data	0.001	0.126	-0.116	-0.011
bb:personal information	-0.071	0.09	-0.05	0.03
bb:phone :	-0.028	-0.003	-0.009	0.041
bb:phone ¶	-0.05	-0.002	0.004	0.049
bb:photograph if	0.019	-0.005	-0.004	-0.01
bb:pictures of	-0.007	-0.007	-0.004	0.017
bb:pier ¶	-0.052	-0.001	0.027	0.026
bb:pipetfo road	0.043	0	0.003	-0.045
bb:placed through	-0.013	-0.017	0.061	-0.031
bb:placed ¶	-0.025	-0.004	0.006	0.023
bb:plain english	-0.004	0	-0.005	0.01
bb:plain words	0.029	-0.001	-0.001	-0.028
bb:plainly meant	0.011	-0.002	-0.008	-0.001
bb:plainly wrong	0.01	0	-0.011	0.001
bb:platform supplied	-0.014	0.001	0.013	0
bb:platform ¶	-0.079	-0.003	0.01	0.073
bb:please play	0.012	-0.001	-0.002	-0.009
bb:please read	-0.021	0	0.009	0.011
bb:pleased ¶	-0.018	0	0	0.019
bb:policies are	0.015	0.001	0.026	-0.042
bb:policies ¶	-0.035	0	-0.001	0.036
bb:policy "	-0.002	-0.004	-0.026	0.033
bb:policy ORG	-0.055	0.049	0.011	-0.005
bb:policy applies	0.045	-0.005	-0.015	-0.025
bb:policy contact	-0.038	-0.002	0.001	0.038
bb:policy explains	0.08	-0.004	-0.013	-0.063
bb:policy for	0.002	-0.006	-0.013	0.017
bb:policy is	0.013	0.021	-0.029	-0.005
bb:policy privacy	-0.01	-0.001	-0.001	0.011
bb:policy returns	0.027	0	0	-0.027
bb:policy sets	0.012	-0.004	-0.009	0.002
bb:policy terms	-0.259	-0.002	0.036	0.224
bb:policy ©	0.081	-0.001	-0.002	-0.078
bb:policy ¶	0.289	-0.018	-0.168	-0.103
bb:polisi preifatrwydd	0.028	-0.001	-0.002	-0.025
bb:portal ¶	-0.066	0.011	0.1	-0.045
bb:post :	0.019	-0.006	-0.012	-0.001
bb:post to	-0.011	-0.003	-0.003	0.017
bb:post ¶	0.019	-0.006	-0.018	0.005
bb:powered by	-0.046	-0.023	0.065	0.005
bb:preifatrwydd ¶	0.028	-0.001	-0.002	-0.025
bb:premises ¶	0.002	-0.006	0.021	-0.017
bb:price and	0.049	-0.004	-0.025	-0.02
bb:price does	0.037	-0.004	-0.014	-0.02
bb:price list	0.003	-0.001	-0.027	0.026
bb:price that	-0.037	0	0.037	0
bb:price ¶	-0.038	-0.006	0.007	0.037
bb:prices ¶	-0.009	-0.007	0.019	-0.003
bb:privacy &	0.008	-0.005	-0.01	0.006
bb:privacy BRAND	-0.009	-0.001	-0.001	0.011
bb:privacy and	0.094	-0.029	0.026	-0.091
bb:privacy contact	-0.014	-0.023	-0.001	0.039
bb:privacy cookies	0.108	-0.002	-0.015	-0.091
bb:privacy notice	0.171	0.054	-0.054	-0.171
bb:privacy policy	0.237	-0.059	-0.138	-0.04
bb:privacy statement	0.016	0.041	0.026	-0.083
bb:privacy terms	-0.126	-0.019	-0.006	0.151
bb:privacy ©	-0.018	0	-0.001	0.019
bb:privacy ¶	0.25	0.168	-0.169	-0.249
bb:private houses	-0.007	-0.002	-0.002	0.01
bb:private limited	0.014	0.008	-0.017	-0.005
bb:prize draw	0.031	-0.007	-0.024	0
bb:processed by	-0.006	-0.01	0.016	0
bb:processors ¶	-0.005	-0.013	0.02	-0.002
bb:products from	0.047	-0.038	-0.019	0.01
bb:products ¶	-0.021	-0.002	-0.003	0.026
bb:project ¶	-0.018	-0.001	0.005	0.013
bb:promoter :	0.059	-0.01	-0.046	-0.003
bb:promoter is	0.056	-0.012	-0.022	-0.021
bb:promoter of	-0.09	0.02	0.071	-0.002
bb:promoter ¶	0.033	-0.006	-0.025	-0.002
bb:promotion is	-0.052	-0.011	0.064	-0.001
bb:property of	0.058	-0.008	-0.032	-0.018
bb:protecting and	-0.019	-0.022	0.024	0.017
bb:protection act	-0.014	-0.006	0.022	-0.002
bb:protection laws	0.014	-0.004	-0.007	-0.003
bb:protection of	0.038	-0.002	-0.005	-0.031
bb:protection officer	-0.007	-0.047	0.061	-0.007
bb:protection policy	0.049	-0.021	-0.064	0.035
bb:protection regulation	-0.005	-0.004	-0.017	0.026
bb:protection ¶	0.173	-0.023	-0.124	-0.026
bb:proud of	-0.011	-0.001	0.002	0.01
bb:proudly created	0.106	-0.001	0	-0.105
bb:prove it	0.016	-0.002	-0.01	-0.004
bb:provided by	-0.086	-0.038	0.182	-0.058
bb:provider (	0.045	-0.004	0.041	-0.082
bb:provider and	-0.06	0.006	0.054	0
bb:providers ¶	0.022	-0.011	0.014	-0.025
bb:public liability	-0.114	0	0.114	0
bb:publish what	0.015	-0.003	-0.017	0.005
bb:published by	-0.041	-0.009	0.048	0.003
bb:publisher :	-0.004	-0.008	0.022	-0.01
bb:purchase of	-0.032	-0.002	0.046	-0.011
bb:purpose of	0.002	-0.012	0.006	0.004
bb:purpose ¶	-0.005	-0.004	0.026	-0.016
bb:purposes of	-0.007	-0.006	-0.015	0.028
bb:put it	-0.022	-0.002	0.002	0.022
bb:quarry road	-0.016	0	0.002	0.014
bb:questions go	-0.001	-0.024	0.027	-0.001
bb:questions write	-0.045	0.003	0.042	0
bb:questions ¶	0.012	0	0	-0.011
bb:quotation (	-0.017	0.038	-0.018	-0.003
bb:quotation that	-0.013	-0.017	0.061	-0.031
bb:quote ¶	0.022	-0.001	-0.038	0.017
bb:range for	-0.007	-0.001	-0.011	0.019
bb:rapa ¶	0.06	-0.001	-0.003	-0.056
bb:rated DIGITS	0.062	-0.002	-0.001	-0.059
bb:rather you	0.028	-0.001	-0.01	-0.017
bb:read more	-0.004	-0.003	-0.011	0.018
bb:read these	-0.065	0.008	0.032	0.025
bb:readable copy	0.017	-0.001	0	-0.015
bb:reading bus	0.022	0	0	-0.022
bb:reading rg30	-0.018	0.007	0.004	0.007
bb:reason we	0.01	-0.004	-0.005	-0.001
bb:recent work	-0.015	0	0.015	0
bb:recipe people	-0.015	0	0	0.016
bb:records on	-0.028	-0.004	0.019	0.012
bb:records parcels	-0.018	0	0.018	0
bb:records ¶	-0.01	-0.003	0.01	0.004
bb:recycle what	0.035	-0.002	-0.002	-0.032
bb:ref DIGITS	0.013	-0.008	-0.061	0.055
bb:refer to	-0.026	0.088	-0.032	-0.03
bb:reference agencies	-0.012	-0.052	0.067	-0.003
bb:reference for	0.029	-0.001	-0.006	-0.021
bb:reference number	0.065	-0.046	-0.014	-0.005
bb:reference to	-0.032	0.052	-0.019	-0.001
bb:reference web	0.039	-0.001	-0.001	-0.037
bb:references to	0.006	-0.016	0.01	-0.001
bb:referred to	-0.051	-0.004	0.023	0.032
bb:refers to	0.059	-0.007	-0.035	-0.017
bb:refund you	0.032	0	-0.001	-0.03
bb:reg co	-0.022	-0.003	-0.005	0.031
bb:reg no	-0.002	0.006	-0.019	0.015
bb:register number	-0.06	-0.002	0.064	-0.001
bb:register of	0.011	-0.003	-0.007	-0.001
bb:register ¶	-0.068	-0.001	-0.002	0.07
bb:registered address	0.007	0.061	-0.045	-0.023
bb:registered charity	0.028	0.113	0.116	-0.257
bb:registered company	0.038	0.03	-0.096	0.028
bb:registered in	0.064	0.152	-0.166	-0.05
bb:registered number	0.001	-0.01	-0.003	0.013
bb:registered office	0.005	-0.067	0.042	0.02
bb:registered trademark	-0.007	-0.004	0.012	-0.001
bb:registered vat	-0.049	0.004	-0.035	0.081
bb:registered with	-0.035	-0.024	0.049	0.01
bb:registration no	0.003	0.004	-0.033	0.025
bb:registration number	0.079	-0.001	-0.084	0.006
bb:regulated by	0.004	-0.039	0.101	-0.065
bb:regulation (	0.001	-0.007	-0.018	0.023
bb:regulation authority	0.045	0	0.025	-0.07
bb:regulator ¶	-0.004	-0.006	0.012	-0.001
bb:regulatory information	0.015	-0.001	-0.005	-0.009
bb:regulatory ¶	0.01	-0.001	0	-0.009
bb:reject ¶	0.018	-0.001	-0.001	-0.016
bb:relationship with	0.011	0.038	-0.05	0.001
bb:rented unit	-0.012	0	0	0.012
bb:report ¶	0.02	-0.001	-0.002	-0.017
bb:repossessed if	0.02	0	-0.002	-0.018
bb:representative of	-0.078	-0.06	0.147	-0.008
bb:represented by	-0.043	-0.001	0.047	-0.003
bb:reserved BRAND	-0.005	0.021	-0.021	0.005
bb:reserved site	0.049	-0.001	0.012	-0.059
bb:reserved website	0.027	-0.001	0.012	-0.038
bb:reserved ¶	0.094	0.008	-0.073	-0.029
bb:respect of	-0.037	0.031	-0.01	0.016
bb:respecting your	-0.019	-0.022	0.024	0.017
bb:responsible for	-0.013	-0.004	0.03	-0.014
bb:responsible ¶	0.03	-0.002	-0.027	-0.001
bb:rest found	-0.016	-0.002	-0.003	0.021
bb:rest of	0.021	-0.001	-0.004	-0.015
bb:rest ¶	0.027	-0.001	-0.017	-0.009
bb:retail finance	0.091	-0.037	-0.09	0.036
bb:returns policy	-0.023	-0.004	0.039	-0.012
bb:returns ¶	0.018	-0.014	-0.052	0.048
bb:revenue &	-0.015	-0.018	0.036	-0.004
bb:reviews on	-0.084	0	0.084	0
bb:reviews ¶	0.045	-0.007	-0.024	-0.014
bb:rid of	0.026	-0.003	-0.02	-0.003
bb:right people	-0.019	-0.001	0	0.02
bb:rights reserved	0.048	0.013	-0.021	-0.04
bb:road dublin	0.043	0	0.003	-0.045
bb:road east	0.012	-0.001	0	-0.012
bb:road hereford	-0.017	0.007	0.002	0.008
bb:road london	-0.118	0.135	-0.012	-0.004
bb:road norwich	-0.009	-0.002	0.011	0
bb:room people	-0.055	0	-0.001	0.056
bb:room ¶	0.134	-0.001	-0.01	-0.123
bb:rooms are	-0.01	-0.008	0.013	0.005
bb:rough and	-0.018	-0.001	-0.001	0.019
bb:round the	0.053	-0.002	-0.004	-0.047
bb:row brighton	-0.023	0.005	0.018	0
bb:royal charter	0.013	-0.001	-0.01	-0.002
bb:run by	0.018	0.053	-0.035	-0.037
bb:run for	-0.018	-0.002	0.02	0
bb:run on	-0.008	-0.022	0.033	-0.003
bb:run this	0.052	0	0	-0.051
bb:running at	-0.095	0.001	0.093	0
bb:runs on	-0.004	-0.013	0.017	0
bb:runs the	-0.041	0.005	0.037	-0.002
bb:runs this	-0.067	0.006	0.017	0.044
bb:rusome street	-0.013	0.001	0.013	0
bb:safe ¶	-0.011	-0.003	-0.003	0.017
bb:safeguarding ¶	-0.063	0	-0.001	0.064
bb:said about	0.014	0	0	-0.013
bb:said yesterday	-0.01	0	0.01	0
bb:said ¶	0.056	0	-0.004	-0.051
bb:sale ¶	-0.007	0.023	-0.068	0.052
bb:sales @	0.025	-0.002	-0.001	-0.023
bb:sales and	-0.06	-0.002	0.014	0.048
bb:same afternoon	0.044	-0.004	-0.024	-0.016
bb:same day	0.021	-0.003	-0.002	-0.016
bb:saturday of	-0.001	-0.003	-0.013	0.017
bb:saturdays ¶	0.007	-0.001	-0.016	0.01
bb:saves a	0.043	-0.008	-0.03	-0.004
bb:say "	0.01	-0.002	-0.008	0
bb:say reviews	-0.047	0	0.046	0
bb:say ¶	-0.038	0	0.037	0
bb:says how	-0.02	-0.008	0.016	0.013
bb:says what	0.038	-0.015	-0.01	-0.013
bb:school head	-0.049	0	-0.001	0.05
bb:schools ¶	0.07	-0.005	-0.022	-0.043
bb:scope ¶	-0.016	-0.007	-0.004	0.027
bb:scotland (	-0.015	-0.001	0.005	0.01
bb:scotland company	-0.016	0.001	0.016	-0.001
bb:scotland no	-0.023	-0.014	0.019	0.019
bb:scotland with	-0.011	0.029	-0.013	-0.005
bb:scotland ¶	-0.034	-0.001	-0.001	0.035
bb:season :	0.018	0	-0.001	-0.016
bb:second visit	0.005	-0.001	0.011	-0.016
bb:sectors ¶	0.005	-0.013	-0.005	0.014
bb:see details	-0.017	-0.003	-0.002	0.022
bb:see examples	0.009	-0.002	-0.016	0.009
bb:see how	-0.013	-0.001	0	0.014
bb:see ¶	0.019	0	0	-0.018
bb:seed box	0.027	-0.001	-0.017	-0.009
bb:seen at	-0.014	0	-0.001	0.015
bb:sees it	-0.022	-0.019	0.043	-0.002
bb:sell ¶	0.011	-0.001	-0.001	-0.009
bb:seller is	0.024	-0.005	-0.029	0.011
bb:seller means	0.047	-0.008	-0.016	-0.022
bb:seller ¶	0.058	-0.008	-0.025	-0.025
bb:sellers ¶	0.034	-0.001	-0.011	-0.023
bb:sent by	0.017	-0.003	-0.014	0
bb:sent through	-0.022	-0.016	0.039	0
bb:seo by	-0.071	-0.001	0.014	0.058
bb:september DIGITS	0.034	-0.004	-0.003	-0.026
bb:service "	-0.022	-0.011	0.021	0.012
bb:service (	0.033	-0.021	-0.012	-0.001
bb:service is	0.02	0.027	-0.049	0.001
bb:service of	0.016	-0.021	-0.009	0.014
bb:service operated	0.043	-0.008	-0.034	0
bb:service provided	-0.044	-0.024	0.069	-0.001
bb:service provider	0.101	-0.001	0.001	-0.102
bb:service ¶	-0.045	-0.013	-0.001	0.058
bb:services "	0.063	-0.009	-0.035	-0.019
bb:services (	-0.026	0.041	-0.032	0.017
bb:services ;	-0.036	-0.038	0.098	-0.024
bb:services are	0.035	-0.024	0.011	-0.022
bb:services by	0.059	-0.019	-0.032	-0.007
bb:services of	0.054	-0.004	-0.03	-0.021
bb:services provided	0.089	-0.032	-0.055	-0.003
bb:services register	-0.076	-0.008	0.073	0.011
bb:services ¶	0.078	-0.013	-0.035	-0.03
bb:session comes	0.015	0	0	-0.015
bb:session ¶	-0.038	-0.002	-0.002	0.041
bb:set by	0.019	-0.006	-0.009	-0.004
bb:set out	-0.025	-0.014	0.043	-0.005
bb:set up	-0.011	-0.001	0	0.012
bb:sets out	0.05	-0.009	-0.03	-0.012
bb:seven days	-0.042	-0.001	0.001	0.042
bb:sexton road	0.019	-0.001	-0.001	-0.017
bb:share it	-0.042	-0.012	0.048	0.006
bb:share of	-0.002	0.042	-0.04	0
bb:share what	0.012	-0.013	0.016	-0.015
bb:share with	-0.012	-0.007	0.025	-0.006
bb:share your	-0.01	0.06	-0.058	0.008
bb:sharing ¶	-0.016	-0.025	0.045	-0.003
bb:sheffield south	-0.009	0.001	0.019	-0.011
bb:shop are	-0.039	0.003	0.036	0
bb:shop in	-0.036	-0.001	-0.001	0.037
bb:shop is	-0.059	0.004	0.055	0
bb:shop platform	-0.014	0.001	0.013	0
bb:shop ¶	0.026	-0.009	-0.003	-0.015
bb:shopquay ¶	0.017	0	-0.001	-0.016
bb:shops farms	-0.008	-0.001	-0.001	0.011
bb:shops ¶	-0.094	0.031	-0.02	0.082
bb:show ¶	-0.043	0.002	-0.001	0.042
bb:shows work	-0.002	-0.002	-0.013	0.017
bb:sign in	0.011	0	0	-0.011
bb:sign up	-0.028	0	0	0.028
bb:since DIGITS	-0.041	-0.008	0.001	0.049
bb:since that	0.021	-0.006	-0.017	0.003
bb:site :	-0.019	0.001	0.066	-0.048
bb:site ;	0.025	-0.014	-0.009	-0.002
bb:site and	0.018	-0.003	-0.013	-0.002
bb:site is	-0.021	-0.02	-0.009	0.05
bb:site the	-0.024	0.049	-0.011	-0.015
bb:site uses	-0.029	-0.012	0.03	0.012
bb:site work	-0.033	0	0	0.034
bb:site ¶	0.062	-0.012	-0.018	-0.032
bb:sites and	-0.01	-0.003	-0.017	0.029
bb:six months	-0.005	-0.003	0.01	-0.001
bb:six years	-0.014	0	0	0.015
bb:sk9 7jt	-0.025	-0.005	-0.021	0.052
bb:skip to	0.004	-0.016	0.003	0.009
bb:slavery statement	0.13	0.045	-0.066	-0.109
bb:small parcels	-0.073	0.002	0.07	0
bb:small team	0.016	-0.001	-0.015	0
bb:smaller range	-0.007	-0.001	-0.011	0.019
bb:so that	0.025	-0.006	0.009	-0.028
bb:social media	0.015	-0.004	0.007	-0.019
bb:sold by	0.083	-0.043	-0.085	0.045
bb:sold through	0.004	0.053	-0.025	-0.031
bb:sole trader	-0.091	-0.005	0.02	0.076
bb:solicitors regulation	0.059	0	0.025	-0.085
bb:some of	-0.01	-0.018	0.029	-0.001
bb:somebody asks	-0.015	-0.001	-0.001	0.017
bb:somebody else	0.031	-0.008	-0.02	-0.003
bb:someone brought	-0.013	-0.002	-0.003	0.018
bb:south yorkshire	-0.026	0.001	0.019	0.006
bb:speak to	0.034	-0.006	-0.005	-0.022
bb:spoken to	0.034	0	0	-0.033
bb:spring opening	0.012	-0.001	-0.009	-0.002
bb:sra no	-0.012	0	0.012	0
bb:staff ¶	0.032	-0.003	-0.008	-0.02
bb:stand people	-0.012	0	0	0.013
bb:standard terms	0.033	-0.007	-0.002	-0.025
bb:statement ¶	0.119	0.088	-0.067	-0.14
bb:status ¶	-0.002	-0.003	-0.013	0.018
bb:statutory interest	0.01	-0.004	-0.005	-0.001
bb:stay :	0.021	-0.001	-0.001	-0.018
bb:stay ¶	0.014	-0.007	-0.006	0
bb:still insist	0.009	-0.005	-0.028	0.025
bb:stockport bus	0.014	0	0	-0.013
bb:stops at	0.021	-0.006	-0.024	0.009
bb:stored by	-0.008	-0.007	0.015	-0.001
bb:story contact	-0.024	0.005	0.015	0.004
bb:story ¶	-0.021	0.05	0	-0.029
bb:street dublin	-0.017	0.001	0.015	0
bb:street glasgow	-0.057	0.003	0.032	0.022
bb:street london	0.045	0.025	-0.017	-0.053
bb:strictly necessary	-0.012	-0.001	0.013	0
bb:studio ¶	0.034	-0.001	-0.002	-0.032
bb:style of	-0.017	-0.038	0.013	0.042
bb:subject to	0.016	-0.003	-0.017	0.004
bb:subscribe to	-0.02	-0.001	0.008	0.013
bb:subscribe ¶	-0.02	-0.005	0.007	0.017
bb:subsidiary of	0.091	-0.004	0.017	-0.104
bb:such as	-0.034	0.113	-0.077	-0.002
bb:sue at	-0.028	0.002	0.026	0
bb:sum and	-0.058	0	0.058	0
bb:supervisory authority	-0.005	-0.014	0.022	-0.003
bb:supplied by	0.011	-0.029	0.023	-0.005
bb:supplier ¶	-0.006	-0.005	0.013	-0.002
bb:suppliers :	-0.019	0.001	0.019	0
bb:suppliers ¶	0.019	-0.004	0.01	-0.025
bb:supply the	-0.015	-0.001	0	0.016
bb:supply ¶	0.028	-0.007	-0.022	0.001
bb:support from	-0.011	0	0.01	0
bb:support ¶	0.096	-0.007	0.003	-0.092
bb:surrey tw9	0.021	0	0.002	-0.022
bb:sw1w 5lg	-0.015	0	0.001	0.014
bb:swansea west	0.018	-0.001	0.001	-0.018
bb:system we	-0.059	0.014	0.045	0
bb:t &	-0.047	0.05	-0.027	0.024
bb:t a	0.004	-0.065	-0.071	0.133
bb:tables at	-0.05	0.014	0.045	-0.009
bb:tafapon ¶	-0.109	-0.01	-0.057	0.176
bb:take it	-0.01	-0.007	0.004	0.013
bb:take over	-0.007	0.023	-0.014	-0.001
bb:take the	0.013	-0.002	-0.005	-0.007
bb:taken by	-0.035	0.044	0.018	-0.027
bb:takes effect	0.033	0	0.001	-0.034
bb:talk about	-0.034	-0.007	0.037	0.003
bb:talk to	0.003	0.035	-0.012	-0.026
bb:tannery enterprise	0.01	-0.001	-0.009	0
bb:tax office	0.012	0	0	-0.011
bb:team at	0.016	-0.001	-0.015	0
bb:team ¶	-0.024	0.003	0.012	0.009
bb:tel :	0.023	0.039	-0.057	-0.005
bb:telephone DIGITS	0.034	0.064	-0.083	-0.014
bb:telephone and	0.041	-0.002	-0.006	-0.033
bb:telerau ac	-0.013	-0.003	-0.009	0.025
bb:tell us	0.007	-0.009	-0.023	0.025
bb:tell you	-0.029	-0.004	-0.012	0.045
bb:tells you	-0.009	-0.003	-0.007	0.019
bb:ten and	-0.011	-0.001	-0.012	0.025
bb:ten years	0.032	0	0	-0.031
bb:tenancy and	0.015	0	0	-0.015
bb:term at	-0.015	0	0	0.016
bb:terms "	0.024	0.024	-0.028	-0.02
bb:terms &	-0.036	0.121	-0.105	0.02
bb:terms and	0.034	-0.036	-0.049	0.051
bb:terms apply	-0.009	-0.002	-0.003	0.014
bb:terms are	0.003	-0.013	-0.004	0.013
bb:terms before	-0.063	0.008	0.032	0.023
bb:terms contact	-0.014	-0.008	-0.014	0.036
bb:terms delivery	-0.036	0.001	0.025	0.01
bb:terms govern	0.04	-0.024	-0.039	0.023
bb:terms legal	0.044	0	0	-0.043
bb:terms of	0.051	0.011	0.016	-0.078
bb:terms on	0.041	-0.023	-0.019	0.001
bb:terms privacy	0.238	-0.013	-0.002	-0.224
bb:terms returns	-0.065	0.001	0.02	0.044
bb:terms set	-0.009	-0.004	0.015	-0.003
bb:terms ¶	-0.222	0.097	-0.083	0.208
bb:thames surrey	0.021	0	0.002	-0.022
bb:than DIGITS	-0.026	-0.001	0.001	0.026
bb:than most	0.02	-0.002	-0.006	-0.012
bb:thank you	-0.037	-0.013	0.014	0.036
bb:thanks to	-0.015	0.002	0.012	0
bb:that BRAND	-0.018	-0.002	-0.006	0.027
bb:that are	0.029	-0.001	0	-0.028
bb:that day	0.019	-0.003	-0.015	-0.001
bb:that forbid	-0.033	0.001	0.032	0
bb:that is	-0.029	-0.006	0.012	0.023
bb:that it	-0.01	0	0.01	0
bb:that nobody	0.01	-0.002	0.004	-0.012
bb:that often	0.023	-0.008	-0.027	0.012
bb:that the	0.031	-0.001	0.001	-0.031
bb:that you	-0.031	-0.002	0.056	-0.023
bb:the "	-0.122	0.025	0.048	0.049
bb:the BRAND	0.068	-0.012	-0.139	0.083
bb:the DIGITS	0.017	-0.002	-0.006	-0.009
bb:the ORG	-0.081	0.004	0.052	0.024
bb:the SELF	0.106	-0.009	-0.067	-0.03
bb:the account	0.005	-0.009	0.023	-0.019
bb:the agent	-0.051	-0.002	0.054	-0.001
bb:the agreement	0.013	-0.018	-0.009	0.014
bb:the app	0.103	-0.094	0.007	-0.016
bb:the application	-0.093	0	0.093	0
bb:the back	-0.01	-0.006	0.042	-0.026
bb:the board	0.02	-0.002	-0.018	0
bb:the booking	-0.033	0.025	-0.013	0.02
bb:the building	-0.03	-0.004	-0.007	0.04
bb:the business	-0.145	-0.004	0.104	0.046
bb:the cardiff	0.015	0	0	-0.014
bb:the choices	0.063	-0.026	-0.027	-0.01
bb:the client	-0.016	0.016	0.042	-0.042
bb:the club	0.073	0.025	-0.067	-0.031
bb:the company	-0.081	-0.039	-0.005	0.126
bb:the conditions	0.015	-0.008	-0.005	-0.002
bb:the contract	0.021	-0.002	-0.014	-0.005
bb:the controller	0.02	0.014	-0.065	0.031
bb:the corner	0.016	-0.002	-0.004	-0.01
bb:the counter	0.027	-0.003	-0.015	-0.009
bb:the county	-0.036	0.002	-0.001	0.034
bb:the customer	0.016	-0.03	-0.009	0.023
bb:the data	-0.074	-0.075	0.136	0.013
bb:the day	0.015	-0.003	-0.022	0.011
bb:the delivery	0.022	0	-0.001	-0.021
bb:the door	0.036	-0.006	-0.024	-0.006
bb:the edge	0.014	-0.002	-0.002	-0.01
bb:the end	0.022	-0.001	0.001	-0.022
bb:the exeter	-0.023	0	0	0.023
bb:the fca	0.018	-0.001	0.018	-0.034
bb:the financial	-0.051	-0.036	0.07	0.017
bb:the first	0.009	-0.026	0.031	-0.013
bb:the following	-0.048	0.184	-0.149	0.012
bb:the form	-0.021	-0.007	-0.013	0.041
bb:the gallery	0.015	-0.002	-0.016	0.004
bb:the gambling	0.054	0.022	-0.005	-0.071
bb:the general	-0.005	-0.01	0.01	0.006
bb:the goods	0.047	-0.007	-0.034	-0.006
bb:the group	-0.024	0.06	-0.035	-0.001
bb:the isle	-0.005	-0.006	-0.077	0.088
bb:the job	-0.004	-0.01	-0.031	0.045
bb:the last	-0.025	-0.002	-0.019	0.046
bb:the law	0.037	-0.002	-0.004	-0.031
bb:the lottery	-0.062	0.063	0.022	-0.023
bb:the manager	-0.023	0.075	-0.018	-0.034
bb:the middle	0.019	-0.003	0.003	-0.019
bb:the money	0.026	-0.001	-0.001	-0.024
bb:the name	-0.01	-0.007	-0.001	0.018
bb:the names	0.029	-0.004	-0.003	-0.023
bb:the national	0.08	-0.004	0.024	-0.1
bb:the next	0.072	0	0	-0.072
bb:the north	0.018	-0.001	-0.003	-0.014
bb:the nottingham	0.04	-0.001	-0.016	-0.022
bb:the number	0.029	-0.003	-0.001	-0.025
bb:the order	-0.075	-0.013	0.043	0.046
bb:the owner	0.003	-0.01	-0.01	0.017
bb:the page	-0.018	-0.002	0.006	0.014
bb:the papers	-0.025	0	0.025	0
bb:the parent	-0.003	0.017	-0.023	0.009
bb:the parties	-0.01	-0.001	-0.007	0.018
bb:the payment	0.026	-0.001	0.001	-0.026
bb:the person	0.004	0.036	-0.023	-0.018
bb:the personal	0.018	0.088	-0.061	-0.045
bb:the pier	-0.061	-0.001	0.032	0.031
bb:the platform	-0.026	-0.008	0.017	0.017
bb:the policy	0.028	0.002	-0.018	-0.011
bb:the price	0	-0.004	-0.014	0.018
bb:the privacy	-0.056	-0.009	0.033	0.032
bb:the promoter	0.008	0	0.019	-0.027
bb:the property	0.077	-0.013	-0.037	-0.027
bb:the purpose	-0.045	-0.005	0.044	0.007
bb:the purposes	-0.007	-0.006	-0.015	0.028
bb:the questions	0.004	-0.002	-0.023	0.021
bb:the quotation	-0.031	0.046	-0.012	-0.003
bb:the reading	0.022	0	0	-0.022
bb:the reason	0.01	-0.004	-0.005	-0.001
bb:the record	0.023	-0.001	-0.022	0
bb:the records	0.024	0.02	-0.011	-0.033
bb:the register	-0.007	-0.006	0	0.013
bb:the registered	0.015	-0.014	0.026	-0.026
bb:the regulator	-0.005	-0.006	0.013	-0.001
bb:the relevant	-0.065	0.048	-0.008	0.025
bb:the rest	0.054	-0.012	-0.015	-0.027
bb:the right	-0.037	-0.009	0.009	0.036
bb:the royal	-0.025	-0.001	-0.011	0.037
bb:the same	-0.002	0.059	-0.022	-0.035
bb:the scheme	0.001	-0.019	-0.013	0.031
bb:the second	0.002	-0.004	0.014	-0.012
bb:the seller	0.097	-0.013	-0.049	-0.035
bb:the service	0.058	-0.025	-0.041	0.007
bb:the services	-0.001	0.029	-0.031	0.003
bb:the shop	-0.013	-0.009	0.026	-0.003
bb:the shops	0	0.029	-0.01	-0.019
bb:the site	0.073	-0.048	-0.057	0.032
bb:the solicitors	0.059	0	0.025	-0.085
bb:the stockport	0.014	0	0	-0.013
bb:the supervisory	-0.005	-0.013	0.021	-0.002
bb:the supplier	-0.012	-0.015	0.028	0
bb:the supply	0.019	0	0	-0.018
bb:the telephone	-0.035	-0.001	0	0.036
bb:the terms	-0.04	0.032	-0.004	0.013
bb:the trade	-0.05	-0.015	0.014	0.051
bb:the trading	-0.189	0.111	0.118	-0.04
bb:the truro	-0.012	0	0	0.012
bb:the uk	0.036	0.026	-0.069	0.007
bb:the united	-0.115	-0.026	0.06	0.081
bb:the usa	-0.011	0.036	-0.024	0
bb:the use	-0.02	0	0	0.021
bb:the user	0.09	-0.022	-0.078	0.011
bb:the website	-0.036	0.075	-0.029	-0.01
bb:the week	-0.024	-0.011	0.026	0.009
bb:the whole	0.012	-0.008	-0.001	-0.003
bb:the work	0.066	-0.003	-0.047	-0.016
bb:their own	-0.073	-0.037	0.085	0.025
bb:them ORG	-0.007	-0.039	0.049	-0.003
bb:them before	0.045	0.004	-0.026	-0.022
bb:them nothing	0.016	-0.001	0.011	-0.026
bb:them to	0.006	-0.003	-0.01	0.008
bb:them ¶	-0.022	0.039	-0.038	0.02
bb:theme by	0.039	-0.002	0.006	-0.042
bb:then we	-0.018	0	0.002	0.017
bb:there is	-0.022	0.031	-0.026	0.017
bb:there ¶	0.014	-0.006	-0.02	0.011
bb:these are	0.018	-0.012	0	-0.005
bb:these conditions	0.019	-0.013	-0.004	-0.002
bb:these pages	0.009	-0.007	-0.013	0.011
bb:these terms	0.027	-0.069	-0.07	0.111
bb:they apply	0.001	-0.006	-0.009	0.014
bb:they are	0.035	-0.002	-0.024	-0.009
bb:they need	0.019	-0.001	0.001	-0.019
bb:they stand	0.009	-0.001	0.002	-0.01
bb:third parties	0.014	-0.011	0.01	-0.013
bb:third party	-0.077	-0.009	-0.002	0.089
bb:thirty days	0	-0.001	-0.012	0.013
bb:thirty years	0.066	-0.001	-0.001	-0.064
bb:this agreement	0.018	-0.014	-0.03	0.026
bb:this app	0.032	-0.004	0.029	-0.057
bb:this competition	-0.099	0.026	0.073	0
bb:this document	-0.081	0.006	0.064	0.012
bb:this is	0.069	-0.034	-0.023	-0.012
bb:this month	-0.023	-0.006	0.014	0.015
bb:this notice	0.009	-0.031	0.013	0.009
bb:this page	0.019	0.02	-0.041	0.002
bb:this policy	0.153	-0.036	-0.051	-0.067
bb:this privacy	0.115	0.025	-0.16	0.02
bb:this season	0.018	0	-0.001	-0.016
bb:this shop	-0.066	0.007	0.051	0.009
bb:this site	-0.116	-0.009	0.092	0.033
bb:this website	-0.076	-0.015	0.088	0.003
bb:those websites	-0.084	0	0.084	0
bb:those who	0.006	-0.025	0.039	-0.02
bb:thousandth delivery	0.019	0	0	-0.018
bb:thousandth length	0.014	0	0	-0.014
bb:thousandth tenancy	0.015	0	0	-0.015
bb:three years	-0.008	-0.001	-0.011	0.02
bb:through ORG	-0.001	-0.01	0.02	-0.009
bb:through a	-0.039	-0.005	0.025	0.02
bb:through akevafifo	-0.006	-0.016	0.023	0
bb:through our	-0.034	0.005	0.055	-0.026
bb:through the	0.046	-0.014	-0.085	0.054
bb:through this	0.006	-0.027	0.053	-0.032
bb:throw ¶	0.04	-0.001	-0.009	-0.03
bb:tickets are	-0.002	-0.016	-0.008	0.026
bb:tickets from	0.062	-0.002	-0.02	-0.041
bb:tickets ¶	0.019	-0.006	0.043	-0.056
bb:tidy work	0.019	-0.001	-0.014	-0.004
bb:time just	0.016	0	-0.005	-0.011
bb:time people	0.027	-0.001	-0.001	-0.026
bb:time to	0	0.018	-0.015	-0.003
bb:time ¶	-0.01	-0.023	-0.028	0.062
bb:times but	-0.095	0.001	0.093	0
bb:to "	-0.014	0.037	-0.039	0.016
bb:to :	0.073	-0.036	-0.033	-0.004
bb:to BRAND	0.04	-0.008	-0.019	-0.013
bb:to DIGITS	0.05	-0.002	0	-0.049
bb:to ORG	0.004	0.125	-0.11	-0.019
bb:to SELF	-0.045	0.05	-0.003	-0.001
bb:to a	0.007	0.069	-0.015	-0.061
bb:to accountants	-0.008	0.002	0.018	-0.012
bb:to all	-0.032	-0.004	-0.005	0.041
bb:to anyone	-0.014	0	0.022	-0.007
bb:to as	-0.026	-0.001	-0.001	0.028
bb:to ask	-0.028	-0.001	-0.001	0.029
bb:to be	0.034	-0.019	0.014	-0.028
bb:to buy	0.018	-0.006	-0.011	-0.001
bb:to call	-0.017	-0.001	-0.001	0.019
bb:to contact	-0.017	-0.012	-0.007	0.037
bb:to content	0.004	-0.016	0.001	0.011
bb:to decide	0.02	-0.003	-0.027	0.01
bb:to do	-0.017	-0.005	0.007	0.015
bb:to enable	0.052	0	0	-0.051
bb:to ensure	-0.025	-0.001	-0.001	0.027
bb:to every	-0.033	-0.017	0.061	-0.01
bb:to it	0.036	-0.002	-0.002	-0.032
bb:to keep	-0.115	0.001	0.093	0.021
bb:to make	-0.035	-0.007	0.009	0.032
bb:to our	-0.102	-0.017	0.065	0.054
bb:to pay	-0.082	0.001	0.072	0.009
bb:to protecting	0.009	-0.025	0.022	-0.006
bb:to prove	0.016	-0.002	-0.01	-0.004
bb:to public	0.008	-0.003	0.005	-0.01
bb:to reach	-0.002	-0.006	-0.019	0.026
bb:to run	0.088	-0.001	-0.001	-0.086
bb:to see	0.024	-0.006	-0.047	0.029
bb:to take	-0.029	-0.001	0.003	0.027
bb:to the	-0.089	0.038	0.108	-0.057
bb:to this	0.023	-0.016	-0.024	0.017
bb:to time	0.084	0.006	-0.074	-0.017
bb:to us	0.002	-0.012	0.049	-0.038
bb:to use	0.017	0	0.01	-0.027
bb:to visitors	0.003	-0.003	-0.013	0.012
bb:to we	0.014	-0.002	-0.009	-0.004
bb:to which	-0.01	0.001	0.009	0
bb:to you	0.057	-0.02	-0.009	-0.028
bb:to your	0.01	-0.016	-0.006	0.012
bb:to yourself	-0.02	0	0.001	0.019
bb:to ¶	-0.028	-0.016	0.018	0.026
bb:today we	0.011	-0.001	-0.01	0
bb:today ¶	-0.053	-0.002	0.011	0.044
bb:together "	-0.019	-0.002	0.014	0.007
bb:together with	-0.016	-0.02	0.042	-0.006
bb:too ¶	-0.016	0.002	0.027	-0.013
bb:top of	-0.033	-0.005	0.055	-0.017
bb:touch who	0.003	0	0.008	-0.011
bb:touch ¶	0.067	0.008	-0.016	-0.06
bb:trade as	-0.031	-0.007	-0.022	0.06
bb:trade list	-0.01	-0.002	-0.004	0.015
bb:trade mark	0.072	-0.01	-0.018	-0.045
bb:trade marks	0.012	-0.002	-0.016	0.005
bb:trade name	-0.01	0	0	0.01
bb:trade number	0.022	-0.006	-0.016	0
bb:trade ¶	0.082	-0.007	-0.014	-0.061
bb:trademark no	0.017	-0.004	-0.013	0
bb:trademark of	-0.007	-0.004	0.012	-0.001
bb:trader ¶	-0.055	-0.004	0.02	0.039
bb:trades as	-0.026	-0.015	0.005	0.036
bb:trading address	-0.059	0.032	0.014	0.013
bb:trading as	-0.044	-0.069	-0.028	0.142
bb:trading company	-0.016	-0.01	-0.031	0.057
bb:trading name	-0.008	-0.066	0.032	0.042
bb:trading names	0.002	-0.013	-0.005	0.015
bb:trading style	0.015	-0.048	-0.004	0.038
bb:trading subsidiary	-0.041	0.028	0.016	-0.003
bb:transaction records	-0.048	0.001	0.047	0
bb:transfer or	0.016	-0.003	0.002	-0.015
bb:tray ¶	-0.027	0	-0.001	0.028
bb:treatments ¶	0.016	-0.003	-0.01	-0.003
bb:truro ;	0.023	0	0	-0.023
bb:truro bus	-0.012	0	0	0.012
bb:truro cornwall	-0.012	0	0.007	0.005
bb:truro tr3	-0.012	0	0.005	0.007
bb:trust (	0.06	0.063	-0.091	-0.032
bb:trust ¶	-0.004	0.04	-0.12	0.084
bb:try to	-0.095	0.001	0.094	0
bb:tw9 8qe	0.021	0	0.002	-0.022
bb:twenty years	0.018	-0.002	-0.008	-0.008
bb:twice people	0.016	-0.001	-0.001	-0.014
bb:twice ¶	-0.026	0	0.004	0.022
bb:two chairs	-0.023	0	0	0.024
bb:two minutes	-0.029	0	0	0.029
bb:two parts	0.021	-0.001	-0.001	-0.019
bb:two years	0.015	-0.003	-0.019	0.007
bb:tyne and	0.009	0.002	0	-0.011
bb:uk delivery	0.004	-0.004	-0.024	0.025
bb:uk gdpr	0.026	-0.015	-0.011	0
bb:uk it	-0.023	0.001	0.022	0
bb:uk ¶	0.16	-0.042	-0.067	-0.052
bb:unaffected ¶	0.016	-0.001	-0.005	-0.01
bb:under SELF	0.03	-0.004	-0.025	0
bb:under company	0.074	-0.026	-0.043	-0.005
bb:under licence	0	-0.016	-0.005	0.02
bb:under number	-0.101	0.058	0.019	0.024
bb:under reference	-0.015	-0.008	0.028	-0.005
bb:under registration	0.082	-0.016	-0.055	-0.01
bb:under the	-0.042	0.061	0.02	-0.039
bb:under which	0.061	-0.018	-0.043	0
bb:under written	-0.033	-0.004	0.037	0
bb:underwritten by	0.012	-0.004	0.041	-0.05
bb:unit DIGITS	0.014	-0.001	-0.011	-0.001
bb:unit on	-0.012	0	0	0.012
bb:united kingdom	0.063	-0.093	-0.095	0.125
bb:until you	0.039	-0.004	0.004	-0.039
bb:up and	0.002	0.04	-0.065	0.024
bb:up repayments	-0.034	-0.001	-0.002	0.038
bb:up to	-0.006	-0.006	0.021	-0.01
bb:up ¶	-0.04	-0.003	-0.001	0.044
bb:updated :	0.104	-0.048	-0.078	0.022
bb:upon tyne	-0.004	0	-0.011	0.014
bb:ups ¶	-0.009	0	0	0.01
bb:us "	0.165	-0.058	-0.086	-0.021
bb:us :	0.006	-0.007	0.018	-0.017
bb:us BRAND	0.033	-0.003	-0.003	-0.027
bb:us DIGITS	-0.033	-0.001	0.045	-0.01
bb:us and	-0.095	0.064	0.017	0.014
bb:us at	-0.058	0.002	-0.002	0.058
bb:us before	0.034	0	0	-0.033
bb:us by	-0.036	-0.02	0.033	0.023
bb:us contact	0.033	-0.002	0.042	-0.073
bb:us in	0.058	-0.014	-0.029	-0.015
bb:us last	0.012	0	0	-0.011
bb:us means	-0.026	-0.008	0.02	0.014
bb:us offline	0.02	-0.009	-0.008	-0.003
bb:us on	0.005	-0.002	-0.072	0.07
bb:us or	-0.092	0.055	-0.038	0.076
bb:us our	0.026	-0.011	-0.014	-0.001
bb:us people	-0.034	-0.001	-0.001	0.035
bb:us refer	-0.044	0.041	-0.002	0.004
bb:us through	-0.021	0.001	0.01	0.011
bb:us to	0.053	-0.007	-0.025	-0.021
bb:us we	-0.015	-0.001	0.019	-0.003
bb:us who	-0.012	0	0.001	0.011
bb:us winner	-0.022	0	0	0.022
bb:us ¶	0.148	-0.047	0.034	-0.135
bb:use DIGITS	0.075	0	0	-0.075
bb:use cookies	-0.033	0	0	0.034
bb:use delivery	0.015	-0.001	-0.011	-0.003
bb:use legal	-0.037	0	0	0.037
bb:use of	-0.082	-0.009	-0.008	0.099
bb:use one	-0.009	0	0.011	-0.002
bb:use our	-0.006	0.077	-0.056	-0.015
bb:use privacy	0.061	-0.002	-0.002	-0.056
bb:use returns	0.092	-0.001	0.007	-0.099
bb:use strictly	-0.012	0	0.012	0
bb:use the	-0.013	-0.029	0.037	0.005
bb:use your	0.018	-0.005	0.009	-0.022
bb:use ©	-0.061	-0.002	-0.003	0.065
bb:use ¶	-0.064	-0.051	0.042	0.073
bb:used by	-0.053	-0.001	0.037	0.017
bb:used the	-0.019	0.001	0.018	0
bb:used ¶	-0.033	-0.003	0.025	0.011
bb:useful pages	-0.016	-0.001	-0.001	0.017
bb:user of	0.019	-0.004	-0.029	0.015
bb:user terms	-0.029	-0.001	-0.002	0.032
bb:users in	-0.01	-0.012	0.023	-0.001
bb:users ¶	-0.005	-0.003	-0.007	0.014
bb:uses cookies	0.013	-0.001	-0.002	-0.01
bb:uses data	-0.067	0.009	0.085	-0.027
bb:uses pazaki	-0.018	-0.012	0.03	0
bb:using BRAND	0.045	-0.01	-0.038	0.003
bb:using the	0.033	-0.002	-0.035	0.004
bb:using these	-0.004	-0.004	-0.005	0.013
bb:usually answers	0.004	-0.002	-0.023	0.021
bb:usually within	-0.036	0	0.036	0
bb:valid for	0.012	-0.003	-0.019	0.01
bb:vat no	-0.094	-0.003	-0.011	0.108
bb:vat number	-0.079	-0.016	-0.038	0.133
bb:vat registration	-0.045	0.026	0.018	0.001
bb:venues ¶	0.001	-0.013	0.017	-0.005
bb:version DIGITS	-0.023	0.003	0.008	0.012
bb:views my	-0.082	0	-0.001	0.083
bb:visit costs	0.01	-0.001	0.011	-0.02
bb:visit us	-0.019	0	0	0.019
bb:visit ¶	0.094	-0.004	-0.025	-0.066
bb:visitors on	0.006	-0.003	-0.013	0.009
bb:voluntary aided	-0.049	0	-0.001	0.05
bb:volunteers since	-0.064	0	0	0.064
bb:vouchers can	0.013	-0.001	0	-0.012
bb:vududka ¶	0.055	-0.001	-0.002	-0.053
bb:wales (	-0.059	0.028	0.092	-0.062
bb:wales co	-0.019	0	-0.001	0.02
bb:wales company	0.031	-0.009	0.019	-0.041
bb:wales no	0.018	0	-0.011	-0.007
bb:wales number	-0.05	0.024	-0.004	0.03
bb:wales registration	-0.028	-0.003	-0.01	0.041
bb:wales under	0.02	-0.007	-0.038	0.025
bb:wales with	-0.102	0.047	0.044	0.012
bb:wales ¶	-0.025	-0.004	0.01	0.018
bb:wants to	0.027	-0.001	-0.002	-0.025
bb:warranties people	-0.018	-0.001	-0.001	0.019
bb:warranties ¶	0.042	0	-0.003	-0.039
bb:was plainly	0.015	-0.001	-0.013	-0.001
bb:we "	0.014	0.019	-0.06	0.027
bb:we (	0.04	-0.006	-0.014	-0.019
bb:we act	-0.044	-0.009	0.042	0.01
bb:we and	-0.007	-0.002	0.02	-0.011
bb:we are	-0.004	0.004	-0.129	0.129
bb:we ask	0.019	-0.001	0	-0.018
bb:we at	0.018	-0.012	-0.014	0.009
bb:we can	0.014	-0.007	-0.01	0.003
bb:we cannot	0.011	-0.003	-0.015	0.007
bb:we collect	0.006	-0.017	-0.015	0.026
bb:we do	-0.006	-0.008	0.003	0.012
bb:we finished	-0.027	-0.001	-0.001	0.029
bb:we get	0.026	-0.003	-0.02	-0.003
bb:we have	-0.033	-0.012	0.049	-0.004
bb:we hold	-0.096	-0.005	0.104	-0.004
bb:we know	0.039	-0.004	-0.02	-0.014
bb:we may	-0.045	0.016	0.021	0.009
bb:we mean	-0.013	-0.012	0.042	-0.017
bb:we means	0.02	-0.003	-0.006	-0.011
bb:we operate	0.057	0.029	-0.082	-0.004
bb:we our	-0.023	0.041	-0.002	-0.017
bb:we pass	-0.048	-0.004	0.065	-0.014
bb:we publish	0.015	-0.003	-0.017	0.005
bb:we recycle	0.013	-0.001	-0.001	-0.01
bb:we refer	0.069	-0.009	-0.034	-0.026
bb:we run	0.006	-0.009	0.01	-0.007
bb:we share	-0.034	0.006	0.027	0.001
bb:we tell	0.024	-0.003	0.006	-0.026
bb:we try	-0.095	0.001	0.093	0
bb:we us	0.095	-0.02	-0.07	-0.005
bb:we use	-0.052	-0.035	0.076	0.011
bb:we will	-0.006	-0.007	-0.025	0.039
bb:we ¶	-0.013	-0.011	0.035	-0.011
bb:web DIGITS	0.039	-0.001	-0.001	-0.037
bb:web analytics	-0.028	-0.024	0.053	-0.001
bb:website "	0.052	-0.016	-0.009	-0.026
bb:website (	0.042	-0.023	-0.016	-0.003
bb:website and	0.071	-0.05	-0.005	-0.015
bb:website are	-0.077	-0.002	0.08	-0.002
bb:website because	0.026	-0.001	-0.009	-0.016
bb:website belongs	0.025	-0.008	-0.017	0
bb:website by	0.032	-0.012	0.045	-0.065
bb:website design	0.162	-0.004	-0.005	-0.154
bb:website designed	-0.033	0	0	0.033
bb:website is	0.023	0.045	-0.065	-0.003
bb:website it	-0.033	0.008	0.025	0
bb:website or	-0.066	-0.006	0.07	0.003
bb:website running	-0.095	0.001	0.093	0
bb:website terms	-0.048	0	0.023	0.025
bb:website use	-0.075	-0.002	-0.001	0.078
bb:website uses	0.024	-0.001	-0.002	-0.022
bb:website www	0.012	-0.012	0.006	-0.005
bb:website you	-0.027	-0.001	-0.001	0.029
bb:website ¶	-0.106	0.099	-0.042	0.048
bb:websites say	-0.084	0	0.084	0
bb:week ¶	-0.046	-0.001	0.012	0.035
bb:weekdays and	0.026	-0.002	-0.019	-0.005
bb:welcome to	0.05	0.043	-0.121	0.028
bb:well packed	-0.003	-0.003	-0.016	0.023
bb:well ¶	0.018	-0.001	0.001	-0.018
bb:west glamorgan	0.018	-0.001	0.001	-0.018
bb:west sussex	-0.012	-0.013	0.008	0.017
bb:west yorkshire	-0.008	0.001	0.02	-0.013
bb:what follows	0.051	-0.019	-0.043	0.012
bb:what is	0.026	-0.02	-0.009	0.004
bb:what our	0.011	-0.001	0	-0.01
bb:what this	-0.023	-0.016	0.057	-0.019
bb:what those	-0.084	0	0.084	0
bb:what to	-0.025	0	0	0.026
bb:what we	0.016	-0.027	-0.036	0.047
bb:what you	-0.007	-0.006	-0.021	0.033
bb:when a	0.023	-0.007	-0.012	-0.004
bb:when it	-0.026	-0.001	0.012	0.014
bb:when they	-0.018	-0.001	-0.004	0.023
bb:when we	-0.129	0.009	0.065	0.054
bb:when you	0.041	-0.027	0.017	-0.031
bb:whenever somebody	-0.015	-0.001	-0.001	0.017
bb:where the	-0.012	-0.003	0.003	0.011
bb:where they	0.005	-0.012	0.021	-0.014
bb:where we	-0.006	-0.004	0.01	0
bb:where you	-0.088	-0.014	0.112	-0.01
bb:which all	-0.01	0.001	0.008	0
bb:which are	0	0.097	-0.082	-0.015
bb:which include	-0.007	-0.03	0.039	-0.002
bb:which is	-0.006	-0.051	0.137	-0.08
bb:which pages	0.036	-0.002	-0.008	-0.026
bb:which runs	-0.003	-0.016	0.021	-0.002
bb:which the	-0.043	0.006	0.041	-0.003
bb:which trades	-0.01	-0.006	0.007	0.009
bb:who are	0.074	-0.04	-0.03	-0.003
bb:who does	0.025	-0.002	-0.01	-0.013
bb:who else	-0.017	-0.013	0.03	-0.001
bb:who have	0.03	-0.002	-0.012	-0.016
bb:who is	-0.003	-0.05	0.012	0.041
bb:who owns	-0.054	-0.001	0.032	0.023
bb:who trades	-0.011	0	0	0.011
bb:who we	0.247	-0.111	-0.082	-0.054
bb:who will	-0.03	-0.001	0	0.031
bb:who you	0.025	-0.003	-0.011	-0.012
bb:whoever buys	0.011	-0.002	-0.001	-0.008
bb:wholly owned	0.131	-0.061	0.038	-0.108
bb:why we	-0.009	-0.01	-0.004	0.023
bb:will be	-0.008	0.078	-0.082	0.012
bb:will call	0.044	-0.004	-0.024	-0.016
bb:will find	0.036	-0.002	-0.005	-0.029
bb:will show	0.014	-0.004	-0.013	0.003
bb:will speak	0.03	-0.002	-0.013	-0.014
bb:will tell	-0.089	-0.002	-0.001	0.092
bb:winner of	0.011	-0.002	-0.001	-0.008
bb:with ORG	0.005	0.029	-0.024	-0.01
bb:with a	-0.005	-0.023	0.049	-0.021
bb:with all	0.066	-0.017	0.027	-0.075
bb:with an	0.028	-0.006	-0.02	-0.001
bb:with care	-0.085	0.062	-0.038	0.061
bb:with company	-0.017	0.055	-0.025	-0.013
bb:with cookies	-0.007	-0.003	-0.003	0.013
bb:with it	-0.03	-0.005	-0.001	0.037
bb:with its	0.024	-0.005	-0.013	-0.005
bb:with kop	0.107	0	-0.001	-0.106
bb:with number	-0.024	-0.011	0.021	0.015
bb:with registered	0.009	0.001	-0.014	0.004
bb:with thanks	-0.015	0.002	0.012	0
bb:with the	-0.046	-0.053	0.09	0.009
bb:with them	-0.009	-0.005	-0.005	0.019
bb:with us	0.075	-0.007	-0.011	-0.057
bb:with you	0.002	-0.039	0.049	-0.012
bb:with your	0.011	-0.008	-0.019	0.016
bb:with ¶	-0.037	-0.01	0.014	0.033
bb:within DIGITS	-0.092	0	0.062	0.031
bb:within the	-0.014	0.011	0.021	-0.019
bb:wool throw	0.03	-0.001	-0.009	-0.02
bb:word of	-0.03	-0.003	-0.003	0.035
bb:words ¶	0.029	-0.001	-0.001	-0.028
bb:work accept	-0.033	0	0	0.034
bb:work from	0.005	-0.002	-0.013	0.01
bb:work here	-0.009	-0.004	-0.005	0.018
bb:work ¶	0.064	0.001	-0.008	-0.058
bb:working day	-0.019	-0.001	-0.001	0.021
bb:workshop is	-0.011	-0.001	-0.001	0.013
bb:would hire	-0.01	0	0.01	0
bb:would like	-0.05	-0.002	-0.022	0.074
bb:would rather	0.061	-0.004	-0.012	-0.045
bb:would take	-0.006	0.023	-0.015	-0.001
bb:write to	0.049	-0.021	-0.059	0.031
bb:writing and	-0.012	-0.009	0.023	-0.002
bb:writing to	-0.005	-0.018	0.027	-0.004
bb:written contracts	-0.036	-0.007	0.043	0
bb:written instructions	-0.016	0	0.016	0
bb:written on	0.018	-0.001	-0.001	-0.015
bb:written price	0.039	-0.004	-0.013	-0.022
bb:wrong or	0.011	0	-0.011	0.001
bb:www BRAND	0.079	-0.021	-0.03	-0.029
bb:year olds	-0.012	-0.002	0.041	-0.027
bb:years people	-0.013	-0.001	-0.001	0.015
bb:years which	0.018	-0.002	-0.008	-0.008
bb:years ¶	-0.009	-0.003	-0.013	0.025
bb:yesterday that	-0.01	0	0.01	0
bb:york north	0.018	-0.002	-0.008	-0.008
bb:yorkshire hx3	-0.012	0	0.012	-0.001
bb:yorkshire ls9	0.013	0	0	-0.013
bb:yorkshire s9	0.015	0	0.003	-0.017
bb:yorkshire yo10	0.019	-0.001	-0.003	-0.014
bb:you (	0.018	-0.008	0.009	-0.018
bb:you a	0.006	-0.003	-0.019	0.015
bb:you accept	0.063	-0.013	-0.079	0.029
bb:you agree	0.038	-0.001	-0.012	-0.024
bb:you and	-0.036	-0.048	0.085	-0.001
bb:you are	0.023	0.031	-0.004	-0.051
bb:you ask	0.033	-0.007	-0.05	0.023
bb:you asked	-0.034	-0.001	-0.001	0.036
bb:you before	0.011	0	0.001	-0.012
bb:you book	-0.025	-0.002	-0.003	0.03
bb:you browse	0.011	-0.006	-0.013	0.007
bb:you buy	-0.022	-0.01	-0.001	0.033
bb:you called	0.045	-0.001	-0.01	-0.033
bb:you can	0.035	-0.02	-0.05	0.035
bb:you card	-0.019	0	0.019	0
bb:you choose	-0.11	0.001	0.091	0.017
bb:you chose	0.031	0	-0.001	-0.03
bb:you claim	-0.025	0	0.025	0
bb:you do	-0.011	0	-0.003	0.014
bb:you first	0.035	0	0	-0.034
bb:you get	-0.025	-0.001	-0.001	0.027
bb:you give	-0.025	-0.005	-0.023	0.053
bb:you go	-0.025	0.003	0.021	0.002
bb:you have	-0.013	-0.013	0.053	-0.027
bb:you how	-0.015	-0.002	-0.002	0.019
bb:you in	0.029	0	-0.001	-0.028
bb:you knew	0.028	-0.001	-0.01	-0.017
bb:you make	0.017	0	0	-0.017
bb:you need	0.02	-0.001	-0.001	-0.019
bb:you order	-0.02	-0.006	0.01	0.015
bb:you paid	-0.11	0.001	0.109	0
bb:you pay	0.03	-0.003	-0.027	0
bb:you sign	0.019	-0.001	0	-0.019
bb:you telephone	0.06	-0.002	-0.006	-0.053
bb:you the	0.058	-0.013	-0.018	-0.027
bb:you to	-0.034	-0.014	0.01	0.038
bb:you use	0.013	-0.005	-0.028	0.02
bb:you visit	-0.034	-0.009	0.016	0.027
bb:you want	0.025	0	0.002	-0.026
bb:you will	-0.015	-0.007	0.007	0.016
bb:you would	-0.004	-0.003	-0.022	0.029
bb:you your	0.02	-0.001	-0.003	-0.017
bb:you ¶	0.085	0.077	-0.09	-0.072
bb:your agreement	0.015	-0.001	-0.009	-0.005
bb:your bank	0.014	-0.004	-0.013	0.003
bb:your booking	0.013	-0.006	0.004	-0.01
bb:your business	0.023	0	0	-0.023
bb:your contract	0.026	-0.005	-0.034	0.013
bb:your data	0.006	0.019	0.031	-0.057
bb:your details	0.01	-0.02	0.03	-0.02
bb:your e	-0.041	0	0	0.042
bb:your information	-0.018	-0.013	-0.013	0.044
bb:your leave	-0.012	0	0.012	0
bb:your local	0.034	-0.013	-0.025	0.004
bb:your mortgage	-0.008	-0.009	0.016	0.002
bb:your notes	0.029	-0.002	-0.005	-0.022
bb:your own	0.038	-0.008	-0.014	-0.015
bb:your personal	-0.004	0.059	-0.035	-0.02
bb:your postcode	-0.038	-0.001	0.002	0.037
bb:your privacy	0.132	-0.021	0.034	-0.145
bb:your records	0.024	-0.003	-0.019	-0.002
bb:your relationship	0.021	-0.013	-0.022	0.014
bb:your rights	-0.018	-0.001	0	0.019
bb:your statement	0.029	-0.009	0.044	-0.064
bb:yourself ¶	-0.033	-0.001	0.001	0.033
bb:© BRAND	0.183	-0.038	0.111	-0.256
bb:© DIGITS	-0.049	0.015	-0.097	0.132
bb:© ORG	-0.098	-0.01	-0.05	0.157
bb:© SELF	0.361	-0.012	-0.026	-0.322
bb:© the	-0.064	-0.001	-0.006	0.07
bb:¶ "	0.093	-0.001	-0.1	0.008
bb:¶ (	0.041	-0.022	0.016	-0.035
bb:¶ BRAND	0.033	0.162	-0.153	-0.042
bb:¶ DIGITS	0.25	-0.022	-0.057	-0.172
bb:¶ ORG	-0.501	0.078	0.338	0.084
bb:¶ SELF	0.115	0.015	-0.034	-0.095
bb:¶ a	0.083	-0.018	-0.105	0.041
bb:¶ about	0.041	0	-0.062	0.021
bb:¶ accept	0.128	-0.008	-0.016	-0.105
bb:¶ account	-0.027	0	0.025	0.001
bb:¶ add	0.098	-0.009	-0.062	-0.028
bb:¶ advertise	0.061	-0.003	-0.005	-0.053
bb:¶ advertising	0.015	0	0.007	-0.021
bb:¶ agency	0.071	0.027	-0.022	-0.075
bb:¶ all	-0.068	-0.011	0.024	0.055
bb:¶ allow	0.01	-0.001	-0.003	-0.007
bb:¶ american	0.06	-0.001	-0.003	-0.056
bb:¶ anti	0.102	-0.004	-0.016	-0.083
bb:¶ app	0.077	-0.003	0.003	-0.077
bb:¶ approved	0.02	-0.002	-0.018	0
bb:¶ ask	-0.006	-0.002	-0.005	0.012
bb:¶ at	0.029	-0.001	-0.001	-0.027
bb:¶ background	0.031	-0.008	-0.003	-0.02
bb:¶ become	0.061	-0.001	-0.002	-0.058
bb:¶ book	-0.038	-0.017	0.023	0.032
bb:¶ booking	0.047	0.027	-0.033	-0.04
bb:¶ bottom	-0.024	-0.005	0.063	-0.035
bb:¶ brass	-0.004	-0.001	-0.007	0.011
bb:¶ business	-0.084	-0.008	-0.031	0.123
bb:¶ buying	0.07	0.047	-0.047	-0.07
bb:¶ by	0.127	-0.021	-0.055	-0.05
bb:¶ call	-0.052	0	0	0.052
bb:¶ card	-0.024	-0.007	0.048	-0.017
bb:¶ cardholder	0.06	-0.001	0.002	-0.061
bb:¶ cards	-0.02	0.001	0.019	0
bb:¶ cart	0.023	0.036	-0.025	-0.034
bb:¶ changes	0.006	-0.007	-0.028	0.029
bb:¶ club	0.018	-0.003	0.007	-0.022
bb:¶ companies	0.016	-0.004	0.026	-0.038
bb:¶ company	-0.011	-0.065	0.121	-0.045
bb:¶ competition	-0.125	0.018	0.051	0.056
bb:¶ competitions	-0.04	0	-0.003	0.044
bb:¶ complaints	-0.021	-0.007	-0.012	0.04
bb:¶ contact	-0.079	-0.031	-0.099	0.21
bb:¶ controller	-0.015	-0.011	-0.004	0.03
bb:¶ cookie	-0.087	-0.006	-0.016	0.109
bb:¶ cookies	-0.016	0.002	0.013	0
bb:¶ copper	-0.014	-0.001	0	0.014
bb:¶ copyright	-0.038	0.056	0.054	-0.072
bb:¶ councillors	-0.077	-0.005	0.008	0.074
bb:¶ credit	-0.013	-0.01	0.052	-0.029
bb:¶ customer	0.015	-0.019	0.019	-0.015
bb:¶ data	0.241	-0.057	-0.243	0.059
bb:¶ definitions	0.031	-0.01	-0.037	0.016
bb:¶ delivery	-0.029	-0.01	-0.008	0.047
bb:¶ deny	0.013	-0.002	-0.003	-0.008
bb:¶ designed	0.013	0	0	-0.012
bb:¶ domogo	-0.002	-0.01	0.013	-0.001
bb:¶ donate	0.052	-0.001	-0.001	-0.05
bb:¶ effective	0.024	-0.01	-0.006	-0.008
bb:¶ email	0.011	0.06	-0.05	-0.021
bb:¶ enamel	-0.009	0	0	0.01
bb:¶ engineer	-0.048	0.005	0.036	0.008
bb:¶ enw	0.01	-0.003	-0.009	0.001
bb:¶ evening	0.014	0	-0.001	-0.013
bb:¶ events	-0.006	-0.004	-0.004	0.013
bb:¶ everything	0.033	-0.01	-0.039	0.016
bb:¶ fair	0.012	0	-0.011	0
bb:¶ faq	-0.036	-0.001	-0.001	0.038
bb:¶ faqs	-0.047	-0.029	0.027	0.049
bb:¶ features	-0.034	-0.001	0	0.036
bb:¶ fees	-0.032	-0.002	0.028	0.006
bb:¶ field	0.023	0	-0.019	-0.003
bb:¶ finance	0.006	0.087	-0.075	-0.019
bb:¶ find	-0.08	-0.039	0.033	0.086
bb:¶ fine	-0.009	0	-0.002	0.011
bb:¶ for	0.082	-0.011	-0.062	-0.009
bb:¶ free	0.011	-0.008	-0.026	0.023
bb:¶ from	0.039	0.004	-0.028	-0.014
bb:¶ full	0.046	-0.006	-0.023	-0.017
bb:¶ gdpr	0.012	-0.002	-0.014	0.005
bb:¶ general	0.045	-0.034	-0.027	0.015
bb:¶ get	0.074	0.015	-0.011	-0.078
bb:¶ gift	0.031	0.044	-0.043	-0.032
bb:¶ group	-0.019	0.005	0.014	0
bb:¶ guides	-0.047	0.002	0.035	0.01
bb:¶ help	-0.044	-0.007	-0.03	0.081
bb:¶ hire	0.046	-0.003	-0.003	-0.04
bb:¶ home	0.011	-0.126	0.118	-0.003
bb:¶ hosting	-0.03	-0.015	0.024	0.021
bb:¶ hotels	0.023	-0.001	-0.002	-0.02
bb:¶ how	-0.03	-0.007	-0.019	0.056
bb:¶ i	-0.01	-0.002	0.036	-0.024
bb:¶ ico	0.014	0	0.004	-0.017
bb:¶ if	-0.045	0.042	0.01	-0.007
bb:¶ imprint	-0.006	-0.007	-0.013	0.025
bb:¶ in	0.062	0.032	-0.124	0.03
bb:¶ information	-0.034	-0.003	-0.001	0.039
bb:¶ insurance	0.015	0	-0.001	-0.014
bb:¶ introduction	-0.015	-0.033	-0.064	0.112
bb:¶ it	0.021	0.002	-0.014	-0.009
bb:¶ join	0.098	-0.008	0.038	-0.129
bb:¶ keep	0.018	-0.002	-0.013	-0.002
bb:¶ last	0.09	-0.03	-0.061	0.001
bb:¶ legal	0.147	-0.035	-0.164	0.052
bb:¶ letters	-0.026	0.001	0.006	0.019
bb:¶ licences	0.03	-0.004	-0.028	0.002
bb:¶ locations	-0.032	-0.017	0.023	0.025
bb:¶ log	-0.04	-0.004	0.026	0.018
bb:¶ london	-0.037	-0.004	0.017	0.024
bb:¶ lottery	-0.092	0.042	-0.013	0.062
bb:¶ means	-0.005	-0.018	0.045	-0.022
bb:¶ members	0.007	-0.008	-0.01	0.011
bb:¶ menu	-0.042	-0.004	0.006	0.04
bb:¶ name	0.029	-0.007	-0.034	0.012
bb:¶ new	0.045	-0.005	-0.04	0.001
bb:¶ newest	-0.029	0.001	0.028	0
bb:¶ news	0.095	0.039	-0.077	-0.058
bb:¶ no	-0.027	-0.001	0	0.028
bb:¶ official	0.038	-0.001	-0.001	-0.036
bb:¶ okimiletpo	0.06	-0.001	-0.003	-0.056
bb:¶ only	-0.004	-0.003	-0.011	0.018
bb:¶ order	0.087	-0.002	-0.015	-0.069
bb:¶ organised	-0.043	0	0	0.043
bb:¶ our	-0.04	0.143	-0.032	-0.071
bb:¶ owners	0.044	-0.002	-0.004	-0.039
bb:¶ parcels	-0.031	0	0.031	0
bb:¶ part	0.029	0.06	-0.093	0.003
bb:¶ parties	0.033	-0.001	-0.002	-0.029
bb:¶ partner	0.029	-0.001	0.001	-0.028
bb:¶ partners	0.068	-0.003	-0.049	-0.016
bb:¶ payments	-0.008	-0.014	0.023	-0.001
bb:¶ people	0.033	-0.013	-0.011	-0.009
bb:¶ phone	-0.008	-0.003	-0.009	0.02
bb:¶ please	0.029	0	-0.029	0
bb:¶ policies	-0.005	0.001	0.022	-0.019
bb:¶ policy	-0.056	0	0.035	0.022
bb:¶ polisi	0.019	-0.001	-0.002	-0.016
bb:¶ posena	-0.004	-0.01	0.016	-0.001
bb:¶ powered	-0.064	-0.01	-0.055	0.13
bb:¶ prices	0.006	-0.013	0.024	-0.018
bb:¶ pricing	-0.014	-0.001	0.001	0.014
bb:¶ privacy	-0.089	0.001	-0.036	0.124
bb:¶ products	-0.049	-0.002	-0.003	0.054
bb:¶ provider	-0.044	0.001	0.044	0
bb:¶ publisher	0.016	-0.004	-0.012	0
bb:¶ purpose	0.022	-0.006	-0.013	-0.003
bb:¶ questions	-0.053	-0.02	0.069	0.004
bb:¶ rapa	0.083	-0.001	-0.003	-0.08
bb:¶ rated	0.024	-0.001	-0.002	-0.021
bb:¶ recent	-0.015	0	0.015	0
bb:¶ ref	-0.012	-0.006	-0.055	0.073
bb:¶ registered	0.128	-0.017	-0.112	0.001
bb:¶ registration	-0.059	0.001	0.058	0
bb:¶ regulatory	0.015	-0.001	-0.005	-0.009
bb:¶ returns	-0.076	-0.007	0	0.084
bb:¶ reviews	-0.037	0	0.037	0
bb:¶ rooms	-0.016	-0.002	-0.006	0.025
bb:¶ rova	-0.009	-0.018	0.028	-0.001
bb:¶ royal	0.013	-0.001	-0.011	0
bb:¶ safeguarding	-0.02	0	0	0.021
bb:¶ sales	-0.134	-0.003	-0.012	0.149
bb:¶ see	-0.049	-0.009	0.017	0.04
bb:¶ seed	0.022	-0.001	-0.017	-0.005
bb:¶ sell	0.073	-0.002	-0.005	-0.066
bb:¶ send	-0.026	-0.001	-0.001	0.029
bb:¶ service	-0.003	-0.007	0.01	0.001
bb:¶ services	0.058	-0.019	-0.018	-0.022
bb:¶ session	-0.036	-0.005	0.007	0.034
bb:¶ sharing	-0.02	-0.027	0.044	0.003
bb:¶ shop	0.016	-0.004	0	-0.012
bb:¶ sign	-0.017	0.001	0	0.016
bb:¶ small	0.027	0	0.026	-0.054
bb:¶ social	0.015	-0.003	0.007	-0.019
bb:¶ software	0.015	-0.003	0.005	-0.016
bb:¶ standard	0.016	-0.001	-0.001	-0.015
bb:¶ subscribe	-0.034	-0.004	0.015	0.023
bb:¶ suppliers	-0.018	0	0.018	0
bb:¶ support	-0.012	-0.001	-0.002	0.016
bb:¶ t	-0.12	0.054	-0.013	0.079
bb:¶ tables	-0.05	0.011	0.049	-0.009
bb:¶ team	-0.042	0.003	0.01	0.03
bb:¶ tel	0.014	0.041	-0.046	-0.009
bb:¶ telerau	0	-0.003	-0.009	0.012
bb:¶ terms	0.042	0.09	-0.077	-0.055
bb:¶ thank	-0.02	-0.013	0.014	0.018
bb:¶ the	-0.109	-0.039	0.129	0.018
bb:¶ these	0.077	-0.053	-0.035	0.011
bb:¶ they	-0.021	-0.001	0	0.023
bb:¶ third	-0.004	-0.008	-0.02	0.032
bb:¶ this	0.098	-0.055	-0.01	-0.033
bb:¶ tickets	0.06	-0.018	-0.012	-0.031
bb:¶ top	0.046	-0.004	-0.023	-0.02
bb:¶ trade	-0.049	-0.01	-0.027	0.086
bb:¶ trading	0	-0.002	-0.015	0.018
bb:¶ training	0.018	-0.008	-0.001	-0.009
bb:¶ uk	-0.025	-0.002	0.007	0.021
bb:¶ useful	-0.016	-0.001	-0.001	0.017
bb:¶ user	-0.024	0	-0.001	0.025
bb:¶ vat	0.02	-0.01	-0.009	-0.002
bb:¶ visit	0.037	-0.003	-0.031	-0.003
bb:¶ we	0.09	-0.091	-0.017	0.018
bb:¶ website	-0.047	-0.001	0.023	0.024
bb:¶ welcome	0.062	0.046	-0.098	-0.01
bb:¶ well	0.01	-0.003	-0.016	0.01
bb:¶ what	-0.052	-0.018	0.008	0.061
bb:¶ when	-0.062	-0.014	0.08	-0.004
bb:¶ where	-0.077	-0.001	0.078	0
bb:¶ who	0.031	-0.123	0.057	0.035
bb:¶ winner	0.046	-0.001	-0.001	-0.045
bb:¶ with	-0.027	0.001	0.012	0.014
bb:¶ wool	0.013	-0.001	-0.009	-0.004
bb:¶ work	-0.018	-0.003	0.058	-0.037
bb:¶ write	-0.013	-0.019	0.027	0.005
bb:¶ www	-0.007	-0.008	0.014	0.002
bb:¶ you	0	-0.007	-0.005	0.012
bb:¶ your	0.124	-0.033	-0.076	-0.014
bb:¶ ©	0.096	-0.011	-0.076	-0.009
bw:"	-0.031	0.06	-0.148	0.119
bw:&	-0.092	0.195	-0.148	0.045
bw:(	-0.14	0.059	0.234	-0.153
bw:1xf	-0.018	-0.009	0.011	0.016
bw:5lg	-0.016	0	0.001	0.014
bw:5wz	-0.012	0	0.002	0.01
bw:7bt	-0.043	0.052	-0.013	0.003
bw:7jt	0.011	-0.005	-0.022	0.016
bw:8hg	-0.031	-0.001	-0.004	0.036
bw:8qe	0.021	0	0.002	-0.022
bw::	-0.082	-0.04	0.003	0.119
bw:;	-0.173	0.005	0.213	-0.045
bw:@	0.015	0.027	-0.039	-0.003
bw:BRAND	0.09	-0.013	-0.116	0.039
bw:DIGITS	-0.022	-0.168	-0.11	0.3
bw:NUM	-0.731	0.133	0.3	0.298
bw:ORG	-0.489	0.233	0.184	0.071
bw:SELF	0.976	-0.051	-0.144	-0.782
bw:a	0.056	-0.077	-0.112	0.133
bw:aberdeen	0.008	-0.008	0.018	-0.018
bw:aberystwyth	-0.028	0.003	0.011	0.015
bw:about	0.061	0.196	-0.085	-0.172
bw:above	-0.019	-0.003	0.069	-0.047
bw:abroad	0.088	-0.003	-0.06	-0.025
bw:ac	-0.017	-0.026	0.019	0.024
bw:academy	0.067	0.04	-0.044	-0.063
bw:accept	0.126	0.06	-0.167	-0.019
bw:acceptance	0.061	-0.028	-0.014	-0.019
bw:accepted	0.015	-0.004	0.008	-0.02
bw:access	0.075	-0.01	-0.023	-0.043
bw:account	-0.13	-0.052	0.165	0.017
bw:accountants	0.093	0	0.023	-0.116
bw:accounts	-0.029	-0.002	0.002	0.029
bw:across	-0.046	-0.005	0.014	0.036
bw:act	-0.016	-0.002	0.083	-0.066
bw:acting	-0.022	-0.023	0.038	0.007
bw:activities	-0.004	0.003	-0.018	0.019
bw:acts	0.017	-0.014	-0.022	0.019
bw:add	0.092	-0.011	-0.039	-0.043
bw:added	0.061	-0.038	-0.016	-0.006
bw:address	-0.139	0.022	0.043	0.074
bw:adjusters	-0.026	0.001	0.025	0
bw:administrator	-0.023	-0.007	0.034	-0.004
bw:administrators	-0.002	-0.007	0.01	-0.001
bw:advertise	0.074	-0.008	0.007	-0.073
bw:advertising	0.011	-0.001	0.012	-0.022
bw:advice	-0.009	-0.045	-0.038	0.092
bw:advisers	0.031	-0.012	0.017	-0.037
bw:affiliated	-0.019	0.011	0.003	0.005
bw:affiliates	-0.021	-0.025	0.03	0.015
bw:afield	0.011	-0.001	-0.002	-0.008
bw:afinralten	-0.038	-0.001	-0.012	0.051
bw:after	0.096	0.11	-0.064	-0.142
bw:afternoon	0.079	-0.008	-0.018	-0.053
bw:again	-0.023	-0.028	0.037	0.014
bw:against	-0.044	-0.009	0.062	-0.008
bw:agencies	-0.047	-0.056	0.076	0.027
bw:agency	0.16	0.022	0	-0.181
bw:agent	-0.077	-0.011	0.072	0.016
bw:agents	0.122	-0.006	0.004	-0.119
bw:agree	0.038	-0.002	-0.012	-0.024
bw:agreed	-0.019	-0.007	0.034	-0.008
bw:agreement	0.11	-0.077	-0.012	-0.021
bw:ai	0.056	0.005	0	-0.06
bw:aided	-0.049	0	-0.001	0.05
bw:akevafifo	-0.007	-0.019	0.026	0
bw:all	-0.056	0.099	0.001	-0.044
bw:allow	0.01	-0.001	-0.002	-0.007
bw:alma	-0.033	0	-0.001	0.033
bw:almoner	-0.003	-0.001	0.019	-0.014
bw:alone	0.019	-0.005	-0.006	-0.008
bw:also	0.019	0.006	-0.001	-0.024
bw:always	-0.007	-0.002	-0.004	0.013
bw:am	-0.005	0.012	0	-0.006
bw:america	-0.027	0.076	-0.027	-0.022
bw:american	0.06	-0.001	-0.003	-0.056
bw:amodau	-0.013	-0.003	-0.009	0.025
bw:among	-0.037	0.027	0.002	0.009
bw:amount	0.037	-0.013	-0.019	-0.005
bw:an	-0.106	-0.042	0.386	-0.238
bw:analytics	-0.046	-0.034	0.082	-0.001
bw:and	0.245	0.037	-0.093	-0.189
bw:another	0.006	0.036	-0.025	-0.017
bw:answer	-0.024	-0.003	0	0.026
bw:answers	-0.023	-0.003	-0.012	0.038
bw:anti	0.118	-0.004	-0.016	-0.098
bw:any	0.066	-0.088	0.002	0.02
bw:anyone	-0.023	-0.001	0.021	0.002
bw:app	0.26	-0.124	-0.014	-0.121
bw:appear	0.038	-0.01	0.036	-0.064
bw:application	-0.154	0.005	0.107	0.041
bw:applies	-0.093	0.041	-0.05	0.102
bw:apply	0.005	-0.037	0.029	0.003
bw:appointed	-0.056	-0.066	0.163	-0.041
bw:appointment	-0.011	-0.003	-0.019	0.033
bw:appointments	0.023	-0.003	0.003	-0.022
bw:approved	0.029	-0.002	-0.018	-0.009
bw:apps	-0.006	0.094	-0.094	0.007
bw:april	0.031	-0.014	0.011	-0.028
bw:apron	-0.006	-0.001	0.011	-0.005
bw:are	0.034	-0.089	0.291	-0.237
bw:area	-0.037	-0.003	0.046	-0.006
bw:around	-0.048	-0.004	-0.029	0.081
bw:arranged	-0.021	0.076	-0.067	0.012
bw:arrangement	0.043	-0.006	0.007	-0.044
bw:arrangements	0.041	-0.001	-0.009	-0.031
bw:as	-0.036	0.044	-0.189	0.181
bw:ask	0.136	-0.032	-0.07	-0.034
bw:asked	-0.04	-0.012	0.046	0.007
bw:asks	0.001	-0.002	-0.011	0.013
bw:assets	0.014	-0.025	0.019	-0.008
bw:associated	-0.035	0.049	-0.014	0
bw:association	-0.082	-0.005	0.019	0.068
bw:at	-0.235	-0.032	0.085	0.181
bw:atol	0.072	-0.009	-0.014	-0.05
bw:august	0.029	-0.002	0	-0.027
bw:authorised	-0.048	-0.018	0.076	-0.01
bw:authority	-0.015	-0.059	0.145	-0.071
bw:available	0.059	-0.046	-0.009	-0.003
bw:award	0.016	-0.002	-0.001	-0.012
bw:azusi	0.016	-0.008	-0.009	0.001
bw:back	-0.069	-0.015	0.025	0.059
bw:background	0.023	0.02	-0.022	-0.02
bw:bahnhofstrasse	-0.019	0.005	0.014	0
bw:balloon	-0.019	0.001	0.066	-0.048
bw:bank	-0.015	-0.006	0.031	-0.01
bw:bar	-0.036	0.057	-0.05	0.03
bw:based	-0.014	0.005	0.009	0.001
bw:basis	0.043	-0.006	-0.021	-0.016
bw:basket	-0.02	-0.01	0.022	0.009
bw:batch	-0.013	0	-0.002	0.015
bw:battery	-0.051	0.095	-0.002	-0.042
bw:be	-0.037	0.1	-0.086	0.023
bw:because	0.013	-0.004	0.001	-0.011
bw:become	0.096	-0.001	-0.002	-0.093
bw:been	-0.06	-0.015	0.047	0.028
bw:before	0.073	-0.035	-0.037	-0.001
bw:began	-0.018	-0.007	0.032	-0.007
bw:behalf	-0.027	0.006	0.014	0.008
bw:behind	-0.06	0.04	-0.056	0.076
bw:belfast	0.009	-0.004	-0.021	0.016
bw:bellfounder	0.01	-0.003	-0.007	0.001
bw:belong	0.052	-0.018	-0.026	-0.008
bw:belongs	-0.05	-0.024	0.078	-0.004
bw:below	-0.07	0.037	0.058	-0.025
bw:benefit	-0.003	-0.003	0.01	-0.004
bw:benefits	-0.01	-0.018	-0.01	0.038
bw:berkshire	0.027	-0.001	0.001	-0.028
bw:best	-0.009	-0.001	-0.002	0.011
bw:between	0.187	-0.118	-0.061	-0.008
bw:beyond	-0.051	0.032	-0.011	0.03
bw:bind	-0.025	-0.003	-0.02	0.048
bw:binding	0.053	-0.01	-0.04	-0.004
bw:birmingham	-0.093	-0.01	-0.011	0.114
bw:blog	0.051	-0.002	-0.005	-0.045
bw:bn1	-0.034	0.005	0.016	0.013
bw:board	0.011	-0.01	0	-0.002
bw:boat	-0.022	-0.001	0	0.023
bw:body	0.008	-0.013	0.007	-0.002
bw:book	-0.069	-0.024	0.008	0.085
bw:booked	-0.077	0.005	0.064	0.007
bw:booking	-0.08	0.039	0.085	-0.043
bw:bookings	-0.009	-0.015	0.035	-0.011
bw:books	-0.008	-0.002	0.028	-0.018
bw:both	0.025	0.007	0	-0.032
bw:bottom	-0.022	-0.005	0.063	-0.036
bw:bought	0.015	-0.011	0.045	-0.049
bw:bound	-0.019	0.047	-0.04	0.011
bw:box	-0.08	-0.008	0.023	0.064
bw:brand	-0.003	0.062	-0.046	-0.012
bw:brands	-0.027	0.251	-0.214	-0.01
bw:brass	-0.011	-0.001	-0.024	0.036
bw:breaks	-0.025	-0.017	0.036	0.006
bw:brighton	0.015	0.003	0.012	-0.03
bw:bring	-0.024	-0.005	0.064	-0.035
bw:bristol	0.067	0.047	-0.037	-0.077
bw:britain	-0.063	-0.015	0.018	0.059
bw:british	0.035	-0.021	0.004	-0.018
bw:broker	0.031	-0.044	-0.003	0.017
bw:brought	-0.008	-0.003	-0.004	0.014
bw:browse	-0.003	-0.007	-0.015	0.026
bw:building	-0.018	-0.005	-0.007	0.03
bw:buildings	-0.016	-0.001	0.001	0.016
bw:built	-0.031	-0.011	0.041	0.001
bw:bus	0	-0.007	-0.019	0.026
bw:business	0.072	0.026	0.029	-0.127
bw:businesses	0.216	0.153	-0.255	-0.114
bw:but	-0.044	0.02	0.06	-0.036
bw:buvo	-0.003	0.036	-0.089	0.055
bw:buy	-0.018	-0.037	-0.013	0.068
bw:buyer	0.039	0.016	-0.029	-0.027
bw:buyers	0.009	-0.004	0.006	-0.011
bw:buying	0.048	0.134	-0.099	-0.083
bw:buys	0.025	-0.013	-0.003	-0.009
bw:by	0.01	-0.205	0.379	-0.185
bw:c	-0.047	-0.036	0.101	-0.018
bw:cake	0.036	-0.003	-0.003	-0.03
bw:call	-0.083	0.106	-0.068	0.045
bw:called	0.042	-0.004	-0.012	-0.025
bw:calls	-0.028	-0.004	0.016	0.016
bw:cambridge	-0.013	-0.013	0.011	0.015
bw:came	0.017	-0.003	0	-0.014
bw:campaign	-0.012	-0.003	0.003	0.012
bw:can	0.105	-0.022	-0.05	-0.032
bw:cannot	-0.008	-0.005	-0.017	0.03
bw:car	-0.089	-0.012	-0.012	0.113
bw:card	0.006	-0.034	0.124	-0.096
bw:cardholder	0.037	-0.001	0.001	-0.037
bw:cardiff	-0.003	-0.007	0.026	-0.016
bw:cards	-0.066	0.08	-0.053	0.039
bw:care	-0.182	0.023	-0.043	0.202
bw:careers	0.038	-0.032	-0.002	-0.004
bw:carriage	0.017	-0.007	-0.008	-0.001
bw:carried	-0.125	-0.005	0.055	0.075
bw:carriers	-0.037	-0.025	0.045	0.018
bw:carry	-0.032	-0.005	0.04	-0.003
bw:cart	0.024	0.035	-0.026	-0.034
bw:case	-0.009	-0.01	-0.004	0.023
bw:cash	0.094	-0.015	-0.038	-0.042
bw:castle	-0.017	-0.001	-0.009	0.028
bw:catering	-0.02	-0.004	0.011	0.013
bw:cb1	-0.017	-0.003	0	0.021
bw:centre	-0.02	0.096	-0.036	-0.041
bw:ceredigion	-0.02	0.001	0	0.018
bw:certain	-0.043	-0.001	0.057	-0.013
bw:certification	-0.015	-0.001	0.011	0.005
bw:certified	0.062	-0.003	0.007	-0.065
bw:cf10	-0.018	0	0.011	0.007
bw:chairs	-0.023	0	0	0.024
bw:changes	0.044	-0.009	-0.028	-0.007
bw:charge	0.035	-0.01	-0.02	-0.005
bw:charged	-0.012	-0.005	-0.008	0.025
bw:charges	-0.002	-0.009	0.014	-0.002
bw:charitable	0.032	-0.011	-0.02	-0.001
bw:charities	0.056	-0.011	-0.013	-0.032
bw:charity	-0.02	0.13	0.149	-0.259
bw:charter	0.013	-0.001	-0.01	-0.002
bw:chat	-0.002	-0.015	0.028	-0.01
bw:che	-0.019	0.005	0.014	0
bw:check	-0.058	-0.006	0.005	0.058
bw:checked	-0.017	-0.002	0.003	0.017
bw:checkout	-0.027	-0.006	0.012	0.022
bw:checks	-0.019	-0.001	0.01	0.01
bw:cheshire	0.034	-0.007	-0.033	0.006
bw:children	0.025	0	-0.001	-0.024
bw:children's	0.015	0.04	-0.019	-0.035
bw:choices	0.068	-0.028	-0.03	-0.01
bw:choose	-0.06	-0.044	0.068	0.036
bw:chose	0.021	-0.001	-0.001	-0.02
bw:chosen	-0.015	-0.005	0.023	-0.003
bw:church	0.091	-0.003	-0.005	-0.083
bw:city	-0.045	-0.001	-0.006	0.052
bw:claim	-0.025	-0.004	0.044	-0.016
bw:claims	-0.019	0.047	-0.065	0.036
bw:classes	0.017	-0.004	-0.002	-0.012
bw:clause	0.011	-0.026	0.036	-0.022
bw:clean	0.013	0	0.004	-0.017
bw:clear	-0.057	-0.002	-0.002	0.06
bw:client	-0.054	0.003	0.109	-0.057
bw:clients	0.015	-0.022	0.011	-0.004
bw:clinic	-0.003	0.046	-0.032	-0.011
bw:close	-0.005	0.055	-0.004	-0.046
bw:closed	-0.017	-0.002	0.022	-0.003
bw:club	0.031	0.042	-0.062	-0.012
bw:clubs	-0.038	-0.007	-0.013	0.057
bw:co	-0.013	0.072	-0.079	0.02
bw:code	0.056	-0.036	-0.007	-0.013
bw:coffee	-0.051	-0.001	-0.001	0.052
bw:collect	0.029	-0.018	-0.015	0.004
bw:collected	0.002	-0.019	0.076	-0.059
bw:collection	-0.072	0	-0.001	0.073
bw:collectively	-0.004	0.039	-0.041	0.006
bw:collects	0.005	0.013	-0.015	-0.003
bw:com	0.047	0.02	0.061	-0.128
bw:come	-0.018	-0.008	-0.002	0.029
bw:comes	-0.012	-0.013	0.006	0.019
bw:commercial	0.02	-0.002	-0.006	-0.012
bw:commission	0.018	0.066	-0.03	-0.054
bw:committed	0.009	-0.025	0.022	-0.006
bw:community	0.035	-0.006	0	-0.029
bw:companies	-0.018	0.18	-0.107	-0.055
bw:company	0.337	0.101	-0.351	-0.088
bw:compare	-0.014	-0.005	0.01	0.009
bw:competition	-0.171	0.016	0.047	0.108
bw:competitions	0.007	-0.007	-0.05	0.05
bw:complaint	-0.008	-0.013	-0.013	0.034
bw:complaints	-0.119	-0.029	0.015	0.132
bw:compliance	0.05	-0.009	-0.011	-0.029
bw:condition	-0.01	0.03	0.002	-0.021
bw:conditions	0.161	0.022	-0.128	-0.055
bw:conduct	0.077	-0.048	0.029	-0.058
bw:consent	-0.042	-0.006	0.005	0.042
bw:consultation	-0.079	-0.002	0.014	0.067
bw:consultations	0	0.084	-0.059	-0.026
bw:consumers	-0.045	-0.001	-0.006	0.051
bw:contact	0.01	-0.048	-0.128	0.166
bw:contacts	-0.047	0.063	-0.014	-0.001
bw:content	0.042	-0.003	-0.056	0.017
bw:contract	0.226	-0.042	-0.137	-0.047
bw:contractors	-0.063	-0.007	0.035	0.035
bw:contracts	-0.066	-0.008	0.05	0.024
bw:controller	0.014	-0.058	-0.012	0.056
bw:controllers	0.024	0.048	-0.06	-0.012
bw:conversation	0.007	-0.002	-0.024	0.019
bw:cookie	-0.082	-0.034	0.04	0.076
bw:cookies	0.226	0.037	-0.02	-0.244
bw:copenhagen	-0.012	0	0	0.012
bw:copper	-0.01	-0.001	-0.007	0.017
bw:copy	-0.023	-0.026	-0.011	0.06
bw:copyright	-0.022	0.034	0.02	-0.031
bw:cornwall	-0.035	0.006	0.012	0.017
bw:corporate	-0.018	0.012	-0.009	0.015
bw:corporation	-0.011	0.001	0.005	0.005
bw:cost	-0.012	-0.002	-0.002	0.015
bw:costs	0.022	-0.003	-0.012	-0.006
bw:could	-0.051	0	0	0.051
bw:council	-0.025	-0.026	0.103	-0.052
bw:councillors	-0.084	-0.005	0.007	0.081
bw:counted	0.013	-0.001	-0.001	-0.011
bw:counter	-0.009	-0.011	0.002	0.018
bw:countries	-0.057	-0.013	0.051	0.019
bw:country	-0.063	-0.014	0.029	0.048
bw:counts	-0.023	-0.006	0.017	0.012
bw:county	-0.009	0	-0.005	0.014
bw:courses	0.101	-0.004	0	-0.097
bw:court	0.056	0.038	0.01	-0.104
bw:courts	0.07	-0.004	-0.004	-0.062
bw:cover	0.029	-0.054	0.041	-0.017
bw:covers	-0.053	0.018	0.002	0.032
bw:created	0.044	-0.005	0.004	-0.043
bw:credit	0.135	-0.138	0.002	0.001
bw:croydon	0.058	-0.007	0.013	-0.064
bw:cs	-0.063	0.049	-0.027	0.042
bw:cumbria	0.015	0	0.002	-0.017
bw:current	0.095	-0.013	-0.001	-0.081
bw:customer	0.174	-0.116	-0.125	0.067
bw:customers	-0.001	0.236	-0.082	-0.153
bw:customs	-0.048	-0.025	0.055	0.018
bw:cut	-0.044	0.042	-0.036	0.039
bw:damage	0.051	-0.006	-0.005	-0.04
bw:dashboard	0.041	-0.002	-0.016	-0.023
bw:data	0.148	-0.046	-0.099	-0.003
bw:database	-0.067	-0.019	0.033	0.053
bw:date	0.081	-0.035	-0.038	-0.008
bw:dates	0.005	-0.006	0.013	-0.011
bw:day	0.111	0.013	-0.09	-0.034
bw:days	-0.186	-0.007	0.032	0.16
bw:deal	-0.012	-0.002	-0.001	0.015
bw:dealers	-0.005	0.065	-0.063	0.004
bw:debit	-0.046	-0.009	0.075	-0.02
bw:debits	-0.03	-0.013	0.083	-0.04
bw:decide	0.02	-0.009	-0.019	0.008
bw:defined	0.004	0.036	-0.028	-0.012
bw:definitions	0.146	-0.059	-0.095	0.008
bw:delete	0.031	-0.002	-0.032	0.003
bw:delivered	-0.043	-0.005	0.012	0.036
bw:deliveries	-0.018	0	0.004	0.014
bw:delivery	-0.105	-0.05	0.022	0.133
bw:dental	0.012	-0.002	-0.01	0
bw:deny	0.013	-0.002	-0.003	-0.008
bw:department	-0.023	-0.006	0.03	-0.002
bw:depends	-0.011	-0.01	0.048	-0.027
bw:derby	-0.035	-0.003	0.04	-0.002
bw:derbyshire	-0.023	0	0	0.023
bw:described	-0.05	-0.008	0.058	-0.001
bw:describes	-0.035	0.032	-0.042	0.045
bw:design	0.177	-0.007	-0.018	-0.152
bw:designed	-0.023	-0.007	0.033	-0.003
bw:details	0.129	-0.107	-0.108	0.087
bw:detime	-0.029	-0.003	-0.001	0.033
bw:developed	0.003	-0.014	0.074	-0.064
bw:developers	0.012	0.039	-0.031	-0.02
bw:development	0.094	0.026	-0.015	-0.105
bw:device	0.046	-0.005	0.009	-0.05
bw:digit	0.015	-0.001	-0.005	-0.008
bw:digital	-0.014	-0.005	0.013	0.006
bw:direct	-0.061	0.045	0.074	-0.058
bw:directly	-0.05	-0.005	0.086	-0.031
bw:director	0.029	-0.025	0.007	-0.011
bw:directors	0.03	-0.005	-0.013	-0.012
bw:directory	0.043	-0.013	0.002	-0.031
bw:dispute	-0.005	0.03	-0.024	0
bw:distributed	0.08	-0.025	-0.051	-0.004
bw:distribution	-0.045	-0.003	0.033	0.016
bw:division	-0.027	-0.014	0.041	0
bw:do	-0.079	-0.028	0.03	0.076
bw:document	-0.131	-0.005	0.115	0.02
bw:documents	0.06	-0.01	-0.018	-0.033
bw:does	-0.024	-0.013	-0.041	0.078
bw:dog	0.043	-0.013	0.026	-0.056
bw:domogo	-0.002	-0.011	0.013	-0.001
bw:donate	-0.034	-0.002	-0.003	0.039
bw:donations	0.022	-0.007	0.003	-0.018
bw:done	-0.038	0.014	-0.002	0.026
bw:door	0.065	-0.013	-0.012	-0.039
bw:down	0.025	-0.004	-0.005	-0.016
bw:dozen	0.027	-0.003	-0.004	-0.02
bw:draw	0.026	-0.009	-0.019	0.002
bw:drive	0.05	-0.004	-0.007	-0.038
bw:driver	0.026	0.044	-0.043	-0.028
bw:drover	-0.015	0.001	0.014	0.001
bw:dublin	0.03	-0.02	0.061	-0.071
bw:due	0.024	0	0	-0.024
bw:e	-0.135	0.022	0.046	0.067
bw:each	-0.05	0.029	-0.044	0.065
bw:earlier	0.01	-0.004	0.008	-0.014
bw:early	0.017	-0.002	0.014	-0.029
bw:east	0.075	-0.008	0.015	-0.083
bw:ec2a	-0.006	-0.001	-0.005	0.012
bw:ec2v	-0.026	0.03	-0.003	-0.001
bw:edge	0.019	-0.002	-0.002	-0.015
bw:edinburgh	-0.044	-0.019	0.01	0.054
bw:effect	0.034	0	0.001	-0.034
bw:effective	0.128	-0.09	0	-0.038
bw:eight	-0.017	-0.002	0.003	0.017
bw:electric	0.014	-0.013	0.047	-0.048
bw:electronic	-0.015	-0.009	0.033	-0.009
bw:else	0.042	-0.026	0.021	-0.037
bw:elsewhere	-0.013	-0.008	0.03	-0.008
bw:email	-0.035	0.072	-0.077	0.04
bw:emails	-0.01	-0.025	-0.047	0.082
bw:employed	0.021	-0.008	0.008	-0.021
bw:employers	0.015	-0.002	-0.003	-0.011
bw:enable	0.052	0	0	-0.051
bw:enamel	-0.041	0	0.015	0.026
bw:end	0.04	-0.002	-0.006	-0.032
bw:ends	0.002	-0.02	0.042	-0.024
bw:engineer	-0.048	0.005	0.036	0.008
bw:engineering	0.064	-0.001	0	-0.063
bw:engineers	0.003	-0.007	0.021	-0.017
bw:england	0.002	0.084	0.085	-0.172
bw:english	0.019	-0.01	0.008	-0.017
bw:enquire	0.011	-0.006	-0.013	0.007
bw:enquiry	-0.015	-0.001	0.003	0.013
bw:ensure	-0.025	-0.001	-0.001	0.027
bw:enter	0.018	-0.019	0.006	-0.005
bw:entered	0.043	-0.002	-0.03	-0.012
bw:enterprise	0.014	-0.007	0.004	-0.012
bw:entitled	-0.022	0	0	0.022
bw:entity	0.074	-0.007	-0.037	-0.03
bw:entries	-0.009	-0.001	0.028	-0.018
bw:entry	-0.016	0.049	-0.034	0
bw:enw	0.01	-0.003	-0.009	0.001
bw:essex	0.036	-0.001	-0.001	-0.035
bw:estate	0.041	-0.011	-0.013	-0.017
bw:eu	-0.023	-0.032	0.03	0.026
bw:europe	-0.031	0.093	-0.071	0.008
bw:euros	-0.035	-0.002	0.003	0.034
bw:evening	-0.037	-0.003	0.036	0.004
bw:evenings	-0.059	0	0	0.059
bw:event	0.004	-0.013	-0.052	0.06
bw:events	-0.049	-0.005	0.008	0.046
bw:every	-0.072	0.006	0.011	0.054
bw:everyone	0.028	-0.001	-0.001	-0.027
bw:everything	0.013	-0.011	-0.04	0.038
bw:ex4	0.012	0	0.009	-0.021
bw:example	0.028	-0.02	0.002	-0.011
bw:examples	0.005	-0.002	-0.016	0.013
bw:exchange	0.018	-0.009	0.018	-0.026
bw:exeter	-0.008	0	0.01	-0.002
bw:expect	0.005	0.042	-0.043	-0.005
bw:explained	-0.017	-0.001	-0.005	0.023
bw:explains	0.07	-0.019	0.047	-0.098
bw:express	-0.054	-0.004	-0.009	0.067
bw:fails	0.02	-0.003	-0.017	0.001
bw:fair	0.003	-0.003	-0.026	0.026
bw:families	0.091	-0.017	0.009	-0.083
bw:family	-0.053	-0.001	0.02	0.034
bw:faq	-0.038	-0.003	-0.001	0.043
bw:faqs	-0.052	-0.031	0.033	0.05
bw:farm	0.003	-0.018	0.021	-0.005
bw:farms	-0.007	-0.003	-0.001	0.01
bw:fca	-0.011	-0.012	0.071	-0.048
bw:features	-0.049	-0.003	-0.006	0.058
bw:february	0.02	0.04	-0.026	-0.033
bw:fee	0.003	-0.013	-0.037	0.047
bw:fees	-0.062	0.044	0.042	-0.024
bw:field	-0.009	-0.004	0.012	0
bw:fifteen	0.05	-0.001	0	-0.048
bw:figure	0.034	-0.002	-0.001	-0.031
bw:file	-0.017	0.031	-0.012	-0.002
bw:files	0.089	0.032	-0.087	-0.034
bw:finance	0.162	0.025	-0.151	-0.036
bw:financial	-0.09	-0.031	0.162	-0.041
bw:find	0.023	-0.051	0.028	0
bw:fine	-0.004	-0.003	-0.004	0.011
bw:finished	0.01	-0.005	-0.015	0.01
bw:firm	0.108	-0.057	-0.01	-0.041
bw:firms	-0.003	-0.011	0.003	0.011
bw:first	0.023	-0.043	-0.007	0.028
bw:fitted	-0.023	-0.002	-0.014	0.04
bw:five	0.03	-0.013	-0.013	-0.004
bw:fixed	-0.034	-0.001	-0.018	0.053
bw:fixtures	-0.035	-0.001	0	0.036
bw:floor	-0.016	-0.001	0.002	0.015
bw:follow	0.069	-0.011	-0.035	-0.023
bw:following	-0.047	0.184	-0.149	0.012
bw:follows	0.075	-0.026	-0.058	0.009
bw:food	0.124	0	-0.001	-0.122
bw:football	0.033	-0.007	0.013	-0.038
bw:footnotes	0.014	-0.002	-0.001	-0.011
bw:for	0.192	-0.246	0.246	-0.192
bw:forbid	-0.035	0	0.035	0
bw:form	0.043	-0.009	-0.118	0.085
bw:formed	0.012	-0.005	-0.006	-0.001
bw:forms	-0.037	-0.002	0.01	0.029
bw:forty	-0.056	-0.01	0.017	0.049
bw:found	-0.041	0.044	-0.015	0.013
bw:foundation	0.019	0.082	-0.099	-0.002
bw:foundry	-0.026	0.001	0.017	0.008
bw:four	-0.009	-0.012	0.031	-0.01
bw:fourteen	-0.047	-0.005	0.006	0.046
bw:frames	-0.055	-0.004	0.009	0.049
bw:franchise	-0.006	-0.039	-0.007	0.051
bw:franchisee	0.055	-0.002	-0.022	-0.031
bw:franchisees	0.037	-0.013	0.01	-0.034
bw:free	-0.042	-0.018	0.001	0.059
bw:friday	-0.066	-0.005	0.074	-0.003
bw:friendly	0.007	-0.01	-0.012	0.015
bw:frn	-0.06	-0.003	0.02	0.043
bw:from	0.053	0.114	-0.014	-0.153
bw:full	-0.001	-0.002	-0.038	0.04
bw:fuller	-0.007	-0.001	0.011	-0.003
bw:fund	0.076	-0.004	0.007	-0.079
bw:further	-0.038	-0.01	0.02	0.029
bw:fuvazozed	0.012	-0.002	0	-0.009
bw:g2	-0.057	0.003	0.032	0.022
bw:gallery	-0.015	0.001	-0.004	0.018
bw:gambling	0.045	0.01	-0.023	-0.032
bw:game	0.065	-0.017	-0.078	0.029
bw:garden	0.047	-0.004	-0.013	-0.03
bw:gardens	-0.076	-0.001	0.001	0.077
bw:gas	-0.015	-0.001	-0.003	0.019
bw:gate	-0.015	-0.001	0.001	0.016
bw:gathered	-0.086	-0.004	0.091	0
bw:gb	-0.084	-0.009	-0.017	0.11
bw:gdpr	-0.06	-0.034	0.073	0.022
bw:general	0.081	-0.058	-0.03	0.008
bw:georgia	-0.011	-0.009	0.024	-0.004
bw:germany	-0.042	-0.028	0.04	0.03
bw:get	0.026	-0.006	0.013	-0.033
bw:gift	0.093	0.025	0.002	-0.12
bw:gifts	-0.063	-0.011	0.054	0.02
bw:give	0.001	-0.02	-0.045	0.063
bw:given	-0.003	0.013	-0.024	0.014
bw:giving	-0.006	0.048	0.036	-0.078
bw:glamorgan	0.013	-0.001	0.007	-0.019
bw:glasgow	-0.032	0.002	0.029	0.001
bw:global	0.011	0.05	-0.044	-0.017
bw:go	0.12	-0.091	0.071	-0.1
bw:goes	-0.093	-0.004	0.104	-0.006
bw:good	0.015	-0.012	0.009	-0.012
bw:goods	0.161	0.005	-0.132	-0.035
bw:got	0.039	-0.001	-0.01	-0.028
bw:govern	0.06	-0.029	-0.04	0.009
bw:grants	0.061	-0.004	0.007	-0.063
bw:great	-0.04	-0.015	0.019	0.036
bw:green	0.017	0.026	-0.136	0.094
bw:group	-0.064	0.124	-0.095	0.034
bw:groups	0.045	0	0	-0.045
bw:grow	0.04	-0.006	-0.025	-0.008
bw:guarantee	0.029	-0.004	-0.01	-0.016
bw:guernsey	-0.022	0.1	-0.06	-0.019
bw:guest	-0.027	-0.001	-0.009	0.037
bw:guests	0.015	-0.002	0.002	-0.015
bw:guides	-0.075	0.004	0.037	0.034
bw:gym	-0.002	-0.001	-0.008	0.011
bw:had	0.023	-0.002	-0.002	-0.019
bw:hair	-0.016	-0.009	0.012	0.013
bw:half	-0.027	-0.002	-0.024	0.053
bw:halifax	-0.057	0	0.016	0.041
bw:hall	-0.016	-0.006	0.005	0.016
bw:hampshire	0.007	-0.005	-0.034	0.033
bw:hand	0.063	-0.003	-0.007	-0.053
bw:handed	-0.049	0	0.05	0
bw:handled	0.01	0.019	-0.012	-0.017
bw:handles	-0.013	-0.006	0.019	0
bw:has	-0.075	-0.012	0.015	0.073
bw:have	-0.08	-0.059	0.154	-0.015
bw:head	-0.049	-0.004	-0.007	0.059
bw:health	0.036	-0.006	-0.033	0.003
bw:held	-0.054	-0.023	0.021	0.056
bw:hello	-0.077	-0.002	0.039	0.04
bw:help	0.003	-0.025	-0.041	0.062
bw:here	-0.132	0.015	0.12	-0.003
bw:hereford	-0.035	0.006	0.018	0.012
bw:herefordshire	-0.025	0.006	0.01	0.009
bw:hereinafter	-0.029	-0.001	0	0.03
bw:hertfordshire	0.026	-0.009	-0.013	-0.004
bw:high	0.032	-0.004	-0.005	-0.023
bw:hill	-0.012	0.04	-0.041	0.012
bw:hire	0.014	-0.007	0.04	-0.047
bw:hiring	0.025	0	0.013	-0.038
bw:hm	-0.019	-0.017	0.04	-0.004
bw:hmrc	0.079	-0.001	0.008	-0.086
bw:hobby	0.011	-0.001	-0.01	0
bw:hold	-0.12	0.078	0.078	-0.036
bw:holding	0.007	-0.028	-0.027	0.048
bw:holds	0.017	0.006	-0.037	0.014
bw:holiday	-0.007	-0.004	-0.008	0.019
bw:holidays	0.039	-0.002	0.002	-0.04
bw:home	0.019	-0.143	0.147	-0.023
bw:homes	0.042	0.029	-0.106	0.034
bw:hook	-0.007	-0.002	-0.024	0.033
bw:hospice	-0.007	0.103	-0.056	-0.04
bw:hospices	0.02	-0.001	0	-0.019
bw:hosted	0.032	-0.023	-0.061	0.052
bw:hosting	-0.115	-0.032	0.046	0.101
bw:hosts	-0.002	-0.012	0.014	-0.001
bw:hotels	-0.018	-0.002	-0.002	0.022
bw:hour	-0.042	-0.012	0.074	-0.02
bw:hours	-0.093	-0.003	-0.001	0.098
bw:house	-0.109	0.003	-0.003	0.109
bw:houses	-0.025	-0.006	-0.037	0.068
bw:how	-0.072	-0.046	0.029	0.089
bw:hr2	-0.02	-0.001	0.007	0.014
bw:hr4	-0.018	0.007	0.012	-0.001
bw:https	0.007	-0.015	-0.009	0.018
bw:hundred	-0.051	-0.001	-0.005	0.057
bw:hx3	-0.017	0	0.017	-0.001
bw:i	0.092	-0.042	-0.001	-0.049
bw:ico	0.028	-0.012	-0.026	0.01
bw:identity	0.076	-0.011	0.007	-0.072
bw:if	-0.041	0.043	-0.027	0.025
bw:images	0.033	-0.001	-0.005	-0.027
bw:important	0.096	-0.021	-0.029	-0.046
bw:imprint	-0.006	-0.007	-0.013	0.025
bw:in	0.043	0.106	-0.272	0.122
bw:include	-0.044	-0.051	0.057	0.038
bw:included	-0.012	-0.004	-0.006	0.022
bw:includes	0.017	0.083	-0.097	-0.002
bw:including	0.035	0.068	-0.072	-0.031
bw:incorporated	0.004	-0.014	0.007	0.003
bw:independent	0.072	-0.011	-0.024	-0.037
bw:independently	-0.07	-0.01	0.03	0.049
bw:industries	0.051	0	0	-0.05
bw:info	0.044	-0.019	-0.012	-0.013
bw:information	0.163	-0.036	-0.148	0.021
bw:inside	-0.022	-0.04	0.017	0.045
bw:insist	0.027	-0.009	-0.038	0.019
bw:installation	0.005	-0.002	-0.053	0.05
bw:instalments	-0.111	-0.007	0.146	-0.028
bw:instructions	-0.041	-0.002	0.042	0.001
bw:instructor	0.07	-0.002	0.002	-0.069
bw:insurance	-0.048	-0.036	0.081	0.003
bw:insured	-0.003	-0.006	0.014	-0.005
bw:insurer	-0.009	0.038	-0.027	-0.003
bw:insurers	0.017	-0.009	0.006	-0.014
bw:interest	0.04	-0.009	0.001	-0.033
bw:intermediary	-0.024	-0.002	0.027	-0.001
bw:international	0.045	-0.018	-0.016	-0.011
bw:interpretation	0.021	-0.003	-0.039	0.021
bw:into	0.077	-0.008	-0.016	-0.054
bw:introducer	-0.073	-0.009	0.075	0.006
bw:introduction	0.075	-0.006	-0.122	0.052
bw:investors	0.024	-0.017	-0.011	0.003
bw:invoices	-0.038	-0.013	0.057	-0.006
bw:ireland	-0.014	-0.011	-0.083	0.108
bw:irish	0.02	-0.004	-0.011	-0.004
bw:is	-0.066	0.129	0.019	-0.083
bw:island	0.016	-0.001	-0.002	-0.013
bw:islands	-0.015	0.041	-0.052	0.026
bw:isle	-0.033	-0.008	-0.098	0.139
bw:issue	0.021	-0.001	0.002	-0.022
bw:issued	-0.021	-0.026	0.013	0.034
bw:it	0.014	-0.087	0.12	-0.046
bw:its	-0.071	0.279	-0.005	-0.203
bw:itself	-0.003	-0.024	0.035	-0.009
bw:january	0.012	-0.001	-0.013	0.003
bw:javascript	0.052	0	0	-0.051
bw:jersey	-0.107	0.139	-0.076	0.044
bw:job	-0.026	-0.01	-0.032	0.068
bw:jobs	-0.06	0.011	-0.012	0.061
bw:join	0.234	-0.019	0	-0.215
bw:joint	0.01	-0.021	0.025	-0.015
bw:jory	-0.028	0	0	0.029
bw:journey	0.034	-0.018	-0.01	-0.006
bw:july	0.015	-0.016	-0.011	0.011
bw:june	0.147	-0.069	-0.108	0.03
bw:just	0.013	0	-0.005	-0.007
bw:keep	-0.136	-0.025	0.089	0.071
bw:keeps	-0.065	0.04	0.049	-0.024
bw:kendal	0.011	0.002	0.006	-0.019
bw:kent	0.029	0.035	-0.064	-0.001
bw:kept	-0.078	-0.018	0.019	0.077
bw:kestrel	-0.019	0	0.019	0
bw:kingdom	0.082	-0.096	-0.097	0.111
bw:kitchens	0.038	-0.001	-0.001	-0.037
bw:knew	0.028	-0.001	-0.01	-0.017
bw:know	0.043	-0.011	-0.016	-0.016
bw:known	-0.027	-0.008	0.034	0.002
bw:kop	0.087	-0.003	0.002	-0.087
bw:l7	-0.01	0	0.007	0.003
bw:la9	0.013	0.001	0.003	-0.017
bw:landlords	0.047	-0.004	-0.008	-0.036
bw:lane	-0.034	-0.016	0.014	0.036
bw:language	-0.011	-0.011	0.004	0.018
bw:lantern	0	0.008	0.005	-0.013
bw:larkfield	-0.02	0	0.018	0.002
bw:last	0.115	0.001	-0.109	-0.006
bw:lasts	-0.038	-0.002	0.002	0.037
bw:later	0.076	-0.013	-0.012	-0.051
bw:law	0.104	-0.014	-0.054	-0.035
bw:laws	0.022	-0.006	-0.011	-0.005
bw:le3	-0.031	0.004	0.02	0.007
bw:le5	0.011	0	0.003	-0.013
bw:leaves	0.011	-0.001	0.001	-0.01
bw:leeds	0.007	-0.002	0.012	-0.017
bw:left	0.055	-0.005	-0.013	-0.037
bw:legal	0.197	-0.062	-0.122	-0.013
bw:legislation	-0.011	-0.005	0.001	0.015
bw:leicester	-0.031	0.048	0.002	-0.019
bw:leicestershire	-0.031	0.049	-0.013	-0.004
bw:lender	0.068	-0.053	-0.012	-0.003
bw:lenders	-0.008	-0.061	0.032	0.037
bw:less	0.027	-0.003	-0.022	-0.002
bw:lesson	-0.02	-0.001	0.002	0.019
bw:let	-0.031	-0.009	-0.02	0.059
bw:letter	0.014	-0.002	-0.001	-0.011
bw:letters	-0.027	0.001	0.007	0.019
bw:letting	-0.023	0	0	0.024
bw:lettings	0.012	-0.018	-0.015	0.02
bw:liability	-0.121	0	0.114	0.007
bw:licence	-0.023	-0.027	0.025	0.025
bw:licences	0.026	-0.004	-0.028	0.006
bw:licensed	-0.03	-0.014	0.047	-0.003
bw:licensee	-0.034	-0.002	0.046	-0.009
bw:life	0.142	-0.004	-0.069	-0.068
bw:like	-0.075	-0.007	-0.02	0.102
bw:limited	-0.029	0.052	-0.029	0.007
bw:limited’s	0.01	0.029	-0.025	-0.014
bw:lincoln	-0.013	0	0.008	0.006
bw:lincolnshire	0.047	-0.002	-0.014	-0.032
bw:line	0.032	-0.018	0.002	-0.015
bw:lines	-0.071	-0.027	0.068	0.03
bw:link	0.012	0	0.003	-0.015
bw:list	-0.01	-0.045	0.04	0.015
bw:listed	0.053	-0.012	-0.06	0.018
bw:little	0.062	-0.002	-0.013	-0.048
bw:live	0.094	-0.011	0.001	-0.084
bw:liverpool	0.018	-0.003	0.016	-0.032
bw:ln1	-0.012	0.001	0.007	0.004
bw:local	0.128	0.064	-0.094	-0.098
bw:locations	-0.032	-0.017	0.023	0.025
bw:log	-0.063	-0.006	0.03	0.039
bw:london	0.183	0.063	-0.019	-0.228
bw:long	-0.019	-0.005	0.059	-0.034
bw:longer	0.068	-0.002	-0.006	-0.059
bw:look	0.026	0.052	-0.008	-0.07
bw:looked	-0.011	-0.003	-0.007	0.021
bw:looks	-0.005	0.007	0.015	-0.017
bw:lost	0.056	-0.001	-0.001	-0.054
bw:lottery	-0.081	0.174	0.002	-0.095
bw:low	0.057	-0.002	-0.006	-0.049
bw:machine	0.01	-0.005	0.01	-0.016
bw:machines	-0.016	-0.001	0	0.017
bw:made	-0.041	0.018	-0.026	0.048
bw:magazine	0.051	-0.005	0.035	-0.08
bw:maidstone	-0.009	-0.007	-0.007	0.023
bw:mail	-0.074	-0.014	0.022	0.067
bw:mailing	0.014	-0.001	0.003	-0.017
bw:main	-0.132	0.031	0.097	0.004
bw:majority	0.015	0.05	-0.053	-0.013
bw:make	-0.014	-0.043	0.03	0.028
bw:makers	0.024	0.004	0.007	-0.035
bw:makes	0.036	-0.014	-0.017	-0.004
bw:maltings	-0.023	0	0.006	0.017
bw:man	-0.005	-0.006	-0.077	0.088
bw:managed	0.022	0.056	-0.015	-0.064
bw:management	-0.051	-0.017	0.013	0.054
bw:manager	0.008	0.074	-0.037	-0.045
bw:managing	0.01	-0.005	-0.021	0.016
bw:manchester	-0.021	-0.001	-0.001	0.023
bw:manor	-0.034	-0.007	0.027	0.014
bw:many	-0.13	0.004	0.05	0.076
bw:march	0.019	0.009	-0.008	-0.021
bw:mark	0.04	-0.013	0.009	-0.037
bw:market	-0.055	-0.003	-0.001	0.058
bw:marketing	-0.018	0.028	-0.006	-0.004
bw:marketplace	-0.033	0.006	0.049	-0.022
bw:marks	0.013	-0.003	-0.015	0.005
bw:masnachu	0.01	-0.003	-0.009	0.001
bw:massachusetts	0.011	0	0.002	-0.013
bw:materials	0.04	-0.019	0.028	-0.049
bw:matters	0.067	-0.004	-0.021	-0.042
bw:may	-0.034	-0.024	-0.014	0.071
bw:me	-0.009	-0.012	0.01	0.01
bw:mean	0.006	-0.047	0.063	-0.022
bw:means	0.201	-0.115	-0.125	0.039
bw:meant	0.015	-0.002	-0.011	-0.002
bw:measurement	0.009	0	0.01	-0.019
bw:media	0.038	-0.015	0.011	-0.034
bw:medical	0.018	-0.025	-0.036	0.044
bw:meet	-0.021	-0.002	-0.029	0.051
bw:meeting	0.019	-0.001	0.001	-0.019
bw:member	-0.035	0.03	-0.005	0.01
bw:members	-0.012	0.005	-0.023	0.03
bw:membership	0.046	0.023	-0.018	-0.051
bw:mentions	-0.006	-0.008	-0.009	0.023
bw:menu	-0.075	-0.008	0.014	0.07
bw:message	-0.055	-0.002	-0.006	0.063
bw:messages	-0.005	-0.008	0.013	-0.001
bw:meze	0.01	-0.005	0.016	-0.021
bw:middle	0.019	-0.003	0.003	-0.019
bw:millrace	-0.002	0	0.01	-0.008
bw:mind	0.016	0	-0.001	-0.014
bw:minutes	0.014	-0.013	0.02	-0.021
bw:mobile	0.015	-0.002	-0.006	-0.007
bw:mofodo	-0.013	0.001	0.013	0
bw:monday	-0.035	-0.011	0.016	0.03
bw:money	-0.085	-0.018	0.126	-0.022
bw:month	0.071	0.034	-0.055	-0.051
bw:months	0	-0.005	0.012	-0.007
bw:more	0.031	-0.012	0.011	-0.03
bw:morning	0.012	-0.003	-0.01	0.002
bw:mortgage	0.031	-0.011	0.025	-0.045
bw:most	-0.034	-0.018	0.041	0.011
bw:mouth	-0.031	-0.003	-0.003	0.037
bw:move	-0.015	-0.003	0.023	-0.006
bw:moving	-0.006	-0.009	0.019	-0.004
bw:mug	-0.016	0	0.015	0
bw:music	-0.027	-0.001	0.003	0.025
bw:must	0.01	-0.009	0.007	-0.009
bw:my	-0.111	-0.01	0.006	0.115
bw:n1	-0.012	-0.008	0.009	0.011
bw:n12	0.092	-0.035	-0.095	0.039
bw:name	-0.09	-0.148	0.065	0.173
bw:named	0.008	0.077	-0.058	-0.026
bw:national	0.057	-0.009	0.052	-0.1
bw:near	0.121	0	-0.001	-0.12
bw:nearly	0.026	-0.001	-0.003	-0.021
bw:necessary	-0.024	-0.001	0.013	0.012
bw:need	0.053	-0.022	0.032	-0.062
bw:needed	0.09	-0.016	0.008	-0.082
bw:neighbours	-0.013	0	0.004	0.01
bw:network	-0.018	-0.002	0.059	-0.038
bw:never	-0.023	-0.001	0.014	0.01
bw:new	0.074	-0.019	-0.053	-0.002
bw:newcastle	0.005	0	-0.01	0.005
bw:newest	-0.029	0.001	0.028	0
bw:news	0.084	0.043	-0.068	-0.06
bw:newsletter	-0.061	-0.018	0.041	0.038
bw:next	0.012	-0.017	0.056	-0.051
bw:ni	-0.018	-0.001	-0.002	0.021
bw:night	0.054	-0.01	-0.011	-0.032
bw:nine	0.011	-0.003	0.029	-0.037
bw:no	-0.032	0.144	-0.094	-0.019
bw:nobody	0.025	-0.007	-0.009	-0.009
bw:norfolk	-0.033	-0.002	0.017	0.019
bw:north	0.084	0.034	-0.024	-0.094
bw:northern	0.038	-0.006	-0.052	0.019
bw:norupo	-0.021	-0.022	0.09	-0.048
bw:not	-0.097	-0.04	0.046	0.091
bw:note	0.011	-0.001	0	-0.009
bw:notebook	0.024	-0.001	-0.019	-0.004
bw:notes	0.07	-0.006	-0.038	-0.026
bw:nothing	0.08	-0.006	-0.014	-0.06
bw:notice	0.055	-0.011	-0.138	0.095
bw:notices	-0.003	-0.008	0.024	-0.012
bw:nottingham	0.056	-0.002	-0.009	-0.046
bw:nottinghamshire	-0.029	0.001	0.027	0
bw:november	-0.018	-0.026	0.048	-0.004
bw:now	0.006	-0.007	-0.029	0.03
bw:nr7	-0.003	-0.001	0.012	-0.008
bw:number	-0.094	-0.023	0.123	-0.005
bw:numbers	-0.01	-0.002	0.013	-0.001
bw:nursing	0.012	0.038	-0.018	-0.031
bw:nuvara	-0.021	-0.009	0.032	-0.002
bw:o	-0.059	0.046	0.016	-0.003
bw:object	-0.016	-0.006	0.03	-0.009
bw:obliged	-0.014	0.023	-0.008	-0.001
bw:occasional	0.013	-0.001	-0.001	-0.011
bw:october	-0.013	-0.002	-0.006	0.021
bw:of	-0.07	0.172	-0.094	-0.007
bw:off	0.062	-0.008	-0.017	-0.037
bw:offer	-0.02	-0.001	-0.009	0.03
bw:offered	-0.039	-0.02	0.079	-0.02
bw:offers	-0.008	-0.041	-0.029	0.077
bw:office	-0.136	-0.1	0.015	0.22
bw:officer	0.033	-0.047	0.022	-0.007
bw:offices	-0.034	0.052	-0.034	0.016
bw:official	0.038	-0.002	0	-0.036
bw:offline	0.02	-0.009	-0.008	-0.003
bw:often	0.022	-0.009	-0.014	0.001
bw:okimiletpo	0.052	-0.012	0.016	-0.056
bw:old	0.038	-0.003	-0.038	0.003
bw:olds	-0.012	-0.002	0.041	-0.027
bw:on	-0.003	-0.18	0.201	-0.018
bw:onarebu	-0.011	-0.009	0.024	-0.004
bw:once	-0.01	-0.009	0.033	-0.014
bw:one	-0.001	0.074	-0.064	-0.01
bw:ones	0.013	-0.001	0.001	-0.012
bw:online	0.011	0.016	-0.036	0.009
bw:only	0.044	0.105	-0.061	-0.089
bw:open	-0.042	-0.032	-0.02	0.093
bw:opened	-0.064	-0.003	0.035	0.032
bw:opening	0.01	-0.002	-0.004	-0.003
bw:opens	-0.012	-0.012	0.053	-0.029
bw:operate	0.151	-0.042	-0.088	-0.021
bw:operated	0.143	-0.036	-0.146	0.039
bw:operates	-0.044	-0.043	0.07	0.017
bw:operating	-0.005	-0.007	0.001	0.01
bw:operative	-0.074	0.094	-0.05	0.03
bw:operator	0.06	-0.032	-0.048	0.019
bw:operators	-0.002	-0.009	0.026	-0.015
bw:opticians	-0.012	-0.006	0.01	0.009
bw:optional	-0.034	0	0.002	0.033
bw:or	0.121	-0.174	-0.184	0.236
bw:orchard	-0.036	0.001	0.028	0.008
bw:order	-0.05	-0.006	0.028	0.028
bw:ordering	0.002	-0.006	-0.01	0.014
bw:orders	-0.051	-0.02	0.059	0.012
bw:org	-0.024	-0.006	0.007	0.022
bw:organisation	-0.015	-0.007	-0.006	0.027
bw:organised	-0.064	0	0	0.064
bw:organisers	-0.05	-0.01	-0.01	0.071
bw:other	-0.021	0.071	-0.055	0.004
bw:others	0.007	-0.012	0.013	-0.008
bw:otherwise	0.03	0.04	-0.057	-0.014
bw:our	-0.06	0.183	-0.059	-0.064
bw:ours	-0.005	-0.002	-0.01	0.016
bw:ourselves	-0.01	-0.002	-0.001	0.013
bw:out	-0.116	-0.058	-0.007	0.181
bw:outside	-0.046	-0.013	-0.022	0.081
bw:ovekavuvu	0.035	-0.004	0.1	-0.131
bw:over	0.081	0.078	-0.079	-0.079
bw:overview	-0.012	0.026	-0.013	-0.001
bw:ovovekod	-0.033	0	-0.002	0.035
bw:own	-0.031	-0.067	0.141	-0.042
bw:owned	0.011	0.164	-0.049	-0.125
bw:owner	-0.036	-0.03	0.042	0.024
bw:owners	0.053	0.013	0.005	-0.072
bw:ownership	-0.068	0	0.02	0.048
bw:owns	-0.058	-0.008	0.03	0.036
bw:ox2	-0.001	0.001	0.01	-0.009
bw:oxford	-0.002	0.001	0.011	-0.01
bw:oxfordshire	-0.007	0.001	0.011	-0.005
bw:packages	0.018	-0.002	-0.014	-0.001
bw:packed	0.009	-0.003	-0.016	0.011
bw:packs	-0.029	0.037	-0.041	0.033
bw:page	-0.131	-0.011	0.127	0.015
bw:pages	0.014	-0.014	-0.035	0.035
bw:paid	-0.103	0.04	0.1	-0.038
bw:pan	-0.008	-0.001	-0.007	0.015
bw:panel	0.009	-0.003	0.009	-0.014
bw:papers	-0.004	0	0.025	-0.022
bw:parcels	-0.144	-0.019	0.153	0.01
bw:parent	0.086	-0.038	-0.075	0.026
bw:park	-0.049	0.072	-0.088	0.064
bw:parking	-0.003	-0.003	-0.013	0.02
bw:parks	-0.027	-0.001	0.001	0.027
bw:part	-0.149	0.22	-0.173	0.102
bw:parties	-0.01	-0.014	0	0.023
bw:partner	0.054	0.013	-0.043	-0.024
bw:partners	0.082	-0.015	-0.046	-0.021
bw:partnership	-0.046	-0.012	0.033	0.025
bw:parts	-0.018	-0.009	0.054	-0.027
bw:party	-0.073	0.011	-0.017	0.079
bw:pass	-0.074	-0.009	0.097	-0.014
bw:passed	0.013	-0.007	0.003	-0.009
bw:passes	-0.008	-0.012	-0.02	0.04
bw:password	-0.02	0	0.001	0.019
bw:patient	0.018	-0.001	-0.006	-0.011
bw:patients	-0.066	-0.006	-0.01	0.081
bw:pay	-0.015	-0.013	0.012	0.015
bw:payment	-0.063	-0.041	0.109	-0.005
bw:payments	-0.091	-0.045	0.159	-0.023
bw:pays	0.02	-0.006	0.004	-0.017
bw:pazaki	-0.023	-0.021	0.045	-0.001
bw:people	-0.004	-0.065	0	0.068
bw:per	0.071	-0.037	-0.006	-0.028
bw:period	-0.037	-0.003	0.036	0.004
bw:person	0.026	0.017	-0.037	-0.006
bw:personal	-0.037	0.216	-0.166	-0.013
bw:pet	0.002	0.034	-0.059	0.023
bw:phone	-0.097	-0.015	0.046	0.066
bw:photograph	0.048	-0.009	-0.028	-0.01
bw:photographer	0.014	-0.002	0	-0.011
bw:photographs	0.054	-0.004	-0.019	-0.03
bw:pictures	0.019	-0.011	-0.006	-0.002
bw:pier	-0.072	-0.002	0.031	0.042
bw:pipetfo	0.043	0	0.003	-0.045
bw:place	-0.071	-0.019	0.065	0.025
bw:placed	-0.077	-0.022	0.1	-0.001
bw:places	0.063	-0.001	-0.007	-0.056
bw:placing	-0.031	0	0	0.031
bw:plain	0.023	-0.002	-0.003	-0.018
bw:plainly	0.021	-0.002	-0.019	0.001
bw:plan	0.003	-0.018	0.032	-0.017
bw:planning	-0.032	-0.003	0.004	0.031
bw:plans	-0.003	-0.011	-0.035	0.049
bw:platform	-0.008	0.064	-0.139	0.083
bw:play	0.124	-0.015	0.025	-0.134
bw:please	0.029	-0.01	-0.044	0.025
bw:plumbing	0.051	-0.001	-0.006	-0.045
bw:plus	0.048	-0.006	-0.02	-0.022
bw:point	0.019	0	0	-0.019
bw:policies	0.021	-0.002	0.027	-0.046
bw:policy	0.039	-0.067	-0.134	0.162
bw:polisi	0.028	-0.001	-0.002	-0.025
bw:portal	-0.07	0.01	0.1	-0.04
bw:portfolio	-0.028	-0.008	0.04	-0.003
bw:posena	-0.027	-0.016	0.019	0.024
bw:post	0.032	-0.027	-0.018	0.013
bw:postcode	-0.07	-0.008	0.014	0.064
bw:posted	-0.002	0.094	-0.089	-0.002
bw:pounds	-0.063	-0.001	-0.001	0.065
bw:powered	-0.026	-0.024	0.065	-0.015
bw:practice	-0.083	-0.026	0.055	0.054
bw:preifatrwydd	0.028	-0.001	-0.002	-0.025
bw:premises	-0.047	0.114	-0.049	-0.018
bw:prepaid	-0.036	-0.012	0.018	0.03
bw:present	-0.011	0.001	0.01	0
bw:price	-0.028	-0.026	-0.034	0.088
bw:prices	-0.023	-0.021	0.027	0.017
bw:principal	0.024	-0.002	0	-0.023
bw:print	-0.01	0	-0.001	0.011
bw:printed	-0.013	-0.002	-0.012	0.027
bw:prints	-0.044	-0.004	0.008	0.039
bw:privacy	0.26	0.093	-0.154	-0.2
bw:private	0.003	0.006	-0.019	0.01
bw:prize	0.065	-0.009	-0.025	-0.031
bw:prizes	-0.015	0.021	0	-0.006
bw:process	0.034	-0.01	0.004	-0.029
bw:processed	0.037	-0.013	-0.042	0.018
bw:processing	0.066	-0.017	-0.046	-0.003
bw:processor	-0.028	-0.009	0.009	0.028
bw:processors	-0.006	-0.013	0.022	-0.002
bw:product	0.007	-0.01	0.01	-0.007
bw:products	0.096	-0.066	-0.044	0.013
bw:professional	0.09	-0.007	-0.02	-0.062
bw:profits	0.037	-0.002	0	-0.035
bw:programme	0.055	-0.032	-0.01	-0.013
bw:project	-0.018	-0.004	0.009	0.012
bw:projects	0.016	-0.009	-0.011	0.004
bw:promise	-0.064	-0.004	-0.006	0.074
bw:promoter	0.062	-0.009	-0.023	-0.03
bw:promoters	0.029	-0.012	-0.017	-0.001
bw:promotion	-0.041	-0.013	0.054	-0.001
bw:property	0.091	-0.013	-0.041	-0.037
bw:protected	0.091	-0.014	-0.032	-0.045
bw:protecting	0.003	-0.023	0.026	-0.006
bw:protection	0.134	-0.099	-0.117	0.082
bw:protects	0.031	-0.006	-0.024	-0.002
bw:proud	-0.011	-0.001	0.002	0.01
bw:proudly	0.106	-0.001	0	-0.105
bw:prove	0.016	-0.002	-0.01	-0.004
bw:provide	0.053	-0.014	-0.001	-0.037
bw:provided	-0.089	-0.04	0.188	-0.059
bw:provider	0.026	-0.029	0.129	-0.127
bw:providers	0.022	-0.011	0.02	-0.03
bw:provides	0.026	-0.016	-0.033	0.023
bw:pub	-0.011	0.002	0.008	0.002
bw:public	-0.084	-0.021	0.117	-0.012
bw:publication	-0.009	-0.009	0.018	-0.001
bw:publish	0.127	-0.094	-0.021	-0.013
bw:published	0.027	-0.052	0.028	-0.002
bw:publisher	0.026	-0.013	-0.003	-0.01
bw:publishing	0.089	-0.008	-0.046	-0.035
bw:puppy	-0.01	-0.005	0.016	-0.001
bw:purchase	-0.017	-0.01	0.018	0.009
bw:purchased	-0.067	-0.016	0.066	0.016
bw:purchasing	-0.011	-0.005	0.026	-0.01
bw:purpose	-0.025	0.016	0.024	-0.015
bw:purposes	0.006	-0.01	-0.022	0.027
bw:put	0.032	-0.017	-0.007	-0.007
bw:quality	-0.028	-0.004	0.008	0.025
bw:quarry	-0.026	0	0.009	0.018
bw:questions	-0.018	-0.026	0.041	0.004
bw:quotation	-0.014	0.02	0.043	-0.049
bw:quote	0.072	-0.003	-0.034	-0.034
bw:range	-0.008	-0.001	-0.01	0.019
bw:rapa	0.06	-0.001	-0.003	-0.056
bw:rate	0.031	-0.001	0.007	-0.038
bw:rated	0.016	-0.004	0.04	-0.052
bw:rather	0.06	-0.004	-0.011	-0.045
bw:reach	-0.013	-0.003	0.006	0.011
bw:read	0.078	-0.004	-0.002	-0.071
bw:readable	0.017	-0.001	0	-0.015
bw:reading	-0.015	-0.004	0.02	-0.001
bw:reason	0.018	-0.005	-0.008	-0.005
bw:receive	0.003	0.041	-0.04	-0.004
bw:recent	-0.015	-0.002	0.017	0
bw:record	-0.012	-0.001	-0.022	0.035
bw:records	-0.028	-0.014	0.059	-0.017
bw:recruitment	0.044	-0.018	-0.018	-0.009
bw:recycle	0.035	-0.002	-0.002	-0.032
bw:ref	0.013	-0.008	-0.061	0.055
bw:refer	-0.069	0.086	-0.031	0.014
bw:reference	0.072	-0.092	0.096	-0.077
bw:references	-0.004	-0.016	0.01	0.01
bw:referred	-0.051	-0.004	0.023	0.032
bw:refers	0.059	-0.007	-0.035	-0.017
bw:refund	0.074	0	-0.001	-0.072
bw:reg	-0.005	0.002	-0.043	0.046
bw:region	-0.016	-0.021	0.032	0.005
bw:register	-0.152	-0.027	0.096	0.083
bw:registered	0.045	0.25	-0.124	-0.171
bw:registrar	-0.002	0.032	-0.023	-0.007
bw:registration	0.051	-0.003	-0.115	0.068
bw:regular	0.068	-0.003	-0.061	-0.005
bw:regulated	0.005	-0.042	0.103	-0.066
bw:regulates	-0.03	-0.004	-0.003	0.037
bw:regulation	0.057	-0.013	0.006	-0.05
bw:regulations	0.025	0.052	-0.087	0.009
bw:regulator	-0.008	-0.007	0.017	-0.002
bw:regulatory	0.115	-0.004	-0.008	-0.104
bw:related	-0.076	0.194	-0.132	0.014
bw:relationship	0.011	0.038	-0.05	0.001
bw:relevant	-0.065	0.048	-0.008	0.025
bw:rental	0.015	-0.003	-0.009	-0.003
bw:rented	-0.027	-0.028	0.047	0.008
bw:repair	-0.032	-0.003	0.015	0.021
bw:repairs	-0.003	-0.003	-0.006	0.012
bw:repayments	-0.034	-0.001	-0.002	0.038
bw:reply	-0.015	-0.003	0.006	0.012
bw:report	0.063	-0.002	-0.013	-0.048
bw:reports	0.048	-0.002	-0.021	-0.026
bw:repossessed	0.02	0	-0.002	-0.018
bw:representative	-0.085	-0.091	0.183	-0.006
bw:represented	-0.043	-0.001	0.047	-0.003
bw:request	0.036	-0.006	-0.009	-0.021
bw:required	0.019	-0.001	0.002	-0.02
bw:reserved	0.04	0.011	-0.031	-0.02
bw:residential	-0.019	0.08	-0.02	-0.041
bw:residents	-0.053	0.032	0.018	0.003
bw:respect	-0.037	0.031	-0.01	0.016
bw:respecting	-0.019	-0.022	0.024	0.017
bw:responsible	0.036	-0.018	-0.02	0.002
bw:responsibly	0.096	-0.001	-0.003	-0.092
bw:rest	0.053	-0.014	-0.012	-0.027
bw:restaurant	-0.037	0.007	0.028	0.002
bw:results	-0.002	-0.007	0.01	-0.001
bw:retail	0.05	-0.046	-0.045	0.041
bw:returns	-0.071	-0.019	-0.016	0.107
bw:revenue	-0.062	0.107	0.039	-0.084
bw:reviewed	-0.022	0.084	-0.059	-0.003
bw:reviews	-0.029	-0.012	0.066	-0.025
bw:rg30	-0.02	0.006	0.007	0.007
bw:rid	0.026	-0.003	-0.02	-0.003
bw:right	-0.081	-0.012	0.01	0.082
bw:rights	0.078	0.012	-0.026	-0.064
bw:ring	0.042	-0.001	-0.01	-0.031
bw:risk	-0.006	0.04	-0.023	-0.01
bw:road	-0.148	0.133	0.014	0.001
bw:role	0.044	-0.011	-0.005	-0.029
bw:roof	-0.042	-0.006	0.007	0.041
bw:rookery	-0.018	0.002	0.016	0
bw:room	0.056	-0.003	-0.011	-0.042
bw:rooms	-0.091	-0.01	0.051	0.05
bw:ropewalk	-0.025	0	0.025	0
bw:rough	-0.018	-0.001	-0.001	0.019
bw:round	0.044	0.036	-0.031	-0.048
bw:rova	-0.017	-0.029	0.054	-0.008
bw:row	-0.079	-0.001	0.081	-0.001
bw:royal	-0.024	-0.002	-0.01	0.036
bw:rules	-0.002	-0.018	0.032	-0.012
bw:run	0.061	0.009	0.06	-0.13
bw:running	-0.101	0.001	0.093	0.007
bw:runs	-0.097	-0.007	0.05	0.054
bw:rusome	-0.013	0.001	0.013	0
bw:s	0.037	-0.02	0.011	-0.028
bw:s3	-0.017	0.001	0.015	0
bw:s9	0.015	0	0.003	-0.017
bw:sa1	0.017	-0.001	-0.004	-0.012
bw:saddler	0.015	-0.003	-0.012	0
bw:safe	-0.042	-0.004	-0.003	0.049
bw:safeguarding	-0.079	-0.001	-0.001	0.081
bw:safety	-0.009	-0.002	-0.001	0.012
bw:said	0.05	-0.003	-0.002	-0.044
bw:sale	-0.022	0.013	-0.057	0.066
bw:sales	-0.059	0.017	-0.035	0.078
bw:same	-0.014	0.102	-0.053	-0.035
bw:saturday	-0.035	-0.009	0.019	0.025
bw:saturdays	-0.034	-0.003	-0.02	0.057
bw:saves	0.043	-0.008	-0.03	-0.004
bw:say	-0.086	-0.013	0.067	0.032
bw:says	0.04	-0.016	-0.033	0.009
bw:scheme	0.056	-0.034	-0.045	0.023
bw:school	-0.022	0.029	-0.031	0.024
bw:schools	0.219	0.019	-0.158	-0.079
bw:science	-0.022	0.015	-0.009	0.015
bw:scope	-0.029	-0.007	-0.004	0.04
bw:scotland	-0.04	-0.01	0.059	-0.009
bw:scottish	-0.014	0.007	0.029	-0.022
bw:sea	-0.114	0.044	-0.001	0.071
bw:search	0.006	-0.003	0.008	-0.012
bw:searches	0.054	-0.011	-0.007	-0.036
bw:season	0.015	0.053	0.002	-0.069
bw:second	0.085	-0.016	0.002	-0.071
bw:sectors	0.028	-0.013	-0.005	-0.01
bw:secure	0.07	-0.003	-0.017	-0.049
bw:security	-0.038	-0.003	-0.001	0.043
bw:see	-0.107	-0.027	-0.003	0.136
bw:seed	0.027	-0.001	-0.017	-0.009
bw:sees	-0.022	-0.019	0.043	-0.002
bw:selection	0.016	0	-0.001	-0.014
bw:self	0.029	-0.005	0.007	-0.032
bw:sell	0.043	-0.007	0.007	-0.043
bw:seller	0.121	-0.023	-0.062	-0.036
bw:sellers	0.026	-0.001	-0.011	-0.014
bw:selling	-0.022	-0.005	-0.012	0.039
bw:sells	0.013	-0.004	-0.015	0.006
bw:send	0.036	-0.01	0.015	-0.041
bw:sent	0.001	-0.047	0.068	-0.022
bw:seo	-0.071	-0.001	0.014	0.058
bw:separate	0.023	-0.007	0.006	-0.022
bw:september	0.034	-0.004	-0.003	-0.026
bw:serve	-0.032	-0.008	0.014	0.026
bw:servers	0.005	-0.014	0.024	-0.015
bw:service	0.036	-0.103	0.032	0.035
bw:services	0.141	-0.084	-0.071	0.014
bw:session	-0.03	-0.006	0.007	0.029
bw:set	0.032	-0.028	0.012	-0.016
bw:sets	0.051	-0.009	-0.03	-0.012
bw:seven	-0.03	-0.004	-0.002	0.036
bw:several	0.046	0.036	-0.08	-0.002
bw:sexton	0.015	-0.001	0.007	-0.022
bw:shall	0.036	-0.014	-0.009	-0.013
bw:share	-0.115	0.069	0.048	-0.003
bw:shared	-0.017	-0.004	-0.002	0.024
bw:shareholders	0.008	0.024	-0.029	-0.003
bw:sharing	0.004	0.001	0.032	-0.037
bw:sheffield	-0.034	0	0.011	0.023
bw:shipping	0.002	-0.007	0.011	-0.006
bw:shop	-0.144	-0.016	0.124	0.035
bw:shopquay	0.062	0	-0.001	-0.061
bw:shops	-0.112	0.052	-0.068	0.127
bw:short	-0.056	-0.005	0.015	0.047
bw:should	0.089	-0.014	-0.043	-0.031
bw:show	-0.02	-0.009	-0.009	0.038
bw:shown	0.017	-0.002	0.012	-0.028
bw:shows	0.072	-0.008	-0.047	-0.018
bw:shropshire	-0.019	0	0.004	0.015
bw:side	0.02	-0.004	-0.005	-0.011
bw:sign	-0.018	0	0.001	0.017
bw:since	-0.024	-0.014	-0.016	0.055
bw:singapore	0.047	-0.013	-0.031	-0.002
bw:site	-0.031	-0.051	0.094	-0.012
bw:sites	-0.045	0.082	-0.103	0.066
bw:six	-0.049	-0.007	0.05	0.006
bw:size	-0.017	-0.003	0.015	0.004
bw:sk9	-0.025	-0.005	-0.021	0.052
bw:skip	0.004	-0.016	0.003	0.009
bw:slavery	0.13	0.045	-0.066	-0.109
bw:sluice	-0.008	0.003	0.016	-0.011
bw:small	0.076	-0.001	0.055	-0.13
bw:smaller	-0.007	-0.001	-0.011	0.019
bw:smart	0.002	-0.015	0.029	-0.016
bw:so	-0.003	-0.016	0.008	0.012
bw:social	0.013	-0.004	0.007	-0.016
bw:societies	0.024	0	-0.001	-0.023
bw:society	0.03	-0.009	-0.013	-0.008
bw:software	-0.051	-0.069	0.078	0.042
bw:solar	0.034	0.057	-0.017	-0.074
bw:sold	0.086	-0.024	-0.125	0.063
bw:sole	-0.103	-0.007	0.037	0.074
bw:solicitor	0.041	-0.006	-0.034	-0.001
bw:solicitors	0.059	-0.001	0.027	-0.085
bw:some	-0.014	-0.028	0.045	-0.003
bw:somebody	0.027	-0.016	-0.012	0
bw:someone	-0.008	-0.009	0.001	0.016
bw:something	-0.03	-0.001	-0.001	0.031
bw:sound	0.053	-0.002	-0.004	-0.047
bw:source	-0.051	0.008	-0.004	0.046
bw:south	-0.017	0.033	0.023	-0.039
bw:speak	0.014	-0.008	0.039	-0.045
bw:spoken	0.034	0	0	-0.033
bw:spring	0.012	-0.001	-0.009	-0.002
bw:sra	-0.025	0.001	0.024	0
bw:st	0.032	-0.023	0.031	-0.04
bw:staff	0.03	0	-0.007	-0.024
bw:stand	0.013	-0.006	0.008	-0.016
bw:standard	0.056	-0.01	0.002	-0.047
bw:standards	0.015	-0.005	0.006	-0.017
bw:start	-0.065	-0.004	0.005	0.064
bw:stated	-0.018	-0.007	-0.006	0.03
bw:statement	0.15	0.117	0.006	-0.273
bw:states	-0.021	-0.02	0.042	-0.001
bw:station	0.012	-0.021	0.029	-0.02
bw:stations	0.048	-0.007	-0.01	-0.031
bw:status	-0.007	-0.027	0.027	0.007
bw:statutory	0.033	-0.005	-0.009	-0.019
bw:stay	0.078	-0.012	-0.004	-0.063
bw:stays	-0.038	-0.001	0.001	0.038
bw:still	-0.035	-0.012	-0.007	0.055
bw:stock	-0.015	-0.001	-0.001	0.017
bw:stockport	0.033	-0.004	0.006	-0.035
bw:stop	0.004	-0.005	-0.017	0.018
bw:stops	0.021	-0.006	-0.024	0.009
bw:store	-0.016	-0.016	0	0.032
bw:stored	-0.028	-0.01	0.042	-0.004
bw:stores	0.036	-0.01	-0.017	-0.008
bw:story	-0.008	0.051	0.015	-0.058
bw:straight	-0.019	-0.003	0.007	0.015
bw:street	-0.077	0.017	0.035	0.024
bw:strictly	0.005	-0.001	0.013	-0.017
bw:students	-0.044	0.041	0.006	-0.004
bw:studio	-0.001	0.006	0.027	-0.032
bw:style	0.002	-0.048	-0.005	0.051
bw:sub	-0.009	-0.012	0.045	-0.024
bw:subject	0.015	-0.004	-0.015	0.004
bw:subscribe	-0.039	-0.006	0.015	0.031
bw:subscription	-0.062	-0.017	-0.001	0.081
bw:subsidiaries	-0.037	0.129	-0.056	-0.037
bw:subsidiary	0.049	0.113	-0.072	-0.09
bw:such	-0.044	0.106	-0.059	-0.003
bw:sue	-0.044	0.002	0.026	0.015
bw:sum	-0.058	0	0.058	0
bw:summary	0.075	0.03	-0.108	0.002
bw:supervisory	-0.005	-0.014	0.022	-0.003
bw:supplied	-0.005	-0.044	0.061	-0.012
bw:supplier	-0.093	-0.022	0.123	-0.007
bw:suppliers	0.02	-0.024	0.036	-0.031
bw:supplies	0.015	-0.003	0.012	-0.024
bw:supply	0.023	-0.006	-0.008	-0.01
bw:support	-0.014	-0.027	0.009	0.032
bw:supported	0.012	-0.009	0.015	-0.018
bw:surrey	-0.029	0.041	-0.002	-0.01
bw:sussex	-0.002	-0.009	0.016	-0.005
bw:sw1w	-0.015	0	0.001	0.014
bw:swansea	0.016	-0.001	0	-0.016
bw:swindon	-0.031	-0.021	0.03	0.023
bw:switzerland	-0.056	0.099	-0.065	0.022
bw:sy23	-0.032	0.003	0.011	0.018
bw:system	-0.199	-0.018	0.186	0.031
bw:systems	-0.004	0.044	-0.044	0.003
bw:t	-0.073	-0.016	-0.099	0.188
bw:table	-0.038	-0.004	0.01	0.032
bw:tables	-0.067	0.011	0.048	0.008
bw:tafapon	-0.102	-0.013	-0.062	0.177
bw:take	-0.059	0.007	0.003	0.049
bw:taken	0.009	0.072	-0.028	-0.054
bw:takes	0.033	-0.017	-0.027	0.011
bw:talk	-0.036	0.025	0.023	-0.012
bw:tasting	-0.063	0	0	0.062
bw:tax	-0.009	-0.001	0	0.01
bw:tea	-0.028	-0.007	0.013	0.022
bw:team	0.051	-0.009	-0.005	-0.037
bw:teams	-0.049	-0.002	0.038	0.012
bw:tel	0.076	0.039	-0.057	-0.058
bw:telephone	0.046	0.049	-0.054	-0.041
bw:telerau	-0.013	-0.003	-0.009	0.025
bw:telisagu	0.054	0	0	-0.054
bw:tell	-0.033	-0.015	-0.02	0.069
bw:tells	-0.007	-0.004	-0.008	0.019
bw:template	-0.037	-0.01	0.051	-0.005
bw:ten	-0.02	-0.003	0.028	-0.005
bw:tenancy	0.022	0	0	-0.022
bw:term	0.086	-0.013	-0.026	-0.046
bw:terms	-0.058	0.126	-0.124	0.056
bw:terrace	-0.003	0.003	0.025	-0.024
bw:test	-0.063	-0.001	0	0.065
bw:tests	0.003	-0.014	0.025	-0.014
bw:text	0.012	-0.008	-0.012	0.008
bw:thames	-0.04	0	0.001	0.039
bw:than	0.038	0.024	-0.011	-0.052
bw:thank	-0.037	-0.013	0.014	0.036
bw:thanks	-0.023	0.002	0.011	0.011
bw:that	0.122	-0.043	0.179	-0.258
bw:the	0.039	0.147	-0.198	0.012
bw:theatre	0.025	-0.002	0.016	-0.04
bw:their	-0.023	-0.071	0.149	-0.056
bw:them	0.027	0.073	-0.121	0.021
bw:theme	0.039	-0.002	0.006	-0.042
bw:then	-0.006	-0.005	-0.02	0.031
bw:there	0.015	0.024	-0.043	0.004
bw:these	0.065	-0.02	-0.18	0.135
bw:they	0.06	0.105	-0.119	-0.046
bw:things	-0.039	0	0	0.039
bw:third	-0.069	-0.026	0.02	0.075
bw:thirty	0.106	-0.002	-0.013	-0.091
bw:this	-0.092	-0.095	0.149	0.038
bw:those	-0.025	-0.027	0.111	-0.059
bw:thousand	-0.089	-0.004	0.002	0.091
bw:thousandth	-0.008	-0.002	-0.001	0.011
bw:three	0.01	-0.036	0.049	-0.024
bw:through	-0.03	0.071	-0.002	-0.038
bw:throw	0.04	-0.001	-0.009	-0.03
bw:thursday	0.12	-0.001	-0.001	-0.118
bw:ticket	-0.017	-0.002	0.011	0.008
bw:ticketing	0.045	-0.035	0.063	-0.074
bw:tickets	0.013	-0.041	0.077	-0.049
bw:tidy	0.006	-0.001	-0.014	0.008
bw:time	0.037	-0.009	-0.051	0.023
bw:times	-0.058	-0.01	0.106	-0.039
bw:timetable	0.034	-0.001	-0.001	-0.033
bw:title	0.075	-0.005	-0.028	-0.042
bw:titles	0.012	-0.018	0.023	-0.017
bw:tkn	0.022	-0.004	-0.018	0
bw:to	-0.051	-0.054	0.241	-0.136
bw:today	-0.042	-0.006	0.004	0.044
bw:together	-0.03	-0.03	0.113	-0.054
bw:told	-0.033	-0.002	0.011	0.024
bw:too	-0.039	-0.012	0.067	-0.016
bw:tools	-0.028	-0.005	0.006	0.028
bw:top	0.021	-0.011	0.028	-0.038
bw:touch	0.071	0	-0.008	-0.063
bw:touring	0.039	0.042	-0.002	-0.079
bw:town	-0.026	-0.011	0.027	0.01
bw:tr1	-0.024	0	0.01	0.014
bw:tr3	-0.026	0	0.007	0.019
bw:trade	0.023	-0.027	-0.054	0.058
bw:trademark	0.01	-0.008	-0.001	-0.001
bw:trader	-0.097	-0.005	0.02	0.082
bw:trades	-0.06	-0.01	0.014	0.057
bw:trading	-0.248	-0.02	0.056	0.212
bw:train	0.031	-0.002	-0.003	-0.026
bw:trained	-0.032	-0.004	-0.004	0.04
bw:training	0.083	-0.01	0.018	-0.091
bw:transaction	-0.048	0.001	0.047	0
bw:transfer	-0.012	-0.002	0.028	-0.014
bw:travel	0.074	-0.012	0.007	-0.07
bw:tray	-0.027	0	-0.001	0.028
bw:treatment	0.018	0.049	-0.051	-0.016
bw:treatments	0.003	-0.003	-0.01	0.01
bw:truro	-0.032	0	0.017	0.015
bw:trust	-0.063	0.102	-0.103	0.064
bw:try	-0.095	0.001	0.094	0
bw:tupa	0.017	-0.005	-0.012	0
bw:tw9	0.021	0	0.002	-0.022
bw:twenty	-0.015	-0.004	-0.005	0.025
bw:twice	0.019	-0.006	-0.004	-0.009
bw:two	0.122	-0.027	-0.095	0.001
bw:tyne	-0.004	0	-0.011	0.014
bw:uk	-0.031	0.047	-0.058	0.042
bw:uk's	0.015	-0.002	0.003	-0.016
bw:ularbo	-0.036	0.026	0.02	-0.01
bw:uluze	0.022	-0.001	-0.023	0.002
bw:unaffected	0.016	-0.001	-0.005	-0.01
bw:under	0.065	-0.061	-0.054	0.05
bw:underwritten	0.012	-0.004	0.041	-0.05
bw:unit	-0.005	-0.004	-0.006	0.015
bw:united	0.043	-0.109	-0.059	0.125
bw:university	0.026	-0.005	-0.002	-0.019
bw:unless	0.01	-0.011	-0.024	0.026
bw:until	0.088	-0.009	-0.018	-0.061
bw:up	-0.112	0.031	-0.057	0.138
bw:updated	0.105	-0.071	-0.049	0.015
bw:upon	-0.005	0	-0.009	0.014
bw:ups	-0.015	-0.004	0.009	0.009
bw:us	0.17	-0.097	-0.089	0.015
bw:usa	-0.023	0.069	-0.027	-0.019
bw:use	-0.046	-0.011	0.003	0.053
bw:used	-0.034	-0.018	0.106	-0.054
bw:useful	-0.016	-0.001	-0.001	0.017
bw:user	0.089	-0.026	-0.091	0.027
bw:users	-0.007	-0.022	0.016	0.014
bw:uses	-0.082	-0.006	0.128	-0.04
bw:using	0.014	-0.024	-0.056	0.066
bw:usually	-0.004	-0.012	0.035	-0.019
bw:valid	0.012	-0.003	-0.019	0.01
bw:valuations	-0.001	0.091	-0.091	0.001
bw:value	-0.013	-0.001	0.033	-0.019
bw:vat	-0.277	-0.001	-0.024	0.302
bw:vehicle	-0.016	-0.018	0.036	-0.002
bw:venue	0.049	-0.012	-0.015	-0.022
bw:venues	0.029	-0.025	0.044	-0.047
bw:version	-0.012	-0.008	0.008	0.012
bw:vet	0.012	-0.003	0.012	-0.02
bw:vets	0.015	-0.008	0.012	-0.019
bw:via	0.068	-0.033	0.048	-0.083
bw:video	-0.045	-0.005	0.007	0.044
bw:views	-0.082	0	-0.001	0.083
bw:village	-0.056	0.03	0.024	0.002
bw:visit	0.078	-0.017	-0.009	-0.052
bw:visitors	0.031	-0.012	0.032	-0.051
bw:visits	-0.029	0	0.007	0.022
bw:vofopari	-0.083	0.102	-0.019	0
bw:voluntary	-0.049	0	-0.001	0.05
bw:volunteer	0.066	-0.002	-0.003	-0.061
bw:volunteers	-0.088	-0.011	-0.018	0.117
bw:vouchers	-0.037	-0.006	0	0.043
bw:vududka	0.059	-0.001	-0.002	-0.056
bw:w1w	-0.033	0	0.006	0.027
bw:wales	-0.07	0.06	0.08	-0.071
bw:walk	0.041	-0.001	-0.001	-0.039
bw:want	0.025	0	0.002	-0.026
bw:wants	0.059	-0.001	-0.002	-0.055
bw:warehouse	-0.026	-0.001	0.003	0.023
bw:warranties	0.017	-0.002	-0.006	-0.009
bw:warranty	0.01	-0.008	0.018	-0.02
bw:was	-0.119	-0.04	0.116	0.043
bw:water	0.066	-0.001	-0.005	-0.06
bw:way	-0.058	0.003	0.043	0.013
bw:we	-0.103	-0.149	0.087	0.165
bw:web	-0.104	-0.046	0.053	0.096
bw:website	0.008	-0.035	0.078	-0.052
bw:websites	-0.061	-0.019	0.125	-0.045
bw:weddings	0.007	0.007	0.03	-0.044
bw:week	-0.024	-0.021	0.02	0.024
bw:weekdays	0.026	-0.002	-0.019	-0.005
bw:weekend	-0.069	0	-0.001	0.07
bw:weekends	0.013	0	0	-0.013
bw:weeks	0.036	-0.003	0.007	-0.04
bw:weighbridge	0.02	-0.001	0.002	-0.021
bw:welcome	-0.003	0.044	-0.067	0.026
bw:well	-0.004	-0.006	-0.008	0.019
bw:west	0.024	-0.022	0.015	-0.016
bw:western	-0.011	-0.009	0.012	0.009
bw:wharf	-0.047	-0.006	0.032	0.021
bw:what	0.011	-0.061	0.008	0.042
bw:when	-0.153	-0.032	0.049	0.137
bw:where	-0.172	0.048	0.119	0.006
bw:wherry	-0.01	0	0.011	-0.001
bw:whether	0.031	-0.01	-0.023	0.002
bw:which	0.04	-0.007	0.065	-0.099
bw:whichever	-0.016	-0.012	0.006	0.021
bw:who	0.309	-0.343	-0.038	0.071
bw:whoever	0.038	-0.006	-0.021	-0.011
bw:whole	-0.014	-0.01	-0.002	0.026
bw:wholly	0.107	-0.059	0.06	-0.108
bw:whose	-0.048	0.02	-0.019	0.046
bw:why	0	-0.019	-0.002	0.02
bw:will	-0.056	0.044	-0.099	0.111
bw:wilmslow	-0.017	-0.005	-0.021	0.043
bw:winner	0.011	-0.002	-0.001	-0.008
bw:wins	-0.013	0	0.004	0.009
bw:with	0.065	-0.068	0.13	-0.127
bw:within	0.048	-0.035	0.03	-0.043
bw:without	0.021	-0.002	0.002	-0.02
bw:wool	0.03	-0.001	-0.009	-0.02
bw:word	-0.031	-0.004	-0.007	0.042
bw:wording	0.021	-0.002	0.055	-0.073
bw:words	0.031	-0.001	-0.001	-0.03
bw:work	0.069	-0.024	-0.027	-0.018
bw:working	0.056	-0.004	-0.005	-0.047
bw:works	-0.033	-0.04	-0.004	0.078
bw:workshop	0.02	-0.001	-0.002	-0.017
bw:world	-0.076	0.014	0.041	0.021
bw:worldwide	0.012	-0.004	0.032	-0.039
bw:would	-0.011	0.012	-0.031	0.03
bw:wrexham	-0.022	0	0.002	0.021
bw:write	0.079	-0.04	-0.03	-0.009
bw:writing	-0.084	-0.032	0.133	-0.018
bw:written	0.003	-0.017	0.047	-0.032
bw:wrong	-0.015	0	-0.004	0.019
bw:www	0.035	0.008	-0.001	-0.042
bw:yard	-0.073	-0.002	0.035	0.04
bw:year	0.019	0.03	0.01	-0.059
bw:years	0.034	-0.011	-0.035	0.012
bw:yes	-0.001	-0.001	0.013	-0.012
bw:yesterday	-0.01	0	0.01	0
bw:yn	0.019	-0.001	-0.002	-0.016
bw:yo10	0.014	-0.001	0.002	-0.015
bw:york	0.044	-0.01	0.027	-0.062
bw:yorkshire	-0.076	-0.004	0.028	0.053
bw:you	-0.005	-0.109	0.054	0.06
bw:your	0.067	0.01	-0.074	-0.004
bw:yourself	-0.033	-0.001	0.001	0.033
bw:z	-0.01	0.036	-0.003	-0.023
bw:©	0.26	0.014	-0.008	-0.267
bw:¶	-0.056	-0.049	-0.074	0.179
c:agentAfter	-0.334	-0.019	0.521	0.032
c:agentOf	-0.342	-0.164	0.916	-0.209
c:appliesTo	0.528	-0.495	-0.418	0.385
c:asHelper	-1.055	0.114	1.429	0.011
c:bothParties	0.409	-0.265	-0.012	-0.132
c:brandAfter	-0.009	0.029	-0.083	0.063
c:brandAgentOf	-1.543	-0.049	1.618	-0.026
c:brandBefore	0.183	-0.215	0.074	-0.043
c:brandInBlock	0.245	0.343	-0.776	0.287
c:brandOnPage	-0.147	0.313	-0.116	-0.05
c:brandTradingNameOf	1.8	0.044	-1.37	0.026
c:brandUses	-0.863	-0.024	1.387	0
c:careOf	-1.106	0.021	1.107	-0.022
c:contractWith	0.443	-0.325	-0.074	0.356
c:controllerAfter	0.464	-0.066	-0.194	0.296
c:controllerIs	0.974	-0.29	-0.223	0.139
c:copyright	0.738	0.026	-0.664	0.5
c:forExample	-1.025	-0.024	1.052	-0.003
c:formerly	-0.603	0.581	0.324	-0.002
c:isCompany	-0.071	0.447	-0.242	-0.134
c:knownAsBrand	0.718	0.33	-0.837	0.088
c:list	-0.381	0.678	-0.092	-0.205
c:markOf	-1.247	-0.012	1.694	0.065
c:means	0.135	-0.093	-0.19	0.148
c:newsAfter	0.11	-0.185	0.526	-0.251
c:notUs	-1.373	-0.004	1.977	-0.101
c:officeAfter	0.098	-0.38	-0.352	0.634
c:operatedBy	0.405	0.254	-0.045	-0.214
c:operatedByOnly	-0.182	0.333	0.068	-0.218
c:otherOperatedBy	-0.388	0.067	0.727	-0.107
c:ourProvider	-0.934	-0.047	1.521	-0.04
c:ourSubsidiary	-0.546	1.51	-0.151	-0.013
c:partOf	-0.298	1.2	-0.159	-0.243
c:processedBy	-0.83	0.27	0.97	-0.11
c:regulatedBy	-0.695	-0.121	1.174	-0.057
c:runsBrand	1.255	0.117	-0.989	0.116
c:sellerAfter	0.733	-0.002	-0.331	0
c:siteOperatedBy	1.435	-0.113	-0.523	0.001
c:subsidiaryAfter	-0.519	1.006	0.103	-0.09
c:suchAs	-0.018	0.3	0.302	-0.283
c:toDo	-0.341	-0.018	0.72	-0.062
c:tradingAs	-0.211	-0.119	0.132	0.197
c:tradingAsBrand	1.589	0.19	-1.255	-0.024
c:tradingAsOther	0.201	-0.309	-0.113	0.221
c:tradingNameOf	0.385	0.173	-0.218	0.061
c:unconnected	-1.016	-0.002	1.518	0
c:usesBefore	-0.52	0.038	1.058	-0.077
c:weAre	0.246	-0.151	-0.142	0.247
c:weDefAfter	0.412	0.155	-0.191	0.124
c:weDefBefore	0.568	0.054	-0.443	0.321
c:wePronoun	0.418	0.042	-0.002	-0.158
c:websiteBy	-1.336	-0.072	2.007	-0.099
contradicted	0.151	-0.205	-0.031	0.086
form:bare	-0.434	-0.389	-0.234	1.056
form:name	0.184	0.357	0.53	-1.07
form:number	0.247	-0.145	0.12	-0.221
h:others	-0.196	-0.378	0.69	-0.116
h:self	-0.094	0.308	-0.264	0.05
how:direct	0.313	-0.132	-0.044	-0.137
how:guessed	0.072	-0.016	-0.051	-0.005
how:linked	-0.148	0.011	0.127	0.01
how:padded	0.009	-0.008	0.088	-0.09
hw:1	-0.082	0.221	-0.035	-0.104
hw:10	-0.051	-0.004	-0.013	0.068
hw:11	-0.008	-0.015	0.034	-0.011
hw:12	0.028	-0.005	-0.025	0.002
hw:13	0.05	-0.003	-0.005	-0.042
hw:14	-0.085	-0.001	0.049	0.037
hw:15	0.02	-0.002	-0.002	-0.016
hw:2	0.231	-0.079	-0.211	0.059
hw:20	-0.051	0.036	0.023	-0.009
hw:3	-0.157	-0.029	0.047	0.139
hw:4	-0.011	0.067	-0.01	-0.046
hw:5	-0.117	-0.062	0.131	0.049
hw:6	0	0.016	0.007	-0.023
hw:7	-0.103	-0.006	0.035	0.073
hw:8	0.124	-0.005	0.046	-0.165
hw:9	-0.087	-0.005	0.011	0.081
hw:a	-0.381	-0.02	0.074	0.326
hw:about	-0.006	0.062	-0.025	-0.03
hw:abroad	0.13	-0.005	-0.127	0.002
hw:ac	0.01	-0.003	-0.009	0.001
hw:acceptance	0.16	-0.056	-0.11	0.007
hw:access	-0.058	-0.004	-0.014	0.075
hw:accountancy	0.024	0	0.002	-0.026
hw:acorn	-0.061	-0.001	-0.001	0.064
hw:acornly	-0.06	0	0	0.061
hw:across	-0.004	-0.001	-0.009	0.015
hw:advertise	0.014	-0.002	0.004	-0.016
hw:advice	-0.073	-0.012	0.043	0.042
hw:after	0.063	0.024	0.02	-0.107
hw:agency	0	-0.001	0.045	-0.043
hw:agents	0.017	0	0	-0.017
hw:agreement	0.098	-0.052	0.002	-0.048
hw:all	-0.028	0.137	-0.107	-0.001
hw:alliance	0.051	0	0	-0.05
hw:allotment	-0.062	0	0	0.063
hw:amodau	0.01	-0.003	-0.009	0.001
hw:an	-0.086	-0.027	0.075	0.038
hw:anchor	-0.1	-0.001	-0.017	0.118
hw:anchorly	-0.042	0	0	0.043
hw:and	0.136	0.135	-0.297	0.025
hw:answer	-0.084	-0.003	0.015	0.073
hw:anti	0.049	-0.003	-0.027	-0.019
hw:any	-0.013	-0.001	-0.001	0.016
hw:app	-0.093	-0.016	0.05	0.059
hw:applicable	0.027	-0.001	0	-0.026
hw:applies	-0.047	0	0	0.048
hw:apply	0.039	-0.004	0.004	-0.04
hw:applying	0.021	-0.001	-0.001	-0.02
hw:apron	0.015	0.001	0.019	-0.035
hw:architects	0.034	0	0	-0.034
hw:are	0.027	0.018	-0.15	0.106
hw:as	-0.076	-0.017	0.051	0.042
hw:ask	-0.092	-0.021	0.006	0.107
hw:at	-0.052	-0.005	0.001	0.055
hw:authority	0.006	-0.015	0.014	-0.005
hw:b	0.04	-0.001	-0.001	-0.039
hw:back	-0.024	0	0	0.025
hw:background	0.03	0.056	-0.062	-0.025
hw:bakery	0.031	0	0.005	-0.036
hw:be	-0.048	0.139	-0.109	0.017
hw:beehive	-0.107	-0.002	-0.005	0.114
hw:beehively	-0.078	-0.001	-0.008	0.087
hw:before	0.078	-0.003	-0.028	-0.048
hw:best	-0.026	-0.004	-0.005	0.035
hw:better	-0.034	-0.011	0.058	-0.013
hw:black	0.012	-0.001	-0.003	-0.009
hw:boarding	-0.034	0	0	0.035
hw:book	-0.036	-0.005	0.007	0.034
hw:booking	-0.037	-0.066	0.181	-0.078
hw:bookkeeping	-0.035	0	0	0.036
hw:box	-0.037	-0.001	-0.008	0.047
hw:brass	0.037	0.002	-0.05	0.011
hw:breach	0.022	0.044	0	-0.065
hw:brewery	0.023	-0.002	0.015	-0.035
hw:bright	-0.052	0	0	0.053
hw:bring	0.019	0.036	-0.016	-0.038
hw:broker	0.01	-0.011	0.022	-0.021
hw:brown	0.016	0	0.003	-0.019
hw:business	0.017	-0.01	-0.013	0.005
hw:businesses	-0.019	-0.008	0.013	0.014
hw:buy	-0.01	-0.004	-0.024	0.038
hw:buying	-0.027	-0.008	0.036	-0.001
hw:by	0.029	0.036	-0.024	-0.042
hw:c	0.009	0	0.003	-0.012
hw:calls	-0.017	0	0	0.018
hw:can	-0.094	0.011	-0.048	0.132
hw:cancel	0.016	-0.002	-0.001	-0.013
hw:candles	-0.041	0	0	0.042
hw:car	-0.046	-0.003	0.012	0.038
hw:card	-0.022	-0.024	0.024	0.021
hw:cardholder	0.042	-0.001	0.012	-0.053
hw:cards	-0.074	-0.005	0.009	0.07
hw:care	0.11	0.043	0.011	-0.163
hw:carers	0.054	-0.002	-0.001	-0.051
hw:carnival	-0.086	0.002	0.012	0.073
hw:cars	0.013	-0.001	-0.002	-0.01
hw:centre	-0.046	0	0.009	0.037
hw:ceramics	0.081	-0.001	0.006	-0.085
hw:change	0.033	-0.001	-0.007	-0.025
hw:changes	0.091	-0.028	-0.065	0.002
hw:charges	-0.026	-0.007	0.006	0.027
hw:cheese	-0.04	0	0	0.04
hw:children	0.06	0	0	-0.059
hw:choices	-0.038	-0.003	-0.004	0.044
hw:church	-0.125	-0.001	-0.001	0.127
hw:claims	-0.017	0	-0.001	0.018
hw:cleaning	-0.053	0	0.007	0.046
hw:client	-0.172	0.018	0.158	-0.003
hw:clients	0.078	-0.001	-0.006	-0.071
hw:clothing	0.055	-0.001	-0.01	-0.044
hw:club	0.044	-0.032	0.036	-0.048
hw:co	0.044	0.137	-0.151	-0.03
hw:coaches	0.041	0	0.002	-0.043
hw:coffee	0.028	0	0.016	-0.044
hw:collect	0.04	-0.016	0.047	-0.072
hw:come	-0.01	-0.009	0.032	-0.013
hw:community	0.019	0.001	0.005	-0.024
hw:companies	0.027	-0.002	-0.011	-0.014
hw:company	0.153	-0.09	-0.003	-0.06
hw:compassly	-0.031	-0.002	-0.026	0.059
hw:competition	0.018	0.008	-0.01	-0.015
hw:complaints	0.078	-0.038	-0.061	0.021
hw:conditions	0.365	-0.037	-0.19	-0.138
hw:construction	0.029	0	-0.001	-0.028
hw:consulting	-0.103	0.001	0.004	0.098
hw:contact	0.105	-0.027	-0.054	-0.024
hw:contract	0.088	-0.026	-0.053	-0.008
hw:contracting	-0.004	-0.011	0.019	-0.004
hw:controller	-0.043	0.137	-0.18	0.086
hw:cookie	-0.002	-0.05	0.063	-0.012
hw:cookies	0.116	-0.028	0.005	-0.093
hw:copper	0.023	0.003	-0.003	-0.023
hw:cornwall	0.025	0.038	-0.033	-0.03
hw:cost	0.008	-0.003	0.028	-0.033
hw:cottages	0.062	-0.001	-0.003	-0.057
hw:council	-0.046	-0.001	0.002	0.045
hw:country	0.023	0.025	-0.033	-0.016
hw:couriers	0.067	-0.001	0.002	-0.068
hw:courts	-0.028	-0.004	0.038	-0.006
hw:cover	0.168	-0.01	-0.024	-0.135
hw:covers	0.036	-0.046	-0.075	0.085
hw:crafts	-0.074	-0.001	-0.001	0.075
hw:customer	0.008	0.018	0.009	-0.035
hw:customers	-0.003	0.052	0.003	-0.051
hw:d	0.026	0	0.003	-0.029
hw:data	0.007	-0.084	0.209	-0.132
hw:day	0.032	-0.002	-0.003	-0.027
hw:definitions	-0.067	0.121	-0.1	0.047
hw:delivered	0.032	0	0	-0.032
hw:delivery	0.018	0.023	-0.06	0.019
hw:dental	0.028	-0.001	0.007	-0.035
hw:design	0.087	-0.001	-0.001	-0.084
hw:details	-0.134	0.019	0.094	0.021
hw:devon	-0.012	0.039	-0.031	0.004
hw:digital	0.039	0	0	-0.039
hw:directory	0.031	-0.008	0.018	-0.041
hw:disclosure	-0.044	0.037	0.009	-0.001
hw:disputes	0.068	-0.003	0.007	-0.072
hw:do	-0.041	-0.03	0.066	0.006
hw:does	0.018	-0.001	-0.037	0.02
hw:door	-0.092	-0.001	-0.002	0.094
hw:draw	-0.05	-0.012	0.042	0.019
hw:east	0.071	-0.002	-0.009	-0.059
hw:electric	0.015	-0.003	0.002	-0.014
hw:electrical	0.001	0.004	-0.035	0.029
hw:else	-0.016	-0.018	0.05	-0.017
hw:emails	0.09	-0.009	0.047	-0.129
hw:enamel	0.047	0	0.018	-0.064
hw:end	0.027	-0.007	-0.002	-0.018
hw:ending	-0.015	0	0	0.016
hw:energy	0.003	-0.026	0.053	-0.03
hw:engineering	0.058	-0.001	-0.004	-0.054
hw:england	-0.026	0.094	-0.092	0.024
hw:entries	-0.029	0.001	0.028	0
hw:estate	0.017	0	0	-0.017
hw:every	0.018	-0.009	-0.006	-0.002
hw:everything	0.013	-0.008	0	-0.006
hw:family	0.05	-0.003	0.004	-0.051
hw:fast	0.074	0	0	-0.073
hw:faulty	0.053	-0.006	-0.006	-0.041
hw:fees	0.001	0.048	-0.023	-0.027
hw:field	0.012	0	-0.003	-0.009
hw:files	0.024	-0.001	0.001	-0.024
hw:finance	0.078	-0.028	-0.196	0.146
hw:financial	0.063	-0.006	0.002	-0.059
hw:find	-0.178	0.03	0.099	0.049
hw:firms	0.07	-0.025	-0.047	0.002
hw:first	-0.049	-0.003	0.007	0.046
hw:fitness	0.053	0	0.003	-0.055
hw:florists	0	0	0.028	-0.028
hw:for	0.019	-0.084	-0.12	0.184
hw:four	0.044	0	0	-0.044
hw:free	-0.006	-0.009	0.015	0
hw:from	0.105	-0.023	0.026	-0.108
hw:fuels	0.04	0	0	-0.039
hw:furniture	0.021	0	-0.001	-0.019
hw:further	0.019	-0.002	0.003	-0.021
hw:g	0.038	0	0	-0.038
hw:garden	-0.043	-0.007	-0.003	0.053
hw:gdpr	-0.028	-0.005	0.038	-0.005
hw:general	0.079	0.05	-0.058	-0.071
hw:get	-0.104	-0.01	0.025	0.089
hw:gift	0.014	-0.016	-0.024	0.026
hw:give	0.016	-0.003	0.014	-0.027
hw:goes	0.052	-0.002	-0.021	-0.029
hw:governing	0.012	-0.002	-0.001	-0.009
hw:green	-0.063	-0.002	0.006	0.059
hw:grounds	0.012	0	0	-0.011
hw:group	0.016	0.046	-0.055	-0.007
hw:h	0.055	-0.001	-0.001	-0.054
hw:hall	-0.114	-0.002	0.047	0.07
hw:hands	-0.087	-0.007	0.047	0.048
hw:happens	0.009	0.041	0.024	-0.074
hw:harbour	-0.062	-0.004	-0.036	0.102
hw:haulage	0.048	0	0.011	-0.059
hw:health	-0.012	-0.003	-0.002	0.017
hw:heating	0.061	-0.001	0.01	-0.07
hw:hello	-0.016	-0.001	0.036	-0.018
hw:help	-0.068	-0.002	0.003	0.068
hw:here	-0.032	0.056	0.06	-0.084
hw:high	0.046	-0.012	0.036	-0.07
hw:hire	0.005	-0.009	0.028	-0.024
hw:home	-0.028	-0.009	0.11	-0.073
hw:homes	0.087	0.113	-0.072	-0.128
hw:hook	0.037	0.002	-0.05	0.011
hw:hospice	0.03	-0.002	0.003	-0.03
hw:hosting	-0.104	-0.006	-0.011	0.122
hw:hotels	0.054	-0.001	0.015	-0.068
hw:house	-0.058	0	-0.001	0.058
hw:how	-0.025	-0.097	0.022	0.1
hw:i	-0.142	0.003	0.012	0.127
hw:identity	0.013	-0.015	-0.012	0.014
hw:if	-0.039	-0.01	-0.008	0.057
hw:important	0.049	-0.008	-0.033	-0.008
hw:imprint	-0.011	-0.001	0.001	0.011
hw:in	-0.101	-0.101	0.127	0.076
hw:independent	0.039	-0.001	0.008	-0.046
hw:index	-0.061	0.003	0.001	0.057
hw:information	-0.127	0.179	-0.381	0.329
hw:inquirer	-0.046	-0.004	-0.004	0.054
hw:insurance	-0.033	-0.01	0.052	-0.009
hw:interpretation	0.077	0.005	-0.154	0.072
hw:introduction	0.085	0.29	-0.286	-0.088
hw:is	0.037	-0.08	0.108	-0.065
hw:it	0.014	-0.04	0.06	-0.035
hw:j	0.028	0	0	-0.027
hw:job	0.042	-0.002	-0.002	-0.038
hw:joinery	0.114	-0.001	0.005	-0.118
hw:jurisdiction	-0.004	-0.002	0.021	-0.015
hw:k	0.015	0	0	-0.015
hw:keep	0.032	-0.001	0.006	-0.038
hw:keeping	0.007	0.039	-0.031	-0.015
hw:kennels	-0.034	0	0	0.035
hw:kettle	-0.063	0	-0.001	0.064
hw:kettlely	-0.029	0	0	0.029
hw:key	0.062	-0.012	-0.046	-0.004
hw:kitchen	0.026	0	-0.001	-0.025
hw:know	-0.085	-0.005	-0.001	0.091
hw:l	0.025	0	0.003	-0.027
hw:landscapes	0.057	-0.001	0.004	-0.06
hw:lane	-0.038	0	0	0.038
hw:lantern	-0.038	-0.002	-0.018	0.058
hw:lanternly	-0.056	-0.001	-0.012	0.069
hw:latest	0.037	-0.008	0.036	-0.064
hw:law	0.07	-0.017	0.024	-0.077
hw:learn	0	-0.004	0.029	-0.025
hw:legal	0.118	0.082	-0.102	-0.097
hw:let	-0.085	-0.004	-0.027	0.116
hw:letters	0.02	0	0	-0.019
hw:lettings	0.048	0	0.01	-0.058
hw:liability	-0.044	-0.001	0.07	-0.025
hw:licence	0.031	-0.004	-0.031	0.004
hw:licences	0.03	-0.004	-0.028	0.002
hw:limited	-0.1	-0.031	0.154	-0.022
hw:limits	0.019	0	0	-0.018
hw:linen	0.015	0.001	0.019	-0.035
hw:links	-0.153	-0.003	0.021	0.136
hw:local	0.092	0.019	-0.051	-0.059
hw:london	-0.064	-0.002	0.013	0.053
hw:look	0.002	-0.017	0.031	-0.016
hw:lottery	-0.013	0.152	-0.001	-0.138
hw:ltd	-0.231	-0.02	0.308	-0.057
hw:made	-0.006	-0.006	0.014	-0.002
hw:magpie	-0.054	0	0	0.054
hw:magpiely	-0.045	0	0	0.046
hw:make	-0.004	-0.01	0.086	-0.072
hw:makes	-0.033	0	0	0.034
hw:making	-0.009	-0.001	-0.001	0.011
hw:management	0.061	-0.001	0.001	-0.061
hw:manor	-0.033	-0.004	0.054	-0.018
hw:marine	0.035	0	0	-0.034
hw:marketing	0.125	-0.004	0.001	-0.122
hw:marketplace	-0.068	0.007	0.067	-0.006
hw:markets	-0.074	0.063	-0.023	0.035
hw:means	-0.028	-0.01	0.055	-0.017
hw:meet	-0.017	0	0.001	0.017
hw:membership	0.004	-0.016	0.023	-0.011
hw:menu	-0.059	-0.003	0.006	0.056
hw:money	0.05	0.002	0.015	-0.068
hw:more	-0.052	0	0	0.053
hw:mortgage	-0.084	-0.034	0.167	-0.049
hw:mortgages	0.071	-0.001	0.005	-0.076
hw:motors	0.029	0	0.011	-0.04
hw:move	0.013	-0.001	0.006	-0.019
hw:moving	0.013	0.039	-0.029	-0.023
hw:mrs	-0.033	0	0	0.034
hw:mug	0.047	0	0.018	-0.064
hw:my	-0.028	-0.009	0.012	0.026
hw:n	0.02	0	0	-0.02
hw:name	-0.069	-0.014	0.034	0.049
hw:new	0.06	-0.001	-0.002	-0.056
hw:newest	-0.029	0.001	0.028	0
hw:news	0.043	-0.009	0.023	-0.056
hw:next	0.042	-0.006	0.027	-0.063
hw:north	0.007	-0.001	-0.023	0.017
hw:not	-0.032	-0.002	-0.019	0.053
hw:notebook	0.012	0	-0.003	-0.009
hw:notice	-0.068	0.063	0.037	-0.032
hw:number	-0.065	-0.009	0.022	0.052
hw:oak	-0.011	-0.001	0	0.012
hw:of	0.133	0.15	-0.339	0.057
hw:office	-0.041	-0.017	0.043	0.015
hw:offshore	0.035	0	0	-0.034
hw:on	0.014	0.043	0.06	-0.117
hw:one	-0.114	0.023	0.022	0.069
hw:online	0.1	-0.031	-0.046	-0.023
hw:operative	0.019	0.094	-0.091	-0.021
hw:or	0.024	-0.01	-0.008	-0.007
hw:order	0.001	-0.012	0.003	0.008
hw:other	0.005	-0.013	0.005	0.003
hw:others	-0.017	0.114	-0.084	-0.013
hw:otter	-0.038	0	0	0.039
hw:our	-0.01	0.124	-0.096	-0.018
hw:out	-0.07	-0.001	-0.009	0.081
hw:overview	0.004	-0.009	-0.016	0.021
hw:own	0.004	-0.021	0.005	0.012
hw:owners	0.062	-0.007	-0.01	-0.044
hw:owns	-0.048	0	0.032	0.016
hw:pages	-0.104	-0.01	-0.001	0.115
hw:pan	0.023	0.003	-0.003	-0.023
hw:pantry	-0.03	0	0	0.03
hw:parish	-0.046	-0.001	0.002	0.045
hw:park	-0.084	-0.004	-0.003	0.092
hw:parks	0.036	0.042	-0.002	-0.076
hw:parties	0.033	-0.076	0.073	-0.03
hw:partners	0.124	0.086	-0.131	-0.079
hw:party	0.047	-0.018	0.028	-0.057
hw:passwords	-0.005	-0.001	-0.006	0.013
hw:patient	0.029	0.064	-0.093	0
hw:patients	0.023	-0.006	-0.015	-0.002
hw:pay	-0.009	-0.006	-0.027	0.043
hw:payment	-0.026	-0.012	0.05	-0.012
hw:people	0.047	-0.011	0.013	-0.049
hw:person	-0.022	0.015	-0.035	0.042
hw:personal	0.03	0.116	-0.129	-0.016
hw:pet	0.053	-0.002	-0.011	-0.039
hw:phone	-0.001	-0.012	0.002	0.01
hw:physiotherapy	0.053	-0.001	0.008	-0.06
hw:pier	-0.048	0	0.032	0.016
hw:place	-0.052	-0.001	-0.008	0.061
hw:plan	-0.05	-0.001	-0.001	0.052
hw:planning	0.061	-0.006	0.008	-0.062
hw:plans	0.104	-0.012	-0.144	0.053
hw:play	0.048	-0.007	0.043	-0.084
hw:plumbing	0.061	-0.001	0.01	-0.07
hw:policy	0.02	-0.104	0.274	-0.189
hw:portal	-0.049	0.021	0.033	-0.004
hw:premier	-0.028	0	0	0.029
hw:premises	-0.042	-0.006	0.022	0.026
hw:prepaid	-0.056	-0.009	0.052	0.013
hw:price	0.015	-0.002	0.002	-0.015
hw:prices	-0.106	-0.004	0.059	0.051
hw:print	0.05	0	0.004	-0.054
hw:privacy	-0.109	0.057	0.169	-0.117
hw:prize	-0.051	-0.013	0.045	0.019
hw:processors	-0.033	-0.013	0.029	0.017
hw:promise	-0.083	-0.006	-0.006	0.096
hw:promoter	0.015	-0.011	-0.011	0.007
hw:property	0.145	0.004	-0.046	-0.103
hw:protection	-0.072	-0.037	0.052	0.057
hw:provider	-0.03	-0.038	0.071	-0.003
hw:publishing	0.029	-0.001	0.003	-0.031
hw:purpose	-0.138	0.236	-0.077	-0.021
hw:questions	-0.109	-0.009	0.016	0.102
hw:quiet	-0.037	-0.013	0.019	0.031
hw:r	0.049	-0.001	-0.001	-0.047
hw:reach	0.015	-0.002	-0.005	-0.008
hw:receives	-0.16	-0.022	0.203	-0.021
hw:recent	-0.006	0	0.026	-0.02
hw:recipients	-0.076	-0.008	0.068	0.016
hw:record	-0.056	-0.002	0.051	0.006
hw:recruitment	0.039	-0.001	0.004	-0.041
hw:red	0.026	0	-0.005	-0.021
hw:registered	-0.012	0	-0.002	0.014
hw:registration	-0.032	0.003	0.024	0.006
hw:regulation	-0.01	-0.005	0.022	-0.007
hw:regulator	-0.013	-0.009	0.012	0.009
hw:regulatory	0.028	-0.005	-0.028	0.005
hw:renewables	0.027	0	0.012	-0.04
hw:request	-0.02	0	0	0.02
hw:responsible	0.029	-0.022	-0.022	0.014
hw:retention	-0.023	0	0	0.023
hw:returns	0.042	-0.024	-0.081	0.063
hw:reviews	-0.009	-0.003	0.029	-0.017
hw:right	0.051	-0.004	-0.004	-0.043
hw:rights	-0.08	-0.007	-0.017	0.104
hw:role	0.06	-0.002	-0.009	-0.049
hw:roofing	0.052	0	-0.001	-0.051
hw:rooms	-0.029	0	-0.001	0.031
hw:royal	0.03	0	0	-0.029
hw:rules	0.091	-0.022	-0.054	-0.015
hw:run	-0.028	-0.027	0.019	0.036
hw:saddle	0.003	-0.004	-0.084	0.084
hw:sale	-0.057	0.08	-0.113	0.09
hw:sales	0.056	-0.021	0.012	-0.047
hw:say	-0.042	-0.001	-0.017	0.06
hw:school	-0.05	-0.001	-0.001	0.052
hw:scope	-0.084	-0.024	0.038	0.07
hw:section	0.036	-0.042	-0.005	0.011
hw:seed	-0.027	-0.001	-0.008	0.036
hw:sees	-0.016	-0.018	0.051	-0.017
hw:sell	0.084	-0.001	-0.004	-0.079
hw:service	0.047	-0.099	-0.007	0.059
hw:services	0.17	-0.02	-0.018	-0.132
hw:share	0.003	-0.046	0.074	-0.031
hw:sharing	-0.094	-0.031	0.129	-0.004
hw:shipping	0.02	0	0	-0.019
hw:shops	0.014	0.075	-0.057	-0.031
hw:short	-0.036	-0.003	0.014	0.024
hw:silver	-0.017	0	0.014	0.003
hw:similar	0.015	-0.001	0.009	-0.024
hw:site	-0.051	-0.048	0.065	0.034
hw:slavery	0.049	-0.003	-0.027	-0.019
hw:small	0.027	-0.008	0.013	-0.031
hw:smart	0.03	-0.005	-0.019	-0.005
hw:smith	0.023	0	0	-0.022
hw:society	-0.011	-0.001	-0.001	0.013
hw:software	-0.052	0.011	0.025	0.017
hw:sold	-0.012	-0.001	-0.017	0.03
hw:some	0.004	-0.023	0.002	0.017
hw:somebody	0.035	-0.006	0.003	-0.032
hw:someone	0.039	-0.001	-0.024	-0.014
hw:something	0.011	-0.007	-0.007	0.002
hw:sons	0.06	0	0.01	-0.07
hw:soon	-0.084	-0.003	0.015	0.073
hw:sorted	0.028	-0.001	-0.001	-0.026
hw:south	-0.052	0	0	0.053
hw:sparrow	-0.092	-0.001	-0.007	0.101
hw:sparrowly	-0.074	0	-0.001	0.075
hw:speak	-0.036	0.019	-0.013	0.031
hw:specialists	0.025	-0.001	-0.002	-0.022
hw:st	-0.053	0.041	-0.006	0.018
hw:stall	-0.04	0	0	0.04
hw:standard	-0.086	0.127	-0.025	-0.015
hw:statement	0.072	0.03	-0.063	-0.038
hw:stay	0.042	-0.015	0.008	-0.035
hw:storage	0.013	-0.004	0.02	-0.029
hw:story	-0.068	-0.008	-0.033	0.109
hw:street	0.024	-0.011	0.036	-0.049
hw:stronger	0.025	0	0	-0.024
hw:studio	-0.036	0	0	0.037
hw:subscribe	0.071	-0.009	0.047	-0.11
hw:summary	0.091	0.023	-0.117	0.003
hw:supervisory	0.023	-0.01	0.012	-0.026
hw:supplier	-0.07	0	0.06	0.01
hw:suppliers	0	-0.005	0.011	-0.006
hw:supply	0.03	0	0	-0.03
hw:support	-0.043	-0.009	0.011	0.041
hw:take	-0.04	-0.007	0.021	0.025
hw:taking	0.019	-0.002	0.003	-0.021
hw:talk	-0.034	-0.006	0.005	0.035
hw:tasunkin	-0.028	-0.001	-0.001	0.031
hw:taylor	0.038	0	0	-0.038
hw:tea	-0.06	-0.003	0.015	0.049
hw:team	-0.054	-0.009	0.025	0.037
hw:telecom	0.086	-0.001	0.007	-0.093
hw:telerau	0.01	-0.003	-0.009	0.001
hw:termination	-0.054	0	0	0.054
hw:terms	0.001	-0.023	-0.092	0.115
hw:textiles	0.041	-0.001	0	-0.04
hw:that	-0.109	0.05	-0.035	0.094
hw:the	-0.247	-0.073	0.177	0.144
hw:theatre	0.01	0.013	-0.02	-0.003
hw:them	-0.036	-0.001	0.005	0.032
hw:these	0.01	-0.055	0.061	-0.016
hw:third	-0.032	-0.057	0.112	-0.023
hw:this	0.075	-0.078	-0.059	0.062
hw:three	0.092	0.028	-0.03	-0.09
hw:throw	0.118	-0.003	-0.016	-0.1
hw:tickets	0.025	-0.006	0.004	-0.023
hw:time	0.01	-0.001	-0.001	-0.007
hw:to	-0.07	-0.022	0.022	0.07
hw:today	0.008	-0.001	0.006	-0.014
hw:tools	0.001	-0.001	0.02	-0.02
hw:touch	-0.011	-0.004	0.01	0.005
hw:tours	0.016	0	-0.001	-0.015
hw:trade	-0.051	-0.002	0.033	0.02
hw:training	0.079	-0.006	-0.015	-0.059
hw:travel	0.017	0.003	0.054	-0.074
hw:tray	-0.02	-0.001	0	0.021
hw:trust	0.128	0.04	-0.119	-0.049
hw:trusted	-0.015	-0.005	0.009	0.011
hw:two	-0.053	-0.009	0.048	0.014
hw:uk	0.015	0.01	-0.061	0.036
hw:ularbo	-0.032	-0.01	-0.021	0.062
hw:under	0.015	-0.001	-0.02	0.006
hw:unhappy	-0.034	-0.003	0.003	0.034
hw:university	0.044	-0.001	0.001	-0.043
hw:up	-0.082	-0.004	-0.019	0.105
hw:updates	-0.03	-0.002	-0.003	0.036
hw:us	0.072	-0.053	0.105	-0.124
hw:use	0.148	0.039	-0.162	-0.025
hw:useful	-0.104	-0.01	-0.001	0.115
hw:user	0.044	-0.006	-0.017	-0.02
hw:uses	0.117	-0.002	-0.005	-0.11
hw:using	-0.046	-0.002	0.053	-0.005
hw:vet	0.061	-0.001	-0.001	-0.059
hw:visit	-0.016	0	0.001	0.015
hw:wardrobe	-0.002	-0.002	-0.025	0.029
hw:wardrobely	-0.066	-0.001	-0.002	0.069
hw:we	0.161	-0.084	0.135	-0.212
hw:web	0.019	0.014	0.014	-0.047
hw:website	-0.01	0.11	0.036	-0.136
hw:websites	0.05	-0.003	-0.009	-0.038
hw:week	-0.054	-0.002	0.006	0.049
hw:welcome	-0.078	-0.013	0.01	0.081
hw:well	0.032	-0.026	0.03	-0.036
hw:west	-0.027	-0.004	0.013	0.018
hw:what	-0.015	0.027	-0.042	0.03
hw:where	-0.007	0.044	0.061	-0.098
hw:which	-0.047	0	0	0.048
hw:who	-0.002	-0.256	0.165	0.093
hw:whole	-0.026	-0.019	0.053	-0.008
hw:why	0.052	-0.005	-0.01	-0.037
hw:wilfrid's	-0.063	0	-0.001	0.064
hw:will	-0.182	0.184	-0.086	0.085
hw:wins	-0.011	0	0.011	0
hw:with	0.062	-0.015	-0.021	-0.026
hw:without	0.062	-0.003	0.005	-0.064
hw:wool	0.118	-0.003	-0.016	-0.1
hw:work	0.057	-0.017	0.022	-0.062
hw:works	0.034	-0.002	-0.001	-0.031
hw:you	-0.165	-0.026	0.125	0.066
hw:your	-0.126	-0.019	0.147	-0.002
hw:z	0.012	-0.011	-0.006	0.005
inList	-0.307	0.106	0.302	-0.101
kind:current	0.68	-0.762	-1.131	1.214
kind:former	0.05	-0.014	-0.025	-0.01
kind:loose	-0.175	0.178	0.001	-0.004
kind:near	-0.381	0.107	0.198	0.076
kind:number	0.247	-0.145	0.12	-0.221
kind:other	-0.423	0.461	1.252	-1.29
label:charity	-0.467	0.026	0.426	0.016
label:company	0.377	-0.25	-0.053	-0.074
label:fca	-0.142	-0.003	0.142	0.003
label:foreign	0.409	0.151	-0.484	-0.076
label:none	-0.158	0.023	0.133	0.002
label:number	0.188	-0.037	-0.141	-0.01
label:registered	0.494	-0.029	-0.401	-0.063
label:regulator	-0.218	-0.021	0.249	-0.01
label:tax	-0.038	-0.001	0.039	0
like	0.15	-0.043	-0.788	0.68
like:close	-0.207	0.574	-0.035	-0.332
like:none	-0.654	-0.139	1.103	-0.309
like:same	0.962	-0.909	-0.847	0.793
like:some	-0.105	0.297	0.195	-0.387
line+region:mixed:footer	0.164	-0.076	0.02	-0.107
line+region:mixed:header	-0.057	-0.002	-0.003	0.062
line+region:mixed:hidden	0.047	-0.06	-0.087	0.099
line+region:mixed:text	-0.043	0.138	0.046	-0.14
line+region:particulars:footer	0.155	-0.077	-0.307	0.229
line+region:particulars:header	-0.041	0.02	0.194	-0.173
line+region:particulars:hidden	-0.068	-0.074	0.204	-0.061
line+region:particulars:text	-0.207	0.079	0.06	0.068
line+region:statement:footer	-0.111	0.059	0.261	-0.209
line+region:statement:header	-0.009	0.001	0.016	-0.007
line+region:statement:hidden	0.148	-0.117	-0.176	0.146
line+region:statement:text	0.019	-0.068	0.19	-0.142
line:mixed	0.111	0	-0.025	-0.086
line:particulars	-0.161	-0.052	0.15	0.063
line:statement	0.047	-0.126	0.291	-0.212
mayBeLonger	-0.45	-0.003	0.183	0.27
n:near	0.244	0.011	-0.144	-0.111
n:postcode	0.263	-0.074	-0.164	-0.025
n:site	0.301	-0.081	-0.118	-0.102
n:stranger:charity	-0.467	0.026	0.426	0.016
n:stranger:company	0.291	-0.1	-0.182	-0.009
n:stranger:fca	-0.142	-0.003	0.142	0.003
n:stranger:foreign	0.546	-0.004	-0.473	-0.068
n:stranger:none	-0.15	0.034	0.112	0.003
n:stranger:number	0.116	-0.018	-0.089	-0.008
n:stranger:registered	0.282	-0.105	-0.155	-0.022
n:stranger:regulator	-0.218	-0.021	0.249	-0.01
n:stranger:tax	-0.038	-0.001	0.039	0
namedBySites	-0.32	-0.015	0.442	-0.107
otherNumberNear	-0.717	0.009	0.345	0.363
othersInBlock	-0.412	0.05	0.241	0.121
ownNumberNear	1.375	0.005	0.66	-2.04
ownParticulars	0.591	-0.297	-0.101	-0.193
page+region:about:footer	0.034	-0.048	0.153	-0.139
page+region:about:header	0.057	-0.043	-0.007	-0.007
page+region:about:hidden	0.025	-0.041	-0.088	0.104
page+region:about:text	0.173	-0.208	-0.033	0.068
page+region:complaints:footer	-0.024	-0.037	0.048	0.014
page+region:complaints:header	-0.119	-0.001	-0.001	0.121
page+region:complaints:hidden	-0.08	-0.001	-0.003	0.084
page+region:complaints:text	0.089	-0.049	-0.114	0.074
page+region:contact:footer	-0.033	0.009	0.283	-0.259
page+region:contact:header	0.092	0.033	-0.075	-0.05
page+region:contact:hidden	-0.163	-0.027	0.036	0.154
page+region:contact:text	0.13	0.189	-0.429	0.11
page+region:cookies:footer	-0.156	0.087	-0.058	0.126
page+region:cookies:header	-0.01	-0.007	-0.008	0.025
page+region:cookies:hidden	0.043	-0.009	-0.019	-0.015
page+region:cookies:text	0.009	-0.033	0.032	-0.008
page+region:delivery:footer	-0.033	0.046	0.144	-0.157
page+region:delivery:header	-0.007	-0.018	-0.015	0.04
page+region:delivery:hidden	0.121	-0.011	-0.031	-0.079
page+region:delivery:text	-0.004	-0.076	-0.192	0.272
page+region:home:footer	-0.172	-0.043	0.037	0.178
page+region:home:header	-0.107	0.019	0.207	-0.118
page+region:home:hidden	0.236	-0.101	-0.302	0.166
page+region:home:text	-0.09	0.145	0.199	-0.254
page+region:legal:footer	0.158	-0.048	-0.215	0.104
page+region:legal:header	-0.14	-0.011	-0.017	0.169
page+region:legal:hidden	-0.093	-0.007	-0.013	0.113
page+region:legal:text	0.234	-0.276	0.031	0.01
page+region:modern_slavery:header	0.066	-0.001	-0.001	-0.065
page+region:modern_slavery:hidden	0.069	0	-0.001	-0.067
page+region:modern_slavery:text	0.052	0.193	-0.207	-0.038
page+region:other:footer	0.212	-0.335	-0.106	0.229
page+region:other:header	0.008	-0.082	-0.113	0.186
page+region:other:hidden	-0.121	-0.037	0.311	-0.153
page+region:other:text	-0.309	0.59	0.206	-0.487
page+region:privacy:footer	-0.006	-0.132	0.167	-0.029
page+region:privacy:header	0.065	0.131	-0.126	-0.07
page+region:privacy:hidden	-0.102	0.022	0.135	-0.054
page+region:privacy:text	0.103	0.125	-0.345	0.117
page+region:terms:footer	-0.226	-0.11	0.416	-0.08
page+region:terms:header	0.071	-0.102	-0.165	0.196
page+region:terms:hidden	0.073	-0.048	-0.136	0.111
page+region:terms:text	0.218	0.145	-0.392	0.029
page:about	0.289	-0.34	0.026	0.025
page:complaints	-0.135	-0.088	-0.07	0.294
page:contact	0.026	0.204	-0.185	-0.045
page:cookies	-0.114	0.038	-0.052	0.128
page:delivery	0.077	-0.059	-0.094	0.075
page:home	-0.133	0.02	0.141	-0.028
page:legal	0.16	-0.342	-0.214	0.396
page:modern_slavery	0.187	0.192	-0.209	-0.17
page:other	-0.21	0.137	0.298	-0.225
page:privacy	0.06	0.146	-0.169	-0.036
page:terms	0.137	-0.116	-0.277	0.255
pages	0.241	-0.249	-0.238	0.246
postcodeNear	0.862	0.492	0.322	-1.676
region:footer	0.208	-0.095	-0.027	-0.086
region:header	-0.107	0.019	0.207	-0.118
region:hidden	0.127	-0.251	-0.059	0.184
region:text	-0.231	0.15	0.295	-0.214
s:I	-0.056	0.094	-0.15	0.111
s:they	-0.187	0.423	-0.095	-0.141
s:we	-0.035	-0.133	0.262	-0.094
s:you	0.049	0.006	-0.053	-0.001
shortBlock	0.03	-0.022	0.064	-0.072
source:json_ld	0.016	-0.005	-0.026	0.015
source:title	0.102	-0.244	-0.03	0.172
type:foreign	1.13	0.102	-1.179	-0.053`;
